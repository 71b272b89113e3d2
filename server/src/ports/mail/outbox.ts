import type { Logger } from "pino";
import { outboxCarrier } from "../outgoing/outbox.ts";
import type { MailSender } from "./port.ts";

/** For an installation without a mail server. */
export const openOutboxSender = (log: Logger): MailSender => ({
  ...outboxCarrier(log),
  close: async () => {},
});
