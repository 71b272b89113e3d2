import { useNavigate } from "@tanstack/react-router";
import { HelpTopic } from "@waymark/contract/support";
import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/session/session.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { ContactForm } from "./contact-form.tsx";
import { HelpPages } from "./help-pages.tsx";
import { StatusPanel } from "./status-panel.tsx";

export function SupportSection({ item }: { item: string | undefined }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const topic = HelpTopic.safeParse(item).data;
  const tab = item === "contact" || item === "status" ? item : "help";
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h1 className="text-[1.75rem] sm:text-3xl">{t("support.title")}</h1>
        <p className="max-w-prose text-[0.9375rem] text-muted text-pretty">{t("support.intro")}</p>
      </div>
      <Tabs
        label={t("support.title")}
        value={tab}
        onValueChange={(to) =>
          void navigate({
            to: "/dashboard",
            search: { section: "support", ...(to === "help" ? {} : { item: to }) },
          })
        }
        items={[
          { id: "help", label: t("support.help"), content: <HelpPages topic={topic} /> },
          { id: "contact", label: t("support.contact"), content: <ContactForm /> },
          {
            id: "status",
            label: t("support.status.title"),
            content: <StatusPanel dates={user.localization} />,
          },
        ]}
      />
    </div>
  );
}
