import type { Provider } from "@waymark/contract/sign-in";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { useAlert } from "../../ui/overlay/alert.ts";
import { providerFailureText } from "./failure-text.ts";
import { ProviderSign } from "./provider-sign.tsx";
import { askProviders, providerAddress } from "./queries.ts";

const google: Provider = { id: "google", name: "Google", ready: true, missing: [] };

/** Google is shown from the start, so that the layout does not shift. */
export function useProviders(): { providers: Provider[]; mailLeaves: boolean } {
  const [answer, setAnswer] = useState({ providers: [google], mailLeaves: true });
  useEffect(() => {
    let mounted = true;
    void askProviders().then((found) => mounted && found?.providers.length && setAnswer(found));
    return () => {
      mounted = false;
    };
  }, []);
  return answer;
}

/** A provider that is not set up says what is missing. */
export function ProviderButtons({
  providers,
  purpose,
  disabled,
}: {
  providers: readonly Provider[];
  purpose: "signin" | "signup";
  disabled?: boolean;
}) {
  const { t } = useTranslation();
  const alert = useAlert();
  const [leaving, setLeaving] = useState<string | null>(null);

  const go = async ({ id, name, ready, missing }: Provider) => {
    if (!ready) {
      const reason = t("sign-in.missing", { settings: missing.join(", ") });
      return alert(t("sign-in.alert.provider", { provider: name, reason }));
    }
    setLeaving(id);
    try {
      window.location.assign(await providerAddress(id));
    } catch (error) {
      setLeaving(null);
      await alert(providerFailureText(t, name, error));
    }
  };
  return (
    <div className="grid gap-3">
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="secondary"
          disabled={disabled || (leaving !== null && leaving !== provider.id)}
          busy={leaving === provider.id}
          className="w-full"
          onClick={() => void go(provider)}
        >
          <ProviderSign id={provider.id} />
          {t(purpose === "signin" ? "sign-in.continueWith" : "sign-in.signUpWith", {
            provider: provider.name,
          })}
        </Button>
      ))}
    </div>
  );
}

export function OrLine() {
  const { t } = useTranslation();
  return (
    <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t("sign-in.or")}
    </p>
  );
}
