import { type CardColumn, cardColumns, type TeamCard } from "@waymark/contract/team-boards";
import { rankAt } from "@waymark/domain/team-boards/card-rank";
import { type DragEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { formatDate } from "../../lib/format.ts";
import { UnsentTextsAbout } from "../../lib/unsent-texts-offer.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Select } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { CardDialog } from "./card-dialog.tsx";
import { isConflict, useChangeCard, useTeamBoard } from "./queries.ts";

export interface TeamMate {
  readonly userId: string;
  readonly displayName: string;
}
interface Props {
  teamId: string;
  members: readonly TeamMate[];
  linkToApplication: (id: string, text: string) => ReactNode;
}

/** The team's own board: postings and tasks in three columns, moved by dragging or by choosing a column. */
export function TeamBoard(props: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useTeamBoard(props.teamId);
  const [open, setOpen] = useState<string | "new" | null>(null);
  if (error && data === undefined) {
    const isRefusal = error instanceof CallError && error.code === "plan_required";
    return (
      <Notice tone={isRefusal ? "info" : "error"} onRetry={() => void refetch()}>
        {reasonOf(error)}
      </Notice>
    );
  }
  if (data === undefined)
    return (
      <Loading>
        <Skeleton className="h-80" />
      </Loading>
    );
  const card = data.cards.find(({ id }) => id === open);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <Button size="sm" onClick={() => setOpen("new")}>
          {t("team-boards.add")}
        </Button>
      </div>
      {open !== null && open !== "new" && card === undefined && (
        <UnsentTextsAbout key={open} teamId={props.teamId} thingId={open} title={t("team-boards.gone")} />
      )}
      <Columns {...props} cards={data.cards} onOpen={setOpen} />
      {(open === "new" || card !== undefined) && (
        <CardDialog {...props} key={open} card={card} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

/** Moves a card to a column, at a place of it or on top. When somebody else was faster, theirs stays and is told. */
function useMove(teamId: string, cards: readonly TeamCard[]) {
  const { t } = useTranslation();
  const change = useChangeCard(teamId);
  return (id: string, column: CardColumn, place?: number) => {
    const card = cards.find((one) => one.id === id);
    if (card === undefined || (card.column === column && place === undefined)) return;
    const others = inColumn(cards, column).filter((one) => one.id !== id);
    const rank = place === undefined ? {} : { rank: rankAt(others, place) };
    change.mutate(
      { card, change: { column, ...rank } },
      {
        onError: (error) =>
          toast({
            title: t(isConflict(error) ? "team-boards.movedByOther" : "team-boards.notMoved"),
            ...(isConflict(error) ? {} : { description: reasonOf(error) }),
            variant: "destructive",
          }),
      },
    );
  };
}

function Columns({
  teamId,
  members,
  cards,
  onOpen,
}: Props & { cards: readonly TeamCard[]; onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const move = useMove(teamId, cards);
  const dropped = (event: DragEvent, column: CardColumn, place?: number) => {
    event.preventDefault();
    event.stopPropagation();
    move(event.dataTransfer.getData("text/plain"), column, place);
  };
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-3">
      {cardColumns.map((column) => {
        const own = inColumn(cards, column);
        return (
          <section
            key={column}
            aria-label={t(`team-boards.column.${column}`)}
            className="grid min-h-24 content-start gap-2.5 rounded-xl bg-sunk p-3"
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => dropped(event, column)}
          >
            <h2 className="flex items-baseline gap-2 px-1 text-base">
              {t(`team-boards.column.${column}`)}
              <span className="tabular text-sm font-normal text-muted">{own.length}</span>
            </h2>
            <ColumnCards
              cards={own}
              members={members}
              onOpen={onOpen}
              onMove={move}
              onDropAt={(event, place) => dropped(event, column, place)}
            />
          </section>
        );
      })}
    </div>
  );
}

/** Cards of a column that are drawn at once; more on request, so that a board of thousands scrolls smoothly. */
const cardsAtOnce = 50;

function ColumnCards({
  cards,
  members,
  onOpen,
  onMove,
  onDropAt,
}: {
  cards: readonly TeamCard[];
  members: readonly TeamMate[];
  onOpen: (id: string) => void;
  onMove: (id: string, column: CardColumn) => void;
  onDropAt: (event: DragEvent, place: number) => void;
}) {
  const { t } = useTranslation();
  const [most, setMost] = useState(cardsAtOnce);
  return (
    <>
      <ul className="grid gap-2.5">
        {cards.slice(0, most).map((card, place) => (
          <li
            key={card.id}
            draggable
            onDragStart={(event) => event.dataTransfer.setData("text/plain", card.id)}
            onDrop={(event) => onDropAt(event, place)}
          >
            <BoardCard
              card={card}
              members={members}
              onOpen={() => onOpen(card.id)}
              onMove={(to) => onMove(card.id, to)}
            />
          </li>
        ))}
      </ul>
      {cards.length > most && (
        <Button variant="quiet" size="sm" onClick={() => setMost(most + 4 * cardsAtOnce)}>
          {t("team-boards.more", { count: cards.length - most })}
        </Button>
      )}
    </>
  );
}

const inColumn = (cards: readonly TeamCard[], column: CardColumn) =>
  cards.filter((card) => card.column === column).sort((a, b) => a.rank - b.rank);

/** Whether the day until which it was to be done is over. */
const isLate = ({ dueOn, column }: TeamCard) =>
  dueOn !== null && column !== "done" && new Date(`${dueOn}T23:59:59`).getTime() < Date.now();

function BoardCard({
  card,
  members,
  onOpen,
  onMove,
}: {
  card: TeamCard;
  members: readonly TeamMate[];
  onOpen: () => void;
  onMove: (column: CardColumn) => void;
}) {
  const { t, i18n } = useTranslation();
  const assignee = members.find(({ userId }) => userId === card.assigneeId);
  const facts = [
    card.company,
    assignee === undefined ? "" : t("team-boards.by", { name: assignee.displayName }),
    card.comments.length === 0 ? "" : t("team-boards.comments", { count: card.comments.length }),
  ];
  return (
    <div className="grid gap-2 rounded-lg border border-line bg-surface p-3">
      <button type="button" className="grid justify-items-start gap-1 text-left" onClick={onOpen}>
        <span className="font-semibold wrap-anywhere">{card.title}</span>
        <span className="text-sm text-muted wrap-anywhere">{facts.filter(Boolean).join(" · ")}</span>
        {card.dueOn !== null && (
          <span className={classes("text-sm", isLate(card) ? "font-semibold text-rust" : "text-muted")}>
            {t(isLate(card) ? "team-boards.late" : "team-boards.due", {
              date: formatDate(new Date(`${card.dueOn}T12:00:00`), i18n.language),
            })}
          </span>
        )}
        {card.kind === "task" && <Badge>{t("team-boards.kind.task")}</Badge>}
      </button>
      <Select
        aria-label={t("team-boards.move", { title: card.title })}
        value={card.column}
        onChange={({ target }) => {
          const to = cardColumns.find((one) => one === target.value);
          if (to !== undefined) onMove(to);
        }}
      >
        {cardColumns.map((column) => (
          <option key={column} value={column}>
            {t(`team-boards.column.${column}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
