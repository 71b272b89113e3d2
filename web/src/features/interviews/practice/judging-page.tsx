import { type QuestionKind, questionKinds } from "@waymark/contract/interviews-practice";
import { shownRubric } from "@waymark/domain/interviews/rubric";
import { EyeOff } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Segments } from "../../../ui/form/choices.tsx";

/** The whole rubric of each kind of question, and what is not judged and why. */
export function JudgingPage() {
  const { t } = useTranslation();
  const [kind, setKind] = useState<QuestionKind>("behaviour");
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid max-w-prose gap-3 text-[0.9375rem] text-pretty">
        <p>{t("interviews-buddy.judging.text")}</p>
        <p className="text-muted">{t("interviews-buddy.judging.notHiring")}</p>
      </div>
      <div className="grid grid-cols-1 gap-4">
        <Segments
          label={t("interviews-buddy.judging.kind")}
          value={kind}
          values={questionKinds}
          nameOf={(one) => t(`interviews-buddy.kinds.${one}`)}
          onChange={setKind}
        />
        <p className="max-w-prose text-[0.9375rem] text-muted text-pretty">
          {t(`interviews-buddy.judging.why.${kind}`)}
        </p>
        <Rubric kind={kind} />
      </div>
      <NotJudged />
    </div>
  );
}

/** The criteria of a kind with their points and four described levels. */
function Rubric({ kind }: { kind: QuestionKind }) {
  const { t } = useTranslation();
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
      {shownRubric(kind).map(({ id, most, name, levels }) => (
        <li key={id} className="grid gap-x-8 gap-y-3 p-4 sm:p-5 lg:grid-cols-[12rem_minmax(0,1fr)]">
          <div className="flex items-baseline justify-between gap-3 lg:grid lg:content-start lg:justify-start">
            <h2 className="text-base">{t(name)}</h2>
            <p className="tabular text-sm text-muted">
              {t("interviews-buddy.judging.most", { count: most })}
            </p>
          </div>
          <ol className="grid gap-x-5 gap-y-2 text-sm sm:grid-cols-2 xl:grid-cols-4">
            {levels.map((level, i) => (
              <li
                key={level}
                className="grid grid-cols-[1.25rem_minmax(0,1fr)] text-pretty xl:grid-cols-1 xl:gap-1.5"
              >
                <span
                  aria-hidden="true"
                  className="tabular font-semibold text-muted xl:border-t-2 xl:border-line xl:pt-1.5"
                >
                  {i + 1}
                </span>
                {t(level)}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

const notJudged = ["accent", "face", "gaze", "mood"] as const;

/** Says what is not judged, and why. */
function NotJudged() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-xl bg-sunk p-5 sm:p-6">
      <h2 id={id} className="flex items-center gap-2.5 text-lg">
        <EyeOff aria-hidden="true" className="size-5 shrink-0 text-muted" />
        {t("interviews-buddy.notJudged.title")}
      </h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {notJudged.map((one) => (
          <div key={one} className="grid content-start gap-1 text-[0.9375rem]">
            <dt className="font-semibold">{t(`interviews-buddy.notJudged.${one}.name`)}</dt>
            <dd className="text-muted text-pretty">{t(`interviews-buddy.notJudged.${one}.why`)}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-sm text-muted text-pretty">{t("interviews-buddy.notJudged.sound")}</p>
    </section>
  );
}
