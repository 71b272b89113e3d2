import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { ownDates } from "../../../lib/dates.ts";
import { formatDate, isoDay } from "../../../lib/format.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { addDays } from "../calendar/days.ts";
import { type ReportWanted, useDownloadReport, useReport } from "./queries.ts";

interface Days {
  readonly from: string;
  readonly to: string;
}

export function ReportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const today = isoDay(new Date(), ownDates.get()?.timeZone);
  const [days, setDays] = useState<Days>({ from: addDays(today, -27), to: today });
  const isWhole = days.from !== "" && days.to !== "";
  const isReversed = isWhole && days.from > days.to;
  const report = useReport(days, isWhole && !isReversed);
  const download = useDownloadReport();
  const lines = report.data ?? [];
  const wanted = (format: ReportWanted["format"]) => download.mutate({ ...days, format });
  const failed = [report.error, download.error].find((error) => error !== null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("applications.report.title")}
      description={t("applications.report.text")}
      className="sm:max-w-2xl"
      footer={
        <>
          <Button
            variant="secondary"
            disabled={lines.length === 0 || isReversed}
            busy={download.isPending && download.variables.format === "csv"}
            onClick={() => wanted("csv")}
          >
            {t("applications.report.csv")}
          </Button>
          <Button
            disabled={lines.length === 0 || isReversed}
            busy={download.isPending && download.variables.format === "pdf"}
            onClick={() => wanted("pdf")}
          >
            {t("applications.report.pdf")}
          </Button>
        </>
      }
    >
      <SpanFields days={days} onChange={setDays} isReversed={isReversed} />
      {report.isPending && isWhole && !isReversed && <Skeleton className="h-24" />}
      {report.data && !isReversed && (
        <section aria-label={t("applications.report.preview")} className="grid gap-2">
          <p role="status" className="tabular text-sm text-muted">
            {t("applications.report.count", { count: lines.length })}
          </p>
          {lines.length > 0 && <ReportLines lines={lines} />}
        </section>
      )}
      {failed && <Notice>{failed instanceof CallError ? failed.error : t("applications.tryAgain")}</Notice>}
    </Dialog>
  );
}

function ReportLines({ lines }: { lines: NonNullable<ReturnType<typeof useReport>["data"]> }) {
  const { i18n } = useTranslation();
  const day = (date: string) =>
    formatDate(`${date}T12:00:00Z`, i18n.language, { ...ownDates.get(), timeZone: "UTC" });
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard.
      tabIndex={0}
      className="max-h-60 divide-y divide-line overflow-y-auto rounded-lg border border-line text-[0.9375rem]"
    >
      {lines.map((line) => (
        <li key={`${line.on} ${line.title} ${line.company} ${line.url}`} className="flex gap-3 px-3 py-2">
          <span className="tabular shrink-0 text-muted">{day(line.on)}</span>
          <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">
            {line.title}
            {line.company && `, ${line.company}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function SpanFields({
  days,
  onChange,
  isReversed,
}: {
  days: Days;
  onChange: (days: Days) => void;
  isReversed: boolean;
}) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Field label={t("applications.report.from")}>
        <Input
          type="date"
          value={days.from}
          max="2999-12-31"
          onChange={(event) => onChange({ ...days, from: event.target.value })}
        />
      </Field>
      <Field
        label={t("applications.report.to")}
        error={isReversed ? t("applications.report.reversed") : undefined}
      >
        <Input
          type="date"
          value={days.to}
          max="2999-12-31"
          onChange={(event) => onChange({ ...days, to: event.target.value })}
        />
      </Field>
    </div>
  );
}
