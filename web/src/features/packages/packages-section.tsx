import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { PackageHistory, WaitingPackages } from "./list/package-lists.tsx";
import { PlanLock } from "./plan-lock.tsx";
import { useFollowPackages, useRules, useWaitingPackages } from "./queries.ts";
import type { Dismissed } from "./review/dismiss-dialog.tsx";
import { DismissedNote } from "./review/dismissed-note.tsx";
import { PackagePage } from "./review/package-page.tsx";
import { newRule } from "./rules/rule-draft.ts";
import { RuleEditor } from "./rules/rule-editor.tsx";
import type { BaseResume } from "./rules/rule-fields.tsx";
import { FirstRule, NewRuleLink, RuleList } from "./rules/rule-list.tsx";
import type { Searches } from "./rules/search-field.tsx";

interface SectionProps {
  userId: string;
  /** A package's id, `rule:<id>` or `rule:new`. */
  item: string | undefined;
  /** The list that is shown. */
  view: string | undefined;
  onOpen: (to?: { item?: string; view?: string }) => void;
  searches: Searches;
  resumes: readonly BaseResume[];
  /** Why the plan does not allow rules, as a sentence; null if it does. */
  lockedBy: string | null;
  /** Why the plan does not allow to approve another application, as a sentence; null if it does. */
  limitedBy: string | null;
}

const ruleItem = "rule:";
const views = ["waiting", "rules", "history"] as const;

/** Auto Apply: the applications that wait, the rules and the history, or one of them. */
export function PackagesSection(props: SectionProps) {
  const { item, view, onOpen, userId, limitedBy } = props;
  const [dismissed, setDismissed] = useState<Dismissed | null>(null);
  useFollowPackages();
  if (item?.startsWith(ruleItem)) return <RulePage {...props} id={item.slice(ruleItem.length)} />;
  if (item !== undefined)
    return (
      <PackagePage
        key={item}
        id={item}
        userId={userId}
        limitedBy={limitedBy}
        onClose={() => onOpen()}
        onDismissed={(put) => {
          setDismissed(put);
          onOpen();
        }}
      />
    );
  return (
    <Lists
      {...props}
      view={views.find((known) => known === view) ?? "waiting"}
      dismissed={dismissed}
      onDismissed={setDismissed}
    />
  );
}

function Lists({
  view,
  onOpen,
  lockedBy,
  searches,
  dismissed,
  onDismissed,
}: SectionProps & { dismissed: Dismissed | null; onDismissed: (dismissed: Dismissed | null) => void }) {
  const { t } = useTranslation();
  const { data } = useRules();
  const waiting = useWaitingPackages().data?.length ?? 0;
  const hasRules = (data?.rules.length ?? 0) > 0;
  const content = {
    waiting: (
      <WaitingPackages
        onDismissed={onDismissed}
        whenEmpty={data?.rules.length === 0 ? <FirstRule /> : null}
      />
    ),
    rules: <RuleList searches={searches.list} />,
    history: <PackageHistory />,
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-80 gap-1.5">
          <h1 className="text-[1.75rem] sm:text-3xl">{t("packages.title")}</h1>
          <p className="max-w-prose text-muted text-pretty">{t("packages.promise")}</p>
        </div>
        {hasRules && <NewRuleLink />}
      </div>
      {lockedBy !== null && <PlanLock text={`${lockedBy} ${t("packages.lock.rules")}`} />}
      {dismissed !== null && <DismissedNote dismissed={dismissed} onClose={() => onDismissed(null)} />}
      <Tabs
        label={t("packages.title")}
        value={view ?? "waiting"}
        onValueChange={(next) => onOpen(next === "waiting" ? {} : { view: next })}
        items={views.map((id) => ({
          id,
          label:
            id === "waiting" && waiting > 0
              ? t("packages.tab.waitingCount", { count: waiting })
              : t(`packages.tab.${id}`),
          content: content[id],
        }))}
      />
    </div>
  );
}

/** The form of one rule, once it is there. */
function RulePage({ id, onOpen, userId, searches, resumes, lockedBy }: SectionProps & { id: string }) {
  const { t, i18n } = useTranslation();
  const { data, error, isFetching, refetch } = useRules();
  const [fresh] = useState(() => newRule("", i18n.language === "en" ? "USD" : "EUR"));
  const found = data?.rules.find((rule) => rule.id === id);
  // A rule that another tab deletes stays on the screen: what is typed there must not disappear.
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  const rule = id === "new" ? fresh : (found ?? (last?.id === id ? last : undefined));
  const close = () => onOpen({ view: "rules" });
  if (rule !== undefined)
    return (
      <RuleEditor
        key={id}
        rule={rule}
        userId={userId}
        searches={searches}
        resumes={resumes}
        lockedBy={lockedBy}
        onClose={close}
      />
    );
  if (error !== null)
    return (
      <Notice onRetry={() => void refetch()}>
        {t("packages.rules.failed", { reason: reasonOf(error) })}
      </Notice>
    );
  if (isFetching)
    return (
      <Loading label={t("packages.rules.loading")}>
        <div className="grid grid-cols-1 gap-5">
          <Skeleton className="h-9 w-80 max-w-full" />
          <Skeleton className="h-11 max-w-2xl" />
          <Skeleton className="h-96 max-w-2xl" />
        </div>
      </Loading>
    );
  return (
    <EmptyState
      level="h1"
      title={t("packages.rule.gone")}
      action={<Button onClick={close}>{t("packages.rule.back")}</Button>}
    />
  );
}
