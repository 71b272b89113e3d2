import { useTranslation } from "react-i18next";
import { Stepper } from "../../../ui/stepper.tsx";

export function RecoveryStepper() {
  const { t } = useTranslation();
  return (
    <Stepper
      label={t("sign-in-recovery.way.label")}
      doneLabel={t("sign-in-recovery.way.done")}
      marks={[
        {
          id: "asked",
          state: "done",
          title: t("sign-in-recovery.way.asked"),
          text: t("sign-in-recovery.way.askedText"),
        },
        {
          id: "mail",
          state: "done",
          title: t("sign-in-recovery.way.mail"),
          text: t("sign-in-recovery.way.mailText"),
        },
        {
          id: "here",
          state: "here",
          title: t("sign-in-recovery.way.here"),
          text: t("sign-in-recovery.way.hereText"),
        },
      ]}
    />
  );
}
