import { zodResolver } from "@hookform/resolvers/zod";
import { Password, type User } from "@waymark/contract/accounts";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useAlert } from "../../ui/alert.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextButton } from "../../ui/link-button.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { ChosenEmail } from "./chosen-email.tsx";
import { failureText } from "./failure-text.ts";
import { signIn } from "./queries.ts";
import { StepHeading } from "./step-heading.tsx";

const PasswordEntry = z.object({ password: Password });

export function PasswordStep({
  email,
  onChange,
  onForgot,
  onSignedIn,
}: {
  email: string;
  onChange: () => void;
  onForgot: () => void;
  onSignedIn: (user: User) => Promise<void>;
}) {
  const { t } = useTranslation();
  const alert = useAlert();
  const form = useForm({ resolver: zodResolver(PasswordEntry), defaultValues: { password: "" } });
  const password = useWatch({ control: form.control, name: "password" });
  const { isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("password"), [setFocus]);

  const submit = form.handleSubmit(async (input) => {
    const outcome = await signIn(email, input.password).catch((error: unknown) => ({ error }));
    if (!("error" in outcome)) return onSignedIn(outcome);
    // Not awaited: the form is free again behind the alert, which holds the focus for one frame while it closes.
    void alert(failureText(t, "signIn", outcome.error)).then(() =>
      requestAnimationFrame(() => setFocus("password", { shouldSelect: true })),
    );
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <StepHeading heading={t("signin.password.heading")} text={t("signin.password.text")} />
      <ChosenEmail email={email} onChange={onChange} disabled={isSubmitting} />
      <div className="grid justify-items-start gap-2">
        <Field label={t("signin.password.label")} required className="w-full">
          <PasswordInput autoComplete="current-password" maxLength={200} {...form.register("password")} />
        </Field>
        <TextButton className="text-sm" onClick={onForgot}>
          {t("signin.password.forgot")}
        </TextButton>
      </div>
      <Button type="submit" busy={isSubmitting} disabled={password === ""} className="w-full">
        {isSubmitting ? t("signin.password.busy") : t("signin.password.submit")}
      </Button>
    </form>
  );
}
