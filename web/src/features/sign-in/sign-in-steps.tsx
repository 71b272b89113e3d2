import type { Dispatch, ReactNode } from "react";
import { CodeStep } from "./code-step.tsx";
import { type EmailForm, EmailStep } from "./email-step.tsx";
import { ForgotStep } from "./forgot-step.tsx";
import { MailedStep } from "./mailed-step.tsx";
import type { SignInMove, SignInState } from "./move-signin.ts";
import { PasswordStep } from "./password-step.tsx";
import { useProviders } from "./provider-buttons.tsx";
import type { SignInResult } from "./queries.ts";
import { SignupStep } from "./signup-step.tsx";

/** The current step of sign-in. */
export function SignInSteps({
  state,
  move,
  emailForm,
  secondFactor,
  more,
  onSignedIn,
  onRegistered,
}: {
  state: SignInState;
  move: Dispatch<SignInMove>;
  /** Owned by the page, so that the email is kept when the person comes back. */
  emailForm: EmailForm;
  /** The second factor step, which is another feature's. */
  secondFactor: ReactNode;
  /** Other features' ways to sign in, below the providers. */
  more?: ReactNode;
  onSignedIn: (outcome: SignInResult) => Promise<void>;
  onRegistered: (outcome: SignInResult, email: string) => Promise<void>;
}) {
  const { providers, mailLeaves } = useProviders();
  const change = () => move({ kind: "change" });
  switch (state.step) {
    case "email":
      return (
        <EmailStep
          form={emailForm}
          providers={providers}
          more={more}
          onChecked={(email, exists) => move({ kind: "checked", email, exists })}
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
          onTaken={(email) => move({ kind: "taken", email })}
          onRegistered={onRegistered}
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
          onMailed={(email) => move({ kind: "mailed", email, about: "recover" })}
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
    case "second-factor":
      return secondFactor;
  }
}
