import { useVirtualizer } from "@tanstack/react-virtual";
import type { ApplicationCard, Stage } from "@waymark/contract/applications";
import { ChevronDown, ChevronUp, CircleSlash } from "lucide-react";
import { memo, useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatNumber } from "../../../lib/format.ts";
import { Button } from "../../../ui/button/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PhaseMark } from "../board/phase-mark.tsx";
import type { Actions } from "../use-applications.ts";
import { cardName, nameOfStage, placeOf } from "../words.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { type Sort, type SortKey, sortCards, sortKeys } from "./sort-cards.ts";
import { Tick } from "./tick.tsx";

const grid =
  "grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 md:grid-cols-[2.25rem_minmax(0,2.2fr)_minmax(0,1.4fr)_minmax(9rem,1.1fr)_7rem_7rem_7rem]";

export interface TableProps {
  stages: readonly Stage[];
  cards: readonly ApplicationCard[];
  isFiltered: boolean;
  onClearFilter: () => void;
  opened: string | undefined;
  onOpen: (card: ApplicationCard) => void;
  actions: Actions;
}

/** Sorted by any column, with checkboxes for bulk actions. A list below 768 px. */
export function ApplicationTable(props: TableProps) {
  const { stages, cards, isFiltered, onClearFilter, opened, onOpen, actions } = props;
  const { t, i18n } = useTranslation();
  const [sort, setSort] = useState<Sort>({ by: "updated", up: false });
  const { ticked, setTicked, tick } = useTicks();
  const rows = useMemo(
    () => sortCards(cards, sort, stages, i18n.language),
    [cards, sort, stages, i18n.language],
  );
  const chosen = useMemo(() => rows.filter(({ id }) => ticked.has(id)), [rows, ticked]);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 60,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    initialRect: { width: 800, height: 640 },
    useFlushSync: false,
  });
  if (rows.length === 0 && isFiltered) return <NothingMatches onClear={onClearFilter} />;
  const isAll = chosen.length === rows.length && rows.length > 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div
        ref={scroller}
        className="max-h-[max(24rem,calc(100dvh-14rem))] overflow-y-auto overscroll-y-contain rounded-xl border border-line bg-surface"
      >
        {/* Laid out as a grid, because only the visible rows are rendered; for screen readers it stays a
            table. */}
        <table aria-label={t("applications.table.label")} aria-rowcount={rows.length + 1} className="block">
          <TableHead
            sort={sort}
            onSort={setSort}
            isAll={isAll}
            isSome={chosen.length > 0 && !isAll}
            onAll={() => setTicked(isAll ? new Set() : new Set(rows.map(({ id }) => id)))}
          />
          <tbody className="relative block" style={{ height: list.getTotalSize() }}>
            {list.getVirtualItems().map((item) => {
              const card = rows[item.index];
              return (
                card && (
                  <Row
                    key={item.key}
                    measure={list.measureElement}
                    start={item.start}
                    card={card}
                    stage={stages.find(({ id }) => id === card.stage)}
                    stageText={nameOfStage(card.stage, stages, t)}
                    index={item.index}
                    isTicked={ticked.has(card.id)}
                    isOpen={opened === card.id}
                    onTick={tick}
                    onOpen={onOpen}
                  />
                )
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="tabular px-1 text-sm text-muted">
        {t("applications.count", { count: rows.length, n: formatNumber(rows.length, i18n.language) })}
      </p>
      {chosen.length > 0 && (
        <BulkBar chosen={chosen} stages={stages} actions={actions} onClear={() => setTicked(new Set())} />
      )}
    </div>
  );
}

function Head({ name, sort, onSort }: { name: SortKey; sort: Sort; onSort: (sort: Sort) => void }) {
  const { t } = useTranslation();
  const isBy = sort.by === name;
  const Arrow = sort.up ? ChevronUp : ChevronDown;
  return (
    <th
      scope="col"
      aria-sort={isBy ? (sort.up ? "ascending" : "descending") : "none"}
      // On a phone the rows are a list, with the title as its only heading.
      className={classes("flex min-w-0 text-left font-normal", name !== "title" && "max-md:hidden")}
    >
      <button
        type="button"
        onClick={() =>
          onSort({
            by: name,
            up: isBy ? !sort.up : name === "title" || name === "company" || name === "stage",
          })
        }
        className={classes(
          "-mx-1.5 inline-flex min-h-8 min-w-0 items-center gap-1 rounded-md px-1.5 hover:text-ink",
          isBy ? "font-semibold" : "text-muted",
        )}
      >
        <span className="truncate">{t(`applications.table.${name}`)}</span>
        {isBy && <Arrow aria-hidden="true" className="size-3.5" />}
      </button>
    </th>
  );
}

const Row = memo(function Row({
  card,
  stage,
  stageText,
  index,
  isTicked,
  isOpen,
  onTick,
  onOpen,
  measure,
  start,
}: {
  measure: (node: Element | null) => void;
  start: number;
  card: ApplicationCard;
  stage: Stage | undefined;
  stageText: string;
  index: number;
  isTicked: boolean;
  isOpen: boolean;
  onTick: (id: string) => void;
  onOpen: (card: ApplicationCard) => void;
}) {
  const { t, i18n } = useTranslation();
  const date = (at: string | null) => (at === null ? "–" : formatDate(at, i18n.language));
  const { job } = card;
  return (
    <tr
      ref={measure}
      data-index={index}
      style={{ transform: `translateY(${start}px)` }}
      aria-rowindex={index + 2}
      className={classes(
        grid,
        "absolute inset-x-0 top-0 border-b border-line px-3 py-2 text-[0.9375rem] hover:bg-sunk",
        (isTicked || isOpen) && "bg-pine-soft!",
      )}
    >
      <td>
        <Tick
          label={t("applications.table.tick", { name: cardName(card) })}
          checked={isTicked}
          onChange={() => onTick(card.id)}
        />
      </td>
      <TitleCell card={card} onOpen={onOpen} />
      <td className="truncate max-md:hidden">{job.company}</td>
      <td className="flex min-w-0 items-center gap-2 text-sm max-md:max-w-32">
        <PhaseMark phase={stage?.phase ?? "preparing"} />
        <span className="max-md:line-clamp-2 md:truncate">{stageText}</span>
      </td>
      <td className="tabular text-sm text-muted max-md:hidden">{date(card.appliedAt)}</td>
      <td className="tabular text-sm text-muted max-md:hidden">{date(card.updatedAt)}</td>
      <td className="tabular text-sm text-muted max-md:hidden">
        {card.deadline === null ? "–" : formatDate(`${card.deadline}T12:00:00Z`, i18n.language)}
      </td>
    </tr>
  );
});

function TitleCell({ card, onOpen }: { card: ApplicationCard; onOpen: (card: ApplicationCard) => void }) {
  const { t } = useTranslation();
  const { job } = card;
  return (
    <td className="grid min-w-0">
      <button
        type="button"
        onClick={() => onOpen(card)}
        className="rounded-sm text-left font-semibold wrap-anywhere hover:underline max-md:line-clamp-2 md:truncate"
      >
        {job.title}
      </button>
      <span className="flex min-w-0 items-center gap-1.5 text-sm text-muted">
        {card.postingGone && (
          <CircleSlash
            role="img"
            aria-label={t("applications.gone.short")}
            className="size-3.5 shrink-0 text-rust"
          />
        )}
        <span className="truncate md:hidden">{job.company}</span>
        <span className="truncate max-md:hidden">{placeOf(card, t)}</span>
        {card.tags.slice(0, 2).map((tag) => (
          <span
            key={tag}
            className="max-w-24 shrink-0 truncate rounded-sm bg-sunk px-1.5 text-xs leading-5 max-md:hidden"
          >
            {tag}
          </span>
        ))}
      </span>
    </td>
  );
}

/** The ids of the ticked rows. */
function useTicks() {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = useCallback(
    (id: string) =>
      setTicked((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  return { ticked, setTicked, tick };
}

function NothingMatches({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t("applications.filter.nothing")}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t("applications.filter.clear")}
        </Button>
      }
    />
  );
}

function TableHead({
  sort,
  onSort,
  isAll,
  isSome,
  onAll,
}: {
  sort: Sort;
  onSort: (sort: Sort) => void;
  isAll: boolean;
  isSome: boolean;
  onAll: () => void;
}) {
  const { t } = useTranslation();
  return (
    <thead className="sticky top-0 z-10 block rounded-t-xl bg-surface">
      <tr className={classes(grid, "border-b border-line px-3 py-1.5 text-sm")}>
        <th scope="col" className="font-normal">
          <Tick label={t("applications.table.all")} checked={isAll} mixed={isSome} onChange={onAll} />
        </th>
        {sortKeys.map((key) => (
          <Head key={key} name={key} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}
