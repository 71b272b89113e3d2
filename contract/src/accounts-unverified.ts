/**
 * The actions of an account before its email address is verified; actions without a row are open. Anybody can sign up
 * with another person's address and wait for its owner, so an action is closed (`false`) if it would keep working for
 * that stranger afterwards, or reaches other people in the owner's name. An endpoint names its row as `action`; the
 * server answers `email_unverified` when the row is closed.
 */
export const unverifiedMay = {
  "phone-proof": true,
  "second-factor": false,
  passkey: false,
  "calendar-feed": false,
  "secret-profile-link": false,
  "followed-board": false,
  "team-invitation": false,
  "linked-identity": false,
  "email-change": false,
  "alert-text": false,
} as const satisfies Record<string, boolean>;

export type AccountAction = keyof typeof unverifiedMay;

export const mayAct = (action: AccountAction, { verified }: { readonly verified: boolean }): boolean =>
  verified || unverifiedMay[action];
