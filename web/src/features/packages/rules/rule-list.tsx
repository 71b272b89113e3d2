import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { ButtonRouteLink } from "../../../lib/navigation/links.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RowsSkeleton } from "../../../ui/rows.tsx";
import { useRules } from "../queries.ts";
import { RuleRow } from "./rule-row.tsx";
import type { KnownSearch } from "./search-field.tsx";

const steps = ["rule", "read", "send"] as const;

/** The person's rules; without any, how it works and the first step. */
export function RuleList({ searches }: { searches: readonly KnownSearch[] | undefined }) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useRules();
  if (isPending) return <RowsSkeleton label={t("packages.rules.loading")} />;
  if (data === undefined)
    return (
      <Notice onRetry={() => void refetch()}>
        {t("packages.rules.failed", { reason: reasonOf(error) })}
      </Notice>
    );
  const { rules, limit } = data;
  if (rules.length === 0) return <FirstRule />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {rules.map((rule) => (
          <RuleRow
            key={rule.id}
            rule={rule}
            // While the searches are loading, none is said to be gone.
            searchName={searches === undefined ? "…" : searches.find(({ id }) => id === rule.searchId)?.name}
          />
        ))}
      </ul>
      {rules.length >= limit && (
        <p className="text-sm text-muted">{t("packages.rules.full", { count: limit })}</p>
      )}
    </div>
  );
}

export function NewRuleLink() {
  const { t } = useTranslation();
  return (
    <ButtonRouteLink to="/dashboard" search={{ section: "auto-apply", item: "rule:new" }}>
      <Plus aria-hidden="true" className="size-4.5" />
      {t("packages.rules.new")}
    </ButtonRouteLink>
  );
}

export function FirstRule() {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-1 gap-8">
      <EmptyState
        title={t("packages.empty.title")}
        text={t("packages.empty.text")}
        action={<NewRuleLink />}
      />
      <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {steps.map((step, i) => (
          <li key={step} className="grid content-start gap-1">
            <h3 className="flex items-center gap-2.5 text-base">
              <span
                aria-hidden="true"
                className="tabular grid size-6 shrink-0 place-items-center rounded-full bg-field font-sans text-xs font-semibold text-white"
              >
                {i + 1}
              </span>
              {t(`packages.empty.${step}.title`)}
            </h3>
            <p className="text-[0.9375rem] text-muted text-pretty">{t(`packages.empty.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
