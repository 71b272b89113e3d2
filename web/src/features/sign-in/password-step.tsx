import { zodResolver } from "@hookform/resolvers/zod";
import { Password } from "@waymark/contract/accounts";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Button } from "../../ui/button/button.tsx";
import { TextButton } from "../../ui/button/link-button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { PasswordInput } from "../../ui/form/password-input.tsx";
import { alertThenFocus } from "../../ui/overlay/alert.ts";
import { ChosenEmail } from "./chosen-email.tsx";
import { failureText } from "./failure-text.ts";
import { OrLine } from "./provider-buttons.tsx";
import { mailCode, type SignInResult, signIn } from "./queries.ts";
import { StepHeading } from "./step-heading.tsx";

const PasswordEntry = z.object({ password: Password });

export function PasswordStep({
  email,
  mailLeaves,
  onChange,
  onForgot,
  onCode,
  onSignedIn,
}: {
  email: string;
  mailLeaves: boolean;
  onChange: () => void;
  onForgot: () => void;
  onCode: () => void;
  onSignedIn: (outcome: SignInResult) => Promise<void>;
}) {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(PasswordEntry), defaultValues: { password: "" } });
  const password = useWatch({ control: form.control, name: "password" });
  const [mailing, setMailing] = useState(false);
  const { isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("password"), [setFocus]);

  const say = (error: unknown) =>
    alertThenFocus(failureText(t, "signIn", error), () => setFocus("password", { shouldSelect: true }));
  const submit = form.handleSubmit(async (input) => {
    const outcome = await signIn({ email }, input.password).catch((error: unknown) => ({ error }));
    if ("error" in outcome) say(outcome.error);
    else await onSignedIn(outcome);
  });
  const askCode = async () => {
    setMailing(true);
    try {
      await mailCode(email);
      onCode();
    } catch (error) {
      setMailing(false);
      say(error);
    }
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <StepHeading heading={t("sign-in.password.heading")} text={t("sign-in.password.text")} />
      <ChosenEmail email={email} onChange={onChange} disabled={isSubmitting} />
      <div className="grid justify-items-start gap-2">
        <Field label={t("sign-in.password.label")} required className="w-full">
          <PasswordInput autoComplete="current-password" maxLength={200} {...form.register("password")} />
        </Field>
        <TextButton className="text-sm" onClick={onForgot} disabled={isSubmitting}>
          {t("sign-in.password.forgot")}
        </TextButton>
      </div>
      <Button type="submit" busy={isSubmitting} disabled={password === ""} className="w-full">
        {isSubmitting ? t("sign-in.password.busy") : t("sign-in.password.submit")}
      </Button>
      <OrLine />
      <Button
        variant="secondary"
        className="w-full"
        busy={mailing}
        disabled={isSubmitting}
        onClick={() => void askCode()}
      >
        {t(mailLeaves ? "sign-in.password.code" : "sign-in.password.codeKept")}
      </Button>
    </form>
  );
}
