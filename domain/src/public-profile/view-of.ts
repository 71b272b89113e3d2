import type { User } from "@waymark/contract/accounts";
import type { Activity, ProfileView } from "@waymark/contract/public-profile";
import type { PrivacySettings } from "@waymark/contract/settings";

type ShownFields = Pick<
  User,
  | "firstName"
  | "lastName"
  | "title"
  | "company"
  | "location"
  | "bio"
  | "experience"
  | "skills"
  | "desiredRoles"
  | "expectedSalary"
>;

/** Null when there is no page under the given privacy settings. The page and its preview in Settings use this. */
export function viewOf(
  person: ShownFields & { readonly hasPhoto: boolean; readonly activity: Activity },
  privacy: Omit<PrivacySettings, "dataSharing">,
): ProfileView | null {
  if (privacy.profileVisibility === "private") return null;
  return {
    name: `${person.firstName} ${person.lastName}`.trim(),
    title: person.title,
    company: person.company,
    location: person.location,
    bio: person.bio,
    experience: person.experience,
    skills: [...person.skills],
    desiredRoles: [...person.desiredRoles],
    hasPhoto: person.hasPhoto,
    expectedSalary: privacy.showSalaryExpectations ? person.expectedSalary : "",
    activity: privacy.showActivityStatus ? person.activity : null,
    takesMessages: privacy.allowRecruiterContact,
    indexed: privacy.profileVisibility === "public",
  };
}

const day = 86_400_000;

/** A person's last activity, too coarse to reveal their hours. */
export function activityOf(lastUse: Date, now: Date): Activity {
  const days = (now.getTime() - lastUse.getTime()) / day;
  if (days < 7) return "week";
  return days < 30 ? "month" : "earlier";
}
