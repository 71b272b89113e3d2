import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { TextButton } from "../../ui/link-button.tsx";

/** Says to continue with the mailed link. The same whether a mail was sent or not. */
export function MailedStep({
  email,
  about,
  onAgain,
  onBack,
}: {
  email: string;
  about: "recover" | "signup";
  onAgain: () => void;
  onBack: () => void;
}) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-5">
      <MailCheck aria-hidden="true" className="size-10 text-pine" strokeWidth={1.5} />
      <h1 ref={heading} tabIndex={-1} data-quiet-focus className="text-3xl">
        {t("signin.mailed.heading")}
      </h1>
      <p className="text-pretty wrap-anywhere">
        {about === "recover" ? t("signin.mailed.recover", { email }) : t("signin.mailed.signup", { email })}
      </p>
      <p className="text-[0.9375rem] text-muted text-pretty">{t("signin.mailed.hint")}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <TextButton onClick={onAgain}>{t("signin.mailed.again")}</TextButton>
        <TextButton onClick={onBack}>{t("signin.forgot.back")}</TextButton>
      </div>
    </div>
  );
}
