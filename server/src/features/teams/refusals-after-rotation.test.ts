import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPepper, finishPepper } from "../../db/rotate-keys.ts";
import type { Deps } from "../../deps.ts";
import { refusalHash, refusesInvitations } from "../../ports/mail/refusals.ts";
import { freshEmail } from "../../testing/a-person.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { refusalLink, refuseInvitations } from "./refuse-invitations.ts";

describe("once the secret of keyed hashes was replaced", () => {
  let deps: Deps;
  let now = Date.now();
  beforeAll(async () => {
    deps = await testDeps({ database: await openTestDatabase(), now: () => new Date(now) });
  });
  afterAll(() => deps.database.close());

  const tokenFor = (email: string) => new URL(refusalLink(deps, email, "en")).searchParams.get("token") ?? "";

  /** The hashes of an address that have a row. */
  async function rowsFor(email: string): Promise<string[]> {
    const hashes = deps.keys.lookupHashes("mail-refusal", email);
    const { rows } = await deps.database.query("SELECT address_hash AS hash FROM mail_refusals");
    return (rows as { hash: string }[]).map(({ hash }) => hash).filter((hash) => hashes.includes(hash));
  }

  it("who refused invitations gets none, and links in old invitations still refuse and allow them", async () => {
    const [early, late] = [freshEmail(), freshEmail()];
    const [earlyToken, lateToken] = [tokenFor(early), tokenFor(late)];
    await refuseInvitations(deps, earlyToken, false);
    await addPepper(deps.db, deps.keys);
    expect(tokenFor(early)).not.toBe(earlyToken);
    expect(await refusesInvitations(deps, early)).toBe(true);
    await refuseInvitations(deps, lateToken, false);
    expect(await refusesInvitations(deps, late)).toBe(true);
    now += 1_000;
    await refuseInvitations(deps, earlyToken, true);
    expect(await refusesInvitations(deps, early)).toBe(false);
  });

  it("who refused before and after it, and allows invitations by either link, gets them; no row is left behind", async () => {
    for (const which of ["before", "after"] as const) {
      const email = freshEmail();
      const before = tokenFor(email);
      await refuseInvitations(deps, before, false);
      await addPepper(deps.db, deps.keys);
      await finishPepper(deps.db);
      const after = tokenFor(email);
      await refuseInvitations(deps, after, false);
      now += 1_000;
      await refuseInvitations(deps, which === "before" ? before : after, true);
      expect(await refusesInvitations(deps, email)).toBe(false);
      expect(await rowsFor(email)).toEqual([]);
      now += 1_000;
      await refuseInvitations(deps, before, false);
      expect(await refusesInvitations(deps, email)).toBe(true);
      expect(await rowsFor(email)).toEqual([refusalHash(deps, email)]);
    }
  });
});
