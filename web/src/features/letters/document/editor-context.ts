import type { Letter, LetterContent } from "@waymark/contract/letters";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { EditStore } from "../../../lib/editor/edit-store.ts";
import type { Autosaver } from "../../../lib/sync/autosaver.ts";
import type { SignalStore } from "../../../ui/signal-store.ts";
import { type Draft, withContent, withCourtesy } from "./draft.ts";

/** Position of the text cursor in the body. */
export interface Caret {
  readonly paragraph: string;
  readonly at: number;
}

export interface Editor {
  readonly letterId: string;
  readonly store: EditStore<Draft>;
  readonly saver: Autosaver<Draft, Letter>;
  readonly caret: SignalStore<Caret | null>;
}

const EditorContext = createContext<Editor | null>(null);
export const EditorProvider = EditorContext.Provider;

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("useEditor is for the parts of the letter editor");
  return editor;
}

/** A part of the draft. The component renders again only when this part changes. */
export function useDraft<T>(select: (draft: Draft) => T): T {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => select(store.draft()));
}

type TextField = "place" | "date" | "subject" | "salutation" | "closing" | "signature";

export function useContentText(field: TextField): [string, (text: string) => void] {
  const { store } = useEditor();
  const value = useDraft(({ content }) => content[field]);
  return [value, (text) => store.edit(field, (draft) => withContent(draft, { [field]: text }))];
}

export function usePartyText<P extends "sender" | "recipient">(
  party: P,
  field: keyof LetterContent[P] & string,
): [string, (text: string) => void] {
  const { store } = useEditor();
  const value = useDraft(({ content }) => String(content[party][field]));
  return [
    value,
    (text) =>
      store.edit(`${party}.${field}`, (draft) =>
        withCourtesy(draft, withContent(draft, { [party]: { ...draft.content[party], [field]: text } })),
      ),
  ];
}
