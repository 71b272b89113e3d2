import type { User, UserDetail } from "@waymark/contract/accounts";

/** The person without their settings, for answers of sign-in and profile. */
export function userOf(person: UserDetail): User {
  const { preferences, jobPreferences, privacySettings, localization, ...user } = person;
  return user;
}

/** The person as shown before the second factor: id and email address. */
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
