import { type Dispatch, type ReactNode, Suspense, useEffect } from "react";
import { loadTexts } from "../../lib/language/i18n.ts";
import { lazyAhead } from "../../lib/navigation/lazy-ahead.tsx";
import { EmailStep } from "./email-step.tsx";
import type { SignInMove, SignInState } from "./move-signin.ts";
import { useProviders } from "./provider-buttons.tsx";
import type { SignInResult } from "./queries.ts";

const PasswordStep = lazyAhead(() => import("./password-step.tsx").then((m) => m.PasswordStep));
const PhoneStep = lazyAhead(() => import("./phone-step.tsx").then((m) => m.PhoneStep));
const SignupStep = lazyAhead(() => import("./signup-step.tsx").then((m) => m.SignupStep));
const CodeStep = lazyAhead(() => import("./code-step.tsx").then((m) => m.CodeStep));
const ForgotStep = lazyAhead(() => import("./forgot-step.tsx").then((m) => m.ForgotStep));
const MailedStep = lazyAhead(() => import("./mailed-step.tsx").then((m) => m.MailedStep));
const ClaimStep = lazyAhead(async () => {
  const [{ ClaimStep }] = await Promise.all([import("./claim-step.tsx"), loadTexts("sign-in-recovery")]);
  return ClaimStep;
});

const PhoneAccountStep = lazyAhead(async () => {
  const [{ PhoneAccountStep }] = await Promise.all([import("./phone-account-step.tsx"), loadTexts("phone")]);
  return PhoneAccountStep;
});

/** Loads the later steps when somebody types an address, so that each appears at once. */
function useStepsAhead(email: string): void {
  const hasBegun = email !== "";
  useEffect(() => {
    if (!hasBegun) return;
    // A failure is tried again, and reported, when the step is shown.
    for (const step of [PasswordStep, SignupStep, CodeStep, ForgotStep, MailedStep])
      void step.ahead().catch(() => undefined);
  }, [hasBegun]);
}

interface SignInStepsProps {
  readonly state: SignInState;
  readonly move: Dispatch<SignInMove>;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly secondFactor: ReactNode;
  readonly more?: ReactNode;
  readonly onSignedIn: (outcome: SignInResult) => Promise<void>;
  readonly onRegistered: (outcome: SignInResult, email: string) => Promise<void>;
}

export function SignInSteps(props: SignInStepsProps) {
  useStepsAhead(props.email);
  return (
    <Suspense>
      <CurrentStep {...props} />
    </Suspense>
  );
}

function CurrentStep({
  state,
  move,
  email,
  onEmail,
  secondFactor,
  more,
  onSignedIn,
  onRegistered,
}: SignInStepsProps) {
  const { providers, mailLeaves } = useProviders();
  const change = () => move({ kind: "change" });
  switch (state.step) {
    case "email":
      return (
        <EmailStep
          email={email}
          onEmail={onEmail}
          providers={providers}
          more={more}
          onPhone={() => move({ kind: "phone" })}
          onChecked={(checked, exists) => move({ kind: "checked", email: checked, exists })}
        />
      );
    case "password":
      return (
        <PasswordStep
          email={state.email}
          mailLeaves={mailLeaves}
          onChange={change}
          onForgot={() => move({ kind: "forgot", email: state.email })}
          onCode={() => move({ kind: "code", email: state.email })}
          onSignedIn={onSignedIn}
        />
      );
    case "signup":
      return (
        <SignupStep
          email={state.email}
          emailOpen={state.emailOpen}
          providers={providers}
          onChange={change}
          onTaken={(taken) => move({ kind: "taken", email: taken })}
          onRegistered={onRegistered}
        />
      );
    case "phone":
      return (
        <PhoneStep
          onChange={change}
          onSignUp={() => move({ kind: "phone-account", purpose: "signup" })}
          onForgot={() => move({ kind: "phone-account", purpose: "recover" })}
          onSignedIn={onSignedIn}
        />
      );
    case "phone-account":
      return (
        <PhoneAccountStep
          key={state.purpose}
          purpose={state.purpose}
          onBack={() => move({ kind: "phone" })}
          onDone={state.purpose === "signup" ? (outcome) => onRegistered(outcome, "") : onSignedIn}
        />
      );
    case "code":
      return (
        <CodeStep
          email={state.email}
          mailLeaves={mailLeaves}
          onChange={change}
          onPassword={() => move({ kind: "taken", email: state.email })}
          onSignedIn={onSignedIn}
        />
      );
    case "forgot":
      return (
        <ForgotStep
          email={state.email}
          mailLeaves={mailLeaves}
          onBack={change}
          onMailed={(mailed) => move({ kind: "mailed", email: mailed, about: "recover" })}
        />
      );
    case "mailed":
      return (
        <MailedStep
          email={state.email}
          mailLeaves={mailLeaves}
          about={state.about}
          onAgain={() =>
            state.about === "recover" ? move({ kind: "forgot", email: state.email }) : change()
          }
          onBack={change}
        />
      );
    case "claim":
      return (
        <ClaimStep
          onSignedIn={onSignedIn}
          onLeft={(left) => (left === null ? change() : move({ kind: "taken", email: left }))}
        />
      );
    case "second-factor":
      return secondFactor;
  }
}
