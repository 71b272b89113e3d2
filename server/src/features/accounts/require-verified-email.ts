import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { getUser } from "./get-user.ts";

/** Whether the person has proven that their e-mail address is theirs. */
export async function isEmailVerified(deps: Deps, who: Who): Promise<boolean> {
  return (await getUser(deps, who, who.userId)).emailVerified;
}

/**
 * What linking, inviting and mail on alert begin with: nobody acts under an address that is not proven theirs.
 * @throws AppError `email_unverified`.
 */
export async function requireVerifiedEmail(deps: Deps, who: Who): Promise<void> {
  if (!(await isEmailVerified(deps, who))) throw new AppError("email_unverified");
}
