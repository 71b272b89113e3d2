import { setTimeout as wait } from "node:timers/promises";
import type { Deps } from "../../../deps.ts";
import { type Device, unknownDevice } from "../sessions/device-of.ts";
import { emailExists } from "../store.ts";
import {
  attemptAt,
  checkEmailAttempts,
  checkEmailDaily,
  countAttempt,
  countAttempts,
  noteLookUp,
} from "./count-attempt.ts";

const floorMs = 150;

/**
 * Every answer, a refusal too, takes at least 150 ms; with AUTH_PRIVACY=strict it is always no.
 * @throws AppError `rate_limited` after too many calls about one address, or from one network.
 */
export async function checkEmail(
  deps: Deps,
  email: string,
  device: Device = unknownDevice,
): Promise<{ exists: boolean }> {
  const floor = wait(floorMs);
  try {
    if (deps.config.RATE_LIMITS === "enforced") {
      await countAttempt(deps, checkEmailDaily, device.address);
      await countAttempts(deps, ...attemptAt(checkEmailAttempts, email, { ...device, knownDevice: null }));
      await noteLookUp(deps);
    }
    const exists = await emailExists(deps.db, email);
    return { exists: exists && deps.config.AUTH_PRIVACY !== "strict" };
  } finally {
    await floor;
  }
}
