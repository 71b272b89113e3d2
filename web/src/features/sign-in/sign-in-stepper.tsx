import { useTranslation } from "react-i18next";
import { Trail } from "../../ui/stepper.tsx";

/** The steps up to the first job results, beside the form. */
export function SigninTrail() {
  const { t } = useTranslation();
  return (
    <Trail
      label={t("signin.way.label")}
      marks={[
        { id: "account", state: "here", title: t("signin.way.account"), text: t("signin.way.accountText") },
        { id: "resume", state: "ahead", title: t("signin.way.resume"), text: t("signin.way.resumeText") },
        { id: "profile", state: "ahead", title: t("signin.way.profile"), text: t("signin.way.profileText") },
        { id: "jobs", state: "ahead", title: t("signin.way.jobs"), text: t("signin.way.jobsText") },
      ]}
    />
  );
}
