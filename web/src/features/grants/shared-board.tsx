import type { Stage } from "@waymark/contract/applications";
import type { SharedApplication } from "@waymark/contract/grants";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { formatDate } from "../../lib/format.ts";
import { Select } from "../../ui/form/input.tsx";
import { GroupEmpty } from "../../ui/group.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { type Place, useMoveShared, useSharedApplication, useSharedBoard } from "./queries.ts";
import { Shared } from "./shared-state.tsx";

function useStageName() {
  const { t } = useTranslation();
  return (stage: Stage | undefined, id: string) => stage?.name ?? t(`applications.stage.${id}`);
}

/** Somebody's board as lists by stage; with the right to move, each application has its stages to choose from. */
export function SharedBoard({ place }: { place: Place }) {
  const { t } = useTranslation();
  const nameOf = useStageName();
  const query = useSharedBoard(place);
  return (
    <Shared query={query}>
      {({ stages, applications, right }) =>
        applications.length === 0 ? (
          <GroupEmpty>{t("grants.board.empty")}</GroupEmpty>
        ) : (
          <div className="grid grid-cols-1 gap-6">
            {stages
              .map((stage) => ({ stage, cards: applications.filter((card) => card.stage === stage.id) }))
              .filter(({ cards }) => cards.length > 0)
              .map(({ stage, cards }) => (
                <section key={stage.id} className="grid grid-cols-1 gap-2">
                  <h3 className="flex items-baseline gap-2 text-base">
                    {nameOf(stage, stage.id)}
                    <span className="tabular text-sm font-normal text-muted">{cards.length}</span>
                  </h3>
                  <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
                    {[...cards]
                      .sort((a, b) => a.rank - b.rank)
                      .map((card) => (
                        <BoardRow
                          key={card.id}
                          place={place}
                          card={card}
                          stages={right === "move" ? stages : null}
                        />
                      ))}
                  </ul>
                </section>
              ))}
          </div>
        )
      }
    </Shared>
  );
}

function BoardRow({
  place,
  card,
  stages,
}: {
  place: Place;
  card: SharedApplication;
  /** The stages to choose from; null without the right to move. */
  stages: readonly Stage[] | null;
}) {
  const { t, i18n } = useTranslation();
  const sent = card.appliedAt ?? card.createdAt;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <span className="grid min-w-0 flex-1 basis-56">
        <span className="font-semibold wrap-anywhere">{card.job.title}</span>
        <span className="text-sm text-muted wrap-anywhere">
          {[card.job.company, card.job.location].filter(Boolean).join(" · ")}
        </span>
        <span className="tabular text-sm text-muted">
          {t(card.appliedAt ? "grants.board.sent" : "grants.board.added", {
            date: formatDate(sent, i18n.language),
          })}
        </span>
      </span>
      {stages !== null && <StageChoice place={place} card={card} stages={stages} />}
    </li>
  );
}

function StageChoice({
  place,
  card,
  stages,
}: {
  place: Place;
  card: SharedApplication;
  stages: readonly Stage[];
}) {
  const { t } = useTranslation();
  const nameOf = useStageName();
  const move = useMoveShared(place);
  return (
    <Select
      className="w-full sm:w-56"
      aria-label={t("grants.board.stageOf", { title: card.job.title })}
      value={move.isPending ? move.variables.to : card.stage}
      disabled={move.isPending}
      onChange={(event) =>
        move.mutate(
          { id: card.id, to: event.target.value, version: card.version },
          {
            onError: (error) =>
              toast({
                title: t("grants.board.notMoved"),
                description: reasonOf(error),
                variant: "destructive",
              }),
          },
        )
      }
    >
      {stages.map((stage) => (
        <option key={stage.id} value={stage.id}>
          {nameOf(stage, stage.id)}
        </option>
      ))}
    </Select>
  );
}

export function SharedApplicationView({ place, id }: { place: Place; id: string }) {
  const { t, i18n } = useTranslation();
  const nameOf = useStageName();
  const query = useSharedApplication(place, id);
  return (
    <Shared query={query}>
      {({ application, stages, events, right }) => (
        <div className="grid grid-cols-1 gap-5">
          <ul className="rounded-xl border border-line bg-surface">
            <BoardRow place={place} card={application} stages={right === "move" ? stages : null} />
          </ul>
          <section className="grid gap-2">
            <h3 className="text-base">{t("grants.board.history")}</h3>
            <ol className="grid gap-1 text-[0.9375rem]">
              {events.map((event) => (
                <li key={event.id}>
                  <span className="tabular text-muted">{formatDate(event.at, i18n.language)}</span>{" "}
                  {nameOf(
                    stages.find((stage) => stage.id === event.to),
                    event.to,
                  )}
                </li>
              ))}
            </ol>
          </section>
        </div>
      )}
    </Shared>
  );
}
