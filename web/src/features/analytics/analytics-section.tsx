import type { Figures } from "@waymark/contract/analytics";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { ButtonRouteLink } from "../../lib/navigation/links.tsx";
import { saveAs } from "../../lib/save-as.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Menu, MenuItem } from "../../ui/overlay/dropdown-menu.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { FigurePanel } from "./figure-panel.tsx";
import { useFigureWords } from "./figure-words.ts";
import { figuresCsv } from "./figures-csv.ts";
import { FunnelPanel } from "./funnel-panel.tsx";
import { Headline } from "./headline.tsx";
import { type Span, useFigures } from "./queries.ts";
import { RowsTable } from "./rows-table.tsx";
import { SourcePanel } from "./source-panel.tsx";
import { SpanPicker } from "./span-picker.tsx";
import { StagePanel } from "./stage-panel.tsx";
import { AnswerPanel, WeekPanel } from "./time-panels.tsx";

export function AnalyticsSection() {
  const { t } = useTranslation();
  const words = useFigureWords();
  const [span, setSpan] = useState<Span>({});
  const { data, error, refetch, isPlaceholderData } = useFigures(span);
  const figures = data?.figures;
  const isEmpty = figures !== undefined && figures.firstDay === null;
  const save = (kind: "csv" | "json") => {
    if (!data) return;
    const name = `waymark-figures-${data.asOf.slice(0, 10)}.${kind}`;
    if (kind === "csv") saveAs(name, "text/csv;charset=utf-8", figuresCsv(data.figures, words));
    else saveAs(name, "application/json", `${JSON.stringify({ ...span, ...data }, null, 2)}\n`);
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-[1.75rem] sm:text-3xl">{t("analytics.title")}</h1>
          <p className="max-w-prose text-[0.9375rem] text-muted text-pretty">{t("analytics.intro")}</p>
        </div>
        {figures !== undefined && !isEmpty && (
          <Menu
            trigger={
              <Button variant="secondary" size="sm">
                <Download aria-hidden="true" className="size-4" />
                {t("analytics.export")}
              </Button>
            }
          >
            <MenuItem onSelect={() => save("csv")}>{t("analytics.exportCsv")}</MenuItem>
            <MenuItem onSelect={() => save("json")}>{t("analytics.exportJson")}</MenuItem>
          </Menu>
        )}
      </div>
      {figures === undefined && error !== null && (
        <Notice onRetry={() => void refetch()}>
          {t("analytics.failed", { reason: error instanceof CallError ? error.error : "" })}
        </Notice>
      )}
      {figures === undefined && error === null && <FiguresSkeleton />}
      {isEmpty && (
        <EmptyState
          title={t("analytics.empty.title")}
          text={t("analytics.empty.text")}
          action={
            <ButtonRouteLink to="/dashboard" search={{ section: "applications" }}>
              {t("analytics.empty.action")}
            </ButtonRouteLink>
          }
        />
      )}
      {figures !== undefined && !isEmpty && (
        <>
          <SpanPicker span={span} figures={figures} onChange={setSpan} />
          <div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-5">
            <FiguresView figures={figures} />
          </div>
        </>
      )}
    </div>
  );
}

export function FiguresView({ figures }: { figures: Figures }) {
  const { t } = useTranslation();
  const words = useFigureWords();
  return (
    <div className="grid grid-cols-1 gap-5">
      <Headline figures={figures} />
      {figures.sent > 0 && (
        <>
          <FunnelPanel funnel={figures.funnel} />
          <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
            <SourcePanel sources={figures.sources} />
            <AnswerPanel answers={figures.answers} all={figures.all} />
          </div>
          <WeekPanel weeks={figures.weeks} />
          <StagePanel stages={figures.stages} />
          <div className="grid grid-cols-1 gap-5">
            {(["resumes", "letters"] as const).map((kind) => (
              <FigurePanel
                key={kind}
                title={t(`analytics.${kind}.title`)}
                text={t(`analytics.${kind}.text`)}
                table={
                  <RowsTable
                    caption={t(`analytics.${kind}.title`)}
                    first={t(`analytics.column.${kind}`)}
                    rows={figures[kind]}
                    name={words.paper}
                  />
                }
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function FiguresSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t("analytics.loading")}>
      <div className="grid grid-cols-1 gap-5">
        <Skeleton className="h-11 w-96 max-w-full" />
        <Skeleton className="h-24" />
        <Skeleton className="h-80" />
        <div className="grid gap-5 xl:grid-cols-2">
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </div>
      </div>
    </Loading>
  );
}
