import type { ResumeCheck, ResumeFix, ResumePlace } from "@waymark/contract/resume-analysis";
import type { ResumeContent } from "@waymark/contract/resumes";
import type { Language } from "@waymark/contract/values";
import { Check, Info } from "lucide-react";
import { useTranslation } from "react-i18next";
import { FixOffer } from "./fix-offer.tsx";
import { KnownWords, keepWord } from "./known-words.tsx";
import { PlaceLinks } from "./place-links.tsx";
import { PointsBar } from "./points-bar.tsx";

export interface PanelActions {
  readonly content: ResumeContent;
  readonly onJump: (place: ResumePlace) => void;
  readonly onApply: (fix: ResumeFix) => void;
  /** The answer is older than the content, so its fixes are disabled. */
  readonly isStale: boolean;
  readonly language: Language;
}

const rewordable = new Set([
  "verbs",
  "weakOpenings",
  "bulletLength",
  "repetition",
  "firstPerson",
  "buzzwords",
]);

/** A check: points, findings with their places, the rule, and how to gain the rest. */
export function CheckDetail({ check, actions }: { check: ResumeCheck; actions: PanelActions }) {
  const { t, i18n } = useTranslation();
  const { points, possible } = check;
  const figure = (value: number) => value.toLocaleString(i18n.language, { maximumFractionDigits: 1 });
  const isFull = points === possible;
  const known = actions.content.knownWords ?? [];
  return (
    <li className="grid gap-1.5 py-3 first:pt-1">
      <div className="flex items-baseline justify-between gap-3">
        <h4 className="text-sm font-semibold">{check.title}</h4>
        <p className="tabular flex shrink-0 items-center gap-1 text-sm text-muted">
          {isFull && <Check aria-hidden="true" className="size-3.5 text-pine" />}
          {check.id === "link"
            ? `+ ${figure(points)}`
            : t("resume-analysis.points", { points: figure(points), possible: figure(possible) })}
        </p>
      </div>
      <PointsBar share={points / possible} thin />
      <p className="text-sm text-muted wrap-anywhere">{check.seen}</p>
      <p className="text-xs text-muted text-pretty">{t(`resume-analysis-checks.rule.${check.id}`)}</p>
      {check.advice !== "" && <p className="text-sm text-pretty wrap-anywhere">{check.advice}</p>}
      {check.notes.map((note) => (
        <p key={note} className="flex gap-1.5 text-sm text-muted">
          <Info aria-hidden="true" className="mt-0.75 size-3.5 shrink-0 text-sky" />
          <span className="min-w-0 wrap-anywhere">{note}</span>
        </p>
      ))}
      {!isFull && <PlaceLinks places={check.places} {...actions} rewords={rewordable.has(check.id)} />}
      {check.fixes.map((fix) => (
        <FixOffer
          key={`${fix.kind} ${fix.field} ${fix.from}`}
          fix={fix}
          off={actions.isStale}
          onApply={() => actions.onApply(fix)}
          onKeep={() => actions.onApply(keepWord(known, fix.old))}
        />
      ))}
      {check.id === "spelling" && <KnownWords words={known} onApply={actions.onApply} />}
    </li>
  );
}
