import { useTranslation } from "react-i18next";
import { Stepper, type StepperMark } from "../../ui/stepper.tsx";
import type { OnboardingStep } from "./draft.ts";

export function OnboardingStepper({ step }: { step: OnboardingStep }) {
  const { t } = useTranslation();
  const state = (own: OnboardingStep): StepperMark["state"] =>
    own < step ? "done" : own === step ? "here" : "ahead";
  return (
    <Stepper
      label={t("onboarding.way.label")}
      doneLabel={t("onboarding.way.done")}
      marks={[
        {
          id: "resume",
          state: state(1),
          title: t("onboarding.way.resume"),
          text: t("onboarding.way.resumeText"),
        },
        {
          id: "profile",
          state: state(2),
          title: t("onboarding.way.profile"),
          text: t("onboarding.way.profileText"),
        },
        { id: "plan", state: state(3), title: t("onboarding.way.plan"), text: t("onboarding.way.planText") },
      ]}
    />
  );
}
