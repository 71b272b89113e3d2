import type { AnswerPoint, AnswerScore, QuestionKind } from "@waymark/contract/interviews-practice";
import { lossText, reasonText, shownRubric } from "@waymark/domain/interviews/rubric";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../../lib/format.ts";
import { classes } from "../../../../ui/classes.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { MarkedAnswer } from "./marked-answer.tsx";
import { Bar, Total } from "./total.tsx";

/** An answer with its score: the text with its marks, and each point with the words that earned or lost it. */
export function ScoredAnswer({
  text,
  score,
  kind,
}: {
  text: string;
  score: AnswerScore;
  kind: QuestionKind;
}) {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen === null ? score.points : score.points.filter(({ criterion }) => criterion === chosen);
  const { words, singular, plural, figures } = score.counts;
  const n = (value: number) => formatNumber(value, i18n.language);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Total value={score.total} />
        <p className="tabular min-w-0 flex-1 basis-52 text-sm text-muted">
          {t("interviews-buddy.score.counts", {
            words: n(words),
            singular: n(singular),
            plural: n(plural),
            figures: n(figures),
          })}
          <br />
          {t("interviews-buddy.score.practice", { version: score.version })}
        </p>
      </div>
      {score.reasons.map(({ reason }) => (
        <Notice key={reason} tone="info">
          {t(reasonText(reason))}
        </Notice>
      ))}
      {text !== "" && <MarkedAnswer text={text} points={shown} score={score} />}
      <ul className="divide-y divide-line border-y border-line">
        {score.points.map((point) => (
          <Point
            key={point.criterion}
            point={point}
            text={text}
            kind={kind}
            isChosen={chosen === point.criterion}
            onChoose={() => setChosen(chosen === point.criterion ? null : point.criterion)}
          />
        ))}
      </ul>
    </div>
  );
}

/** The most words that are quoted for a point. */
const mostQuotes = 6;

function Point({
  point,
  text,
  kind,
  isChosen,
  onChoose,
}: {
  point: AnswerPoint;
  text: string;
  kind: QuestionKind;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const { criterion, score, most } = point;
  const name = t(`interviews-practice.criteria.${criterion}.name`);
  const rubric = shownRubric(kind).find(({ id }) => id === criterion);
  return (
    <li className={classes("grid grid-cols-1 gap-2 py-3.5", isChosen && "bg-sunk px-3")}>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="grid min-h-9 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 rounded-md text-left"
      >
        <span className="font-semibold">{name}</span>
        <span className="tabular text-sm text-muted">
          {t("interviews-buddy.score.points", {
            score: formatNumber(score, i18n.language, 1),
            most: formatNumber(most, i18n.language),
          })}
        </span>
        <span className="col-span-2">
          <Bar share={score / most} />
        </span>
      </button>
      <Words point={point} text={text} />
      {isChosen && rubric && (
        <ol className="grid list-decimal gap-1 pl-5 text-sm text-muted">
          {rubric.levels.map((level) => (
            <li key={level}>{t(level)}</li>
          ))}
        </ol>
      )}
    </li>
  );
}

/** The words that earned the point, and what cost it. */
function Words({ point: { earned, lost }, text }: { point: AnswerPoint; text: string }) {
  const { t } = useTranslation();
  const quotes = [...new Set(earned.map(({ from, to }) => text.slice(from, to).trim()))].filter(Boolean);
  return (
    <>
      {quotes.length > 0 && (
        <p dir="auto" className="text-sm text-muted wrap-anywhere">
          {t("interviews-buddy.score.earned")}{" "}
          {quotes.slice(0, mostQuotes).map((quote, i) => (
            <span key={quote}>
              {i > 0 && " · "}
              <span className="text-pine">{quote}</span>
            </span>
          ))}
        </p>
      )}
      {lost.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {uniqueLosses(lost, text).map(({ why, quote }) => (
            <li key={`${why} ${quote}`} className="wrap-anywhere">
              {t(lossText(why))}
              {quote !== "" && (
                <span className="text-rust"> {t("interviews-buddy.score.quote", { quote })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Each fault once, with the words that cost it where there are some. */
function uniqueLosses(lost: AnswerPoint["lost"], text: string) {
  const seen = new Map<string, { why: AnswerPoint["lost"][number]["why"]; quote: string }>();
  for (const { why, span } of lost) {
    const quote = span === null ? "" : text.slice(span.from, span.to).trim();
    const before = seen.get(why);
    if (before === undefined) seen.set(why, { why, quote });
    else if (quote !== "" && !before.quote.includes(quote))
      seen.set(why, { why, quote: before.quote === "" ? quote : `${before.quote} … ${quote}` });
  }
  return [...seen.values()];
}
