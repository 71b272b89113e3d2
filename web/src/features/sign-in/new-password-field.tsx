import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../ui/form/field.tsx";
import { PasswordInput } from "../../ui/form/password-input.tsx";

type Props = { field: ComponentProps<typeof PasswordInput>; error: string | undefined };

export function NewPasswordField({ field, error }: Props) {
  const { t } = useTranslation();
  return (
    <Field
      label={t("sign-in.signup.password")}
      required
      hint={t("sign-in.signup.passwordHint")}
      error={error}
    >
      <PasswordInput autoComplete="new-password" maxLength={200} {...field} />
    </Field>
  );
}
