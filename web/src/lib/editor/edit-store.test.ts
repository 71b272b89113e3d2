import { describe, expect, it } from "vitest";
import { editStore } from "./edit-store.ts";

interface Draft {
  readonly name: string;
  readonly skills: readonly string[];
}
const draft = (name: string): Draft => ({ name, skills: [] });
const named = (name: string) => (before: Draft) => ({ ...before, name });

function aStore() {
  let now = 0;
  const store = editStore(draft("0"), () => now);
  const wait = (ms: number) => {
    now += ms;
  };
  return { store, wait, name: () => store.draft().name };
}

describe("undo and redo", () => {
  it("go back and forward through the edits", () => {
    const { store, name } = aStore();
    store.edit("", named("1"));
    store.edit("", named("2"));
    store.undo();
    expect(name()).toBe("1");
    store.undo();
    store.undo();
    expect(name()).toBe("0");
    store.redo();
    store.redo();
    store.redo();
    expect(name()).toBe("2");
  });

  it("make one step of typing in one field without a pause", () => {
    const { store, wait, name } = aStore();
    for (const text of ["a", "ab", "abc"]) {
      store.edit("name", named(text));
      wait(300);
    }
    wait(2_000);
    store.edit("name", named("abcd"));
    store.undo();
    expect(name()).toBe("abc");
    store.undo();
    expect(name()).toBe("0");
  });

  it("drop the redo steps after a new edit", () => {
    const { store, name } = aStore();
    store.edit("", named("1"));
    store.undo();
    store.edit("", named("2"));
    store.redo();
    expect(name()).toBe("2");
  });

  it("keep changes merged from another tab when undoing", () => {
    const { store } = aStore();
    store.edit("", named("1"));
    store.rebase((before) => ({ ...before, skills: ["Triage"] }));
    store.undo();
    expect(store.draft()).toMatchObject({ name: "0", skills: ["Triage"] });
  });

  it("keep at most 200 steps", () => {
    const { store, name } = aStore();
    for (let i = 1; i <= 250; i += 1) store.edit("", named(String(i)));
    for (let i = 0; i < 300; i += 1) store.undo();
    expect(name()).toBe("50");
  });

  it("notify no listener when nothing changed", () => {
    const { store } = aStore();
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    store.edit("", (before) => before);
    store.undo();
    store.redo();
    expect(told).toBe(0);
  });
});
