import { zodResolver } from "@hookform/resolvers/zod";
import { requestRecovery } from "@waymark/contract/sign-in";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { TextButton } from "../../ui/button/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAlert } from "../../ui/overlay/alert.ts";
import { EmailField } from "./email-field.tsx";
import { failureText } from "./failure-text.ts";
import { mailRecovery } from "./queries.ts";
import { StepHeading } from "./step-heading.tsx";

export function ForgotStep({
  email,
  mailLeaves,
  onBack,
  onMailed,
}: {
  email: string;
  mailLeaves: boolean;
  onBack: () => void;
  onMailed: (email: string) => void;
}) {
  const { t } = useTranslation();
  const alert = useAlert();
  const form = useForm({ resolver: zodResolver(requestRecovery.body), defaultValues: { email } });
  const given = useWatch({ control: form.control, name: "email" });
  const { isSubmitting, errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("email"), [setFocus]);

  const submit = form.handleSubmit(async (input) => {
    try {
      await mailRecovery(input.email);
      onMailed(input.email);
    } catch (error) {
      void alert(failureText(t, "signIn", error)).then(() => requestAnimationFrame(() => setFocus("email")));
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <StepHeading
        heading={t("sign-in.forgot.heading")}
        text={t(mailLeaves ? "sign-in.forgot.text" : "sign-in.forgot.textKept")}
      />
      {!mailLeaves && <Notice tone="info">{t("sign-in.kept")}</Notice>}
      <EmailField isWrong={errors.email !== undefined} field={form.register("email")} />
      <Button type="submit" busy={isSubmitting} disabled={given.trim() === ""} className="w-full">
        {isSubmitting
          ? t("sign-in.forgot.busy")
          : t(mailLeaves ? "sign-in.forgot.submit" : "sign-in.forgot.submitKept")}
      </Button>
      <TextButton className="justify-self-start text-sm" onClick={onBack} disabled={isSubmitting}>
        {t("sign-in.forgot.back")}
      </TextButton>
    </form>
  );
}
