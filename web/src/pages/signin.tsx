import { zodResolver } from "@hookform/resolvers/zod";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { checkEmail, type User } from "@waymark/contract/accounts";
import { lazy, Suspense, useEffect, useReducer, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { keepPlan } from "../features/onboarding/kept-plan.ts";
import { EmailStep } from "../features/signin/email-step.tsx";
import { moveSignin } from "../features/signin/move-signin.ts";
import { PasswordStep } from "../features/signin/password-step.tsx";
import { SigninFooter } from "../features/signin/signin-footer.tsx";
import type { Note } from "../features/signin/signin-note.tsx";
import { SigninTrail } from "../features/signin/signin-trail.tsx";
import { SignupStep } from "../features/signin/signup-step.tsx";
import { words } from "../lib/i18n.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { clearPendingUser, readPendingUser, storePendingUser, storeUser } from "../lib/stored-user.ts";
import { SplitAction, SplitPage } from "../ui/split-page.tsx";

const PhoneDialog = lazy(async () => {
  const [{ PhoneDialog }] = await Promise.all([import("../features/phone/phone-dialog.tsx"), words("phone")]);
  return { default: PhoneDialog };
});

const SigninNote = lazy(() =>
  import("../features/signin/signin-note.tsx").then((m) => ({ default: m.SigninNote })),
);

export function SignIn() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { plan } = useSearch({ from: "/signin" });
  const [state, move] = useReducer(moveSignin, { step: "email" });
  const [note, setNote] = useState<Note | null>(null);
  /** Who has just registered: their phone is dealt with before they go on. */
  const [fresh, setFresh] = useState<User | null>(null);
  const emailForm = useForm({ resolver: zodResolver(checkEmail.body), defaultValues: { email: "" } });
  usePageTitle(t("signin.title"));
  useEffect(() => {
    if (plan) keepPlan(plan);
  }, [plan]);

  const goOn = (user: User) => navigate({ to: user.onboardingCompleted ? "/dashboard" : "/onboarding" });
  const enter = async (user: User) => {
    if (readPendingUser()?.id !== user.id) clearPendingUser();
    storeUser(user);
    await goOn(user);
  };
  const enterNew = async (user: User) => {
    storePendingUser(user);
    storeUser(user);
    setFresh(user);
  };
  const leavePhone = (user: User) => {
    clearPendingUser();
    void goOn(user);
  };
  const change = () => move({ kind: "change" });

  return (
    <SplitPage
      headline={t("signin.way.headline")}
      aside={<SigninTrail />}
      actions={
        <>
          <SplitAction onClick={() => move({ kind: "signup", email: emailForm.getValues("email") })}>
            {t("signin.bar.signUp")}
          </SplitAction>
          <SplitAction onClick={() => setNote("demo")}>{t("signin.bar.requestDemo")}</SplitAction>
        </>
      }
      footer={<SigninFooter onPrivacy={() => setNote("privacy")} />}
    >
      <div key={state.step} className="m-auto w-full max-w-100 animate-rise">
        {state.step === "email" && (
          <EmailStep
            form={emailForm}
            onChecked={(email, exists) => move({ kind: "checked", email, exists })}
          />
        )}
        {state.step === "password" && (
          <PasswordStep
            email={state.email}
            onChange={change}
            onForgot={() => setNote("forgot")}
            onSignedIn={enter}
          />
        )}
        {state.step === "signup" && (
          <SignupStep
            email={state.email}
            emailOpen={state.emailOpen}
            onChange={change}
            onTaken={(email) => move({ kind: "taken", email })}
            onRegistered={enterNew}
          />
        )}
      </div>
      {fresh && (
        <Suspense>
          <PhoneDialog user={fresh} onVerified={leavePhone} onSkip={() => leavePhone(fresh)} />
        </Suspense>
      )}
      {note && (
        <Suspense>
          <SigninNote note={note} onClose={() => setNote(null)} />
        </Suspense>
      )}
    </SplitPage>
  );
}
