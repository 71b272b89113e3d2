import type { Delivery } from "@waymark/contract/operator";
import type { Deps } from "../deps.ts";
import { readTokensOfAll } from "../ports/llm/store.ts";
import { readDailyMail } from "../ports/mail/limits.ts";
import { readChannels } from "../ports/outgoing/store.ts";

/** Also the used part of the day's limits; without any address. */
export async function readDelivery(deps: Deps): Promise<Delivery> {
  const found = await readChannels(deps.db);
  const model = deps.llm.modelFor("feedback") !== null || deps.llm.embedding !== null;
  const channels = (["mail", "sms"] as const).map((channel) => {
    const state = found.find((one) => one.channel === channel);
    return {
      channel,
      waiting: state?.waiting ?? 0,
      retrying: state?.retrying ?? 0,
      kept: state?.kept ?? 0,
      sent: state?.sent ?? 0,
      failed: state?.failed ?? 0,
      dropped: state?.dropped ?? 0,
      oldestWaiting: state?.oldestWaiting?.toISOString() ?? null,
      problem: state?.problem ?? null,
      problemAt: state?.problemAt?.toISOString() ?? null,
    };
  });
  const today = deps.now().toISOString().slice(0, 10);
  return {
    channels,
    mailToday: deps.mail.leaves ? await readDailyMail(deps) : null,
    modelToday: model
      ? { used: await readTokensOfAll(deps.db, today), cap: deps.config.LLM_DAILY_TOKENS_ALL }
      : null,
  };
}
