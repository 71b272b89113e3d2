import { useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { GoogleButton, OrLine } from "./google-button.tsx";
import { askEmailExists } from "./queries.ts";
import { StepHeading } from "./step-heading.tsx";

export type EmailForm = UseFormReturn<{ email: string }>;

export function EmailStep({
  form,
  onChecked,
}: {
  /** Kept by the page, so that the email is still there when one comes back. */
  form: EmailForm;
  onChecked: (email: string, exists: boolean) => void;
}) {
  const { t } = useTranslation();
  const email = useWatch({ control: form.control, name: "email" });
  const { isSubmitting, errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("email"), [setFocus]);

  const submit = form.handleSubmit(async (input) => {
    onChecked(input.email, await askEmailExists(input.email));
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <StepHeading heading={t("signin.email.heading")} text={t("signin.email.text")} />
      <Field
        label={t("signin.email.label")}
        required
        error={errors.email ? t("signin.invalidEmail") : undefined}
      >
        <Input
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register("email")}
        />
      </Field>
      <Button type="submit" busy={isSubmitting} disabled={email.trim() === ""} className="w-full">
        {isSubmitting ? t("signin.email.checking") : t("signin.email.continue")}
      </Button>
      <OrLine />
      <GoogleButton label={t("signin.email.google")} disabled={isSubmitting} />
    </form>
  );
}
