import { expect } from "@playwright/test";
import { type MailMoment, startMailServer } from "../server/src/testing/stand-ins/a-mail-server.ts";
import { ApiPerson } from "./api.ts";
import { startProduct } from "./product.ts";
import { test } from "./test.ts";

const killed = { before: "before-the-text@example.org", after: "after-the-text@example.org" };

test("kill -9 while a mail leaves: it goes out once before its text was sent, and never twice after", async () => {
  test.setTimeout(180_000);
  const killAt = new Map<string, MailMoment>([
    [killed.before, "recipient"],
    [killed.after, "text"],
  ]);
  const mail = await startMailServer((at, to) => {
    if (killAt.get(to) !== at) return true;
    killAt.delete(to);
    process.kill(product.pid, "SIGKILL");
    return false;
  });
  const env = { SMTP_URL: mail.url };
  let product = await startProduct({ env });
  const { dataDir } = product;
  const startAgain = async () => {
    await product.end("SIGKILL");
    product = await startProduct({ env, dataDir });
  };
  const mailsTo = (to: string) => mail.arrived.filter((address) => address === to).length;
  /** Signs somebody up and waits until their mail has arrived. */
  const mailReaches = async (to: string) => {
    await new ApiPerson(product.url).register(to);
    await expect.poll(() => mailsTo(to), { timeout: 60_000 }).toBe(1);
  };
  /** Signs somebody up, which kills the product while their mail leaves. */
  const mailKills = async (to: string) => {
    await new ApiPerson(product.url).register(to);
    await expect.poll(() => killAt.has(to), { timeout: 60_000 }).toBe(false);
  };
  try {
    await mailKills(killed.before);
    expect(mailsTo(killed.before)).toBe(0);
    await startAgain();
    await expect.poll(() => mailsTo(killed.before), { timeout: 60_000 }).toBe(1);

    await mailKills(killed.after);
    await startAgain();
    await mailReaches("somebody-later@example.org");
    expect([mailsTo(killed.before), mailsTo(killed.after)]).toEqual([1, 1]);
  } finally {
    await product.remove();
    await mail.close();
  }
});
