import type { ApplicationCard, Stage } from "@waymark/contract/applications";
import { mayMove } from "@waymark/domain/applications/stages";
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useTranslation } from "react-i18next";
import { readStoredJson, writeStored } from "../../../lib/storage.ts";
import { type Column, columnsOf, isFinalStage, rankAt } from "../columns.ts";
import { savedStage } from "../words.ts";
import { BoardColumn } from "./board-column.tsx";
import { boardState } from "./board-state.ts";
import { type CardContextValue, CardProvider } from "./card-context.ts";
import { CollapsedColumn } from "./collapsed-column.tsx";
import { MoveMenu } from "./move-menu.tsx";
import { PointerDrag } from "./pointer-drag.tsx";
import { useBoardKeys } from "./use-board-keys.ts";

const expandedKey = "applications-unfolded";

function readExpanded(): readonly string[] {
  const kept = readStoredJson(expandedKey);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

export interface BoardProps {
  stages: readonly Stage[];
  cards: readonly ApplicationCard[];
  saved: readonly ApplicationCard[];
  savedFooter?: ReactNode;
  now: number;
  waiting: ReadonlySet<string>;
  opened: string | undefined;
  onOpen: (card: ApplicationCard) => void;
  onPlace: (card: ApplicationCard, to: Stage, rank: number) => void;
  onArchive: (card: ApplicationCard) => void;
  onRemove: (card: ApplicationCard) => void;
}

/** A saved job may go wherever an application in preparation may. */
export function mayMoveTo(stages: readonly Stage[], card: ApplicationCard, to: Stage): boolean {
  if (to.id === savedStage.id) return card.stage === savedStage.id;
  if (to.id === card.stage) return true;
  const from = card.stage === savedStage.id ? savedStage : stages.find(({ id }) => id === card.stage);
  return from === undefined || mayMove(from.phase, to.phase);
}

/** Saved jobs first, final stages collapsed at the right. */
export function Board(props: BoardProps) {
  const { stages, cards, saved, savedFooter, now, waiting, opened, onOpen, onPlace } = props;
  const { t } = useTranslation();
  const [state] = useState(boardState);
  const board = useRef<HTMLDivElement>(null);
  const { expanded, toggle } = useExpanded();
  const columns = useColumns(stages, cards, saved);

  const closedFor = useCallback(
    (card: ApplicationCard) =>
      new Set(columns.filter(({ stage }) => !mayMoveTo(stages, card, stage)).map(({ stage }) => stage.id)),
    [columns, stages],
  );
  const place = useCallback(
    (card: ApplicationCard, to: Stage, index: number) => {
      const there = columns.find(({ stage }) => stage.id === to.id)?.cards ?? [];
      if (to.id === savedStage.id || (to.id === card.stage && there.indexOf(card) === index)) return;
      onPlace(card, to, rankAt(there, index, card.id));
    },
    [columns, onPlace],
  );
  const isCollapsed = (column: Column) => isFinalStage(column.stage) && !expanded.includes(column.stage.id);
  const reach = columns.filter((column) => !isCollapsed(column));
  const { shown, held, onKeyDown, onKeyUp } = useBoardKeys({
    board,
    state,
    columns,
    reach,
    closedFor,
    onPlace: place,
  });

  const menu = useMenu(props, place);
  const world = useMemo(
    (): CardContextValue => ({ state, now, waiting, open: onOpen, opened, menu }),
    [state, now, waiting, onOpen, opened, menu],
  );
  useCurrentCard(state, reach, held !== null);
  useBeginAtCards(board, reach);

  const [openColumns, ends] = [
    shown.filter(({ stage }) => !isFinalStage(stage)),
    shown.filter(({ stage }) => isFinalStage(stage)),
  ];
  return (
    <CardProvider value={world}>
      <p id="board-how" className="sr-only">
        {t("applications.board.how")}
      </p>
      <Said said={state.said} />
      <PointerDrag state={state} columns={columns} now={now} closedFor={closedFor} onPlace={place}>
        <section
          ref={board}
          aria-label={t("applications.board.label")}
          onKeyDown={onKeyDown}
          onKeyUp={onKeyUp}
          className={
            "-mx-4 flex h-[max(26rem,calc(100dvh-11.5rem))] snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 sm:-mx-8 sm:scroll-px-8 sm:px-8"
          }
        >
          {openColumns.map((column) => (
            <OpenColumn key={column.stage.id} column={column} state={state} savedFooter={savedFooter} />
          ))}
          {ends.map((column) =>
            isCollapsed(column) && held?.place?.stage !== column.stage.id ? (
              <CollapsedColumn key={column.stage.id} column={column} state={state} onExpand={toggle} />
            ) : (
              <BoardColumn
                key={column.stage.id}
                column={column}
                state={state}
                empty={nothing}
                onCollapse={toggle}
              />
            ),
          )}
        </section>
      </PointerDrag>
    </CardProvider>
  );
}

function OpenColumn({
  column,
  state,
  savedFooter,
}: Pick<BoardProps, "savedFooter"> & { column: Column; state: ReturnType<typeof boardState> }) {
  const isSaved = column.stage.id === savedStage.id;
  return (
    <BoardColumn
      column={column}
      state={state}
      empty={isSaved ? noSaved : nothing}
      footer={isSaved ? savedFooter : undefined}
    />
  );
}

function useExpanded() {
  const [expanded, setExpanded] = useState(readExpanded);
  const toggle = useCallback((id: string) => {
    setExpanded((before) => {
      const after = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
      writeStored(expandedKey, JSON.stringify(after));
      return after;
    });
  }, []);
  return { expanded, toggle };
}

/** Unchanged columns stay the same objects. */
function useColumns(
  stages: readonly Stage[],
  cards: readonly ApplicationCard[],
  saved: readonly ApplicationCard[],
): readonly Column[] {
  const last = useRef<readonly Column[]>([]);
  return useMemo(() => {
    const visible = stages.filter(({ hidden }) => !hidden);
    const ordered = [...visible.filter((stage) => !isFinalStage(stage)), ...visible.filter(isFinalStage)];
    const shownIds = new Set(stages.filter(({ hidden }) => hidden).map(({ id }) => id));
    const shown = cards.filter(({ stage }) => !shownIds.has(stage));
    last.current = columnsOf([savedStage, ...ordered], [...saved, ...shown], last.current);
    return last.current;
  }, [stages, cards, saved]);
}

function useCurrentCard(
  state: ReturnType<typeof boardState>,
  reach: readonly Column[],
  isHolding: boolean,
): void {
  const firstId = reach.find((column) => column.cards.length > 0)?.cards[0]?.id ?? null;
  const current = state.current.get();
  const isThere = reach.some((column) => column.cards.some(({ id }) => id === current));
  useEffect(() => {
    if (!isThere && !isHolding && state.current.get() !== firstId) state.current.set(firstId);
  }, [isThere, isHolding, firstId, state]);
}

/** The board begins at the first column with a card, if that is out of sight, as on a phone. */
function useBeginAtCards(board: RefObject<HTMLDivElement | null>, reach: readonly Column[]): void {
  const hasBegun = useRef(false);
  const first = reach.find((column) => column.cards.length > 0)?.stage.id;
  useLayoutEffect(() => {
    const frame = board.current;
    if (hasBegun.current || first === undefined || frame === null) return;
    hasBegun.current = true;
    const column = frame.querySelector(`[data-stage="${CSS.escape(first)}"]`)?.getBoundingClientRect();
    const { left, right } = frame.getBoundingClientRect();
    if (column !== undefined && column.right > right) frame.scrollLeft += column.left - left;
  }, [board, first]);
}

function useMenu(
  { stages, onArchive, onRemove }: BoardProps,
  place: (card: ApplicationCard, to: Stage, index: number) => void,
) {
  const isAllowed = useCallback((card: ApplicationCard, to: Stage) => mayMoveTo(stages, card, to), [stages]);
  const moveTo = useCallback((card: ApplicationCard, to: Stage) => place(card, to, 0), [place]);
  return useCallback(
    (card: ApplicationCard, tabIndex: number) => {
      const isSaved = card.stage === savedStage.id;
      return (
        <MoveMenu
          card={card}
          stages={stages}
          isAllowed={isAllowed}
          onMove={moveTo}
          {...(isSaved ? {} : { onArchive, onRemove })}
          tabIndex={tabIndex}
        />
      );
    },
    [stages, isAllowed, moveTo, onArchive, onRemove],
  );
}

function Nothing({ saved = false }: { saved?: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="px-2 py-3 text-center text-sm text-muted text-pretty">
      {t(saved ? "applications.board.noSaved" : "applications.board.none")}
    </p>
  );
}

// Constants, so that an unchanged column does not render again because of them.
const nothing = <Nothing />;
const noSaved = <Nothing saved />;

function Said({ said }: { said: ReturnType<typeof boardState>["said"] }) {
  const text = useSyncExternalStore(said.subscribe, said.get);
  return (
    <p role="status" aria-live="assertive" className="sr-only">
      {text}
    </p>
  );
}
