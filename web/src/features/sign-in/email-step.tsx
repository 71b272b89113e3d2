import { checkEmail } from "@waymark/contract/accounts";
import type { Provider } from "@waymark/contract/sign-in";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { TextButton } from "../../ui/button/link-button.tsx";
import { EmailField } from "./email-field.tsx";
import { OrLine, ProviderButtons } from "./provider-buttons.tsx";
import { askEmailExists } from "./queries.ts";
import { StepHeading } from "./step-heading.tsx";

/** The first step does without the form library, which would be a tenth of what the page loads. */
export function EmailStep({
  email,
  onEmail,
  providers,
  more,
  onPhone,
  onChecked,
}: {
  /** The page keeps it for a person who comes back. */
  email: string;
  onEmail: (email: string) => void;
  providers: readonly Provider[];
  more?: ReactNode;
  onPhone: () => void;
  onChecked: (email: string, exists: boolean) => void;
}) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const entry = checkEmail.body.safeParse({ email });
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    setRefused(!entry.success);
    if (!entry.success) return field.current?.focus();
    setSubmitting(true);
    const exists = await askEmailExists(entry.data.email);
    setSubmitting(false);
    onChecked(entry.data.email, exists);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <StepHeading heading={t("sign-in.email.heading")} text={t("sign-in.email.text")} />
      <EmailField
        isWrong={wasRefused && !entry.success}
        field={{ ref: field, name: "email", value: email, onChange: (event) => onEmail(event.target.value) }}
      />
      <Button type="submit" busy={isSubmitting} disabled={email.trim() === ""} className="w-full">
        {isSubmitting ? t("sign-in.email.checking") : t("sign-in.email.continue")}
      </Button>
      <OrLine />
      <ProviderButtons providers={providers} purpose="signin" disabled={isSubmitting} />
      {more}
      <TextButton className="justify-self-center text-sm" onClick={onPhone} disabled={isSubmitting}>
        {t("sign-in.email.phone")}
      </TextButton>
    </form>
  );
}
