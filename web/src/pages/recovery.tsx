import { useNavigate, useSearch } from "@tanstack/react-router";
import type { User } from "@waymark/contract/accounts";
import { emailLinkPurpose } from "@waymark/contract/security";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmailLink } from "../features/security/email-link.tsx";
import { NewPassword } from "../features/sign-in/recovery/new-password.tsx";
import { Confirmed, PressToConfirm } from "../features/sign-in/recovery/press-to-confirm.tsx";
import { tokenInAddress } from "../features/sign-in/recovery/problem.ts";
import { finishSignUp } from "../features/sign-in/recovery/queries.ts";
import { RecoveryStepper } from "../features/sign-in/recovery/recovery-stepper.tsx";
import { RequestRecovery } from "../features/sign-in/recovery/request-recovery.tsx";
import { StaleLink } from "../features/sign-in/recovery/stale-link.tsx";
import { VerifyAddress } from "../features/sign-in/recovery/verify-address.tsx";
import { SignInFooter } from "../features/sign-in/sign-in-footer.tsx";
import { CallError } from "../lib/api/call.ts";
import { ButtonRouteLink } from "../lib/navigation/links.tsx";
import { usePageTitle } from "../lib/navigation/page-title.ts";
import { postToTabs } from "../lib/session/session-channel.ts";
import { clearPendingUser, readStoredUser, storeUser } from "../lib/session/stored-user.ts";
import { toast } from "../ui/overlay/toast.ts";
import { SplitPage } from "../ui/split-page.tsx";

/** The page of mailed links: a new password, an address to confirm, a sign-up to finish. */
export function Recovery() {
  const { t } = useTranslation();
  const { purpose } = useSearch({ from: "/recover" });
  const [token] = useState(tokenInAddress);
  return (
    <SplitPage
      headline={t("sign-in-recovery.headline")}
      aside={<RecoveryStepper />}
      footer={<SignInFooter />}
    >
      <div className="m-auto w-full max-w-100 animate-rise">
        {purpose === emailLinkPurpose ? (
          <ConfirmEmail token={token} />
        ) : purpose === "verify-email" ? (
          <VerifyEmail token={token} />
        ) : purpose === "sign-up" ? (
          <FinishSignUp token={token} />
        ) : (
          <SetPassword token={token} />
        )}
      </div>
    </SplitPage>
  );
}

/** Signs in a person whose session a link has opened. */
function useEnter() {
  const navigate = useNavigate();
  return async (user: User) => {
    clearPendingUser();
    storeUser(user);
    await navigate({ to: user.onboardingCompleted ? "/dashboard" : "/onboarding", replace: true });
  };
}

/** Confirms one side of an email change, which needs both. */
function ConfirmEmail({ token }: { token: string }) {
  const { t } = useTranslation();
  usePageTitle(t("security.link.title"));
  return <EmailLink token={token} />;
}

function SetPassword({ token }: { token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const enter = useEnter();
  usePageTitle(t("sign-in-recovery.password.title"));
  const onSet = async (user: User | null) => {
    postToTabs({ kind: "password-recovery", data: {} });
    toast({ title: t("sign-in-recovery.password.done") });
    if (user !== null) return enter(user);
    // The session still needs the second factor, which the sign-in page asks for.
    await navigate({ to: "/signin", search: { via: "recovery" }, replace: true });
  };
  return (
    <RequestRecovery
      token={token}
      onSet={onSet}
      wayOn={
        <ButtonRouteLink to="/signin" search={{ step: "forgot" }}>
          {t("sign-in-recovery.stale.recover")}
        </ButtonRouteLink>
      }
    />
  );
}

function VerifyEmail({ token }: { token: string }) {
  const { t } = useTranslation();
  const [confirmed, setConfirmed] = useState<{ email: string; setPassword: string | null } | null>(null);
  const [stored] = useState(readStoredUser);
  usePageTitle(t("sign-in-recovery.verify.title"));
  const onConfirmed = (now: { email: string; setPassword: string | null }) => {
    setConfirmed(now);
    const here = readStoredUser();
    if (here?.email === now.email && now.setPassword === null) storeUser({ ...here, emailVerified: true });
  };
  if (confirmed !== null && confirmed.setPassword !== null)
    return <SetPassword token={confirmed.setPassword} />;
  if (confirmed !== null)
    return (
      <Confirmed
        heading={t("sign-in-recovery.verify.done", { email: confirmed.email })}
        text={t("sign-in-recovery.verify.doneText")}
        action={
          <ButtonRouteLink to={stored ? "/dashboard" : "/signin"}>
            {t("sign-in-recovery.verify.goOn")}
          </ButtonRouteLink>
        }
      />
    );
  return (
    <VerifyAddress
      token={token}
      onConfirmed={onConfirmed}
      signIn={
        <ButtonRouteLink to="/signin" variant="secondary">
          {t("sign-in-recovery.claim.signIn")}
        </ButtonRouteLink>
      }
      wayOn={
        stored ? (
          <ButtonRouteLink to="/settings" search={{ tab: "account" }}>
            {t("sign-in-recovery.stale.settings")}
          </ButtonRouteLink>
        ) : (
          <ButtonRouteLink to="/signin">{t("sign-in-recovery.stale.signIn")}</ButtonRouteLink>
        )
      }
    />
  );
}

/** Finishes a sign-up. A browser that did not begin it has to choose a password. */
function FinishSignUp({ token }: { token: string }) {
  const { t } = useTranslation();
  const enter = useEnter();
  const [state, setState] = useState<"ready" | "password" | "stale">("ready");
  usePageTitle(t("sign-in-recovery.signUp.title"));
  const wayOn = <ButtonRouteLink to="/signin">{t("sign-in-recovery.stale.signUp")}</ButtonRouteLink>;
  const confirm = async () => {
    const user = await finishSignUp(token).catch((error: unknown) => {
      if (error instanceof CallError && error.code === "password_needed") return null;
      throw error;
    });
    if (user === null) setState("password");
    else await enter(user);
  };
  if (state === "stale") return <StaleLink action={wayOn} />;
  if (state === "password")
    return (
      <NewPassword
        email={null}
        heading={t("sign-in-recovery.signUp.passwordHeading")}
        text={t("sign-in-recovery.signUp.passwordText")}
        submitLabel={t("sign-in-recovery.signUp.submit")}
        save={(password) => finishSignUp(token, password)}
        onSet={async (user) => {
          if (user !== null) await enter(user);
        }}
        onStale={() => setState("stale")}
      />
    );
  return (
    <PressToConfirm
      heading={t("sign-in-recovery.signUp.heading")}
      text={t("sign-in-recovery.signUp.text")}
      submit={t("sign-in-recovery.signUp.submit")}
      busy={t("sign-in-recovery.signUp.busy")}
      onConfirm={confirm}
      wayOn={wayOn}
    />
  );
}
