import type { User } from "@waymark/contract/accounts";
import { codeLength } from "@waymark/contract/phone";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { readableReason } from "../../lib/api/reason-of.ts";
import { storeUser } from "../../lib/session/stored-user.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextButton } from "../../ui/button/link-button.tsx";
import { CodeInput } from "../../ui/form/code-input.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { alertThenFocus, useAlert } from "../../ui/overlay/alert.ts";
import { failureText } from "./failure-text.ts";
import { showNumber } from "./numbers.ts";
import { checkCode } from "./queries.ts";
import { stopSubmitAtPortal } from "./stop-submit.ts";

export function CodeStep({
  userId,
  sent,
  onChange,
  onResend,
  onVerified,
}: {
  userId: string;
  sent: { sentTo: string; standIn: boolean };
  onChange: () => void;
  /** Absent where the screen offers only another number. */
  onResend?: () => void;
  onVerified: (user: User) => void;
}) {
  const { t } = useTranslation();
  const { form, submit } = useCodeForm(userId, onVerified);
  const code = useWatch({ control: form.control, name: "code" });
  const { isSubmitting, errors } = form.formState;
  return (
    <form noValidate onSubmit={stopSubmitAtPortal(submit)} className="grid gap-5">
      <p className="text-muted text-pretty">
        {t("phone.code.text")}{" "}
        <strong className="font-semibold whitespace-nowrap text-ink tabular-nums">
          {showNumber(sent.sentTo)}
        </strong>
      </p>
      {sent.standIn && <Notice tone="info">{t("phone.standIn")}</Notice>}
      <Field label={t("phone.code.label")} required error={errors.code?.message}>
        <CodeInput
          length={codeLength}
          onPasted={(pasted) => form.setValue("code", pasted, { shouldDirty: true })}
          placeholder="000000"
          className="min-h-13 text-center font-display text-2xl! tracking-[0.3em] tabular-nums"
          {...form.register("code", { onChange: () => form.clearErrors("code") })}
        />
      </Field>
      <Button type="submit" busy={isSubmitting} disabled={code.length !== codeLength} className="w-full">
        {isSubmitting ? t("phone.code.busy") : t("phone.code.submit")}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <TextButton onClick={onChange} disabled={isSubmitting}>
          {t("phone.code.change")}
        </TextButton>
        {onResend && (
          <TextButton onClick={onResend} disabled={isSubmitting}>
            {t("phone.code.resend")}
          </TextButton>
        )}
      </div>
    </form>
  );
}

/** The form of the code; it takes the focus, and says in an alert whether the code was right. */
function useCodeForm(userId: string, onVerified: (user: User) => void) {
  const { t } = useTranslation();
  const alert = useAlert();
  const form = useForm({ defaultValues: { code: "" } });
  const { setFocus } = form;
  useEffect(() => {
    // The closing alert holds the focus for one more frame.
    const frame = requestAnimationFrame(() => setFocus("code"));
    return () => cancelAnimationFrame(frame);
  }, [setFocus]);

  const submit = form.handleSubmit(async (given) => {
    const outcome = await checkCode(userId, given.code).catch((error: unknown) => ({ error }));
    if (!("error" in outcome)) {
      storeUser(outcome);
      void alert(t("phone.alert.verified")).then(() => onVerified(outcome));
      return;
    }
    const { error } = outcome;
    form.setError("code", { message: readableReason(error) ?? t("phone.alert.verifyPlain") });
    alertThenFocus(failureText(t, "verify", error), () => setFocus("code", { shouldSelect: true }));
  });
  return { form, submit };
}
