import { useVirtualizer } from "@tanstack/react-virtual";
import type { ApplicationCard, Stage, StagePhase } from "@waymark/contract/applications";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../lib/format.ts";
import { classes } from "../../../ui/classes.ts";
import { Segments } from "../segments.tsx";
import { cardName, nameOfStage } from "../words.ts";
import { barsOf, monthsBetween, pathOf, type Step } from "./spans.ts";

const colours: Record<StagePhase, string> = {
  preparing: "bg-line-strong",
  waiting: "bg-sky/55",
  answered: "bg-sky",
  interviewing: "bg-pine",
  offer: "bg-blaze",
  accepted: "bg-pine",
  rejected: "bg-rust",
  withdrawn: "bg-edge",
  "no-answer": "bg-edge",
};
const legend: readonly StagePhase[] = [
  "preparing",
  "waiting",
  "answered",
  "interviewing",
  "offer",
  "rejected",
];

const day = 86_400_000;
const reaches = ["30", "90", "365"] as const;

export function Timeline({
  cards,
  stages,
  paths,
  now,
  onOpen,
}: {
  cards: readonly ApplicationCard[];
  stages: readonly Stage[];
  paths: ReadonlyMap<string, readonly Step[]> | undefined;
  now: number;
  onOpen: (card: ApplicationCard) => void;
}) {
  const { t } = useTranslation();
  const [reach, setReach] = useState<(typeof reaches)[number]>("90");
  const from = now - Number(reach) * day;
  // Some room after today, so that the last bar does not end at the edge.
  const to = now + ((now - from) * 2) / 100;
  const rows = useMemo(() => {
    const begun = new Map(cards.map((card) => [card.id, (paths?.get(card.id) ?? pathOf(card))[0]?.at ?? ""]));
    const of = ({ id }: ApplicationCard) => begun.get(id) ?? "";
    return cards.toSorted((a, b) => of(b).localeCompare(of(a)));
  }, [cards, paths]);
  const months = useMemo(() => monthsBetween(from, to), [from, to]);
  const at = (ms: number) => `${Math.min(100, Math.max(0, (100 * (ms - from)) / (to - from)))}%`;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Legend />
        <Segments
          label={t("applications.timeline.reach")}
          value={reach}
          onChange={setReach}
          options={reaches.map((one) => ({ value: one, label: t(`applications.timeline.last.${one}`) }))}
        />
      </div>
      <div className="overflow-clip rounded-xl border border-line bg-surface">
        <MonthNames months={months} at={at} />
        <Rows
          label={t("applications.timeline.label")}
          rows={rows}
          row={(card) => (
            <Row
              card={card}
              stages={stages}
              steps={paths?.get(card.id) ?? pathOf(card)}
              span={{ from, now, months, at }}
              onOpen={onOpen}
            />
          )}
        />
      </div>
    </div>
  );
}

function Rows({
  label,
  rows,
  row,
}: {
  label: string;
  rows: readonly ApplicationCard[];
  row: (card: ApplicationCard) => ReactNode;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 52,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    initialRect: { width: 800, height: 640 },
    useFlushSync: false,
  });
  return (
    <div
      ref={scroller}
      className="max-h-[max(22rem,calc(100dvh-17rem))] overflow-y-auto overscroll-y-contain"
    >
      <ol aria-label={label} className="relative" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map((item) => {
          const card = rows[item.index];
          if (card === undefined) return null;
          return (
            <li
              key={item.key}
              ref={list.measureElement}
              data-index={item.index}
              aria-setsize={rows.length}
              aria-posinset={item.index + 1}
              className="absolute inset-x-0 top-0 border-b border-line"
              style={{ transform: `translateY(${item.start}px)` }}
            >
              {row(card)}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Legend() {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {legend.map((phase) => (
        <li key={phase} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={classes("h-2.5 w-4 rounded-[3px]", colours[phase])} />
          {t(`applications.phase.${phase}`)}
        </li>
      ))}
    </ul>
  );
}

/** Left edge within the shown span, in percent. */
type Place = (ms: number) => string;

function MonthNames({ months, at }: { months: readonly number[]; at: Place }) {
  const { i18n } = useTranslation();
  const month = new Intl.DateTimeFormat(i18n.language, { month: "short", timeZone: "UTC" });
  return (
    <div aria-hidden="true" className="h-8 border-b border-line md:pl-56">
      <div className="relative h-full">
        {months.map((one) => (
          <span
            key={one}
            className="absolute top-1.5 border-l border-line pl-1.5 text-xs text-muted"
            style={{ left: at(one) }}
          >
            {month.format(one)}
          </span>
        ))}
      </div>
    </div>
  );
}

function Row({
  card,
  stages,
  steps,
  span: { from, now, months, at },
  onOpen,
}: {
  card: ApplicationCard;
  stages: readonly Stage[];
  steps: readonly Step[];
  span: { from: number; now: number; months: readonly number[]; at: Place };
  onOpen: (card: ApplicationCard) => void;
}) {
  const { t, i18n } = useTranslation();
  const bars = barsOf(steps, stages, now);
  const told = bars.map((bar) =>
    t("applications.timeline.from", {
      stage: nameOfStage(bar.stage, stages, t),
      day: formatDate(new Date(bar.from), i18n.language),
    }),
  );
  return (
    <button
      type="button"
      onClick={() => onOpen(card)}
      title={told.join(" → ")}
      className="grid w-full grid-cols-1 items-center gap-1 py-2 text-left hover:bg-sunk md:min-h-12 md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <span className="min-w-0 px-3">
        <span className="line-clamp-2 text-[0.9375rem] leading-snug font-semibold break-words">
          {card.job.title}
        </span>
        <span className="block truncate text-sm leading-snug text-muted">{card.job.company}</span>
      </span>
      <span className="sr-only">
        {cardName(card)}: {told.join(", ")}
      </span>
      <Bars bars={bars.filter((bar) => bar.to >= from)} months={months} at={at} />
    </button>
  );
}

function Bars({
  bars,
  months,
  at,
}: {
  bars: ReturnType<typeof barsOf>;
  months: readonly number[];
  at: Place;
}) {
  return (
    <span aria-hidden="true" className="relative block h-4">
      {months.map((one) => (
        <span
          key={one}
          className="absolute inset-y-0 border-l md:inset-y-[-0.75rem] border-line"
          style={{ left: at(one) }}
        />
      ))}
      {bars.map((bar) => (
        <span
          key={`${bar.stage}${bar.from}`}
          className={classes(
            "absolute inset-y-0 min-w-1.5 rounded-[3px] border-r-2 border-surface",
            colours[bar.phase],
          )}
          style={{ left: at(bar.from), width: `calc(${at(bar.to)} - ${at(bar.from)})` }}
        />
      ))}
    </span>
  );
}
