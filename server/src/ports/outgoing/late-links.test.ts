import { desc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../deps.ts";
import { unknownDevice } from "../../features/accounts/sessions/device-of.ts";
import { acceptProof } from "../../features/accounts/sessions/recent-proof.ts";
import { readEmailLink } from "../../features/security/email-change/confirm-email-change.ts";
import { handleEmailChangeSent } from "../../features/security/email-change/email-change.ts";
import { requestEmailChange } from "../../features/security/email-change/request-email-change.ts";
import { handleInvitationSent, invite, readInvitation } from "../../features/teams/invitations.ts";
import { setTeamActive } from "../../features/teams/open-team.ts";
import { listTeams } from "../../features/teams/teams.ts";
import { aPerson, freshEmail } from "../../testing/a-person.ts";
import { codeOf } from "../../testing/code-of.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { deliverMessage } from "./deliver-message.ts";
import { type Carrier, deliverTask, NotSent } from "./queue-message.ts";
import { outgoingMessages } from "./tables.ts";

const hour = 3_600_000;

describe("a mail that a server puts off for a day", () => {
  let deps: Deps;
  let now = new Date();
  beforeEach(async () => {
    now = new Date();
    deps = await testDeps({
      database: await openTestDatabase(),
      now: () => now,
      config: { RATE_LIMITS: "off", PLANS: "open" },
    });
    handleEmailChangeSent(deps);
    handleInvitationSent(deps);
  });
  afterEach(() => deps.database.close());

  /** Delivers the newest mail of a kind at the first try after a day. @returns the token of its link. */
  async function deliverLate(key: string): Promise<string> {
    const newest = deps.db.select().from(outgoingMessages).where(eq(outgoingMessages.key, key));
    const [message] = await newest.orderBy(desc(outgoingMessages.createdAt)).limit(1);
    if (message === undefined) throw new Error("no such mail");
    const takenFrom = now.getTime() + 24 * hour;
    let token = "";
    const carrier: Carrier = {
      name: "server",
      async deliver({ text }, handOver) {
        if (now.getTime() < takenFrom) throw new NotSent("not now", true);
        await handOver();
        token = /(?:#token=|\/invite\/)([\w-]+)/.exec(text)?.[1] ?? "";
      },
    };
    for (;;) {
      await deliverMessage(deps, deliverTask("mail"), carrier, message.id);
      const row = await deps.db.select().from(outgoingMessages).where(eq(outgoingMessages.id, message.id));
      const next = row[0]?.nextTryAt ?? null;
      if (row[0]?.state === "sent") return token;
      if (next === null) throw new Error(`not delivered: ${row[0]?.state}`);
      now = next;
    }
  }
  /** Runs the tasks until something holds; the test's own time limit ends it. */
  async function runTasksUntil(holds: () => Promise<boolean>): Promise<void> {
    await deps.tasks.start();
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
    await deps.tasks.stop(5_000);
  }

  it("holds a link for a change of address that lives for 24 hours from then", async () => {
    const { actor, sessionId } = await aPerson(deps, { verified: true });
    await acceptProof(deps, actor, sessionId);
    await requestEmailChange(deps, { actor, sessionId, device: unknownDevice }, freshEmail());
    const token = await deliverLate("email-change-old");
    const left = now.getTime();
    await runTasksUntil(async () => (await codeOf(readEmailLink(deps, token))) === "done");
    now = new Date(left + 23 * hour);
    expect(await codeOf(readEmailLink(deps, token))).toBe("done");
    now = new Date(left + 25 * hour);
    expect(await codeOf(readEmailLink(deps, token))).toBe("link_invalid");
  });

  it("holds an invitation that lives for seven days from then", async () => {
    const { actor } = await aPerson(deps, { verified: true });
    await inTransaction(deps, (tx) => setTeamActive(tx, { userId: actor.userId, displayName: "Ada" }, true));
    const teamId = (await listTeams(deps, actor)).teams[0]?.id ?? "";
    await invite(deps, actor, teamId, freshEmail());
    const { rows } = await deps.database.query(
      "SELECT key FROM outgoing_messages WHERE key LIKE 'team-inv%'",
    );
    const token = await deliverLate((rows[0] as { key: string }).key);
    const left = now.getTime();
    const over = async () => codeOf(readInvitation(deps, null, token));
    const after = new Date(left + 6.9 * 24 * hour);
    await runTasksUntil(async () => {
      const { rows } = await deps.database.query("SELECT 1 FROM team_invitations WHERE expires_at > $1", [
        after,
      ]);
      return rows.length > 0;
    });
    now = new Date(left + 6.5 * 24 * hour);
    expect(await over()).toBe("done");
    now = new Date(left + 7.1 * 24 * hour);
    expect(await over()).toBe("invitation_over");
  });
});
