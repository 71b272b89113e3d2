import { useTranslation } from "react-i18next";
import { Stepper } from "../../ui/stepper.tsx";

export function SignInStepper() {
  const { t } = useTranslation();
  return (
    <Stepper
      label={t("sign-in.way.label")}
      marks={[
        { id: "account", state: "here", title: t("sign-in.way.account"), text: t("sign-in.way.accountText") },
        { id: "resume", state: "ahead", title: t("sign-in.way.resume"), text: t("sign-in.way.resumeText") },
        {
          id: "profile",
          state: "ahead",
          title: t("sign-in.way.profile"),
          text: t("sign-in.way.profileText"),
        },
        { id: "jobs", state: "ahead", title: t("sign-in.way.jobs"), text: t("sign-in.way.jobsText") },
      ]}
    />
  );
}
