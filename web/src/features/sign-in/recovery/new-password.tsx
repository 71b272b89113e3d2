import { zodResolver } from "@hookform/resolvers/zod";
import { Password, type User } from "@waymark/contract/accounts";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { CallError } from "../../../lib/api/call.ts";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { PasswordInput } from "../../../ui/form/password-input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { isStale } from "./problem.ts";

const Entry = z.object({ password: Password });

const weakness = (error: unknown): string | null =>
  error instanceof CallError && error.code === "weak_password"
    ? String(error.details?.why ?? error.error)
    : null;

export function NewPassword({
  email,
  heading,
  text,
  warning = null,
  submitLabel,
  save,
  onSet,
  onStale,
}: {
  email: string | null;
  heading: string;
  text: string;
  warning?: string | null;
  submitLabel: string;
  save: (password: string) => Promise<User | null>;
  onSet: (user: User | null) => Promise<void>;
  onStale: () => void;
}) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState("");
  const form = useForm({ resolver: zodResolver(Entry), defaultValues: { password: "" } });
  const password = useWatch({ control: form.control, name: "password" });
  const { isSubmitting, errors } = form.formState;
  const { setFocus, setError } = form;
  useEffect(() => setFocus("password"), [setFocus]);

  const submit = form.handleSubmit(async (input) => {
    setProblem("");
    const outcome = await save(input.password).then(
      (user) => ({ user }),
      (error: unknown) => ({ error }),
    );
    if ("user" in outcome) return onSet(outcome.user);
    const weak = weakness(outcome.error);
    if (weak !== null) return setError("password", { message: weak }, { shouldFocus: true });
    if (isStale(outcome.error)) onStale();
    else setProblem(t("sign-in-recovery.password.failed", { reason: reasonOf(outcome.error) }));
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <div className="grid gap-2">
        <h1 className="text-3xl">{heading}</h1>
        <p className="text-muted text-pretty">{text}</p>
        {warning !== null && <p className="font-medium text-pretty">{warning}</p>}
      </div>
      {email !== null && (
        <>
          <p className="rounded-lg border border-line bg-sunk px-3.5 py-2.5 font-medium wrap-anywhere">
            {email}
          </p>
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        </>
      )}
      <Field
        label={t("sign-in-recovery.password.label")}
        required
        hint={t("sign-in-recovery.password.hint")}
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="new-password" maxLength={200} {...form.register("password")} />
      </Field>
      {problem && <Notice>{problem}</Notice>}
      <Button type="submit" busy={isSubmitting} disabled={password === ""} className="w-full">
        {isSubmitting ? t("sign-in-recovery.password.busy") : submitLabel}
      </Button>
    </form>
  );
}
