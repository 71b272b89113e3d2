import type { Erasure } from "@waymark/contract/personal-data";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { formatDate } from "../../lib/format.ts";
import { useSession } from "../../lib/session/session.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { useCancelErasure } from "./queries.ts";

export function useKeepAccount() {
  const { t } = useTranslation();
  const cancel = useCancelErasure();
  const keep = () => {
    if (cancel.isPending) return;
    cancel.mutate(undefined, {
      onSuccess: () => toast({ title: t("personal-data.erase.kept") }),
      onError: (error) =>
        toast({
          title: t("personal-data.erase.problem"),
          ...(error instanceof CallError ? { description: error.error } : {}),
          variant: "destructive",
        }),
    });
  };
  return { keep, busy: cancel.isPending };
}

export function PendingErasure({ erasure, className }: { erasure: Erasure; className?: string }) {
  const { t, i18n } = useTranslation();
  const { localization } = useSession().user;
  const { keep } = useKeepAccount();
  return (
    <Notice
      onRetry={keep}
      retryLabel={t("personal-data.erase.keep")}
      {...(className === undefined ? {} : { className })}
    >
      <strong className="font-semibold">
        {t("personal-data.erase.pending", { at: formatDate(erasure.erasedAt, i18n.language, localization) })}
      </strong>{" "}
      {t("personal-data.erase.pendingText")}
    </Notice>
  );
}
