import type { Resume, ResumeContent } from "@waymark/contract/resumes";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { EditStore } from "../../../lib/editor/edit-store.ts";
import type { Autosaver } from "../../../lib/sync/autosaver.ts";
import type { SignalStore } from "../../../ui/signal-store.ts";
import type { Draft } from "./draft.ts";
import { textAt, withValueAt } from "./path.ts";

export interface Editor {
  readonly store: EditStore<Draft>;
  readonly saver: Autosaver<Draft, Resume>;
  /** Ids of items that are expanded, and of sections that are collapsed. */
  readonly open: SignalStore<ReadonlySet<string>>;
  readonly folded: SignalStore<ReadonlySet<string>>;
}

const EditorContext = createContext<Editor | null>(null);
export const EditorProvider = EditorContext.Provider;

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("useEditor is for the parts of the resume editor");
  return editor;
}

/** A part of the draft. The component renders again only when this part changes. */
export function useDraft<T>(select: (draft: Draft) => T): T {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => select(store.draft()));
}

/** The text at a path of the content, and its setter. */
export function useText(path: string): [string, (text: string) => void] {
  const { store } = useEditor();
  const value = useDraft(({ content }) => textAt(content, path));
  return [
    value,
    (text) => store.edit(path, (draft) => withContent(draft, withValueAt(draft.content, path, text))),
  ];
}

export const withContent = (draft: Draft, content: ResumeContent): Draft =>
  content === draft.content ? draft : { ...draft, content };

/** Whether an id is in a set, and its setter. */
export function useMember(
  of: SignalStore<ReadonlySet<string>>,
  id: string,
): [boolean, (isIn: boolean) => void] {
  const isIn = useSyncExternalStore(of.subscribe, () => of.get().has(id));
  return [isIn, (next) => setMember(of, id, next)];
}

export function setMember(of: SignalStore<ReadonlySet<string>>, id: string, isIn: boolean): void {
  const after = new Set(of.get());
  if (isIn) after.add(id);
  else after.delete(id);
  of.set(after);
}
