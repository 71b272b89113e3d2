import { ProfileDraft } from "@waymark/contract/onboarding";
import type { ParseAnswer } from "@waymark/contract/resumes";
import type { OnboardingDraft } from "./draft.ts";

const {
  skills: Skills,
  desiredRoles: Roles,
  experience: Experience,
  phoneNumber: Phone,
} = ProfileDraft.shape;
type ParsedPart = Pick<ParseAnswer, "profileForm" | "parsed" | "uploadId">;

const first = (...texts: string[]) => texts.map((text) => text.trim()).find((text) => text !== "") ?? "";

/** The server sends skills joined by commas too; the text is split only if it differs from the parsed list. */
function skillList({ profileForm: form, parsed }: ParsedPart): string[] {
  const isSame = form.skills.trim() === "" || form.skills === parsed.skills.join(", ");
  return isSame ? parsed.skills : form.skills.split(", ");
}

/** Drops invalid entries, so that a garbled one does not block the whole profile. */
function fitting(entries: string[], list: typeof Skills | typeof Roles, most: number): string[] {
  return entries.filter((entry) => entry.trim() !== "" && list.safeParse([entry]).success).slice(0, most);
}

/** Form values first, then parsed ones, then the draft's own. @param unknownName Used when no name was found. */
export function mergeParsed(
  draft: OnboardingDraft,
  answer: ParsedPart,
  unknownName: string,
): OnboardingDraft {
  const { profileForm: form, parsed } = answer;
  const skills = fitting(skillList(answer), Skills, 500);
  const roles = fitting([...new Set([form.desiredRole, ...parsed.desiredRoles])], Roles, 50);
  const experience = Experience.safeParse(first(form.experience, parsed.experience, draft.experience ?? ""));
  const phone = Phone.safeParse(first(parsed.phone, draft.phoneNumber ?? ""));
  return {
    ...draft,
    name: first(form.fullName, parsed.name, draft.name) || unknownName,
    email: first(form.email, parsed.email, draft.email),
    location: first(form.location, parsed.location, draft.location),
    summary: first(form.bio, parsed.summary, draft.summary),
    skills: skills.length > 0 ? skills : (draft.skills ?? []),
    desiredRoles: roles.length > 0 ? roles : (draft.desiredRoles ?? []),
    experience: (experience.success && experience.data) || undefined,
    phoneNumber: (phone.success && phone.data) || undefined,
    uploadId: answer.uploadId ?? undefined,
  };
}
