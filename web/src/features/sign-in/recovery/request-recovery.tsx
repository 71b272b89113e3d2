import type { User } from "@waymark/contract/accounts";
import { refundDays } from "@waymark/domain/billing/plans";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { NewPassword } from "./new-password.tsx";
import { isStale } from "./problem.ts";
import { readRecoveryAddress, setPassword } from "./queries.ts";
import { StaleLink } from "./stale-link.tsx";

type State =
  | { is: "loading" }
  | { is: "lost" }
  | { is: "stale" }
  | { is: "open"; email: string; endsPlan: boolean };

/** The link is checked before the password is asked for. */
export function RequestRecovery({
  token,
  onSet,
  wayOn,
}: {
  token: string;
  onSet: (user: User | null) => Promise<void>;
  wayOn: ReactNode;
}) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ is: "loading" });
  const look = useCallback(async () => {
    if (token === "") return setState({ is: "stale" });
    setState({ is: "loading" });
    setState(
      await readRecoveryAddress(token).then(
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
            <SkeletonText lines={2} />
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </div>
        </Loading>
      );
    case "lost":
      return (
        <div className="grid gap-6">
          <h1 className="text-3xl">{t("sign-in-recovery.password.heading")}</h1>
          <Notice onRetry={() => void look()}>{t("sign-in-recovery.lost.text")}</Notice>
        </div>
      );
    case "stale":
      return <StaleLink action={wayOn} />;
    case "open":
      return (
        <NewPassword
          email={state.email}
          heading={t("sign-in-recovery.password.heading")}
          text={t("sign-in-recovery.password.text")}
          warning={state.endsPlan ? t("sign-in-recovery.claim.plan", { days: refundDays }) : null}
          submitLabel={t("sign-in-recovery.password.submit")}
          save={(password) => setPassword(token, password)}
          onSet={onSet}
          onStale={() => setState({ is: "stale" })}
        />
      );
  }
}
