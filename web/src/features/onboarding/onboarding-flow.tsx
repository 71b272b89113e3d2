import type { User } from "@waymark/contract/accounts";
import type { PlanId } from "@waymark/contract/billing";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { useBrowserClock } from "../../lib/language/browser-clock.ts";
import { useAccountLanguage } from "../../lib/language/use-account-language.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { SplitAction, SplitPage } from "../../ui/split-page.tsx";
import { allowedStep } from "./allowed-step.ts";
import { keepDraft, newDraft, type OnboardingDraft, type OnboardingStep, readDraft } from "./draft.ts";
import { OnboardingStepper } from "./onboarding-stepper.tsx";
import { PlanStep } from "./plan-step.tsx";
import { ProfileStep } from "./profile-step.tsx";
import { useProgress } from "./queries.ts";
import { ResumeStep } from "./resume-step.tsx";

interface Ways {
  toStep: (step: OnboardingStep) => void;
  nameStep: (step: OnboardingStep) => void;
  toSignin: () => void;
  toDashboard: () => void;
  toPlan: (plan: PlanId) => void;
  signOut: () => void;
}

export function OnboardingFlow({
  user,
  wanted,
  ways,
}: {
  user: User;
  wanted: OnboardingStep | undefined;
  ways: Ways;
}) {
  const { t } = useTranslation();
  const progress = useProgress(user.id);
  const isGone = progress.error instanceof CallError && [401, 404].includes(progress.error.status);
  const isThrough = progress.data?.onboardingCompleted === true && wanted !== 3;
  const { toSignin, toDashboard } = ways;
  useAccountLanguage(progress.data?.localization.language);
  useBrowserClock(progress.data);
  useEffect(() => {
    if (isGone) toSignin();
    else if (isThrough) toDashboard();
  }, [isGone, isThrough, toSignin, toDashboard]);

  if (progress.isPending || isGone || isThrough) return <PageSpinner text={t("onboarding.checking")} />;
  if (progress.isError) {
    return (
      <main id="main" className="mx-auto max-w-page p-6 pt-[15vh]">
        <h1 className="sr-only">{t("onboarding.title")}</h1>
        <EmptyState
          title={t("onboarding.failed.title")}
          text={`${progress.error instanceof CallError ? progress.error.error : ""} ${t("onboarding.failed.text")}`}
          action={
            <Button busy={progress.isRefetching} onClick={() => void progress.refetch()}>
              {t("common.retry")}
            </Button>
          }
        />
      </main>
    );
  }
  return <Steps user={progress.data} wanted={wanted} ways={ways} />;
}

function Steps({ user, wanted, ways }: { user: User; wanted: OnboardingStep | undefined; ways: Ways }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => readDraft(user.id) ?? newDraft(user));
  const keep = (next: OnboardingDraft) => {
    setDraft(next);
    keepDraft(next);
  };
  const allowed = allowedStep(wanted, draft.reached, user.onboardingCompleted);
  const step = allowed === "leave" ? 3 : allowed;
  const { nameStep } = ways;
  useEffect(() => {
    if (step !== wanted) nameStep(step);
  }, [step, wanted, nameStep]);
  const reach = (next: OnboardingDraft, to: OnboardingStep) => {
    keep({ ...next, reached: to > next.reached ? to : next.reached });
    ways.toStep(to);
  };
  return (
    <SplitPage
      headline={t("onboarding.way.headline")}
      aside={<OnboardingStepper step={step} />}
      actions={<SplitAction onClick={ways.signOut}>{t("common.signOut.label")}</SplitAction>}
    >
      <div className="mx-auto w-full max-w-2xl xl:has-[ul>li>ul]:max-w-5xl">
        <div className="mb-8 grid gap-2">
          <p className="text-sm font-semibold text-muted">{t("onboarding.stepOf", { step, steps: 3 })}</p>
          <ProgressBar
            label={t("onboarding.progress")}
            value={(step / 3) * 100}
            valueText={t("onboarding.stepOf", { step, steps: 3 })}
          />
        </div>
        <div key={step} className="animate-rise">
          {step === 1 && (
            <ResumeStep draft={draft} onDone={(next) => reach(next, 2)} onSignedOut={ways.toSignin} />
          )}
          {step === 2 && (
            <ProfileStep
              draft={draft}
              accountEmail={user.email}
              onDraft={keep}
              onBack={() => ways.toStep(1)}
              onCreated={() => reach({ ...draft, uploadId: undefined }, 3)}
              onSignedOut={ways.toSignin}
            />
          )}
          {step === 3 && (
            <PlanStep
              userId={user.id}
              completed={user.onboardingCompleted}
              onChosen={(plan) => (plan === "free" ? ways.toDashboard() : ways.toPlan(plan))}
              onSignedOut={ways.toSignin}
            />
          )}
        </div>
      </div>
    </SplitPage>
  );
}
