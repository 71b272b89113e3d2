import { useNavigate } from "@tanstack/react-router";
import type { ProviderFailure } from "@waymark/contract/sign-in";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAlert } from "../../ui/overlay/alert.ts";
import { providerReturnText } from "./failure-text.ts";
import { askProviders, readProviderReturn, type SignInResult } from "./queries.ts";

/** Either the session is open, or the address says why not. @returns whether the page should wait for it. */
export function useProviderReturn(
  { via, failed }: { via: string | undefined; failed: ProviderFailure | undefined },
  onSignedIn: (outcome: SignInResult) => Promise<void>,
): boolean {
  const { t } = useTranslation();
  const alert = useAlert();
  const navigate = useNavigate();
  const [isComing, setComing] = useState(via !== undefined && failed === undefined);
  // The address is read once, whatever re-renders meanwhile.
  const isSeen = useRef(false);

  useEffect(() => {
    if (isSeen.current || (via === undefined && failed === undefined)) return;
    isSeen.current = true;
    const take = async () => {
      await navigate({ to: "/signin", search: {}, replace: true });
      if (failed !== undefined) {
        const name = (await askProviders())?.providers.find(({ id }) => id === via)?.name ?? "Google";
        return alert(providerReturnText(t, name, failed));
      }
      const outcome = await readProviderReturn().catch(() => null);
      if (outcome !== null) await onSignedIn(outcome);
      setComing(false);
      if (outcome === null) await alert(t("sign-in.alert.unexpected"));
    };
    void take();
  }, [via, failed, navigate, alert, t, onSignedIn]);
  return isComing;
}
