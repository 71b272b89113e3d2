import type { LetterContent, LetterParagraph } from "@waymark/contract/letters";
import type { EditStore } from "../../../lib/editor/edit-store.ts";
import { type Draft, withContent } from "./draft.ts";

const longestBody = 40;
export const isFull = (content: LetterContent): boolean => content.paragraphs.length >= longestBody;

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const after = [...list];
  const [thing] = after.splice(from, 1);
  if (thing !== undefined) after.splice(to, 0, thing);
  return after;
}

/** Edits of the body, each one undo step; typing in one paragraph is one step too. */
export function bodyEdits(store: EditStore<Draft>) {
  const edit = (key: string, change: (list: LetterParagraph[]) => LetterParagraph[]) =>
    store.edit(key, (draft) => withContent(draft, { paragraphs: change(draft.content.paragraphs) }));
  return {
    write: (id: string, text: string) =>
      edit(`paragraph.${id}`, (list) => list.map((one) => (one.id === id ? { ...one, text } : one))),
    add: (paragraph: LetterParagraph, at: number) => edit("", (list) => list.toSpliced(at, 0, paragraph)),
    move: (from: number, to: number) => edit("", (list) => moved(list, from, to)),
    /** Removes a paragraph; returns a function that puts it back. */
    remove: (id: string): (() => void) => {
      const list = store.draft().content.paragraphs;
      const at = list.findIndex((one) => one.id === id);
      const removed = list[at];
      edit("", (now) => now.filter((one) => one.id !== id));
      return () => removed && edit("", (now) => now.toSpliced(at, 0, removed));
    },
  };
}
