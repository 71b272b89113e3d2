import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
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
  const pages = usePages([id, content, style], { content, style });
  return (
    <>
      <PageStack pages={pages} {...(className ? { className } : {})} />
      <PrintedPages pictures={pages.data?.pictures} />
    </>
  );
}

/** Pages for the browser's print command: one per sheet, without its margins. Nothing before the pages are there. */
export function PrintedPages({ pictures }: { pictures: readonly string[] | undefined }) {
  if (pictures === undefined) return null;
  return createPortal(
    <div data-printed>
      {pictures.map((picture, i) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no id but their index
          key={i}
          src={picture}
          alt=""
          className="block h-[100vh] w-full break-after-page object-contain"
        />
      ))}
    </div>,
    document.body,
  );
}
