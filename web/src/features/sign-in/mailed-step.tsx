import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { TextButton } from "../../ui/button/link-button.tsx";

/** The text does not depend on whether the address has an account. */
export function MailedStep({
  email,
  mailLeaves,
  about,
  onAgain,
  onBack,
}: {
  email: string;
  mailLeaves: boolean;
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
        {t(mailLeaves ? "sign-in.mailed.heading" : "sign-in.mailed.headingKept")}
      </h1>
      <p className="text-pretty wrap-anywhere">
        {about === "recover"
          ? t(mailLeaves ? "sign-in.mailed.recover" : "sign-in.mailed.recoverKept", { email })
          : t(mailLeaves ? "sign-in.mailed.signup" : "sign-in.mailed.signupKept", { email })}
      </p>
      <p className="text-[0.9375rem] text-muted text-pretty">
        {t(mailLeaves ? "sign-in.mailed.hint" : "sign-in.kept")}
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <TextButton onClick={onAgain}>{t("sign-in.mailed.again")}</TextButton>
        <TextButton onClick={onBack}>{t("sign-in.forgot.back")}</TextButton>
      </div>
    </div>
  );
}
