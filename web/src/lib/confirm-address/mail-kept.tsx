import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import { useVerificationMail } from "./queries.ts";

/** Says how mail is read on this machine; nothing where this server sends mail. */
export function MailKept() {
  const { t } = useTranslation();
  const mail = useVerificationMail();
  if (mail.data?.leaves !== false) return null;
  return <Notice tone="info">{t("common.mailKept")}</Notice>;
}
