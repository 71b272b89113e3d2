import { useNavigate, useSearch } from "@tanstack/react-router";
import type { User } from "@waymark/contract/accounts";
import { publicPath } from "@waymark/contract/public-pages";
import { Language } from "@waymark/contract/values";
import { lazy, Suspense, useEffect, useReducer, useState } from "react";
import { useTranslation } from "react-i18next";
import { PasskeyButton } from "../features/security/second-factor/passkey-button.tsx";
import { askSecondFactor, readSignedInUser } from "../features/security/second-factor/queries.ts";
import { moveSignIn } from "../features/sign-in/move-signin.ts";
import type { SignInResult } from "../features/sign-in/queries.ts";
import { SignInFooter } from "../features/sign-in/sign-in-footer.tsx";
import { SignInStepper } from "../features/sign-in/sign-in-stepper.tsx";
import { SignInSteps } from "../features/sign-in/sign-in-steps.tsx";
import { useProviderReturn } from "../features/sign-in/use-provider-return.ts";
import { loadTexts } from "../lib/language/i18n.ts";
import { usePageTitle } from "../lib/navigation/page-title.ts";
import { endSession } from "../lib/session/queries.ts";
import {
  clearPendingUser,
  readPendingHere,
  readPendingUser,
  storePendingUser,
  storeUser,
} from "../lib/session/stored-user.ts";
import { PageSpinner, Spinner } from "../ui/spinner.tsx";
import { SplitAction, SplitPage } from "../ui/split-page.tsx";

const PhoneDialog = lazy(async () => {
  const [{ PhoneDialog }] = await Promise.all([
    import("../features/phone/phone-dialog.tsx"),
    loadTexts("phone"),
  ]);
  return { default: PhoneDialog };
});

/** Loaded only when needed: most accounts have no second factor. */
const SecondFactorStep = lazy(async () => {
  const { SecondFactorStep } = await import("../features/security/second-factor/second-factor-step.tsx");
  return { default: SecondFactorStep };
});

export function SignIn() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { plan, period, via, failed, step } = useSearch({ from: "/signin" });
  const [state, move] = useReducer(
    moveSignIn,
    step === "forgot" ? { step, email: "" } : { step: step ?? "email" },
  );
  /** The person who has just registered; the phone step comes first. */
  const [fresh, setFresh] = useState<User | null>(null);
  const [email, setEmail] = useState("");
  usePageTitle(t("sign-in.title"));
  useEffect(() => {
    // The plans are in another module, which is loaded while the person types.
    if (plan)
      void import("../features/onboarding/kept-plan.ts").then(({ keepPlan }) => keepPlan(plan, period));
  }, [plan, period]);

  useEffect(() => {
    // The page was reloaded between password and second factor.
    void askSecondFactor().then(({ owed }) => owed && move({ kind: "owes" }));
    // The page was reloaded after registering, before the phone step.
    const pending = readPendingHere();
    if (pending !== null) void readSignedInUser().then((user) => user?.id === pending.id && setFresh(user));
  }, []);

  useEffect(() => {
    // The question is answered: a reload must not ask again.
    if (step === "claim" && state.step !== "claim") void navigate({ to: "/signin", replace: true });
  }, [step, state.step, navigate]);

  const goOn = (user: User) => navigate({ to: user.onboardingCompleted ? "/dashboard" : "/onboarding" });
  const enter = async (user: User) => {
    if (readPendingUser()?.id !== user.id) clearPendingUser();
    storeUser(user);
    await goOn(user);
  };
  const onSignedIn = async (outcome: SignInResult) => {
    if ("user" in outcome) await enter(outcome.user);
    else move({ kind: "owes" });
  };
  const onRegistered = async (outcome: SignInResult, registered: string) => {
    if (!("user" in outcome)) return move({ kind: "mailed", email: registered, about: "signup" });
    if (outcome.user.phoneVerified) return enter(outcome.user);
    storePendingUser(outcome.user);
    storeUser(outcome.user);
    setFresh(outcome.user);
  };
  const cancelFactor = async () => {
    await endSession();
    move({ kind: "change" });
  };
  const leavePhone = (user: User) => {
    clearPendingUser();
    void goOn(user);
  };
  const isComing = useProviderReturn({ via, failed }, onSignedIn);

  if (isComing) return <PageSpinner text={t("sign-in.coming")} />;
  return (
    <SplitPage
      headline={t("sign-in.way.headline")}
      aside={<SignInStepper />}
      actions={
        <>
          <SplitAction onClick={() => move({ kind: "signup", email: email })}>
            {t("sign-in.bar.signUp")}
          </SplitAction>
          <SplitAction href={`${publicPath("contact", Language.parse(i18n.language))}?topic=demo`}>
            {t("sign-in.bar.requestDemo")}
          </SplitAction>
        </>
      }
      footer={<SignInFooter />}
    >
      <div key={state.step} className="m-auto w-full max-w-100 animate-rise">
        <SignInSteps
          state={state}
          move={move}
          email={email}
          onEmail={setEmail}
          secondFactor={
            <Suspense fallback={<Spinner text={t("sign-in.coming")} className="py-16" />}>
              <SecondFactorStep onShown={enter} onCancel={() => void cancelFactor()} />
            </Suspense>
          }
          more={<PasskeyButton onSignedIn={enter} />}
          onSignedIn={onSignedIn}
          onRegistered={onRegistered}
        />
      </div>
      {fresh && (
        <Suspense>
          <PhoneDialog user={fresh} onVerified={leavePhone} onSkip={() => leavePhone(fresh)} />
        </Suspense>
      )}
    </SplitPage>
  );
}
