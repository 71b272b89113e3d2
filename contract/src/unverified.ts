/**
 * What an account may do before its email address is verified, one row for each action; what has no row is open.
 *
 * Anybody can sign up with somebody else's address and wait until its owner arrives. So whatever would go on working
 * for the stranger afterwards, or reaches other people in the owner's name, is closed (`false`) until the address is
 * verified. An endpoint names its row as `action`; the server answers `email_unverified` where the row is closed.
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

/** Whether an account may take an action. */
export const mayAct = (action: AccountAction, { verified }: { readonly verified: boolean }): boolean =>
  verified || unverifiedMay[action];
