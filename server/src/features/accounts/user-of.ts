import type { User, UserDetail } from "@waymark/contract/accounts";

/** The person without their settings, as sign-in and profile answers carry them. */
export function userOf(person: UserDetail): User {
  const { preferences, jobPreferences, privacySettings, localization, ...user } = person;
  return user;
}

/** The person as somebody sees them who has not yet shown the second factor: id and e-mail address. */
export function blankUser({ id, email, version }: User): User {
  return {
    id,
    email,
    version,
    displayName: "",
    firstName: "",
    lastName: "",
    emailVerified: false,
    phoneNumber: "",
    phoneVerified: false,
    location: "",
    bio: "",
    title: "",
    company: "",
    experience: "",
    skills: [],
    desiredRoles: [],
    expectedSalary: "",
    profileVisibility: "private",
    profileImageUrl: "",
    onboardingCompleted: false,
  };
}
