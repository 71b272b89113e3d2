import { zodResolver } from "@hookform/resolvers/zod";
import { RegisterInput } from "@waymark/contract/accounts";
import type { Provider } from "@waymark/contract/sign-in";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextButton } from "../../ui/button/link-button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { alertThenFocus } from "../../ui/overlay/alert.ts";
import { ChosenEmail } from "./chosen-email.tsx";
import { EmailField } from "./email-field.tsx";
import { failureText, weakReasons } from "./failure-text.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { OrLine, ProviderButtons } from "./provider-buttons.tsx";
import { type SignInResult, signUp } from "./queries.ts";
import { StepHeading } from "./step-heading.tsx";

const SignUpEntry = RegisterInput.pick({ email: true, password: true, fullName: true });

export function SignupStep({
  email,
  emailOpen,
  providers,
  onChange,
  onTaken,
  onRegistered,
}: {
  email: string;
  emailOpen: boolean;
  providers: readonly Provider[];
  onChange: () => void;
  onTaken: (email: string) => void;
  onRegistered: (outcome: SignInResult, email: string) => Promise<void>;
}) {
  const { t } = useTranslation();
  const [taken, setTaken] = useState("");
  const form = useForm({
    resolver: zodResolver(SignUpEntry),
    defaultValues: { email, password: "", fullName: "" },
  });
  const entry = useWatch({ control: form.control });
  const isEmpty = [entry.email, entry.fullName, entry.password].some((value) => !value?.trim());
  const { isSubmitting, errors } = form.formState;
  const { setFocus, getValues } = form;
  useEffect(
    () => setFocus(emailOpen && getValues("email") === "" ? "email" : "fullName"),
    [setFocus, getValues, emailOpen],
  );

  const submit = form.handleSubmit(async (input) => {
    setTaken("");
    const outcome = await signUp(input).catch((error: unknown) => ({ error }));
    if (!("error" in outcome)) return onRegistered(outcome, input.email);
    const weak = weakReasons(outcome.error);
    if (weak) form.setError("password", { message: weak });
    if (outcome.error instanceof CallError && outcome.error.code === "email_taken") setTaken(input.email);
    alertThenFocus(failureText(t, "signUp", outcome.error), () => setFocus("password"));
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <StepHeading heading={t("sign-in.signup.heading")} text={t("sign-in.signup.text")} />
      {emailOpen ? (
        <EmailField isWrong={errors.email !== undefined} field={form.register("email")} />
      ) : (
        <ChosenEmail email={email} onChange={onChange} disabled={isSubmitting} />
      )}
      {taken && (
        <Notice tone="info" onRetry={() => onTaken(taken)} retryLabel={t("sign-in.takenSignIn")}>
          {t("sign-in.taken")}
        </Notice>
      )}
      <Field label={t("sign-in.signup.name")} required>
        <Input autoComplete="name" maxLength={200} {...form.register("fullName")} />
      </Field>
      <NewPasswordField field={form.register("password")} error={errors.password?.message} />
      <Button type="submit" busy={isSubmitting} disabled={isEmpty} className="w-full">
        {isSubmitting ? t("sign-in.signup.busy") : t("sign-in.signup.submit")}
      </Button>
      <OrLine />
      <ProviderButtons providers={providers} purpose="signup" disabled={isSubmitting} />
      <p className="text-center text-[0.9375rem] text-muted">
        {t("sign-in.signup.have")}{" "}
        <TextButton onClick={() => (emailOpen ? onChange() : onTaken(email))} disabled={isSubmitting}>
          {t("sign-in.signup.signIn")}
        </TextButton>
      </p>
    </form>
  );
}
