import type { Application } from "@waymark/contract/applications";
import { describe, expect, it, vi } from "vitest";
import { firstSendable, OfflineQueue, type Sent as SentRow } from "../../../lib/sync/offline-queue.ts";
import { aCard, anApplication, anId } from "../testing/a-card.ts";
import type { Change, ChangeOf } from "./change.ts";
import { foldBoard } from "./fold.ts";
import { changeRules } from "./rules.ts";

type Sent = SentRow<Application>;

const at = "2026-11-20T10:00:00.000Z";
const move = (n: number, id: number, to: string, from = "preparing"): ChangeOf<"move"> => ({
  kind: "move",
  changeId: anId(900 + n),
  id: anId(id),
  at,
  from,
  to,
  rank: 0,
  version: 1,
});
const note = (n: number, notes: string, before = ""): ChangeOf<"edit"> => ({
  kind: "edit",
  changeId: anId(900 + n),
  id: anId(1),
  at,
  fields: { notes },
  before: { notes: before },
  version: 1,
});

/** Shared storage and one lock for all tabs of a browser. */
function aBrowser(answer: (change: Change) => Sent) {
  let kept: readonly Change[] = [];
  let unqueued: readonly Change[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const sent: Change[] = [];
  const refused = vi.fn();
  const openTab = () =>
    new OfflineQueue<Change, Application>({
      ...changeRules,
      unqueued: {
        read: () => unqueued,
        write: (changes) => {
          unqueued = changes;
        },
      },
      read: async () => kept,
      update: async (change) => {
        kept = change(kept);
      },
      send: async (change) => {
        sent.push(change);
        return answer(change);
      },
      lock: (work) => {
        const turn = last.then(work);
        last = turn.catch(() => undefined);
        return turn;
      },
      tell: () => undefined,
      onSent: () => undefined,
      onRefused: refused,
      // Never retries; the tests flush themselves.
      later: () => () => undefined,
    });
  return {
    openTab,
    sent,
    refused,
    kept: () => kept,
    leave: (...changes: Change[]) => {
      unqueued = changes;
    },
  };
}
const done = (change: Change, version = 2): Sent => ({
  kind: "done",
  row: anApplication(change.kind === "many" ? 0 : Number(change.id.slice(-2)), { version }),
});

describe("the queue of changes", () => {
  it("shows a change at once, and counts it as unwritten until it is stored", async () => {
    let writeDown = () => {};
    const mayWrite = new Promise<void>((resolve) => {
      writeDown = resolve;
    });
    let kept: readonly Change[] = [];
    const syncQueue = new OfflineQueue<Change, Application>({
      ...changeRules,
      unqueued: { read: () => [], write: () => undefined },
      read: async () => kept,
      update: async (change) => {
        await mayWrite;
        kept = change(kept);
      },
      send: async () => ({ kind: "offline" }),
      lock: (work) => work(),
      tell: () => undefined,
      onSent: () => undefined,
      onRefused: () => undefined,
      later: () => () => undefined,
    });
    await vi.waitFor(() => expect(syncQueue.state.get().read).toBe(true));
    syncQueue.add(move(1, 1, "applied"));
    expect(syncQueue.state.get()).toMatchObject({ changes: [move(1, 1, "applied")], unwritten: 1 });
    await syncQueue.refresh();
    expect(syncQueue.state.get()).toMatchObject({ changes: [move(1, 1, "applied")], unwritten: 1 });
    writeDown();
    await vi.waitFor(() => expect(syncQueue.state.get()).toMatchObject({ unwritten: 0, stuck: true }));
    expect(syncQueue.state.get().changes).toHaveLength(1);
  });

  it("sends in order, each based on the version that the one before led to", async () => {
    let version = 1;
    const browser = aBrowser((change) => {
      version += 1;
      return done(change, version);
    });
    const tab = browser.openTab();
    tab.add(move(1, 1, "applied"));
    tab.add(move(2, 1, "offer", "applied"));
    await vi.waitFor(() => expect(browser.sent).toHaveLength(2));
    expect(browser.sent.map((one) => (one.kind === "move" ? [one.to, one.version] : []))).toEqual([
      ["applied", 1],
      ["offer", 2],
    ]);
    await vi.waitFor(() => expect(tab.state.get().changes).toEqual([]));
  });

  it("keeps a change the server did not answer, over a reload too, and sends it once though two tabs try", async () => {
    let reachable = false;
    const browser = aBrowser((change) => (reachable ? done(change) : { kind: "offline" }));
    const tab = browser.openTab();
    tab.add(move(1, 1, "applied"), move(2, 2, "applied"));
    await vi.waitFor(() => expect(tab.state.get().stuck).toBe(true));
    tab.close();
    const [a, b] = [browser.openTab(), browser.openTab()];
    await vi.waitFor(() => expect(a.state.get().changes).toHaveLength(2));
    const before = browser.sent.length;
    reachable = true;
    await Promise.all([a.flush(), b.flush()]);
    await vi.waitFor(() => expect(browser.kept()).toEqual([]));
    expect(browser.sent.length - before).toBeLessThanOrEqual(3);
    const arrived = browser.sent.slice(-2).map(({ changeId }) => changeId);
    expect(arrived).toEqual([anId(901), anId(902)]);
  });

  it("merges edits of one note while the server does not answer", async () => {
    const browser = aBrowser(() => ({ kind: "offline" }));
    const tab = browser.openTab();
    tab.add(note(1, "a"));
    await vi.waitFor(() => expect(tab.state.get().stuck).toBe(true));
    tab.add(note(2, "ab", "a"));
    await vi.waitFor(() => expect(browser.kept()).toHaveLength(1));
    expect(browser.kept()[0]).toMatchObject({ fields: { notes: "ab" }, before: { notes: "" } });
  });

  it("rebases over changes by others, and reports a conflict only where both changed the same field", async () => {
    const others = anApplication(1, { version: 7, tags: ["new"] });
    const browser = aBrowser((change) =>
      change.kind === "edit" && change.version === 1
        ? { kind: "conflict", current: others }
        : done(change, 8),
    );
    const tab = browser.openTab();
    tab.add(note(1, "mine"));
    await vi.waitFor(() => expect(browser.sent).toHaveLength(2));
    expect(browser.sent[1]).toMatchObject({ version: 7 });

    const theirs: Application = anApplication(1, { version: 9, notes: "theirs" });
    const clashing = aBrowser(() => ({ kind: "conflict", current: theirs }));
    const second = clashing.openTab();
    second.add(note(2, "mine"));
    await vi.waitFor(() => expect(second.state.get().changes[0]?.problem?.kind).toBe("conflict"));
    expect(clashing.sent).toHaveLength(1);
    expect(clashing.kept()[0]).toMatchObject({ fields: { notes: "mine" } });
  });

  it("writes over nobody's text with the second of two edits when only the first was merged", async () => {
    const others: Application = anApplication(1, { version: 7, notes: "theirs" });
    const browser = aBrowser((change) =>
      "version" in change && change.version < 7 ? { kind: "conflict", current: others } : done(change, 8),
    );
    const tab = browser.openTab();
    tab.add({ ...note(1, ""), fields: { archived: true }, before: { archived: false } }, note(2, "mine"));
    await vi.waitFor(() => expect(tab.state.get().changes[0]?.problem?.kind).toBe("conflict"));
    expect(tab.state.get().changes[0]).toMatchObject({ fields: { notes: "mine" } });
  });

  it("merges an edited job part by part, and leaves out what others changed alike", async () => {
    const now = anApplication(1);
    const others = { ...now, version: 7, tags: ["new"], job: { ...now.job, company: "Theirs" } };
    const rebased = changeRules.rebase(
      {
        ...note(1, "mine"),
        fields: { notes: "mine", tags: ["new"], job: { title: "Mine", company: now.job.company } },
        before: { notes: "", tags: [], job: { title: now.job.title, company: now.job.company } },
      },
      others,
    );
    expect(rebased).toMatchObject({ version: 7, fields: { notes: "mine", job: { title: "Mine" } } });
    expect(rebased).not.toHaveProperty("fields.tags");
    expect(rebased).not.toHaveProperty("fields.job.company");
    expect(rebased).not.toHaveProperty("problem");
  });

  it("takes over changes of a tab that was closed before they were stored", async () => {
    const browser = aBrowser((change) => done(change));
    browser.leave(note(1, "typed at the last moment"));
    browser.openTab();
    await vi.waitFor(() => expect(browser.sent).toHaveLength(1));
    expect(browser.sent[0]).toMatchObject({ fields: { notes: "typed at the last moment" } });
    await vi.waitFor(() => expect(browser.kept()).toEqual([]));
  });

  it("keeps refused changes that hold typed text, and drops other refused changes", async () => {
    const browser = aBrowser(() => ({ kind: "refused", error: "No more.", code: "plan_limit_reached" }));
    const tab = browser.openTab();
    tab.add(note(1, "typed"));
    tab.add(move(2, 2, "applied"));
    await vi.waitFor(() => expect(browser.refused).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(tab.state.get().changes).toHaveLength(1));
    expect(tab.state.get().changes[0]).toMatchObject({ kind: "edit", problem: { error: "No more." } });
  });

  it("sends changes of other applications while one waits for a decision", () => {
    const held: Change = { ...note(1, "x"), problem: { kind: "refused", error: "", code: "" } };
    expect(
      firstSendable([held, move(2, 1, "applied"), move(3, 2, "applied")], changeRules.idsOf),
    ).toMatchObject({
      id: anId(2),
    });
    expect(firstSendable([held, move(2, 1, "applied")], changeRules.idsOf)).toBeUndefined();
  });
});

describe("the board with unsent changes", () => {
  it("shows every change, and leaves the other cards the same objects", () => {
    const board = { applications: [aCard(1), aCard(2), aCard(3)], stages: [], removedStages: [] };
    const { applications } = foldBoard(board, [
      move(1, 1, "applied"),
      { kind: "delete", changeId: anId(902), id: anId(3), at },
      {
        kind: "create",
        changeId: anId(903),
        id: anId(4),
        at,
        body: {},
        shown: aCard(4).job,
        rank: -1,
      },
    ]);
    expect(applications.map(({ id, stage }) => [Number(id.slice(-2)), stage])).toEqual([
      [1, "applied"],
      [2, "preparing"],
      [4, "preparing"],
    ]);
    expect(applications[0]).toMatchObject({ stageSince: at, appliedAt: at });
    expect(applications[1]).toBe(board.applications[1]);
  });
});
