import type { Provider } from "@waymark/contract/sign-in";
import { type ReactNode, useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { EmailField } from "./email-field.tsx";
import { OrLine, ProviderButtons } from "./provider-buttons.tsx";
import { askEmailExists } from "./queries.ts";
import { StepHeading } from "./step-heading.tsx";

export type EmailForm = UseFormReturn<{ email: string }>;

export function EmailStep({
  form,
  providers,
  more,
  onChecked,
}: {
  /** Owned by the page, so that the email is kept when the person comes back. */
  form: EmailForm;
  providers: readonly Provider[];
  /** Other features' ways to sign in. */
  more?: ReactNode;
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
      <StepHeading heading={t("sign-in.email.heading")} text={t("sign-in.email.text")} />
      <EmailField isWrong={errors.email !== undefined} field={form.register("email")} />
      <Button type="submit" busy={isSubmitting} disabled={email.trim() === ""} className="w-full">
        {isSubmitting ? t("sign-in.email.checking") : t("sign-in.email.continue")}
      </Button>
      <OrLine />
      <ProviderButtons providers={providers} purpose="signin" disabled={isSubmitting} />
      {more}
    </form>
  );
}
