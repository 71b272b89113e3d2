import { useTranslation } from "react-i18next";
import { ButtonRouteLink } from "../../lib/navigation/links.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Placeholder of a section that is not built yet, with its purpose and a link to start. */
export function ComingSoon({ section }: { section: "ai-buddy" }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl">{t(`app-shell.section.${section}`)}</h1>
      <EmptyState
        title={t("app-shell.soon.title")}
        text={t(`app-shell.soon.text.${section}`)}
        className="py-24"
        action={
          <ButtonRouteLink to="/dashboard" search={{ section: "search" }}>
            {t("app-shell.soon.action")}
          </ButtonRouteLink>
        }
      />
    </div>
  );
}
