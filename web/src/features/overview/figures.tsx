import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

const cards = [
  { id: "applications", section: "applications" },
  { id: "interviews", section: "interviews" },
  { id: "responseRate", section: "analytics" },
  { id: "savedJobs", section: "saved-jobs" },
] as const;

/** The four figures of the person's search. While there is nothing to count, there is no figure. */
export function Figures() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="figures" className="grid gap-4">
      <h2 id="figures" className="text-xl">
        {t("dashboard.hub.figures")}
      </h2>
      <dl className="grid overflow-hidden rounded-xl border border-line bg-line gap-px sm:grid-cols-2 xl:grid-cols-4">
        {cards.map((card) => (
          <div key={card.id} className="grid content-start gap-1 bg-surface px-5 py-4">
            <dt className="text-sm font-semibold">
              <Link
                to="/dashboard"
                search={{ section: card.section }}
                className="inline-flex min-h-6 items-center rounded-sm text-ink underline-offset-3 hover:underline"
              >
                {t(`dashboard.hub.card.${card.id}`)}
              </Link>
            </dt>
            <dd className="text-[0.9375rem] text-muted">{t(`dashboard.hub.card.${card.id}None`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
