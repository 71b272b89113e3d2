import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Loading, Skeleton, SkeletonText } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { Section } from "./section.tsx";

export function DesignStates() {
  const { t } = useTranslation();
  return (
    <>
      <Section title={t("design.section.loading")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Card>
            <Loading label={t("design.loading")}>
              <div className="grid gap-4">
                <Skeleton className="h-6 w-1/2" />
                <SkeletonText lines={4} />
              </div>
            </Loading>
          </Card>
          <Card className="grid content-center gap-6">
            <Spinner text={t("design.loading")} />
            <ProgressBar label={t("design.loading")} value={75} />
            <ProgressBar
              label={t("design.loading")}
              value={33}
              valueText={t("design.step", { step: 1, of: 3 })}
            />
          </Card>
        </div>
      </Section>
      <Section title={t("design.section.trail")}>
        <div className="rounded-xl bg-side p-6">
          <Stepper
            label={t("design.section.trail")}
            doneLabel={t("design.trail.done")}
            marks={[
              { id: "one", title: t("design.trail.done"), state: "done" },
              { id: "two", title: t("design.trail.here"), text: t("design.oneText"), state: "here" },
              { id: "three", title: t("design.trail.ahead"), state: "ahead" },
            ]}
          />
        </div>
      </Section>
      <Section title={t("design.section.states")}>
        <EmptyState
          level="h3"
          title={t("design.empty")}
          text={t("design.emptyText")}
          action={<Button>{t("design.primary")}</Button>}
        />
        <Notice onRetry={() => undefined}>{t("design.wrong")}</Notice>
        <Notice tone="info">{t("design.info")}</Notice>
      </Section>
    </>
  );
}
