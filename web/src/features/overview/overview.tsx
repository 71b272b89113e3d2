import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/session.tsx";
import { Figures, type SavedJobsFigure } from "./figures.tsx";
import { Trail } from "./trail.tsx";

/** The Job Hub: who one is, what is done, what comes next. Nothing here is made up. */
export function Overview({ savedJobs }: { savedJobs: SavedJobsFigure }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const name = user.displayName || user.firstName;
  return (
    <div className="grid gap-10">
      <div className="grid gap-1">
        <h1 className="text-3xl sm:text-4xl">
          {name ? t("dashboard.greeting.named", { name }) : t("dashboard.greeting.there")}
        </h1>
        <p className="text-muted">{t("dashboard.hub.intro")}</p>
      </div>
      <Trail />
      <Figures savedJobs={savedJobs} />
      <div className="grid gap-8 md:grid-cols-2">
        <Waiting title={t("dashboard.hub.recent.title")} text={t("dashboard.hub.recent.none")} />
        <Waiting title={t("dashboard.hub.upcoming.title")} text={t("dashboard.hub.upcoming.none")} />
      </div>
    </div>
  );
}

/** A list that has nothing to show yet, and says what it will show. */
function Waiting({ title, text }: { title: string; text: string }) {
  return (
    <section className="grid content-start gap-2 border-t border-line pt-4">
      <h2 className="text-lg">{title}</h2>
      <p className="text-[0.9375rem] text-muted">{text}</p>
    </section>
  );
}
