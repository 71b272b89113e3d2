import type { Resume } from "@waymark/contract/resumes";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aResume } from "../testing/a-resume.ts";
import { type Draft, draftOf } from "./draft.ts";
import { editStore } from "./edit-store.ts";
import type { Kept } from "./kept-draft.ts";
import { createSaver, type Refusal } from "./saver.ts";

const renamed = (name: string) => (draft: Draft) => ({ ...draft, name });

/** A server with one resume, which refuses as told. */
function aDesk(kept?: Kept) {
  const server = { resume: aResume(), refuse: null as Refusal | null, sent: 0 };
  const store = editStore(kept?.mine ?? draftOf(server.resume));
  const notes = { taken: 0, kept: null as Omit<Kept, "userId"> | null };
  const saver = createSaver(
    store,
    server.resume,
    {
      send: async (whole: Resume) => {
        server.sent += 1;
        if (server.refuse) throw server.refuse;
        if (whole.version !== server.resume.version) throw { kind: "conflict", current: server.resume };
        server.resume = { ...whole, name: whole.name.trim(), version: whole.version + 1 };
        return server.resume;
      },
      refusalOf: (error) => error as Refusal,
      onSaved: () => undefined,
      onTaken: () => {
        notes.taken += 1;
      },
      keep: (draft) => {
        notes.kept = draft;
      },
    },
    kept,
  );
  const elsewhere = (change: Partial<Resume>) => {
    server.resume = { ...server.resume, ...change, version: server.resume.version + 1 };
  };
  return { server, store, saver, notes, elsewhere, state: () => saver.state.get().kind };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("autosave", () => {
  it("waits for a pause and sends once", async () => {
    const { server, store, state, notes } = aDesk();
    store.edit("name", renamed("A"));
    store.edit("name", renamed("AB "));
    expect(state()).toBe("changed");
    expect(notes.kept?.mine.name).toBe("AB ");
    await pass(1_000);
    expect(server).toMatchObject({ sent: 1, resume: { name: "AB", version: 2 } });
    expect(state()).toBe("saved");
    expect(notes.kept).toBeNull();
    await pass(60_000);
    expect(server.sent).toBe(1);
  });

  it("tries again and again, longer each time, and keeps the draft meanwhile", async () => {
    const { server, store, state, notes } = aDesk();
    server.refuse = { kind: "later" };
    store.edit("name", renamed("A"));
    await pass(1_000);
    expect(state()).toBe("failing");
    await pass(9_000);
    expect(server.sent).toBe(4);
    expect(notes.kept?.mine.name).toBe("A");
    server.refuse = null;
    await pass(10_000);
    expect(state()).toBe("saved");
    expect(server.resume.name).toBe("A");
  });

  it("merges changes from elsewhere where possible", async () => {
    const { server, store, state, notes, elsewhere } = aDesk();
    elsewhere({ style: { ...server.resume.style, paper: "a4" } });
    store.edit("name", renamed("Mine"));
    await pass(2_000);
    expect(server.resume).toMatchObject({ name: "Mine", style: { paper: "a4" }, version: 3 });
    expect(state()).toBe("saved");
    expect(notes.taken).toBe(1);
  });

  it("lets a person choose where both changed a field, and saves nothing until then", async () => {
    const { server, store, saver, state, elsewhere, notes } = aDesk();
    elsewhere({ name: "Theirs" });
    store.edit("name", renamed("Mine"));
    await pass(2_000);
    expect(saver.state.get()).toEqual({
      kind: "clash",
      clashes: [{ path: "name", mine: "Mine", theirs: "Theirs" }],
    });
    store.edit("name", renamed("Mine too"));
    await pass(5_000);
    expect(server.resume.name).toBe("Theirs");
    expect(notes.kept?.mine.name).toBe("Mine too");
    saver.choose({ name: "theirs" });
    await pass(1_000);
    expect(store.draft().name).toBe("Theirs");
    expect(state()).toBe("saved");
    store.undo();
    expect(store.draft().name).toBe("Mine too");
  });

  it("says that a resume is gone and stops", async () => {
    const { server, store, state } = aDesk();
    server.refuse = { kind: "gone" };
    store.edit("name", renamed("A"));
    await pass(60_000);
    expect(state()).toBe("gone");
    expect(server.sent).toBe(1);
  });

  it("continues with the unsaved draft kept in this browser", async () => {
    const before = draftOf(aResume());
    const kept = { userId: "u", version: 1, base: before, mine: { ...before, name: "Offline" } };
    const { server, state } = aDesk(kept);
    await pass(1_000);
    expect(server.resume.name).toBe("Offline");
    expect(state()).toBe("saved");
  });

  it("saves once more when closed, and resumes when reopened", async () => {
    const { server, store, saver, notes } = aDesk();
    server.refuse = { kind: "later" };
    store.edit("name", renamed("A"));
    saver.close();
    await pass(60_000);
    expect(server.sent).toBe(1);
    expect(notes.kept?.mine.name).toBe("A");
    server.refuse = null;
    saver.open();
    await pass(1_000);
    expect(server.resume.name).toBe("A");
  });

  it("takes in newer versions, but not its own saves", async () => {
    const { server, store, saver, elsewhere } = aDesk();
    elsewhere({ name: "Theirs" });
    saver.hear(server.resume);
    expect(store.draft().name).toBe("Theirs");
    saver.hear({ ...server.resume, version: 1, name: "Old" });
    expect(store.draft().name).toBe("Theirs");
    await pass(5_000);
    expect(server.sent).toBe(0);
  });

  it("sends a score with the next save, at once", async () => {
    const { server, saver } = aDesk();
    saver.also({ aiScore: 76, feedback: ["More"] });
    await pass(10);
    expect(server.resume).toMatchObject({ aiScore: 76, feedback: ["More"] });
    await pass(5_000);
    expect(server.sent).toBe(1);
  });
});
