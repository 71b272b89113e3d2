import type { Stage } from "@waymark/contract/applications";
import type { ImportPreview, ImportRow } from "@waymark/contract/applications-transfer";
import { Check, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../lib/format.ts";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { classes } from "../../../ui/classes.ts";
import { nameOfStage } from "../words.ts";

const first = 50;

/** A row is imported, imported with a remark, or refused with the reason. */
export function ImportRows({ preview, stages }: { preview: ImportPreview; stages: readonly Stage[] }) {
  const { t } = useTranslation();
  const [isAll, setAll] = useState(false);
  // Refused rows first: they need attention.
  const rows = preview.rows.toSorted(
    (a, b) => Number(b.refused !== null) - Number(a.refused !== null) || a.row - b.row,
  );
  const shown = isAll ? rows : rows.slice(0, first);
  return (
    <section aria-label={t("applications.import.rows")} className="grid gap-2">
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled by keyboard.
        tabIndex={0}
        className="max-h-72 overflow-auto rounded-lg border border-line"
      >
        <table className="w-full text-left text-[0.9375rem]">
          <thead className="sticky top-0 bg-surface text-sm text-muted">
            <tr>
              <th scope="col" className="w-10 px-3 py-2 font-medium">
                {t("applications.import.row")}
              </th>
              <th scope="col" className="px-3 py-2 font-medium">
                {t("applications.table.title")}
              </th>
              <th scope="col" className="px-3 py-2 font-medium max-sm:hidden">
                {t("applications.table.stage")}
              </th>
              <th scope="col" className="px-3 py-2 font-medium max-sm:hidden">
                {t("applications.import.field.appliedAt")}
              </th>
              <th scope="col" className="px-3 py-2 font-medium">
                {t("applications.import.becomes")}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map((row) => (
              <Row key={row.row} row={row} stages={stages} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown.length && (
        <TextButton className="justify-self-start" onClick={() => setAll(true)}>
          {t("applications.import.showAll", { count: rows.length })}
        </TextButton>
      )}
    </section>
  );
}

function Row({
  row: { row, refused, remarks, application },
  stages,
}: {
  row: ImportRow;
  stages: readonly Stage[];
}) {
  const { t, i18n } = useTranslation();
  const sentOn = application?.appliedAt ? formatDate(application.appliedAt, i18n.language) : "";
  const Icon = refused === null ? Check : X;
  return (
    <tr className={classes("align-top", refused !== null && "text-muted")}>
      <td className="tabular px-3 py-2 text-sm text-muted">{row}</td>
      <td className="px-3 py-2 wrap-anywhere">
        {application ? (
          <>
            {application.job.title}
            {application.job.company && application.job.company !== application.job.title && (
              <span className="text-muted">, {application.job.company}</span>
            )}
            {sentOn && (
              <span className="tabular block text-sm whitespace-nowrap text-muted sm:hidden">{sentOn}</span>
            )}
          </>
        ) : (
          "–"
        )}
      </td>
      <td className="px-3 py-2 max-sm:hidden">
        {application ? nameOfStage(application.stage, stages, t) : "–"}
      </td>
      <td className="tabular px-3 py-2 whitespace-nowrap max-sm:hidden">{sentOn || "–"}</td>
      <td className="px-3 py-2">
        <span className="flex gap-1.5">
          <Icon
            aria-hidden="true"
            className={classes("mt-1 size-4 shrink-0", refused === null ? "text-pine" : "text-rust")}
          />
          <span>
            {t(refused === null ? "applications.import.yes" : `applications.import.refused.${refused}`)}
            {remarks.map((remark) => (
              <span
                key={`${remark.code}${remark.field}${remark.value}`}
                className="block text-sm text-muted wrap-anywhere"
              >
                {t(`applications.import.remark.${remark.code}`, {
                  value: remark.value,
                  field: remark.field ? t(`applications.import.field.${remark.field}`) : "",
                })}
              </span>
            ))}
          </span>
        </span>
      </td>
    </tr>
  );
}
