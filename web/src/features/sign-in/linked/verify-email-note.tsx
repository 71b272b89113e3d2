import { MailWarning } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ConfirmAddress } from "../../../lib/confirm-address/confirm-address.tsx";
import { useVerificationMail } from "../../../lib/confirm-address/queries.ts";
import { useSession } from "../../../lib/session/session.tsx";

/** Says what an unconfirmed address disables, and how to confirm it; nothing once it is. */
export function VerifyEmailNote() {
  const { user } = useSession();
  return user.emailVerified ? null : <Note email={user.email} />;
}

function Note({ email }: { email: string }) {
  const { t } = useTranslation();
  const { data } = useVerificationMail();
  const travels =
    data === undefined
      ? null
      : data.leaves
        ? "sign-in-methods.verify.mailed"
        : "sign-in-methods.verify.stays";
  return (
    <section
      aria-labelledby="verify-title"
      className="mb-8 flex items-start gap-x-5 gap-y-3 rounded-xl bg-blaze-soft p-4 max-sm:flex-col sm:p-5"
    >
      <MailWarning aria-hidden="true" className="size-6 shrink-0 text-amber" strokeWidth={1.75} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-3">
        <h2 id="verify-title" className="text-base">
          {t("sign-in-methods.verify.title")}
        </h2>
        <p className="text-[0.9375rem] text-pretty wrap-anywhere">
          {travels !== null && `${t(travels, { email })} `}
          {t("sign-in-methods.verify.until", { email })}
        </p>
        <ConfirmAddress />
      </div>
    </section>
  );
}
