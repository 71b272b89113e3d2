import type { Localization } from "@waymark/contract/settings";
import type { InstallationStatus } from "@waymark/contract/support";
import type { TFunction } from "i18next";
import { CircleCheck, CircleDashed, CircleMinus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { formatInstant, formatNumber } from "../../lib/format.ts";
import { TextRouteLink } from "../../lib/navigation/links.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useStatus } from "./queries.ts";

type Tone = "well" | "standIn" | "off";
const signs = {
  well: { Icon: CircleCheck, className: "text-pine" },
  standIn: { Icon: CircleDashed, className: "text-amber" },
  off: { Icon: CircleMinus, className: "text-muted" },
} as const;

interface Line {
  key: string;
  tone: Tone;
  text: string;
}

export function StatusPanel({ dates }: { dates: Localization | undefined }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useStatus();
  if (error !== null && data === undefined)
    return (
      <Notice onRetry={() => void refetch()}>
        {t("support.status.failed", { reason: error instanceof CallError ? error.error : "" })}
      </Notice>
    );
  if (data === undefined)
    return (
      <Loading label={t("support.status.loading")}>
        <Skeleton className="h-80" />
      </Loading>
    );
  return <StatusLines status={data.status} dates={dates} />;
}

function StatusLines({ status, dates }: { status: InstallationStatus; dates: Localization | undefined }) {
  const { t } = useTranslation();
  const lines = useLines(status, dates);
  return (
    <div className="grid gap-4">
      <dl className="divide-y divide-line rounded-xl border border-line bg-surface">
        {lines.map(({ key, tone, text }) => {
          const { Icon, className } = signs[tone];
          return (
            <div
              key={key}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-4 py-3 sm:grid-cols-[auto_11rem_minmax(0,1fr)] sm:px-5"
            >
              <Icon aria-hidden="true" className={`mt-0.5 size-5 ${className}`} />
              <dt className="text-[0.9375rem] font-semibold">{t(`support.status.line.${key}`)}</dt>
              <dd className="col-start-2 text-[0.9375rem] text-muted text-pretty sm:col-start-3">
                {text}
                {key === "sources" && (
                  <>
                    {" "}
                    <TextRouteLink to="/dashboard" search={{ section: "search", item: "sources" }}>
                      {t("support.status.allSources")}
                    </TextRouteLink>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="tabular text-sm text-muted">
        {t("support.status.version", {
          version: status.version,
          database: t(`support.status.database.${status.database}`),
        })}{" "}
        {t("support.status.operator")}
      </p>
    </div>
  );
}

function useLines(status: InstallationStatus, dates: Localization | undefined): Line[] {
  const { t, i18n } = useTranslation();
  const n = (value: number) => formatNumber(value, i18n.language);
  const at = (instant: string) => formatInstant(instant, i18n.language, dates);
  const { postings, samples } = status;
  return [
    {
      key: "search",
      tone: status.index === "ready" ? "well" : "standIn",
      text: t(`support.status.index.${status.index}`, { postings: n(postings), samples: n(samples) }),
    },
    sourcesLine(status.sources, n, at, t),
    {
      key: "mail",
      tone: status.mail === "sends" ? "well" : "standIn",
      text: t(`support.status.mail.${status.mail}`),
    },
    {
      key: "sms",
      tone: status.sms === "sends" ? "well" : "standIn",
      text: t(`support.status.sms.${status.sms}`),
    },
    {
      key: "payments",
      tone: status.payments === "real" ? "well" : status.payments === "test" ? "standIn" : "off",
      text: t(`support.status.payments.${status.payments}`),
    },
    {
      key: "model",
      tone: status.model === "on" ? "well" : "off",
      text: t(`support.status.model.${status.model}`),
    },
    backupsLine(status.backups, at, t),
  ];
}

type Format<Value> = (value: Value) => string;

function sourcesLine(
  sources: InstallationStatus["sources"],
  n: Format<number>,
  at: Format<string>,
  t: TFunction,
): Line {
  return {
    key: "sources",
    tone: sources.on === 0 ? "off" : sources.well === sources.on ? "well" : "standIn",
    text:
      sources.on === 0
        ? t("support.status.noSources")
        : sources.lastSuccess === null
          ? t("support.status.sourcesNew", { on: n(sources.on) })
          : t("support.status.sources", {
              well: n(sources.well),
              on: n(sources.on),
              at: at(sources.lastSuccess),
            }),
  };
}

function backupsLine(backups: InstallationStatus["backups"], at: Format<string>, t: TFunction): Line {
  return {
    key: "backups",
    tone: backups === null || backups.last !== null ? "well" : backups.everyHours > 0 ? "standIn" : "off",
    text:
      backups === null
        ? t("support.status.backups.elsewhere")
        : backups.last !== null
          ? t("support.status.backups.last", { at: at(backups.last) })
          : t(backups.everyHours > 0 ? "support.status.backups.soon" : "support.status.backups.none"),
  };
}
