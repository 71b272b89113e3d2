import type { Thread } from "@waymark/contract/comments";
import { type AnchorMatch, findAnchor } from "@waymark/domain/comments/anchors";
import type { DocumentField } from "@waymark/domain/comments/document-fields";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { UnsentTextsAbout } from "../../lib/unsent-texts-offer.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ComposeDialog } from "./compose-dialog.tsx";
import { type PaperAddress, useThreads } from "./queries.ts";
import { ThreadCard } from "./thread-card.tsx";

export interface Reader {
  readonly userId: string;
  /** The reader's right; `own` is the owner. */
  readonly right: "own" | "see" | "comment" | "suggest";
  /** Members who can be mentioned. */
  readonly mates: readonly { readonly userId: string; readonly displayName: string }[];
}

/** A resume or a letter by its fields, with the threads below the words they are about. */
export function CommentedPaper({
  paper,
  fields,
  reader,
}: {
  paper: PaperAddress;
  fields: readonly DocumentField[];
  reader: Reader;
}) {
  const { t } = useTranslation();
  const mayComment = reader.right !== "see";
  const { data, error, refetch } = useThreads(paper, mayComment);
  const threads = (mayComment && data?.threads) || [];
  const lost = threads.filter(({ anchor }) => fields.every(({ id }) => id !== anchor.field));
  return (
    <div className="grid grid-cols-1 gap-4">
      {error && <Notice onRetry={() => void refetch()}>{reasonOf(error)}</Notice>}
      {!mayComment && (
        <UnsentTextsAbout teamId={paper.teamId} thingId={paper.paperId} title={t("comments.notSent")} />
      )}
      <div className="grid grid-cols-1 gap-5 rounded-xl border border-line bg-surface p-5 sm:p-6">
        {fields.map((field, at) => (
          <PaperField
            key={field.id}
            paper={paper}
            field={field}
            isFirst={field.part !== fields[at - 1]?.part}
            threads={threads.filter(({ anchor }) => anchor.field === field.id)}
            reader={reader}
          />
        ))}
        {fields.length === 0 && <p className="text-muted">{t("comments.emptyPaper")}</p>}
      </div>
      {lost.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h3 className="text-base">{t("comments.lost")}</h3>
          {lost.map((thread) => (
            <ThreadCard key={thread.id} paper={paper} thread={thread} found={null} reader={reader} />
          ))}
        </section>
      )}
    </div>
  );
}

function PaperField({
  paper,
  field,
  isFirst,
  threads,
  reader,
}: {
  paper: PaperAddress;
  field: DocumentField;
  isFirst: boolean;
  threads: readonly Thread[];
  reader: Reader;
}) {
  const { t } = useTranslation();
  const { id, part, title, text } = field;
  const heading = t(`comments.part.${part}`);
  const shown = useRef<HTMLParagraphElement>(null);
  const [marked, setMarked] = useState<readonly [number, number] | null>(null);
  const places = threads.map((thread) => ({ thread, found: findAnchor(thread.anchor, text) }));
  const open = places.flatMap(({ thread, found }) => (thread.resolved || found === null ? [] : found));
  return (
    <section className="grid grid-cols-1 gap-1.5">
      {isFirst && <h3 className="text-base">{heading}</h3>}
      {title !== "" && <h4 className="text-sm font-semibold text-muted wrap-anywhere">{title}</h4>}
      {text !== "" && (
        <p ref={shown} className="max-w-prose whitespace-pre-line wrap-anywhere">
          {markedText(text, open)}
        </p>
      )}
      {reader.right !== "see" && text !== "" && (
        <div>
          <Button
            variant="quiet"
            size="sm"
            className="-ml-3"
            aria-label={t("comments.addOn", { part: title || heading })}
            // Keeps the words that are selected on the page.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setMarked(selectionIn(shown.current) ?? [0, 0])}
          >
            {t(reader.right === "suggest" ? "comments.addOrSuggest" : "comments.add")}
          </Button>
        </div>
      )}
      {places.map(({ thread, found }) => (
        <ThreadCard key={thread.id} paper={paper} thread={thread} found={found} reader={reader} />
      ))}
      {marked !== null && reader.right !== "see" && (
        <ComposeDialog
          paper={paper}
          field={id}
          text={text}
          marked={marked}
          reader={reader}
          onClose={() => setMarked(null)}
        />
      )}
    </section>
  );
}

/** A text with marks over some places; places that overlap are one mark. */
function markedText(text: string, places: readonly AnchorMatch[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of [...places].sort((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(at, start);
    parts.push(text.slice(at, from));
    parts.push(
      <mark key={from} className="rounded-xs bg-blaze-soft text-ink">
        {text.slice(from, end)}
      </mark>,
    );
    at = end;
  }
  parts.push(text.slice(at));
  return parts;
}

/** The selected words inside an element, as offsets in its text; null when nothing in it is selected. */
function selectionIn(element: HTMLElement | null): readonly [number, number] | null {
  const selection = window.getSelection();
  if (element === null || selection === null || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (range.collapsed || !element.contains(range.startContainer) || !element.contains(range.endContainer))
    return null;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return [start, start + range.toString().length];
}
