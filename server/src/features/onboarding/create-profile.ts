import type { User } from "@waymark/contract/accounts";
import type { ProfileDraft } from "@waymark/contract/onboarding";
import type { Who } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { withPhoto } from "../accounts/photo/with-photo.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { getUser } from "../accounts/profile/get-user.ts";
import { userOf } from "../accounts/profile/user-of.ts";
import { takeUpload } from "../resumes/uploads/claim-upload.ts";
import { profileOf } from "./profile-of.ts";

/**
 * Saves the profile of onboarding's step 2 together with other data from the resume; the uploaded file becomes the
 * first resume. All or nothing; repeating the call changes nothing more.
 * @throws AppError `not_found` for another person's id or upload, `file_kind` or `file_too_large` for the photo.
 */
export async function createProfile(deps: Deps, who: Who, draft: ProfileDraft): Promise<{ user: User }> {
  await getUser(deps, who, draft.userId);
  const person = await withPhoto(deps, who, draft.profilePicture, (photoColumns) =>
    changePerson(deps, who, async (tx, before) => {
      const read = draft.uploadId === undefined ? null : await takeUpload(tx, who, draft.uploadId);
      return { ...profileOf(draft, before, read), ...(await photoColumns(tx)) };
    }),
  );
  return { user: userOf(person) };
}
