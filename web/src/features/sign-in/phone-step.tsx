import { zodResolver } from "@hookform/resolvers/zod";
import { Password } from "@waymark/contract/accounts";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Button } from "../../ui/button/button.tsx";
import { TextButton } from "../../ui/button/link-button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { PasswordInput } from "../../ui/form/password-input.tsx";
import { alertThenFocus } from "../../ui/overlay/alert.ts";
import { failureText } from "./failure-text.ts";
import { type SignInResult, signIn } from "./queries.ts";
import { StepHeading } from "./step-heading.tsx";

const PhoneEntry = z.object({ phone: z.string().trim().min(1).max(60), password: Password });

/** Sign-in by the proven number of an account. The server says what is wrong with a number. */
export function PhoneStep({
  onChange,
  onSignUp,
  onForgot,
  onSignedIn,
}: {
  onChange: () => void;
  onSignUp: () => void;
  onForgot: () => void;
  onSignedIn: (outcome: SignInResult) => Promise<void>;
}) {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(PhoneEntry), defaultValues: { phone: "", password: "" } });
  const entry = useWatch({ control: form.control });
  const isEmpty = !entry.phone?.trim() || !entry.password;
  const { isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("phone"), [setFocus]);

  const submit = form.handleSubmit(async ({ phone, password }) => {
    const outcome = await signIn({ phone }, password).catch((error: unknown) => ({ error }));
    if (!("error" in outcome)) return onSignedIn(outcome);
    alertThenFocus(failureText(t, "signIn", outcome.error), () =>
      setFocus("password", { shouldSelect: true }),
    );
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <StepHeading heading={t("sign-in.phone.heading")} text={t("sign-in.phone.text")} />
      <Field label={t("sign-in.phone.label")} hint={t("sign-in.phone.hint")} required>
        <Input type="tel" inputMode="tel" autoComplete="tel" maxLength={60} {...form.register("phone")} />
      </Field>
      <Field label={t("sign-in.password.label")} required>
        <PasswordInput autoComplete="current-password" maxLength={200} {...form.register("password")} />
      </Field>
      <Button type="submit" busy={isSubmitting} disabled={isEmpty} className="w-full">
        {isSubmitting ? t("sign-in.password.busy") : t("sign-in.password.submit")}
      </Button>
      <div className="grid justify-items-start gap-3 text-sm">
        <TextButton onClick={onForgot} disabled={isSubmitting}>
          {t("sign-in.password.forgot")}
        </TextButton>
        <TextButton onClick={onSignUp} disabled={isSubmitting}>
          {t("sign-in.phoneAccount.signup.link")}
        </TextButton>
        <TextButton onClick={onChange} disabled={isSubmitting}>
          {t("sign-in.phone.email")}
        </TextButton>
      </div>
    </form>
  );
}
