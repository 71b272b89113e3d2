import { countSend } from "../../codes/store.ts";
import type { Deps } from "../../deps.ts";
import { type Carrier, NotSent } from "../outgoing/queue-message.ts";

const dayMs = 86_400_000;

export type CapDeps = Pick<Deps, "config" | "db" | "keys" | "log" | "now">;

/** Over all processes. @throws NotSent `sms_cap` when the day's limit is reached. */
export async function countDailySms(deps: CapDeps): Promise<void> {
  const atMost = deps.config.SMS_DAILY_CAP;
  const { count } = await countSend(deps.db, deps.keys.lookupHash("sms-day", "all"), deps.now(), dayMs);
  if (count <= atMost) return;
  if (count === atMost + 1) deps.log.error({ atMost }, "the day's text messages are used up");
  throw new NotSent("daily cap", false, "sms_cap");
}

export const withDailyCap = (deps: CapDeps, carrier: Carrier): Carrier => ({
  name: carrier.name,
  deliver: async (parcel, handOver) => {
    await countDailySms(deps);
    await carrier.deliver(parcel, handOver);
  },
});
