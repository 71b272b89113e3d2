import type { Overview } from "@waymark/contract/overview";
import { Hourglass } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { ButtonRouteLink, TextRouteLink } from "../../lib/navigation/links.tsx";
import { Blaze } from "../../ui/blaze.tsx";

/** The one thing to do next with its reason, and what waits for an answer. */
export function NextStepCard({ overview }: { overview: Overview }) {
  const { t, i18n } = useTranslation();
  const { next, waiting } = overview;
  if (next === null) return null;
  const { kind, applicationId, days } = next;
  const about = { title: [next.title, next.company].filter(Boolean).join(", ") };
  const counted = { count: days, n: formatNumber(days, i18n.language) };
  return (
    <section
      aria-labelledby="next-step"
      className="grid gap-4 rounded-xl border border-pine bg-pine-soft p-5 sm:px-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-72 gap-3.5">
          <Blaze className="mt-1 size-7 shrink-0" />
          <div className="grid min-w-0 gap-0.5">
            <h2 id="next-step" className="text-lg text-pretty wrap-anywhere">
              {t(`app-shell.hub.step.${kind}.title`, about)}
            </h2>
            <p className="text-[0.9375rem] text-pretty">
              {days === 0 && kind !== "saved"
                ? t(`app-shell.hub.step.${kind}.now`)
                : t(`app-shell.hub.step.${kind}.why`, counted)}
            </p>
          </div>
        </div>
        <ButtonRouteLink to="/dashboard" search={targetOf(kind, applicationId)}>
          {t(`app-shell.hub.step.${kind}.action`)}
        </ButtonRouteLink>
      </div>
      {waiting !== null && (
        <p className="flex items-baseline gap-2.5 border-t border-line-strong pt-3 text-sm text-muted wrap-anywhere">
          <Hourglass aria-hidden="true" className="size-4 shrink-0 self-center" />
          <span>
            {t("app-shell.hub.waiting.text", {
              count: waiting.count,
              n: formatNumber(waiting.count, i18n.language),
            })}{" "}
            <TextRouteLink to="/dashboard" search={{ section: "applications", item: waiting.first.id }}>
              {[waiting.first.title, waiting.first.company].filter(Boolean).join(", ")}
            </TextRouteLink>{" "}
            {t("app-shell.hub.waiting.days", {
              count: waiting.days,
              n: formatNumber(waiting.days, i18n.language),
            })}
          </span>
        </p>
      )}
    </section>
  );
}

function targetOf(kind: NonNullable<Overview["next"]>["kind"], applicationId: string | null) {
  if (kind === "interview") return { section: "interviews" };
  if (kind === "saved") return { section: "saved-jobs" };
  if (kind === "search") return { section: "search" };
  return { section: "applications", ...(applicationId === null ? {} : { item: applicationId }) };
}
