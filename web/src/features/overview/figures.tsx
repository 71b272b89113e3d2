import { Link } from "@tanstack/react-router";
import type { Overview } from "@waymark/contract/overview";
import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

export function Figures({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation();
  const { responses } = overview ?? {};
  return (
    <section aria-labelledby="figures" className="grid gap-3">
      <h2 id="figures" className="text-lg">
        {t("app-shell.hub.figures")}
      </h2>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line xl:grid-cols-4">
        <Figure title={t("app-shell.hub.card.applications")} section="applications">
          <Count
            counted={overview?.applications}
            none={
              overview && overview.applications.preparing > 0
                ? t("app-shell.hub.card.preparing", { count: overview.applications.preparing })
                : t("app-shell.hub.card.applicationsNone")
            }
          />
        </Figure>
        <Figure title={t("app-shell.hub.card.interviews")} section="interviews">
          <Count counted={overview?.interviews} none={t("app-shell.hub.card.interviewsNone")} />
        </Figure>
        <Figure title={t("app-shell.hub.card.responseRate")} section="analytics">
          {responses === undefined ? <Waiting /> : <Rate {...responses} />}
        </Figure>
        <Figure title={t("app-shell.hub.card.savedJobs")} section="saved-jobs">
          <Count counted={overview?.savedJobs} none={t("app-shell.hub.card.savedJobsNone")} />
        </Figure>
      </dl>
    </section>
  );
}

const Waiting = () => <Skeleton className="mt-1 h-8 w-16" />;

const Big = ({ children }: { children: ReactNode }) => (
  <span className="tabular font-display text-3xl leading-none font-bold text-ink">{children}</span>
);

function Count({ counted, none }: { counted: Overview["savedJobs"] | undefined; none: string }) {
  const { t, i18n } = useTranslation();
  if (counted === undefined) return <Waiting />;
  const { now, weekAgo } = counted;
  if (now === 0) return none;
  const change = now - weekAgo;
  const text = new Intl.NumberFormat(i18n.language, { signDisplay: "exceptZero" }).format(change);
  return (
    <>
      <Big>{formatNumber(now, i18n.language)}</Big>
      <Change change={change}>
        {change === 0 ? t("app-shell.hub.card.same") : t("app-shell.hub.card.change", { change: text })}
      </Change>
    </>
  );
}

/** Shows counts while there are too few applications for a percentage. */
function Rate({ sent, answered, share, weekAgo }: Overview["responses"]) {
  const { t, i18n } = useTranslation();
  const n = (value: number) => formatNumber(value, i18n.language);
  if (sent === 0) return t("app-shell.hub.card.responseRateNone");
  if (share === null)
    return (
      <>
        <Big>{t("app-shell.hub.card.of", { answered: n(answered), sent: n(sent) })}</Big>
        <span className="text-sm">{t("app-shell.hub.card.tooFew")}</span>
      </>
    );
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent", maximumFractionDigits: 0 });
  const points = weekAgo === null ? null : Math.round(share.point * 100) - Math.round(weekAgo * 100);
  return (
    <>
      <Big>{percent.format(share.point)}</Big>
      {points === null ? (
        <span className="text-sm">
          {t("app-shell.hub.card.of", { answered: n(answered), sent: n(sent) })}
        </span>
      ) : (
        <Change change={points}>
          {points === 0
            ? t("app-shell.hub.card.same")
            : t("app-shell.hub.card.points", {
                change: new Intl.NumberFormat(i18n.language, { signDisplay: "exceptZero" }).format(points),
              })}
        </Change>
      )}
    </>
  );
}

function Change({ change, children }: { change: number; children: ReactNode }) {
  const Arrow = change > 0 ? ArrowUpRight : ArrowDownRight;
  return (
    <span className="tabular inline-flex items-center gap-1 text-sm">
      {change !== 0 && (
        <Arrow aria-hidden="true" className={`size-4 ${change > 0 ? "text-pine" : "text-muted"}`} />
      )}
      {children}
    </span>
  );
}

function Figure({ title, section, children }: { title: string; section: string; children: ReactNode }) {
  return (
    <div className="relative flex flex-col gap-1.5 bg-surface px-4 py-3.5 transition-colors hover:bg-paper sm:px-5">
      <dt className="text-sm font-semibold">
        <Link
          to="/dashboard"
          search={{ section }}
          className="inline-flex min-h-6 items-center rounded-sm text-ink underline-offset-3 after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
      </dt>
      <dd className="grid content-start gap-1.5 text-[0.9375rem] text-muted">{children}</dd>
    </div>
  );
}
