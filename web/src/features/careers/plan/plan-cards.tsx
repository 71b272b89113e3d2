import { useId } from "react";
import { useTranslation } from "react-i18next";
import { formatPercent } from "../../../lib/format.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { useActionPlans } from "../queries.ts";

/** Progress and next step of each plan; nothing without plans. */
export function PlanCards({ onPlan, title }: { onPlan: (id: string) => void; title?: string }) {
  const { t, i18n } = useTranslation();
  const heading = useId();
  const { data } = useActionPlans();
  const plans = data?.plans ?? [];
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-4">
      <h2 id={heading} className="text-xl">
        {title ?? t("careers.plans.title")}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {plans.map(({ id, toRole, milestones }) => {
          const done = milestones.filter(({ doneAt }) => doneAt !== null).length;
          const share = milestones.length === 0 ? 0 : done / milestones.length;
          const next = milestones.find(({ doneAt }) => doneAt === null);
          return (
            <li key={id} className="grid content-start gap-2 rounded-xl border border-line bg-surface p-4">
              <div className="flex items-baseline justify-between gap-3">
                <button
                  type="button"
                  onClick={() => onPlan(id)}
                  className="min-h-6 rounded-sm text-left font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current"
                >
                  {t("careers.plan.title", { role: toRole.title })}
                </button>
                <span className="tabular text-sm text-muted">{formatPercent(share, i18n.language)}</span>
              </div>
              <ProgressBar
                label={t("careers.plans.progressOf", { role: toRole.title })}
                value={share * 100}
                valueText={t("careers.plan.doneOf", { n: done, all: milestones.length })}
              />
              <p className="text-sm text-muted wrap-anywhere">
                {next === undefined
                  ? t("careers.plans.allDone")
                  : t("careers.plans.next", { title: next.title })}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
