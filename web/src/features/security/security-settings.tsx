import { useTranslation } from "react-i18next";
import { Group } from "../../ui/group.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Rows, RowsSkeleton } from "../../ui/rows.tsx";
import { BackupCodesHost } from "./backup-codes.tsx";
import { EmailRow } from "./email-row.tsx";
import { FactorRow } from "./factor-row.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PasswordRow } from "./password-row.tsx";
import { useReason, useSecurity } from "./queries.ts";

export function SecuritySettings() {
  const { t } = useTranslation();
  const security = useSecurity();
  const reason = useReason();
  return (
    <>
      <Group title={t("security.title")} text={t("security.text")}>
        {security.isPending && <RowsSkeleton label={t("security.loading")} />}
        {security.isError && !security.data && (
          <Notice onRetry={() => void security.refetch()}>{reason(security.error)}</Notice>
        )}
        {security.data && (
          <Rows>
            <EmailRow change={security.data.emailChange} />
            <PasswordRow hasPassword={security.data.hasPassword} />
            <FactorRow since={security.data.authenticatorSince} codesLeft={security.data.backupCodesLeft} />
          </Rows>
        )}
      </Group>
      {security.data && <Passkeys passkeys={security.data.passkeys} />}
      <BackupCodesHost />
    </>
  );
}
