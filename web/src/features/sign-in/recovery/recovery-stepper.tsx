import { useTranslation } from "react-i18next";
import { Trail } from "../../../ui/stepper.tsx";

/** The steps behind a mailed link, beside the form. */
export function RecoverTrail() {
  const { t } = useTranslation();
  return (
    <Trail
      label={t("recover.way.label")}
      doneLabel={t("recover.way.done")}
      marks={[
        { id: "asked", state: "done", title: t("recover.way.asked"), text: t("recover.way.askedText") },
        { id: "mail", state: "done", title: t("recover.way.mail"), text: t("recover.way.mailText") },
        { id: "here", state: "here", title: t("recover.way.here"), text: t("recover.way.hereText") },
      ]}
    />
  );
}
