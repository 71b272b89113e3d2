import type { Application, Stage } from "@waymark/contract/applications";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../../lib/format.ts";
import { Button } from "../../../ui/button/button.tsx";
import { PhaseMark } from "../board/phase-mark.tsx";
import { lastMove } from "../sync-queue/send-change.ts";
import { nameOfStage } from "../words.ts";

export function History({
  application,
  stages,
  onUndo,
}: {
  application: Application;
  stages: readonly Stage[];
  onUndo: (from: string, to: string, eventId: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const { events } = application;
  const undone = new Set(events.flatMap(({ undoes }) => (undoes === null ? [] : [undoes])));
  const last = lastMove(application);
  const told = events.filter(({ kind }) => kind !== "undone");
  if (told.length === 0)
    return <p className="text-[0.9375rem] text-muted">{t("applications.history.none")}</p>;
  return (
    <ol className="grid">
      {told.map((event) => {
        const isUndone = undone.has(event.id);
        const stage = stages.find(({ id }) => id === event.to);
        return (
          <li key={event.id} className="flex items-start gap-3 border-l border-line py-2.5 pl-4">
            <PhaseMark phase={stage?.phase ?? "preparing"} className="mt-1 -ml-[1.2rem]" />
            <div className="grid flex-1">
              <p className={isUndone ? "text-muted line-through" : "font-medium"}>
                {event.kind === "created"
                  ? t("applications.history.created", { stage: nameOfStage(event.to, stages, t) })
                  : nameOfStage(event.to, stages, t)}
              </p>
              <p className="tabular text-sm text-muted">
                {formatInstant(event.at, i18n.language)}
                {event.by !== undefined &&
                  ` · ${t("applications.history.by", { name: event.by.displayName || t("comments.someoneGone") })}`}
                {isUndone && ` · ${t("applications.history.undone")}`}
              </p>
            </div>
            {last?.id === event.id && event.from !== null && application.stage === event.to && (
              <Button
                variant="secondary"
                size="sm"
                onClick={() => onUndo(event.to, event.from ?? event.to, event.id)}
              >
                {t("applications.undo")}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
