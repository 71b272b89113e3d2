import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPepper } from "../../db/rotate-keys.ts";
import type { Deps } from "../../deps.ts";
import { refusesInvitations } from "../../ports/mail/refusals.ts";
import { freshEmail } from "../../testing/a-person.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { refusalLink, refuseInvitations } from "./refuse-invitations.ts";

describe("once the secret of keyed hashes was replaced", () => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await openTestDatabase() });
  });
  afterAll(() => deps.database.close());

  const tokenFor = (email: string) => new URL(refusalLink(deps, email, "en")).searchParams.get("token") ?? "";

  it("who refused invitations gets none, and links in old invitations still refuse and allow them", async () => {
    const [early, late] = [freshEmail(), freshEmail()];
    const [earlyToken, lateToken] = [tokenFor(early), tokenFor(late)];
    await refuseInvitations(deps, earlyToken, false);
    await addPepper(deps.db, deps.keys);
    expect(tokenFor(early)).not.toBe(earlyToken);
    expect(await refusesInvitations(deps, early)).toBe(true);
    await refuseInvitations(deps, lateToken, false);
    expect(await refusesInvitations(deps, late)).toBe(true);
    await refuseInvitations(deps, earlyToken, true);
    expect(await refusesInvitations(deps, early)).toBe(false);
  });
});
