import type { LetterContent, LetterParagraph, SentenceEvidence } from "@waymark/contract/letters";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import type { Draft } from "../document/draft.ts";
import { useDraft, useEditor } from "../document/editor-context.ts";
import { useEvidenceOf } from "../page/queries.ts";
import { shifted } from "./shift.ts";

export interface Evidence {
  /** The content that was checked; it may be older than the one on the screen. Null before the first answer. */
  readonly content: LetterContent | null;
  readonly sentences: readonly SentenceEvidence[];
  readonly isChecking: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

const nothing: Evidence = {
  content: null,
  sentences: [],
  isChecking: true,
  isError: false,
  retry: () => undefined,
};
const EvidenceContext = createContext<Evidence>(nothing);

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

/** Checks the letter's sentences shortly after each change, for everything inside. */
export function EvidenceProvider({ source, children }: { source: string; children: ReactNode }) {
  const { letterId } = useEditor();
  const { content } = useSettledDraft(700);
  const { data, isFetching, isError, refetch } = useEvidenceOf(letterId, content, source);
  const evidence = useMemo(
    (): Evidence => ({
      content: data?.content ?? null,
      sentences: data?.sentences ?? [],
      isChecking: isFetching,
      isError,
      retry: () => void refetch(),
    }),
    [data, isFetching, isError, refetch],
  );
  return <EvidenceContext value={evidence}>{children}</EvidenceContext>;
}

export const useEvidence = (): Evidence => useContext(EvidenceContext);

/** The checked sentences of one paragraph, at their places in its present text. */
export function sentencesOf(
  { content, sentences }: Pick<Evidence, "content" | "sentences">,
  { id, text }: Pick<LetterParagraph, "id" | "text">,
): readonly SentenceEvidence[] {
  const checked = content?.paragraphs.find((one) => one.id === id)?.text;
  if (checked === undefined) return [];
  return shifted(
    sentences.filter(({ paragraph }) => paragraph === id),
    checked,
    text,
  );
}

/** The sentences that keep the letter from being sent, in the order of the letter. */
export function useBlocked(): readonly SentenceEvidence[] {
  const evidence = useEvidence();
  const paragraphs = useDraft(({ content }) => content.paragraphs);
  return useMemo(
    () =>
      paragraphs.flatMap((paragraph) =>
        sentencesOf(evidence, paragraph).filter(({ status }) => status === "blocked"),
      ),
    [evidence, paragraphs],
  );
}
