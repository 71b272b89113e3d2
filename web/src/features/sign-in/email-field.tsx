import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";

export function EmailField({ field, isWrong }: { field: ComponentProps<typeof Input>; isWrong: boolean }) {
  const { t } = useTranslation();
  return (
    <Field label={t("sign-in.email.label")} required error={isWrong ? t("sign-in.invalidEmail") : undefined}>
      <Input
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
      />
    </Field>
  );
}
