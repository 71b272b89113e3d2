import { type ResumeContent, resumeSections } from "@waymark/contract/resumes";
import type { EditStore } from "../../../lib/editor/edit-store.ts";
import type { Draft } from "./draft.ts";
import { withContent } from "./editor-context.ts";
import { listAt, moved, withValueAt } from "./path.ts";

/** An id for a new item. `crypto.randomUUID` is missing on pages without https. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export type SectionName = (typeof resumeSections)[number];
export const isSectionName = (id: string): id is SectionName => resumeSections.some((name) => name === id);

/** All sections in print order: names of built-in ones and ids of custom ones. */
export function orderedSections(content: ResumeContent): string[] {
  const usual = [...resumeSections, ...content.custom.map(({ id }) => id)];
  const chosen = [...new Set(content.sectionOrder)].filter((id) => usual.includes(id));
  return [...chosen, ...usual.filter((id) => !chosen.includes(id))];
}

/** Edits of lists in the draft, each one undo step. */
export function listEdits(store: EditStore<Draft>) {
  const edit = (change: (content: ResumeContent) => ResumeContent) =>
    store.edit("", (draft: Draft) => withContent(draft, change(draft.content)));
  const change = (path: string, to: (list: readonly unknown[]) => readonly unknown[]) =>
    edit((content) => withValueAt(content, path, to(listAt(content, path))));
  return {
    insert: (path: string, at: number, item: unknown) => change(path, (list) => list.toSpliced(at, 0, item)),
    add: (path: string, item: unknown) => change(path, (list) => [...list, item]),
    move: (path: string, from: number, to: number) => change(path, (list) => moved(list, from, to)),
    /** Removes an entry; returns a function that puts it back. */
    remove: (path: string, at: number): (() => void) => {
      const item = listAt(store.draft().content, path)[at];
      change(path, (list) => list.toSpliced(at, 1));
      return () => change(path, (list) => list.toSpliced(at, 0, item));
    },
    moveSection: (from: number, to: number) =>
      edit((content) => ({ ...content, sectionOrder: moved(orderedSections(content), from, to) })),
  };
}
