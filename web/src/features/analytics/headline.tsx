import type { Figures } from "@waymark/contract/analytics";
import { useTranslation } from "react-i18next";
import { useFigureWords } from "./figure-words.ts";

export function Headline({ figures }: { figures: Figures }) {
  const { t } = useTranslation();
  const words = useFigureWords();
  const { all, answers, sent } = figures;
  const rate = all.responseRate;
  const half = all.daysToAnswer?.half ?? null;
  const cells = [
    {
      key: "sent",
      value: words.n(sent),
      note: t("analytics.head.preparing", { count: figures.preparing, n: words.n(figures.preparing) }),
    },
    {
      key: "rate",
      value: rate === null ? "–" : words.percent(rate.point),
      note:
        rate === null
          ? t("analytics.head.ofSent", { answered: words.n(all.answered), sent: words.n(sent) })
          : t("analytics.head.between", { low: words.percent(rate.low), high: words.percent(rate.high) }),
    },
    {
      key: "half",
      value: half === null ? "–" : t("analytics.days", { count: half, n: words.n(half) }),
      note:
        all.daysToAnswer === null
          ? t("analytics.tooFew")
          : half === null
            ? t("analytics.notHalf")
            : t("analytics.head.half"),
    },
    { key: "waiting", value: words.n(answers.waiting), note: t("analytics.head.waiting") },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line lg:grid-cols-4">
      {cells.map(({ key, value, note }) => (
        <div key={key} className="flex flex-col gap-1 bg-surface px-4 py-3.5 sm:px-5">
          <dt className="text-sm text-muted">{t(`analytics.head.title.${key}`)}</dt>
          <dd className="grid gap-0.5">
            <span className="tabular font-display text-2xl leading-tight font-bold sm:text-[1.75rem]">
              {value}
            </span>
            <span className="text-sm text-muted text-pretty">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
