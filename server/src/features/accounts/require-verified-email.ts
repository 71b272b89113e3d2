import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { getUser } from "./get-user.ts";

/**
 * What linking, inviting and mail on alert begin with: nobody acts under an address that is not proven theirs.
 * @throws AppError `email_unverified`.
 */
export async function requireVerifiedEmail(deps: Deps, who: Who): Promise<void> {
  const { emailVerified } = await getUser(deps, who, who.userId);
  if (!emailVerified) throw new AppError("email_unverified");
}
