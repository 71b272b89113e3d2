import { useTranslation } from "react-i18next";
import { ButtonRouteLink } from "../../lib/links.tsx";
import type { SectionId } from "../../lib/sections.ts";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Placeholder of a section that is not built yet, with its purpose and a link to start. */
export function ComingSoon({ section }: { section: SectionId }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl">{t(`dashboard.section.${section}`)}</h1>
      <EmptyState
        title={t("dashboard.soon.title")}
        text={t(`dashboard.soon.text.${section}`)}
        className="py-24"
        action={
          <ButtonRouteLink to="/dashboard" search={{ section: "search" }}>
            {t("dashboard.soon.action")}
          </ButtonRouteLink>
        }
      />
    </div>
  );
}
