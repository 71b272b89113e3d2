import { zodResolver } from "@hookform/resolvers/zod";
import { Password } from "@waymark/contract/accounts";
import { codeLength } from "@waymark/contract/phone";
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { CallError } from "../../lib/api/call.ts";
import { readableReason } from "../../lib/api/reason-of.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextButton } from "../../ui/button/link-button.tsx";
import { CodeInput } from "../../ui/form/code-input.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { alertThenFocus } from "../../ui/overlay/alert.ts";
import { failureText, weakReasons } from "./failure-text.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { recoverWithPhone, type SignInResult, signUpWithPhone, textCode } from "./queries.ts";
import { StepHeading } from "./step-heading.tsx";

export type PhonePurpose = "signup" | "recover";

interface Sent {
  readonly sentTo: string;
  readonly standIn: boolean;
}

/** A new account, or a new password of one, by a phone number alone: the number is proven first. */
export function PhoneAccountStep({
  purpose,
  onBack,
  onDone,
}: {
  purpose: PhonePurpose;
  onBack: () => void;
  onDone: (outcome: SignInResult) => Promise<void>;
}) {
  const { t } = useTranslation();
  const [phone, setPhone] = useState("");
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <div className="grid gap-6">
      <StepHeading
        heading={t(`sign-in.phoneAccount.${purpose}.heading`)}
        text={t(`sign-in.phoneAccount.${purpose}.text`)}
      />
      {sent === null ? (
        <NumberForm phone={phone} onPhone={setPhone} onSent={setSent} />
      ) : (
        <ProofForm purpose={purpose} sent={sent} onChange={() => setSent(null)} onDone={onDone} />
      )}
      <TextButton className="justify-self-start text-sm" onClick={onBack}>
        {t("sign-in.forgot.back")}
      </TextButton>
    </div>
  );
}

function NumberForm({
  phone,
  onPhone,
  onSent,
}: {
  phone: string;
  onPhone: (phone: string) => void;
  onSent: (sent: Sent) => void;
}) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || phone.trim() === "") return;
    setBusy(true);
    const outcome = await textCode(phone).catch((error: unknown) => ({ error }));
    setBusy(false);
    if (!("error" in outcome)) return onSent(outcome);
    const { error } = outcome;
    const reason = readableReason(error);
    setProblem(reason);
    const text = reason ? t("phone.alert.send", { reason }) : t("phone.alert.sendPlain");
    alertThenFocus(text, () => field.current?.select());
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <Field label={t("sign-in.phone.label")} hint={t("sign-in.phone.hint")} required error={problem}>
        <Input
          ref={field}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={60}
          value={phone}
          onChange={({ target }) => {
            setProblem(undefined);
            onPhone(target.value);
          }}
        />
      </Field>
      <Button type="submit" busy={busy} disabled={phone.trim() === ""} className="w-full">
        {busy ? t("phone.number.busy") : t("phone.number.submit")}
      </Button>
    </form>
  );
}

const Entry = z.object({
  code: z.string().trim().length(codeLength),
  fullName: z.string().trim().max(200),
  password: Password,
});

interface ProofProps {
  readonly purpose: PhonePurpose;
  readonly sent: Sent;
  readonly onChange: () => void;
  readonly onDone: (outcome: SignInResult) => Promise<void>;
}

function useProof({ purpose, sent, onDone }: ProofProps) {
  const { t } = useTranslation();
  const form = useForm({
    resolver: zodResolver(Entry),
    defaultValues: { code: "", fullName: "", password: "" },
  });
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);
  const submit = form.handleSubmit(async ({ code, fullName, password }) => {
    const proof = { phoneNumber: sent.sentTo, code, password };
    const work = purpose === "signup" ? signUpWithPhone({ ...proof, fullName }) : recoverWithPhone(proof);
    const outcome = await work.catch((error: unknown) => ({ error }));
    if (!("error" in outcome)) return onDone(outcome);
    const { error } = outcome;
    const weak = weakReasons(error);
    if (weak) form.setError("password", { message: weak });
    const isCode = error instanceof CallError && error.code === "code_invalid";
    if (isCode) form.setError("code", { message: error.error });
    alertThenFocus(failureText(t, purpose === "signup" ? "signUp" : "signIn", error), () =>
      setFocus(isCode ? "code" : "password", { shouldSelect: true }),
    );
  });
  return { form, submit };
}

function ProofForm(props: ProofProps) {
  const { purpose, sent, onChange } = props;
  const { t } = useTranslation();
  const { form, submit } = useProof(props);
  const entry = useWatch({ control: form.control });
  const isNew = purpose === "signup";
  const isEmpty =
    entry.code?.trim().length !== codeLength || !entry.password || (isNew && !entry.fullName?.trim());
  const { isSubmitting, errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <p className="text-muted text-pretty">
        {t("phone.code.text")}{" "}
        <strong className="font-semibold whitespace-nowrap text-ink tabular-nums">
          <ShownNumber number={sent.sentTo} />
        </strong>
      </p>
      {sent.standIn && <Notice tone="info">{t("phone.standIn")}</Notice>}
      <Field label={t("phone.code.label")} required error={errors.code?.message}>
        <CodeInput
          length={codeLength}
          onPasted={(pasted) => form.setValue("code", pasted, { shouldDirty: true })}
          {...form.register("code")}
        />
      </Field>
      {isNew && (
        <Field label={t("sign-in.signup.name")} required>
          <Input autoComplete="name" maxLength={200} {...form.register("fullName")} />
        </Field>
      )}
      <NewPasswordField field={form.register("password")} error={errors.password?.message} />
      <Button type="submit" busy={isSubmitting} disabled={isEmpty} className="w-full">
        {isSubmitting
          ? t(isNew ? "sign-in.signup.busy" : "sign-in.password.busy")
          : t(isNew ? "sign-in.signup.submit" : "sign-in.phoneAccount.recover.submit")}
      </Button>
      <TextButton className="justify-self-start text-sm" onClick={onChange} disabled={isSubmitting}>
        {t("phone.code.change")}
      </TextButton>
    </form>
  );
}

/** Loaded while the person waits for the code; where it cannot be loaded the number stays as it is. */
const Grouped = lazy(async () => {
  const grouped = await import("libphonenumber-js/min").catch(() => null);
  return {
    default: ({ number }: { number: string }) =>
      grouped?.parsePhoneNumberFromString(number)?.formatInternational() ?? number,
  };
});

/** A number in international format, its digits in groups. */
function ShownNumber({ number }: { number: string }) {
  return (
    <Suspense fallback={number}>
      <Grouped number={number} />
    </Suspense>
  );
}
