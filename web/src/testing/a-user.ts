import { forEachKey, profileLists, profileTexts, User, UserDetail } from "@waymark/contract/accounts";

/** A signed-in user as the server answers it. */
export function aUser(change: Partial<User> = {}): User {
  return User.parse({
    id: "0190a1b2-0000-7000-8000-000000000001",
    displayName: "Marta Ribeiro",
    firstName: "Marta",
    lastName: "Ribeiro",
    email: "marta@example.org",
    emailVerified: false,
    phoneNumber: "",
    phoneVerified: false,
    ...forEachKey(profileTexts, ""),
    ...forEachKey(profileLists, []),
    location: "Freiburg",
    title: "Registered Nurse",
    profileVisibility: "public",
    profileImageUrl: "",
    onboardingCompleted: true,
    version: 1,
    ...change,
  });
}

/** The same user with everything Settings shows, at its defaults. */
export function aUserDetail(change: Partial<User> = {}): UserDetail {
  return UserDetail.parse({
    ...aUser(change),
    preferences: {},
    jobPreferences: {},
    privacySettings: {},
    localization: {},
  });
}
