import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { aPerson, freshEmail } from "../../../testing/a-person.ts";
import { codeOf } from "../../../testing/code-of.ts";
import { openTestDatabase } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { linkTokenTo, mailTo } from "../../../testing/mail-to.ts";
import { unknownDevice } from "../../accounts/sessions/device-of.ts";
import { confirmEmailChange, refuseEmailChange } from "./confirm-email-change.ts";
import { requestEmailChange } from "./request-email-change.ts";

describe("accounts that ask to get somebody else's address", () => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await openTestDatabase() });
  });
  afterAll(() => deps.database.close());

  /** A person with a verified address, asking from an IP address. */
  async function anAccount(address: string) {
    const { email, actor, sessionId } = await aPerson(deps, { verified: true });
    const asker = { actor, sessionId, device: { ...unknownDevice, address } };
    return { email, change: (to: string) => codeOf(requestEmailChange(deps, asker, to)) };
  }
  const mailsTo = async (address: string) => (await mailTo(deps, address)).length;

  it("ask with two accounts and from every address of a network: somebody else can still change to theirs", async () => {
    const wanted = freshEmail();
    for (let i = 1; i <= 3; i++) {
      const stranger = await anAccount(`192.0.2.${i}`);
      for (let n = 0; n < 5; n++) await stranger.change(wanted);
    }
    expect(await mailsTo(wanted)).toBe(8);
    const owner = await anAccount("203.0.113.7");
    expect(await owner.change(wanted)).toBe("done");
    expect(await mailsTo(wanted)).toBe(9);
  });

  it("ask from many networks: the reader of the address refuses one of them and changes to it", async () => {
    const wanted = freshEmail();
    for (let i = 0; i < 6; i++) {
      const stranger = await anAccount(`10.8.${i}.1`);
      for (let n = 0; n < 4; n++) await stranger.change(wanted);
    }
    expect(await mailsTo(wanted)).toBe(20);
    const owner = await anAccount("203.0.113.7");
    expect(await owner.change(wanted)).toBe("change_links_sent");
    await refuseEmailChange(deps, await linkTokenTo(deps, wanted, "email-change-new"));
    expect(await owner.change(wanted)).toBe("done");
    const [byNew, byOld] = [
      await linkTokenTo(deps, wanted, "email-change-new"),
      await linkTokenTo(deps, owner.email, "email-change-old"),
    ];
    expect(await confirmEmailChange(deps, byNew)).toEqual({ changed: false });
    expect(await confirmEmailChange(deps, byOld)).toEqual({ changed: true });
  });

  it("refuse their own change from their old address: that gives no more mails", async () => {
    const wanted = freshEmail();
    const strangers = await Promise.all([0, 1, 2, 3, 4].map((i) => anAccount(`10.9.${i}.1`)));
    for (const stranger of strangers) for (let n = 0; n < 4; n++) await stranger.change(wanted);
    const [first, other] = [strangers[0], await anAccount("10.9.9.1")];
    await refuseEmailChange(deps, await linkTokenTo(deps, first?.email ?? "", "email-change-old"));
    expect(await other.change(wanted)).toBe("change_links_sent");
    expect(await mailsTo(wanted)).toBe(20);
  });
});
