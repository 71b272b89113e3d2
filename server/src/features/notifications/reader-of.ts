import type { UserDetail } from "@waymark/contract/accounts";
import type { Reader } from "@waymark/domain/notifications/plan-sendings";
import type { Deps } from "../../deps.ts";
import { readTimesOf } from "./store.ts";

export async function readerOf(deps: Deps, person: UserDetail): Promise<Reader> {
  return {
    switches: person.preferences,
    emailVerified: person.emailVerified && person.email !== "",
    phoneVerified: person.phoneVerified,
    times: await readTimesOf(deps.db, person.id),
    timeZone: person.localization.timeZone,
  };
}
