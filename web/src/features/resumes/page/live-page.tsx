import { useEffect, useState } from "react";
import type { Draft } from "../document/draft.ts";
import { useEditor } from "../document/editor-context.ts";
import { PageStack } from "./page-stack.tsx";
import { usePages } from "./use-pages.ts";

/** The draft as it was when nobody had typed for so many milliseconds. */
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

/** The pages as they would be printed now, shortly after each change. */
export function LivePage({ id, className }: { id: string; className?: string }) {
  const { content, style } = useSettledDraft(400);
  return (
    <PageStack
      pages={usePages([id, content, style], { content, style })}
      {...(className ? { className } : {})}
    />
  );
}
