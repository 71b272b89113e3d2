import type { User, UserDetail } from "@waymark/contract/accounts";
import type { ProfileDraft } from "@waymark/contract/onboarding";
import type { FileFacts } from "@waymark/contract/resume-analysis";
import type { ParsedResume, ResumeContent } from "@waymark/contract/resumes";
import { splitName } from "@waymark/domain/accounts/split-name";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { withPhoto } from "../accounts/photo/photo.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { getUser, userOf } from "../accounts/profile/users.ts";
import { roleProposals } from "../careers/role-proposals.ts";
import { publishPage } from "../public-profile/own-page.ts";
import { analyzeResume } from "../resume-analysis/analyze-resume.ts";
import { claimUpload } from "../resumes/uploads/claim-upload.ts";

/**
 * Step 2: also saves other data from the resume, and makes the uploaded file the first resume. All or nothing;
 * repeatable. @throws AppError `not_found` for another person's id or upload, `file_kind` or `file_too_large` for the
 * photo.
 */
export async function createProfile(deps: Deps, actor: Actor, draft: ProfileDraft): Promise<{ user: User }> {
  await getUser(deps, actor, draft.userId);
  const judge = (resume: ResumeContent, file: FileFacts | null) =>
    analyzeResume(deps, actor, { resume, file: file ?? undefined });
  // Loading the catalogue takes a second or more, so it waits for somebody who says what they do.
  const saysNothing = draft.uploadId === undefined && draft.summary.trim() === "";
  const propose = saysNothing ? () => [] : await roleProposals(deps);
  const person = await withPhoto(deps, actor, draft.profilePicture, (photoColumns) =>
    changePerson(deps, actor, async (tx, before) => {
      const read = draft.uploadId === undefined ? null : await claimUpload(tx, actor, draft.uploadId, judge);
      const profile = profileOf(draft, before, read);
      const desiredRoles = rolesOf(draft, before, read, (titles) =>
        propose({ titles, summary: draft.summary, language: actor.locale }),
      );
      return { ...profile, desiredRoles, ...(await photoColumns(tx)) };
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

/** Roles that somebody names stay as they are; the titles of a resume only begin a proposal. */
function rolesOf(
  draft: ProfileDraft,
  { desiredRoles: known }: UserDetail,
  read: Read | null,
  propose: (titles: readonly string[]) => string[],
): string[] {
  if (read === null && draft.uploadId !== undefined && known.length > 0) return known;
  const titles = read?.parsed.desiredRoles.map(lineOf) ?? [];
  const named = draft.desiredRoles ?? [];
  if (named.some((role) => !titles.includes(role))) return [...new Set(named)];
  return titles.length === 0 && known.length > 0 ? known : propose(titles);
}

/** The profile from a draft; fields that step 2 does not ask for come from the draft, the resume, or stay. */
function profileOf(draft: ProfileDraft, person: UserDetail, read: Read | null) {
  const parsed = read?.parsed;
  const current = read?.content.experience.find((item) => item.current) ?? read?.content.experience[0];
  const skills = given(draft.skills) ?? given(parsed?.skills.map(lineOf)) ?? person.skills;
  return {
    ...splitName(draft.name),
    displayName: draft.name,
    contactEmail: draft.email === "" || draft.email === person.email ? null : draft.email,
    location: draft.location,
    bio: draft.summary,
    // A number from the resume never replaces a verified one.
    phoneNumber: person.phoneVerified
      ? person.phoneNumber
      : draft.phoneNumber || lineOf(parsed?.phone) || person.phoneNumber,
    experience: draft.experience || lineOf(parsed?.experience) || person.experience,
    skills: [...new Set(skills)],
    title: person.title || lineOf(current?.title),
    company: person.company || lineOf(current?.company),
  };
}
