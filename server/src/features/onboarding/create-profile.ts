import type { User } from "@waymark/contract/accounts";
import type { ProfileDraft } from "@waymark/contract/onboarding";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { changePerson } from "../accounts/change-person.ts";
import { getUser } from "../accounts/get-user.ts";
import { userOf } from "../accounts/user-of.ts";
import { withPhoto } from "../accounts/with-photo.ts";
import { takeUpload } from "../resumes/take-upload.ts";
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
