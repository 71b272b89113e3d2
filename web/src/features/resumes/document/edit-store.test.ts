import { styleFor } from "@waymark/contract/resume-style";
import { emptyContent } from "@waymark/contract/resumes";
import { describe, expect, it } from "vitest";
import type { Draft } from "./draft.ts";
import { editStore } from "./edit-store.ts";

const draft = (name: string): Draft => ({ name, content: emptyContent(), style: styleFor("en") });
const named = (name: string) => (before: Draft) => ({ ...before, name });

function aStore() {
  let now = 0;
  const store = editStore(draft("0"), () => now);
  const wait = (ms: number) => {
    now += ms;
  };
  return { store, wait, name: () => store.draft().name };
}

describe("the steps of editing", () => {
  it("go back and forth", () => {
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

  it("are one for a field that is typed in without a pause", () => {
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

  it("have no way forth once something else is written", () => {
    const { store, name } = aStore();
    store.edit("", named("1"));
    store.undo();
    store.edit("", named("2"));
    store.redo();
    expect(name()).toBe("2");
  });

  it("keep what came from elsewhere when one goes back", () => {
    const { store } = aStore();
    store.edit("", named("1"));
    store.rebase((before) => ({ ...before, style: { ...before.style, paper: "a4" } }));
    store.undo();
    expect(store.draft()).toMatchObject({ name: "0", style: { paper: "a4" } });
  });

  it("count at most 200", () => {
    const { store, name } = aStore();
    for (let i = 1; i <= 250; i += 1) store.edit("", named(String(i)));
    for (let i = 0; i < 300; i += 1) store.undo();
    expect(name()).toBe("50");
  });

  it("tell nobody when nothing changed", () => {
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
