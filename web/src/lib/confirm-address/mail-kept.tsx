import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import { useVerificationMail } from "./queries.ts";

/** Says that mail stays on this machine, and how it is read; nothing where this server sends mail. */
export function MailKept() {
  const { t } = useTranslation();
  const mail = useVerificationMail();
  if (mail.data?.leaves !== false) return null;
  return <Notice tone="info">{t("common.mailKept")}</Notice>;
}
