import type { User } from "@waymark/contract/accounts";
import type { ProfileDraft } from "@waymark/contract/onboarding";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { withPhoto } from "../accounts/photo/with-photo.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { getUser } from "../accounts/profile/get-user.ts";
import { userOf } from "../accounts/profile/user-of.ts";
import { claimUpload } from "../resumes/uploads/claim-upload.ts";
import { profileOf } from "./profile-of.ts";

/**
 * Saves the profile of onboarding's step 2 together with other data from the resume; the uploaded file becomes the
 * first resume. All or nothing; repeating the call changes nothing more.
 * @throws AppError `not_found` for another person's id or upload, `file_kind` or `file_too_large` for the photo.
 */
export async function createProfile(deps: Deps, actor: Actor, draft: ProfileDraft): Promise<{ user: User }> {
  await getUser(deps, actor, draft.userId);
  const person = await withPhoto(deps, actor, draft.profilePicture, (photoColumns) =>
    changePerson(deps, actor, async (tx, before) => {
      const read = draft.uploadId === undefined ? null : await claimUpload(tx, actor, draft.uploadId);
      return { ...profileOf(draft, before, read), ...(await photoColumns(tx)) };
    }),
  );
  return { user: userOf(person) };
}
