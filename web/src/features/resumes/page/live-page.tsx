import { useEffect, useState } from "react";
import { PageStack } from "../../../lib/editor/page-stack.tsx";
import type { Draft } from "../document/draft.ts";
import { useEditor } from "../document/editor-context.ts";
import { usePages } from "./queries.ts";

/** The draft as of the last time nobody typed for `ms` milliseconds. */
export function useSettledDraft(ms: number): Draft {
  const { store } = useEditor();
  const [draft, setDraft] = useState(store.draft);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setDraft(store.draft()), ms);
    };
    const stop = store.subscribe(later);
    later();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, ms]);
  return draft;
}

/** The printed pages, updated shortly after each change. */
export function LivePage({ id, className }: { id: string; className?: string }) {
  const { content, style } = useSettledDraft(400);
  return (
    <PageStack
      pages={usePages([id, content, style], { content, style })}
      {...(className ? { className } : {})}
    />
  );
}
