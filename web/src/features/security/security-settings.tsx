import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { EmailRow } from "./email-row.tsx";
import { FactorRow } from "./factor-row.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PasswordRow } from "./password-row.tsx";
import { useReason, useSecurity } from "./queries.ts";

/** How the person gets in, and what keeps others out: e-mail, password, authenticator app, passkeys. */
export function SecuritySettings() {
  const { t } = useTranslation();
  const security = useSecurity();
  const reason = useReason();
  return (
    <section aria-labelledby="security-title" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="security-title" className="text-xl">
          {t("security.title")}
        </h2>
        <p className="max-w-prose text-[0.9375rem] text-muted text-pretty">{t("security.text")}</p>
      </div>
      {security.isPending && <SecuritySkeleton />}
      {security.isError && !security.data && (
        <Notice onRetry={() => void security.refetch()}>{reason(security.error)}</Notice>
      )}
      {security.data && (
        <>
          <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
            <EmailRow change={security.data.emailChange} />
            <PasswordRow hasPassword={security.data.hasPassword} />
            <FactorRow since={security.data.authenticatorSince} codesLeft={security.data.backupCodesLeft} />
          </ul>
          <Passkeys passkeys={security.data.passkeys} />
        </>
      )}
    </section>
  );
}

function SecuritySkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t("security.loading")}>
      <div className="divide-y divide-line rounded-xl border border-line bg-surface">
        {["w-2/5", "w-1/4", "w-1/3"].map((width) => (
          <div key={width} className="flex items-center gap-4 p-4">
            <Skeleton className="size-10" />
            <span className="grid flex-1 gap-2.5">
              <Skeleton className="h-5 w-1/4" />
              <Skeleton className={`h-4 ${width}`} />
            </span>
          </div>
        ))}
      </div>
    </Loading>
  );
}
