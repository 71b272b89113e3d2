import type { Logger } from "pino";
import type { Carrier } from "./queue-message.ts";

/** The message stays in the database, and the operator's page shows it. */
export const outboxCarrier = (log: Logger): Carrier & { readonly name: "outbox" } => ({
  name: "outbox",
  deliver: async ({ id }) => log.info({ messageId: id }, "a message stays in the outbox"),
});
