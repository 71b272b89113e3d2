import type { Application, ApplicationCard, Stage } from "@waymark/contract/applications";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../lib/format.ts";
import { ButtonRouteLink } from "../../../lib/navigation/links.tsx";
import { newUuid } from "../../../lib/uuid.ts";
import { Button } from "../../../ui/button/button.tsx";
import { cardName, nameOfStage } from "../words.ts";
import type { Change, ChangeOf, Fields } from "./change.ts";
import { keepMine, namesOf } from "./rules.ts";
import { useSyncQueue } from "./use-sync-queue.ts";

export function ProblemChoice({
  change,
  stages,
  cards,
}: {
  change: Change;
  stages: readonly Stage[];
  cards: readonly ApplicationCard[];
}) {
  const { t, i18n } = useTranslation();
  const syncQueue = useSyncQueue();
  const { problem } = change;
  if (problem === undefined || change.kind === "many") return null;
  const known = cards.find(({ id }) => id === change.id);
  const name =
    change.kind === "create"
      ? change.shown.title
      : problem.kind === "conflict"
        ? cardName(problem.current)
        : known
          ? cardName(known)
          : "";
  const drop = () => syncQueue.replace(change.changeId, null);
  if (problem.kind === "refused") {
    const { problem: _, ...again } = change;
    return (
      <li className="grid gap-3 py-4">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-[0.9375rem]">{problem.error}</p>
        <div className="flex flex-wrap gap-2">
          {problem.code === "plan_limit_reached" && (
            <ButtonRouteLink to="/dashboard" search={{ section: "upgrade" }} size="sm">
              {t("applications.plans")}
            </ButtonRouteLink>
          )}
          <Button size="sm" variant="secondary" onClick={() => syncQueue.replace(change.changeId, again)}>
            {t("common.retry")}
          </Button>
          <Button size="sm" variant="quiet" onClick={drop}>
            {t("applications.conflict.discard")}
          </Button>
        </div>
      </li>
    );
  }
  const { current } = problem;
  const sides = sidesOf(change, current, stages, t, i18n.language);
  const both = bothNotes(change, current);
  return (
    <li className="grid gap-3 py-4">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Side label={t("applications.conflict.mine")} lines={sides.mine} />
        <Side label={t("applications.conflict.theirs")} lines={sides.theirs} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => syncQueue.replace(change.changeId, keepMine(change, current))}>
          {t("applications.conflict.keepMine")}
        </Button>
        <Button size="sm" variant="secondary" onClick={drop}>
          {t("applications.conflict.keepTheirs")}
        </Button>
        {both && (
          <Button size="sm" variant="secondary" onClick={() => syncQueue.replace(change.changeId, both)}>
            {t("applications.conflict.keepBoth")}
          </Button>
        )}
      </div>
    </li>
  );
}

function Side({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <div className="grid content-start gap-1">
      <p className="text-sm font-semibold text-muted">{label}</p>
      {lines.map((line) => (
        <p
          key={line}
          tabIndex={line.length > 300 ? 0 : undefined}
          className="max-h-48 overflow-y-auto text-[0.9375rem] leading-relaxed whitespace-pre-line wrap-anywhere"
        >
          {line}
        </p>
      ))}
    </div>
  );
}

function sidesOf(
  change: Change,
  current: Application,
  stages: readonly Stage[],
  t: TFunction,
  language: string,
) {
  if (change.kind === "move" || change.kind === "undo")
    return { mine: [nameOfStage(change.to, stages, t)], theirs: [nameOfStage(current.stage, stages, t)] };
  if (change.kind !== "edit") return { mine: [t(`applications.conflict.${change.kind}`)], theirs: [] };
  const { fields } = change;
  const names = namesOf(fields);
  const say = (of: Fields) => names.map((name) => fieldText(name, of, t, language));
  return { mine: say(fields), theirs: say({ ...current, appliedAt: current.appliedAt ?? undefined }) };
}

function fieldText(name: keyof Fields, of: Fields, t: TFunction, language: string): string {
  const none = t("applications.conflict.empty");
  const label = t(`applications.field.${name}`);
  if (name === "notes") return of.notes || none;
  if (name === "tags") return `${label}: ${of.tags?.join(", ") || none}`;
  if (name === "deadline" || name === "appliedAt") {
    const day = of[name];
    return `${label}: ${day ? formatDate(day, language) : none}`;
  }
  if (name === "resume" || name === "letter") return `${label}: ${of[name]?.name || none}`;
  if (name === "job")
    return Object.values(of.job ?? {})
      .filter((part) => typeof part === "string" && part)
      .join(", ");
  return t(of.archived ? "applications.archive" : "applications.unarchive");
}

function bothNotes(change: Change, current: Application): ChangeOf<"edit"> | null {
  if (change.kind !== "edit" || namesOf(change.fields).join() !== "notes") return null;
  const notes = `${current.notes}\n\n${change.fields.notes ?? ""}`.slice(0, 50_000);
  const { problem: _, ...rest } = change;
  // A new change id, because a note that is being typed meanwhile builds on this one.
  return { ...rest, changeId: newUuid(), fields: { notes }, version: current.version };
}
