import { useTranslation } from "react-i18next";
import { CallError, isSessionOver } from "../../lib/api/call.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useCompleteOnboarding } from "./queries.ts";

/** The server is told first, because it still has the plan chosen before. */
export function ContinueFree({ userId, onDone }: { userId: string; onDone: () => void }) {
  const { t } = useTranslation();
  const complete = useCompleteOnboarding(userId);
  const { error, isPending } = complete;
  const goOn = () => complete.mutate("free", { onSuccess: onDone });
  return (
    <>
      {error && !isSessionOver(error) && (
        <Notice onRetry={goOn}>
          {t("onboarding.plan.failed", {
            reason: error instanceof CallError ? error.error : t("onboarding.resume.unknown"),
          })}
        </Notice>
      )}
      <Button busy={isPending} onClick={goOn}>
        {t("billing-checkout.toDashboard")}
      </Button>
    </>
  );
}
