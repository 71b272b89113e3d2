import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Autosaver } from "./autosaver.ts";
import type { Draft } from "./kept-draft.ts";
import { laterByTimer, type Refusal } from "./retry.ts";

interface Text {
  readonly name: string;
  readonly paper: string;
}
interface Row extends Text {
  readonly version: number;
  readonly score: number;
}

/** A server with one document, which refuses as told; and the screen that edits it. */
function aDesk(kept: Draft<Text> | null = null, auto = true) {
  const server = {
    row: { version: 1, name: "", paper: "letter", score: 0 } as Row,
    refuse: null as Refusal<Row> | null,
    losesAnswers: false,
    sent: 0,
  };
  const desk = {
    taken: [] as (readonly string[])[],
    kept,
    value: kept?.mine ?? { name: "", paper: "letter" },
  };
  const saver = new Autosaver<Text, Row>(
    server.row,
    {
      get: () => desk.value,
      rebase: (onto) => {
        desk.value = onto(desk.value);
      },
      set: (value) => {
        desk.value = value;
      },
      edited: ({ name, paper }) => ({ name, paper }),
      lists: "whole",
      send: async (row, value, besides, onSaved) => {
        server.sent += 1;
        if (server.refuse) throw server.refuse;
        if (row.version !== server.row.version) throw { kind: "conflict", current: server.row };
        server.row = { ...row, ...value, ...besides, name: value.name.trim(), version: row.version + 1 };
        if (server.losesAnswers) throw { kind: "offline" };
        onSaved(server.row);
      },
      refusalOf: (error) => error as Refusal<Row>,
      isAllowed: () => true,
      onTaken: (paths) => desk.taken.push(paths),
      draft: {
        read: () => desk.kept,
        keep: (draft) => {
          desk.kept = draft;
        },
        forget: () => {
          desk.kept = null;
        },
      },
      later: laterByTimer,
      auto,
    },
    kept,
  );
  saver.open();
  const type = (name: string) => {
    desk.value = { ...desk.value, name };
    saver.changed();
  };
  const elsewhere = (change: Partial<Row>) => {
    server.row = { ...server.row, ...change, version: server.row.version + 1 };
  };
  return { server, desk, saver, type, elsewhere, state: () => saver.state.get().kind };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("autosave", () => {
  it("waits for a pause and sends once", async () => {
    const { server, desk, type, state } = aDesk();
    type("A");
    type("AB ");
    expect(state()).toBe("changed");
    await pass(300);
    expect(desk.kept?.mine.name).toBe("AB ");
    await pass(1_000);
    expect(server).toMatchObject({ sent: 1, row: { name: "AB", version: 2 } });
    expect(state()).toBe("saved");
    expect(desk.kept).toBeNull();
    await pass(60_000);
    expect(server.sent).toBe(1);
  });

  it("tries again and again, longer each time, and keeps the draft meanwhile", async () => {
    const { server, desk, type, state } = aDesk();
    server.refuse = { kind: "offline" };
    type("A");
    await pass(1_000);
    expect(state()).toBe("offline");
    await pass(9_000);
    expect(server.sent).toBe(4);
    expect(desk.kept?.mine.name).toBe("A");
    server.refuse = null;
    await pass(10_000);
    expect(state()).toBe("saved");
    expect(server.row.name).toBe("A");
  });

  it("merges changes from elsewhere where possible", async () => {
    const { server, desk, type, state, elsewhere } = aDesk();
    elsewhere({ paper: "a4" });
    type("Mine");
    await pass(2_000);
    expect(server.row).toMatchObject({ name: "Mine", paper: "a4", version: 3 });
    expect(state()).toBe("saved");
    expect(desk.taken).toEqual([["paper"]]);
  });

  it("lets a person choose where both changed a field, and saves nothing until then", async () => {
    const { server, desk, saver, type, state, elsewhere } = aDesk();
    elsewhere({ name: "Theirs" });
    type("Mine");
    await pass(2_000);
    expect(saver.state.get()).toEqual({
      kind: "conflict",
      conflicts: [{ path: "name", mine: "Mine", theirs: "Theirs" }],
    });
    type("Mine too");
    await pass(5_000);
    expect(server.row.name).toBe("Theirs");
    expect(desk.kept?.mine.name).toBe("Mine too");
    saver.choose({ name: "theirs" });
    await pass(1_000);
    expect(desk.value.name).toBe("Theirs");
    expect(state()).toBe("saved");
    expect(desk.kept).toBeNull();
  });

  it("says that a document is gone, stops, and keeps what is typed", async () => {
    const { server, desk, type, state } = aDesk();
    server.refuse = { kind: "failed", reason: "", gone: true };
    type("A");
    await pass(60_000);
    type("AB");
    await pass(60_000);
    expect(state()).toBe("failed");
    expect(server.sent).toBe(1);
    expect(desk.kept?.mine.name).toBe("AB");
  });

  it("continues with the unsaved draft kept in this browser", async () => {
    const base = { name: "", paper: "letter" };
    const kept = { version: 1, base, mine: { ...base, name: "Offline" } };
    const { server, state } = aDesk(kept);
    await pass(1_000);
    expect(server.row.name).toBe("Offline");
    expect(state()).toBe("saved");
  });

  it("saves once more when closed, and resumes when reopened", async () => {
    const { server, desk, saver, type } = aDesk();
    server.refuse = { kind: "offline" };
    type("A");
    saver.close();
    await pass(60_000);
    expect(server.sent).toBe(1);
    expect(desk.kept?.mine.name).toBe("A");
    server.refuse = null;
    saver.open();
    await pass(1_000);
    expect(server.row.name).toBe("A");
  });

  it("takes in newer versions, but not its own saves", async () => {
    const { server, desk, saver, elsewhere } = aDesk();
    elsewhere({ name: "Theirs" });
    saver.hear(server.row);
    expect(desk.value.name).toBe("Theirs");
    saver.hear({ ...server.row, version: 1, name: "Old" });
    expect(desk.value.name).toBe("Theirs");
    await pass(5_000);
    expect(server.sent).toBe(0);
  });

  it("sends a score with the next save, at once", async () => {
    const { server, saver } = aDesk();
    saver.also({ score: 76 });
    await pass(10);
    expect(server.row).toMatchObject({ score: 76 });
    await pass(5_000);
    expect(server.sent).toBe(1);
  });

  it("does not ask about a conflict with itself when an answer was lost and typing went on", async () => {
    const { server, type, state } = aDesk();
    server.losesAnswers = true;
    type("A");
    await pass(1_000);
    expect(state()).toBe("offline");
    type("AB");
    server.losesAnswers = false;
    await pass(10_000);
    expect(state()).toBe("saved");
    expect(server.row.name).toBe("AB");
  });

  it("settles a conflict when the person types what was saved elsewhere", async () => {
    const { type, state, elsewhere } = aDesk();
    elsewhere({ name: "Theirs", paper: "a4" });
    type("Mine");
    await pass(1_000);
    expect(state()).toBe("conflict");
    type("Theirs");
    expect(state()).toBe("saved");
  });

  it("takes in what it heard while a save was out", async () => {
    const { server, desk, saver, type, elsewhere } = aDesk();
    type("A");
    const saving = saver.flush();
    await pass(0);
    elsewhere({ paper: "a4" });
    saver.hear(server.row);
    await saving;
    expect(desk.value).toEqual({ name: "A", paper: "a4" });
  });
});

describe("a form with a Save button", () => {
  it("sends nothing before it is pressed, and merges what others saved", async () => {
    const { server, saver, type, state, elsewhere } = aDesk(null, false);
    elsewhere({ paper: "a4" });
    type("A");
    await pass(60_000);
    expect([state(), server.sent]).toEqual(["changed", 0]);
    expect(await saver.flush()).toBe(true);
    expect(server.row).toMatchObject({ name: "A", paper: "a4", version: 3 });
  });

  it("repeats no failed save by itself, and keeps the changes when it is closed", async () => {
    const { server, saver, desk, type } = aDesk(null, false);
    server.refuse = { kind: "offline" };
    type("A");
    expect(await saver.flush()).toBe(false);
    saver.retry();
    await pass(60_000);
    saver.close();
    expect(server.sent).toBe(1);
    expect(desk.kept?.mine.name).toBe("A");
  });

  it("gives changes up, also in a conflict", async () => {
    const { saver, desk, type, elsewhere, state } = aDesk(null, false);
    elsewhere({ name: "Theirs" });
    type("Mine");
    expect(await saver.flush()).toBe(false);
    expect(state()).toBe("conflict");
    saver.discard();
    expect([state(), desk.value.name, desk.kept]).toEqual(["saved", "Theirs", null]);
  });
});
