import type { DataExport } from "@waymark/contract/personal-data";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { formatDate } from "../../lib/format.ts";
import { isProofRequired } from "../../lib/session/prove.ts";
import { useSession } from "../../lib/session/session.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Group, GroupActions } from "../../ui/group.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { useDownloadExport, useRequestExport } from "./queries.ts";

function formatSize(bytes: number, language: string): string {
  const [value, unit] =
    bytes < 1e6 ? [Math.max(1, Math.round(bytes / 1e3)), "kilobyte"] : [bytes / 1e6, "megabyte"];
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}

export function ExportData({ newest }: { newest: DataExport | null }) {
  const { t } = useTranslation();
  const ask = useRequestExport();
  const download = useDownloadExport();
  const isPacking = newest?.state === "waiting" || newest?.state === "running";
  const problem = [ask.error, download.error].find((error) => error !== null && !isProofRequired(error));
  return (
    <Group title={t("personal-data.export.title")} text={t("personal-data.export.text")}>
      {newest !== null && isPacking && <Packing newest={newest} />}
      {newest?.state === "failed" && <Notice>{t("personal-data.export.failed")}</Notice>}
      {problem && (
        <Notice>{problem instanceof CallError ? problem.error : t("personal-data.export.problem")}</Notice>
      )}
      {newest?.state === "ready" && <Ready newest={newest} />}
      {!isPacking && (
        <GroupActions>
          {newest?.state === "ready" && (
            <Button size="sm" busy={download.isPending} onClick={() => download.mutate(newest.id)}>
              {t("personal-data.export.download")}
            </Button>
          )}
          <Button variant="secondary" size="sm" busy={ask.isPending} onClick={() => ask.mutate(undefined)}>
            {t(newest === null ? "personal-data.export.ask" : "personal-data.export.again")}
          </Button>
        </GroupActions>
      )}
    </Group>
  );
}

function Packing({ newest: { state, parts, partsInAll } }: { newest: DataExport }) {
  const { t } = useTranslation();
  const text =
    state === "waiting"
      ? t("personal-data.export.waiting")
      : t("personal-data.export.running", { parts, partsInAll });
  return (
    <div className="grid w-full max-w-md gap-2">
      <p role="status" className="text-[0.9375rem] font-medium">
        {text}
      </p>
      <ProgressBar
        label={t("personal-data.export.title")}
        value={partsInAll === 0 ? 0 : (parts / partsInAll) * 100}
        valueText={text}
      />
      <p className="text-sm text-muted">{t("personal-data.export.leave")}</p>
    </div>
  );
}

function Ready({ newest: { bytes, expiresAt } }: { newest: DataExport }) {
  const { t, i18n } = useTranslation();
  const { localization } = useSession().user;
  return (
    <p className="text-[0.9375rem]">
      {t("personal-data.export.ready", {
        size: formatSize(bytes, i18n.language),
        until: expiresAt === null ? "" : formatDate(expiresAt, i18n.language, localization),
      })}
    </p>
  );
}
