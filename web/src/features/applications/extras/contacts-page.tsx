import { useTranslation } from "react-i18next";
import { ButtonRouteLink } from "../../../lib/navigation/links.tsx";
import { ContactsPanel } from "./contacts-panel.tsx";

export function ContactsPage() {
  const { t } = useTranslation();
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-[1.75rem] sm:text-3xl">{t("applications-tracker.contacts.title")}</h1>
        <ButtonRouteLink variant="secondary" to="/dashboard" search={{ section: "applications" }}>
          {t("applications-tracker.offer.toBoard")}
        </ButtonRouteLink>
      </div>
      <ContactsPanel />
    </div>
  );
}
