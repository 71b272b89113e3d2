import { refundDays } from "@waymark/domain/billing/plans";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { confirmWaitingClaim, leaveWaitingClaim, readWaitingClaim, type SignInResult } from "./queries.ts";
import { PressToConfirm } from "./recovery/press-to-confirm.tsx";
import { isStale } from "./recovery/problem.ts";
import { StaleLink } from "./recovery/stale-link.tsx";

type Waiting = NonNullable<Awaited<ReturnType<typeof readWaitingClaim>>["waiting"]>;
type State = { is: "loading" } | { is: "lost" } | { is: "stale" } | ({ is: "open" } & Waiting);

/** For a person whom a provider has confirmed, when going on would end the account's paid plan. */
export function ClaimStep({
  onSignedIn,
  onLeft,
}: {
  onSignedIn: (outcome: SignInResult) => Promise<void>;
  onLeft: (email: string | null) => void;
}) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ is: "loading" });
  const look = useCallback(async () => {
    setState({ is: "loading" });
    setState(
      await readWaitingClaim().then(
        ({ waiting }): State => (waiting === null ? { is: "stale" } : { is: "open", ...waiting }),
        (): State => ({ is: "lost" }),
      ),
    );
  }, []);
  useEffect(() => void look(), [look]);

  const confirm = async () => {
    try {
      await onSignedIn(await confirmWaitingClaim());
    } catch (error) {
      if (!isStale(error)) throw error;
      setState({ is: "stale" });
    }
  };
  switch (state.is) {
    case "loading":
      return <Spinner text={t("sign-in.coming")} className="py-16" />;
    case "lost":
      return <Notice onRetry={() => void look()}>{t("sign-in-recovery.byProvider.lost")}</Notice>;
    case "stale":
      return (
        <StaleLink
          heading={t("sign-in-recovery.byProvider.staleHeading")}
          text={t("sign-in-recovery.byProvider.staleText")}
          action={<Button onClick={() => onLeft(null)}>{t("sign-in-recovery.stale.signIn")}</Button>}
        />
      );
    case "open":
      return <Question waiting={state} onConfirm={confirm} onLeft={() => onLeft(state.email)} />;
  }
}

function Question({
  waiting: { email, providerName, endsPlan },
  onConfirm,
  onLeft,
}: {
  waiting: Waiting;
  onConfirm: () => Promise<void>;
  onLeft: () => void;
}) {
  const { t } = useTranslation();
  const names = { provider: providerName, email };
  const leave = () => {
    onLeft();
    toast({ title: t("sign-in-recovery.byProvider.left") });
    // Without an answer of the server it ends by itself after ten minutes.
    void leaveWaitingClaim().catch(() => undefined);
  };
  return (
    <div className="grid gap-3">
      <PressToConfirm
        heading={t("sign-in-recovery.byProvider.heading")}
        text={
          endsPlan
            ? t("sign-in-recovery.byProvider.text", names)
            : t("sign-in-recovery.byProvider.nothingEnds", names)
        }
        warning={endsPlan ? t("sign-in-recovery.claim.plan", { days: refundDays }) : null}
        submit={
          endsPlan
            ? t("sign-in-recovery.byProvider.submit")
            : t("sign-in-recovery.byProvider.submitNothingEnds")
        }
        busy={t("sign-in-recovery.verify.busy")}
        onConfirm={onConfirm}
        wayOn={null}
      />
      <Button variant="secondary" className="w-full" onClick={leave}>
        {t("sign-in-recovery.byProvider.leave")}
      </Button>
    </div>
  );
}
