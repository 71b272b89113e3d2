import { MailWarning } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/session.tsx";
import { SendVerification } from "./send-verification.tsx";

/** That the address is not proven yet, what that means, and the way to do it. Nothing once it is. */
export function VerifyEmailNote() {
  const { t } = useTranslation();
  const { user } = useSession();
  if (user.emailVerified) return null;
  return (
    <section
      aria-labelledby="verify-title"
      className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-xl bg-blaze-soft p-4 sm:p-5"
    >
      <MailWarning aria-hidden="true" className="size-6 shrink-0 text-amber" strokeWidth={1.75} />
      <div className="grid min-w-56 flex-1 gap-1">
        <h2 id="verify-title" className="text-base">
          {t("ways.verify.title")}
        </h2>
        <p className="text-[0.9375rem] text-pretty wrap-anywhere">
          {t("ways.verify.text", { email: user.email })}
        </p>
      </div>
      <SendVerification />
    </section>
  );
}
