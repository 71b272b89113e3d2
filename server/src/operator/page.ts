import type { AnswerOf } from "@waymark/contract/endpoint";
import type { OutboxMessage, readOperator } from "@waymark/contract/operator";
import { productVersion } from "../db/backup/backup-manifest.ts";
import { SealBroken } from "../db/seal.ts";
import type { Deps } from "../deps.ts";
import { paymentsOverview } from "../features/billing/payments-overview.ts";
import { readJobSources } from "../features/job-sources/list-job-sources.ts";
import { readContacts } from "../features/support/contact/read-contacts.ts";
import { openContent } from "../ports/outgoing/content.ts";
import { readDelivery } from "./delivery.ts";
import { readLocalMessages } from "./store.ts";

const shownMessages = 100;

/** Newest first; messages of erased people can no longer be read. */
async function readOutbox(deps: Pick<Deps, "db" | "keys">): Promise<OutboxMessage[]> {
  const messages: OutboxMessage[] = [];
  for (const { sealed, ...row } of await readLocalMessages(deps.db, shownMessages)) {
    if (sealed === null) continue;
    try {
      const content = await openContent(deps.keys, deps.db, { ...row, sealed });
      messages.push({
        id: row.id,
        channel: row.channel,
        to: content.to,
        subject: content.subject,
        text: content.text,
        createdAt: row.createdAt.toISOString(),
        status: row.state,
      });
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
    }
  }
  return messages;
}

export async function readOperatorPage(deps: Deps): Promise<AnswerOf<typeof readOperator>> {
  return {
    version: productVersion(),
    database: deps.config.DATABASE_URL === undefined ? "embedded" : "postgres",
    mailLeaves: deps.mail.leaves,
    smsLeaves: deps.sms.leaves,
    contact: await readContacts(deps),
    outbox: await readOutbox(deps),
    delivery: await readDelivery(deps),
    ...(await readJobSources(deps)),
    payments: await paymentsOverview(deps),
  };
}
