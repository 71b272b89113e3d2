import type { Deps } from "../../deps.ts";
import { checkEmailAttempts, countAttempt } from "./count-attempt.ts";
import { emailExists } from "./store.ts";

const floorMs = 150;

/**
 * Whether an e-mail has an account. Takes at least 150 ms either way; with AUTH_PRIVACY=strict the answer is
 * always no.
 * @throws AppError `rate_limited` when one address is asked for too often.
 */
export async function checkEmail(deps: Deps, email: string): Promise<{ exists: boolean }> {
  const floor = new Promise<void>((resolve) => setTimeout(resolve, floorMs));
  if (deps.config.RATE_LIMITS === "enforced") await countAttempt(deps, checkEmailAttempts, email);
  const exists = await emailExists(deps.db, email);
  await floor;
  return { exists: exists && deps.config.AUTH_PRIVACY !== "strict" };
}
