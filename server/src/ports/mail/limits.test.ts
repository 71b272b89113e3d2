import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import { codeOf } from "../../testing/code-of.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { type Carrier, NotSent } from "../outgoing/queue-message.ts";
import { readDailyMail, requireDailyMail, withDailyCap, withRefusals } from "./limits.ts";
import { allowInvitationsTo, refusalHash, refuseInvitationsTo } from "./refusals.ts";

const hour = 3_600_000;

describe.each(testDatabases())("the limits of mail on $name", ({ open }) => {
  let database: OpenDatabase;
  let deps: Deps;
  let now = new Date();
  let carried: string[] = [];
  let fails: Error | null = null;
  const carrier: Carrier = {
    name: "smtp",
    deliver: async ({ key }) => {
      if (fails !== null) throw fails;
      carried.push(key);
    },
  };
  beforeAll(async () => {
    database = await open();
    deps = await testDeps({ database, now: () => now, config: { MAIL_DAILY_CAP: 10 } });
  });
  afterAll(() => database.close());
  afterEach(async () => {
    carried = [];
    fails = null;
    await database.query("TRUNCATE code_sends, mail_refusals");
  });
  const send = (by: Carrier, key: string, to = "ada@example.org") =>
    by
      .deliver({ id: "1", key, to, subject: "", text: "" }, async () => {})
      .then(
        () => "sent",
        (error: unknown) => (error instanceof Error ? `${error.constructor.name}: ${error.message}` : "?"),
      );

  it("let no more leave in a day, keep a fifth for recovery, and begin anew", async () => {
    const capped = withDailyCap(deps, carrier);
    const alerts = await Promise.all(Array.from({ length: 20 }, () => send(capped, "notice")));
    expect(alerts.filter((one) => one === "sent")).toHaveLength(8);
    expect(alerts).toContain("NotSent: daily cap");
    expect(await codeOf(requireDailyMail(deps, "team-invitation"))).toBe("mail_limit");
    expect(await codeOf(requireDailyMail(deps, "recover"))).toBe("done");
    expect([await send(capped, "recover"), await send(capped, "account-notice")]).toEqual(["sent", "sent"]);
    expect(await send(capped, "recover")).toBe("NotSent: daily cap");
    expect(await codeOf(requireDailyMail(deps, "recover"))).toBe("mail_limit");
    expect(await readDailyMail(deps)).toEqual({ used: 10, cap: 10, reserved: 2 });
    now = new Date(now.getTime() + 25 * hour);
    expect(await send(capped, "notice")).toBe("sent");
  });

  it("count nothing that certainly did not leave, so that greylisting uses nothing up", async () => {
    const capped = withDailyCap(deps, carrier);
    fails = new NotSent("smtp 451", true);
    for (let i = 0; i < 12; i++) expect(await send(capped, "notice")).toBe("NotSent: smtp 451");
    fails = null;
    expect(await send(capped, "notice")).toBe("sent");
    fails = new Error("the line broke");
    await send(capped, "notice");
    expect(await readDailyMail(deps)).toMatchObject({ used: 2 });
  });

  it("give one address ten invitations a day, of whichever teams, and other mail all the same", async () => {
    const limited = withRefusals(deps, carrier);
    const sent = [];
    for (let i = 0; i < 12; i++)
      sent.push(await send(limited, "team-invitation", i % 2 ? "Ada@Example.org" : undefined));
    expect(sent).toEqual([...Array(10).fill("sent"), ...Array(2).fill("NotWanted: too many invitations")]);
    expect(await send(limited, "team-invitation", "other@example.org")).toBe("sent");
    expect(await send(limited, "verify-email")).toBe("sent");
    now = new Date(now.getTime() + 25 * hour);
    expect(await send(limited, "team-invitation-unnamed")).toBe("sent");
  });

  it("let no invitation reach who refused them, until they are allowed again", async () => {
    const limited = withRefusals(deps, carrier);
    const hash = refusalHash(deps, "ada@example.org");
    await refuseInvitationsTo(deps, hash);
    await refuseInvitationsTo(deps, hash);
    for (const key of ["team-invitation", "team-invitation-unnamed"])
      expect(await send(limited, key)).toBe("NotWanted: refused by its reader");
    expect(await send(limited, "recover")).toBe("sent");
    const { rows } = await database.query("SELECT address_hash FROM mail_refusals");
    expect(JSON.stringify(rows)).not.toContain("ada@");
    await allowInvitationsTo(deps, hash);
    expect(await send(limited, "team-invitation")).toBe("sent");
    expect(carried).toEqual(["recover", "team-invitation"]);
  });
});
