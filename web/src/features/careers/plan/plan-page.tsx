import type { ActionPlan } from "@waymark/contract/careers-plans";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { formatNumber, formatPercent } from "../../../lib/format.ts";
import { ButtonRouteLink, TextRouteLink } from "../../../lib/navigation/links.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useActionPlans, useDeletePlan, useRestorePlan } from "../queries.ts";
import { openJobs } from "../words.ts";
import { MilestoneGroups } from "./milestone-groups.tsx";
import { shareDone } from "./milestones.ts";
import { usePlan } from "./use-plan.ts";

export function PlanPage({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useActionPlans();
  const plan = data?.plans.find((one) => one.id === id);
  if (plan !== undefined) return <Plan key={plan.id} plan={plan} onBack={onBack} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <BackButton onBack={onBack} />
      {error !== null ? (
        <Notice onRetry={() => void refetch()}>
          {t("careers.plan.notRead", { reason: error instanceof CallError ? error.error : "" })}
        </Notice>
      ) : isFetching ? (
        <PlanSkeleton />
      ) : (
        <EmptyState
          level="h1"
          title={t("careers.plan.gone.title")}
          text={t("careers.plan.gone.text")}
          action={<Button onClick={onBack}>{t("careers.plan.back")}</Button>}
        />
      )}
    </div>
  );
}

function BackButton({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="quiet" size="sm" className="-ml-3 justify-self-start" onClick={onBack}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t("careers.plan.back")}
    </Button>
  );
}

function Plan({ plan, onBack }: { plan: ActionPlan; onBack: () => void }) {
  const { t } = useTranslation();
  const { milestones, state, other, change, settle, retry } = usePlan(plan);
  const { mutate: remove } = useDeletePlan();
  const { mutate: restore } = useRestorePlan();
  const drop = () =>
    remove(plan.id, {
      onSuccess: () => {
        onBack();
        toast({
          title: t("careers.plan.deleted", { role: plan.toRole.title }),
          action: { label: t("careers.undo"), run: () => restore(plan.id) },
        });
      },
      onError: () => toast({ title: t("careers.notSaved"), variant: "destructive" }),
    });
  return (
    <div className="grid grid-cols-1 gap-6">
      <BackButton onBack={onBack} />
      <div className="grid gap-3">
        <h1 className="text-[1.75rem] hyphens-auto sm:text-3xl">
          {t("careers.plan.title", { role: plan.toRole.title })}
        </h1>
        <p className="flex flex-wrap items-center gap-x-2 text-muted">
          {plan.fromRole.title}
          <ArrowRight aria-hidden="true" className="size-4" />
          {plan.toRole.title} · {t(`careers-paths.levels.${plan.level}`)}
        </p>
        <Progress milestones={milestones} state={state} />
      </div>
      {state === "failing" && <Notice onRetry={() => void retry()}>{t("careers.plan.failing")}</Notice>}
      {other !== null && (
        <Notice tone="info">
          {t("careers.plan.clash", {
            n: other.milestones.filter(({ doneAt }) => doneAt !== null).length,
            all: other.milestones.length,
          })}{" "}
          <span className="inline-flex flex-wrap gap-x-4">
            <TextButton onClick={() => settle(true)}>{t("careers.plan.keepMine")}</TextButton>
            <TextButton onClick={() => settle(false)}>{t("careers.plan.takeOther")}</TextButton>
          </span>
        </Notice>
      )}
      <MilestoneGroups milestones={milestones} onChange={change} />
      <JobsOfPlan plan={plan} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <TextRouteLink to="/dashboard" search={{ section: "resumes" }}>
          {t("careers.plan.resume")}
        </TextRouteLink>
        <Button variant="quiet" size="sm" className="text-rust" onClick={drop}>
          {t("careers.plan.delete")}
        </Button>
      </div>
    </div>
  );
}

function PlanSkeleton() {
  return (
    <Loading>
      <div className="grid grid-cols-1 gap-5">
        <Skeleton className="h-9 w-96 max-w-full" />
        <Skeleton className="h-2.5 max-w-xl" />
        <Skeleton className="h-72" />
        <Skeleton className="h-40" />
      </div>
    </Loading>
  );
}

function JobsOfPlan({ plan }: { plan: ActionPlan }) {
  const { t, i18n } = useTranslation();
  return (
    <section className="contours grid justify-items-start gap-3 overflow-hidden rounded-xl border border-line bg-surface p-5">
      <h2 className="text-xl">{t("careers.plan.jobs")}</h2>
      <p className="tabular text-[0.9375rem]">
        {plan.openings === null
          ? t("careers.detail.openUnknown")
          : t("careers.detail.openNow", {
              count: plan.openings,
              n: formatNumber(plan.openings, i18n.language),
            })}
      </p>
      <ButtonRouteLink variant="secondary" to="/dashboard" search={openJobs(plan.openingsQuery)}>
        {t("careers.plan.search", { role: plan.toRole.title })}
      </ButtonRouteLink>
    </section>
  );
}

function Progress({ milestones, state }: { milestones: ActionPlan["milestones"]; state: string }) {
  const { t, i18n } = useTranslation();
  const share = shareDone(milestones);
  const done = milestones.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <div className="grid max-w-xl grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
      <ProgressBar
        label={t("careers.plan.progress")}
        value={share * 100}
        valueText={t("careers.plan.doneOf", { n: done, all: milestones.length })}
        className="h-2.5"
      />
      <span className="tabular font-display text-xl font-bold">{formatPercent(share, i18n.language)}</span>
      <span className="tabular text-sm text-muted">
        {t("careers.plan.doneOf", { n: done, all: milestones.length })}
      </span>
      <span role="status" className="text-right text-sm text-muted">
        {t(`careers.plan.state.${state}`)}
      </span>
    </div>
  );
}
