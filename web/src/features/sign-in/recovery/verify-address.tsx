import { refundDays } from "@waymark/domain/billing/plans";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { PressToConfirm } from "./press-to-confirm.tsx";
import { isStale } from "./problem.ts";
import { confirmAddress, readVerificationAddress } from "./queries.ts";
import { StaleLink } from "./stale-link.tsx";

type State =
  | { is: "loading" }
  | { is: "lost" }
  | { is: "stale" }
  | { is: "open"; email: string; own: boolean; endsPlan: boolean };

/**
 * A person signed in to the account keeps everything; anybody else is told first that sign-in methods will be removed.
 */
export function VerifyAddress({
  token,
  onConfirmed,
  signIn,
  wayOn,
}: {
  token: string;
  onConfirmed: (confirmed: { email: string; setPassword: string | null }) => void;
  /** For the person who made the account but is not signed in here. */
  signIn: ReactNode;
  wayOn: ReactNode;
}) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ is: "loading" });
  const look = useCallback(async () => {
    if (token === "") return setState({ is: "stale" });
    setState({ is: "loading" });
    setState(
      await readVerificationAddress(token).then(
        (link): State => ({ is: "open", ...link }),
        (error: unknown): State => ({ is: isStale(error) ? "stale" : "lost" }),
      ),
    );
  }, [token]);
  useEffect(() => void look(), [look]);

  switch (state.is) {
    case "loading":
      return (
        <Loading>
          <div className="grid gap-6">
            <Skeleton className="h-9 w-3/4" />
            <SkeletonText lines={3} />
            <Skeleton className="h-11" />
          </div>
        </Loading>
      );
    case "lost":
      return (
        <div className="grid gap-6">
          <h1 className="text-3xl">{t("sign-in-recovery.verify.heading")}</h1>
          <Notice onRetry={() => void look()}>{t("sign-in-recovery.lost.text")}</Notice>
        </div>
      );
    case "stale":
      return <StaleLink action={wayOn} />;
    case "open": {
      const way = state.own ? "sign-in-recovery.verify" : "sign-in-recovery.claim";
      return (
        <div className="grid grid-cols-1 gap-6">
          <PressToConfirm
            heading={t("sign-in-recovery.verify.heading")}
            text={t(`${way}.text`, { email: state.email })}
            warning={state.endsPlan ? t("sign-in-recovery.claim.plan", { days: refundDays }) : null}
            submit={t(`${way}.submit`)}
            busy={t("sign-in-recovery.verify.busy")}
            onConfirm={async () => onConfirmed(await confirmAddress(token))}
            wayOn={wayOn}
          />
          {!state.own && (
            <div className="grid justify-items-start gap-2 border-t border-line pt-5">
              <p className="text-[0.9375rem] text-muted text-pretty">{t("sign-in-recovery.claim.yours")}</p>
              {signIn}
            </div>
          )}
        </div>
      );
    }
  }
}
