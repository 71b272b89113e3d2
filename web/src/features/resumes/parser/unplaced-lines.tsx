import { lowPlacedShare, placedShare, type SeenLine } from "@waymark/contract/resumes-reading";
import { GripVertical } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatPercent } from "../../../lib/format.ts";
import { Select } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { useDraft, useEditor, withContent } from "../document/editor-context.ts";
import { type Destination, destinationsOf, piecesOf, placed } from "./place-lines.ts";

/**
 * The share of the file that found its place, and the pieces that did not: each can be put where it belongs, with a list
 * or by dragging it onto a part of the resume.
 */
export function UnplacedLines({ lines }: { lines: readonly SeenLine[] }) {
  const { t, i18n } = useTranslation();
  const [dragged, setDragged] = useState<string | null>(null);
  const content = useDraft((draft) => draft.content);
  const pieces = piecesOf(lines, content);
  const put = usePlacing();
  const share = formatPercent(placedShare(lines), i18n.language);
  if (pieces.length === 0) return <p className="text-sm text-muted">{t("resumes.reading.allPlaced")}</p>;
  return (
    <section aria-labelledby="unplaced-lines" className="grid content-start gap-3">
      {placedShare(lines) < lowPlacedShare && <Notice>{t("resumes.reading.lowShare", { share })}</Notice>}
      <div className="grid gap-1">
        <h3 id="unplaced-lines" className="text-lg">
          {t("resumes.reading.unplaced", { count: pieces.length })}
        </h3>
        <p className="max-w-prose text-sm text-muted">{t("resumes.reading.share", { share })}</p>
      </div>
      <ul className="grid gap-2">
        {pieces.map((piece) => (
          <Piece key={piece} piece={piece} onPut={put} onDrag={setDragged} />
        ))}
      </ul>
      {dragged !== null && <Targets onDrop={(to) => put(dragged, to)} />}
    </section>
  );
}

/** Puts a piece into the resume, with a message that can undo it. */
function usePlacing(): (piece: string, to: Destination) => void {
  const { t } = useTranslation();
  const { store } = useEditor();
  const nameOf = useNames();
  return (piece, to) => {
    const title = t("resumes.reading.newTitle");
    store.edit("", (draft) => withContent(draft, placed(draft.content, piece, to, title)));
    toast({
      title: t("resumes.reading.put", { place: nameOf(to) }),
      action: { label: t("resumes.undo"), run: store.undo },
    });
  };
}

function useNames(): (to: Destination) => string {
  const { t } = useTranslation();
  const experience = useDraft((draft) => draft.content.experience);
  return ({ kind, at }) => {
    const job = kind === "job" ? experience[at] : undefined;
    if (!job) return t(kind === "section" ? "resumes.reading.intoNew" : `resumes.section.${kind}`);
    const name = [job.title, job.company].filter((part) => part !== "").join(", ");
    return t("resumes.reading.intoJob", { job: name });
  };
}

function Piece({
  piece,
  onPut,
  onDrag,
}: {
  piece: string;
  onPut: (piece: string, to: Destination) => void;
  onDrag: (piece: string | null) => void;
}) {
  const { t } = useTranslation();
  const destinations = destinationsOf(useDraft((draft) => draft.content));
  const nameOf = useNames();
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", piece);
        onDrag(piece);
      }}
      onDragEnd={() => onDrag(null)}
      className="grid gap-2 rounded-lg border border-line bg-surface p-3 sm:grid-cols-[auto_minmax(0,1fr)_15rem] sm:items-start"
    >
      <GripVertical aria-hidden="true" className="mt-1 hidden size-4 cursor-grab text-muted sm:block" />
      <p dir="auto" className="text-[0.9375rem] whitespace-pre-line wrap-anywhere">
        {piece}
      </p>
      <Select
        aria-label={t("resumes.reading.putWhere", { text: piece.slice(0, 60) })}
        value=""
        onChange={(event) => {
          const to = destinations.find((one) => keyOf(one) === event.target.value);
          if (to) onPut(piece, to);
        }}
      >
        <option value="">{t("resumes.reading.choosePlace")}</option>
        {destinations.map((to) => (
          <option key={keyOf(to)} value={keyOf(to)}>
            {nameOf(to)}
          </option>
        ))}
      </Select>
    </li>
  );
}

/** The parts of the resume while a piece is dragged; the list of each piece does the same without a mouse. */
function Targets({ onDrop }: { onDrop: (to: Destination) => void }) {
  const destinations = destinationsOf(useDraft((draft) => draft.content));
  const nameOf = useNames();
  return (
    <ul
      aria-hidden="true"
      className="sticky bottom-3 z-10 grid grid-cols-2 gap-2 rounded-xl border border-line bg-surface p-3 shadow-lift lg:grid-cols-3"
    >
      {destinations.map((to) => (
        <li
          key={keyOf(to)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            onDrop(to);
          }}
          className="line-clamp-2 rounded-md border border-dashed border-pine bg-pine-soft px-3 py-2 text-sm"
        >
          {nameOf(to)}
        </li>
      ))}
    </ul>
  );
}

const keyOf = ({ kind, at }: Destination): string => `${kind} ${at}`;
