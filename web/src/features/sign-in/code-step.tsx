import { zodResolver } from "@hookform/resolvers/zod";
import { SixDigits } from "@waymark/contract/sign-in";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Button } from "../../ui/button/button.tsx";
import { TextButton } from "../../ui/button/link-button.tsx";
import { CodeInput } from "../../ui/form/code-input.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { alertThenFocus } from "../../ui/overlay/alert.ts";
import { ChosenEmail } from "./chosen-email.tsx";
import { failureText } from "./failure-text.ts";
import { enterCode, mailCode, type SignInResult } from "./queries.ts";
import { StepHeading } from "./step-heading.tsx";

const CodeEntry = z.object({ code: SixDigits });

export function CodeStep({
  email,
  mailLeaves,
  onChange,
  onPassword,
  onSignedIn,
}: {
  email: string;
  mailLeaves: boolean;
  onChange: () => void;
  onPassword: () => void;
  onSignedIn: (outcome: SignInResult) => Promise<void>;
}) {
  const { t } = useTranslation();
  const [again, setAgain] = useState<"not" | "sending" | "sent">("not");
  const form = useForm({ resolver: zodResolver(CodeEntry), defaultValues: { code: "" } });
  const code = useWatch({ control: form.control, name: "code" });
  const { isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);

  const say = (error: unknown) =>
    alertThenFocus(failureText(t, "signIn", error), () => setFocus("code", { shouldSelect: true }));
  const submit = form.handleSubmit(async (input) => {
    const outcome = await enterCode(email, input.code).catch((error: unknown) => ({ error }));
    if ("error" in outcome) say(outcome.error);
    else await onSignedIn(outcome);
  });
  const sendAgain = async () => {
    setAgain("sending");
    const failed = await mailCode(email).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    setAgain(failed === null ? "sent" : "not");
    if (failed !== null) return say(failed.error);
    form.reset();
    setFocus("code");
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <StepHeading
        heading={t(mailLeaves ? "sign-in.code.heading" : "sign-in.code.headingKept")}
        text={t(mailLeaves ? "sign-in.code.text" : "sign-in.code.textKept")}
      />
      {!mailLeaves && <Notice tone="info">{t("sign-in.kept")}</Notice>}
      <ChosenEmail email={email} onChange={onChange} disabled={isSubmitting} />
      <Field label={t("sign-in.code.label")} required>
        <CodeInput
          length={6}
          onPasted={(pasted) => form.setValue("code", pasted, { shouldDirty: true })}
          className="tabular text-lg tracking-[0.3em]"
          {...form.register("code")}
        />
      </Field>
      {again === "sent" && (
        <Notice tone="info">{t(mailLeaves ? "sign-in.code.sent" : "sign-in.code.sentKept")}</Notice>
      )}
      <Button type="submit" busy={isSubmitting} disabled={!/^\d{6}$/.test(code)} className="w-full">
        {isSubmitting ? t("sign-in.code.busy") : t("sign-in.code.submit")}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <TextButton onClick={() => void sendAgain()} disabled={again === "sending" || isSubmitting}>
          {t("sign-in.code.again")}
        </TextButton>
        <TextButton onClick={onPassword} disabled={isSubmitting}>
          {t("sign-in.code.password")}
        </TextButton>
      </div>
    </form>
  );
}
