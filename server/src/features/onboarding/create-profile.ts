import type { User, UserDetail } from "@waymark/contract/accounts";
import type { ProfileDraft } from "@waymark/contract/onboarding";
import type { ParsedResume, ResumeContent } from "@waymark/contract/resumes";
import { splitName } from "@waymark/domain/accounts/split-name";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { withPhoto } from "../accounts/photo/photo.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { getUser, userOf } from "../accounts/profile/users.ts";
import { publishPage } from "../public-profile/own-page.ts";
import { claimUpload } from "../resumes/uploads/claim-upload.ts";

/**
 * Step 2: also saves other data from the resume, and makes the uploaded file the first resume. All or nothing;
 * repeatable. @throws AppError `not_found` for another person's id or upload, `file_kind` or `file_too_large` for the
 * photo.
 */
export async function createProfile(deps: Deps, actor: Actor, draft: ProfileDraft): Promise<{ user: User }> {
  await getUser(deps, actor, draft.userId);
  const person = await withPhoto(deps, actor, draft.profilePicture, (photoColumns) =>
    changePerson(deps, actor, async (tx, before) => {
      const read = draft.uploadId === undefined ? null : await claimUpload(tx, actor, draft.uploadId);
      return { ...profileOf(draft, before, read), ...(await photoColumns(tx)) };
    }),
  );
  // After the name is saved, which gives the page its address.
  if (draft.publishPage !== undefined) await publishPage(deps, actor, draft.publishPage);
  return { user: userOf(person) };
}

interface Read {
  readonly content: ResumeContent;
  readonly parsed: ParsedResume;
}

const given = <T>(list: readonly T[] | undefined): T[] | undefined =>
  list === undefined || list.length === 0 ? undefined : [...list];

const lineOf = (read: string | undefined): string =>
  (read ?? "")
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .trim()
    .slice(0, 300);

function profileOf(draft: ProfileDraft, person: UserDetail, read: Read | null) {
  const parsed = read?.parsed;
  const current = read?.content.experience.find((item) => item.current) ?? read?.content.experience[0];
  const skills = given(draft.skills) ?? given(parsed?.skills.map(lineOf)) ?? person.skills;
  const roles = given(draft.desiredRoles) ?? given(parsed?.desiredRoles.map(lineOf)) ?? person.desiredRoles;
  return {
    ...splitName(draft.name),
    displayName: draft.name,
    contactEmail: draft.email === person.email ? null : draft.email,
    location: draft.location,
    bio: draft.summary,
    // A number from the resume never replaces a verified one.
    phoneNumber: person.phoneVerified
      ? person.phoneNumber
      : draft.phoneNumber || lineOf(parsed?.phone) || person.phoneNumber,
    experience: draft.experience || lineOf(parsed?.experience) || person.experience,
    skills: [...new Set(skills)],
    desiredRoles: [...new Set(roles)],
    title: person.title || lineOf(current?.title),
    company: person.company || lineOf(current?.company),
  };
}
