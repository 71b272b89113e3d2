import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A moment of a mail's delivery: its recipient was named, or all of its text has arrived. */
export type MailMoment = "recipient" | "text";

/**
 * A mail server on this machine.
 * @param answers Called at each moment of a delivery; false leaves the client without an answer.
 */
export async function startMailServer(answers: (at: MailMoment, to: string) => boolean) {
  /** The recipient of each mail whose text arrived, whether it was acknowledged or not. */
  const arrived: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      if (answers("recipient", address)) done();
    },
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo[0]?.address ?? "";
      stream.resume();
      stream.on("end", () => {
        arrived.push(to);
        if (answers("text", to)) done();
      });
    },
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    arrived,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
