import type { CheckGroup as Group, ResumeCheck } from "@waymark/contract/resume-analysis";
import { ChevronDown, Wrench } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../ui/classes.ts";
import { CheckDetail, type PanelActions } from "./check-detail.tsx";
import { PointsBar } from "./points-bar.tsx";

const lost = ({ id, points, possible }: ResumeCheck) => (id === "link" ? 0 : possible - points);

/** A part of the score: its points, the most valuable improvement, and the checks behind it. */
export function CheckGroup({
  group,
  checks,
  actions,
}: {
  group: Group;
  checks: readonly ResumeCheck[];
  actions: PanelActions;
}) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const possible = checks.reduce((sum, check) => sum + (check.id === "link" ? 0 : check.possible), 0);
  const points = checks.reduce((sum, check) => sum + check.points, 0);
  const worst = checks.toSorted((a, b) => lost(b) - lost(a))[0];
  const first = worst !== undefined && lost(worst) > 0 ? worst : undefined;
  const fixes = checks.reduce((sum, check) => sum + check.fixes.length, 0);
  const figure = (value: number) => value.toLocaleString(i18n.language, { maximumFractionDigits: 1 });
  return (
    <section aria-labelledby={id} className="border-t border-line py-3.5">
      <h3 id={id} className="font-sans text-[0.9375rem] font-semibold">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-8 w-full items-center gap-2 rounded-md text-left"
        >
          <span className="flex-1">{t(`resume-analysis.group.${group}`)}</span>
          <span className="tabular">
            {t("resume-analysis.points", {
              points: figure(Math.min(points, possible)),
              possible: figure(possible),
            })}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classes("size-4 shrink-0 text-muted transition-transform", isOpen && "rotate-180")}
          />
        </button>
      </h3>
      <PointsBar share={points / possible} />
      {!isOpen && <Hints first={first} fixes={fixes} onJump={actions.onJump} onOpen={() => setOpen(true)} />}
      {isOpen && (
        <ul className="mt-3 divide-y divide-line">
          {checks.map((check) => (
            <CheckDetail key={check.id} check={check} actions={actions} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The most valuable improvement, and the number of repairs that can be made at a press. */
function Hints({
  first,
  fixes,
  onJump,
  onOpen,
}: {
  first: ResumeCheck | undefined;
  fixes: number;
  onJump: PanelActions["onJump"];
  onOpen: () => void;
}) {
  const { t } = useTranslation();
  const place = first?.places[0];
  return (
    <>
      {first && (
        <p className="mt-2 text-sm text-pretty wrap-anywhere">
          {first.advice}{" "}
          {place && (
            <button
              type="button"
              onClick={() => onJump(place)}
              className="min-h-6 rounded-sm font-medium text-sky hover:underline"
            >
              {t("resume-analysis.show")}
            </button>
          )}
        </p>
      )}
      {fixes > 0 && (
        <button
          type="button"
          onClick={onOpen}
          className="mt-1.5 inline-flex min-h-7 items-center gap-1.5 rounded-sm text-sm font-medium text-pine hover:underline"
        >
          <Wrench aria-hidden="true" className="size-3.5" />
          {t("resume-analysis.fixes", { count: fixes })}
        </button>
      )}
    </>
  );
}
