import { lowPlacedShare, placedShare, type SeenLine } from "@waymark/contract/resumes-reading";
import { GripVertical } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatPercent } from "../../../lib/format.ts";
import { Select } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { useDraft, useEditor, withContent } from "../document/editor-context.ts";
import { type Drag, type DragHandle, usePieceDrag } from "./drag-piece.ts";
import { type Destination, destinationsOf, piecesOf, placed } from "./place-lines.ts";

/**
 * The share of the file that found its place, and the pieces that did not: each can be put where it belongs, with a list
 * or by dragging its handle onto a part of the resume, with a mouse, a pen or a finger.
 */
export function UnplacedLines({ lines }: { lines: readonly SeenLine[] }) {
  const { t, i18n } = useTranslation();
  const content = useDraft((draft) => draft.content);
  const pieces = piecesOf(lines, content);
  const put = usePlacing();
  const destinations = destinationsOf(content);
  const { drag, handleOf } = usePieceDrag((piece, key) => {
    const to = destinations.find((one) => keyOf(one) === key);
    if (to) put(piece, to);
  });
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
          <Piece key={piece} piece={piece} onPut={put} handle={handleOf(piece)} />
        ))}
      </ul>
      {drag !== null && <Targets drag={drag} />}
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
  handle,
}: {
  piece: string;
  onPut: (piece: string, to: Destination) => void;
  handle: DragHandle;
}) {
  const { t } = useTranslation();
  const destinations = destinationsOf(useDraft((draft) => draft.content));
  const nameOf = useNames();
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 rounded-lg border border-line bg-surface p-3 sm:grid-cols-[auto_minmax(0,1fr)_15rem] sm:items-start">
      <span
        {...handle}
        aria-hidden="true"
        data-handle
        className="-m-3 cursor-grab touch-none self-start p-3 text-muted select-none active:cursor-grabbing"
      >
        <GripVertical className="mt-1 size-4" />
      </span>
      <p dir="auto" className="text-[0.9375rem] whitespace-pre-line wrap-anywhere">
        {piece}
      </p>
      <Select
        className="col-span-2 sm:col-span-1"
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

/** The parts of the resume while a piece is dragged; the list of each piece does the same with a keyboard. */
function Targets({ drag }: { drag: Drag }) {
  const destinations = destinationsOf(useDraft((draft) => draft.content));
  const nameOf = useNames();
  return (
    <>
      <ul
        aria-hidden="true"
        className="fixed inset-x-4 bottom-4 z-70 mx-auto grid max-h-[70dvh] max-w-4xl grid-cols-2 gap-2 overflow-hidden rounded-xl border border-line bg-surface p-3 shadow-lift lg:grid-cols-3"
      >
        {destinations.map((to) => (
          <li
            key={keyOf(to)}
            data-destination={keyOf(to)}
            className={`rounded-md border px-3 py-2 text-sm ${drag.over === keyOf(to) ? "border-pine bg-pine-soft font-medium" : "border-dashed border-pine"}`}
          >
            <span className="line-clamp-2">{nameOf(to)}</span>
          </li>
        ))}
      </ul>
      <p
        aria-hidden="true"
        className="pointer-events-none fixed z-70 max-w-60 -translate-y-full truncate rounded-md border border-line bg-surface px-3 py-2 text-sm shadow-lift"
        style={{ left: drag.x + 12, top: drag.y - 12 }}
      >
        {drag.piece}
      </p>
    </>
  );
}

const keyOf = ({ kind, at }: Destination): string => `${kind} ${at}`;
