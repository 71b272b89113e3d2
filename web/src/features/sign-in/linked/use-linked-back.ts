import { useNavigate, useSearch } from "@tanstack/react-router";
import { ProviderFailure, ProviderId } from "@waymark/contract/sign-in";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useAlert } from "../../../ui/overlay/alert.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import { readProviders } from "./queries.ts";

const Back = z.object({
  linked: ProviderId.optional().catch(undefined),
  failed: ProviderFailure.optional().catch(undefined),
  via: ProviderId.optional().catch(undefined),
});

export function useLinkedBack(): void {
  const { t } = useTranslation();
  const alert = useAlert();
  const navigate = useNavigate();
  const { linked, failed, via } = Back.parse(useSearch({ strict: false }));
  const isSeen = useRef(false);
  useEffect(() => {
    if (isSeen.current || (linked === undefined && failed === undefined)) return;
    isSeen.current = true;
    const say = async () => {
      await navigate({ to: "/settings", search: { tab: "account" }, replace: true });
      const id = linked ?? via;
      const { providers } = await readProviders();
      const provider = providers.find((known) => known.id === id)?.name ?? id ?? "";
      if (linked !== undefined) toast({ title: t("sign-in-methods.identities.linked", { provider }) });
      else
        await alert(
          t("sign-in-methods.identities.failed", {
            provider,
            reason: t(`sign-in.failed.${failed ?? "unexpected"}`),
          }),
        );
    };
    void say();
  }, [linked, failed, via, navigate, alert, t]);
}
