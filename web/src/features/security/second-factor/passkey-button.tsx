import type { User } from "@waymark/contract/accounts";
import { KeyRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import {
  cancelPasskey,
  canOfferPasskey,
  isPasskeyDeclined,
  passkeysWork,
} from "../../../lib/session/passkey.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { enterWithPasskey } from "./queries.ts";

/** Fills also the email field whose `autoComplete` ends in `webauthn`. */
export function PasskeyButton({
  disabled,
  onSignedIn,
}: {
  disabled?: boolean;
  onSignedIn: (user: User) => Promise<void>;
}) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  useOfferedPasskey(onSignedIn);
  if (!passkeysWork()) return null;

  const enter = async () => {
    setBusy(true);
    setProblem("");
    await enterWithPasskey("now")
      .then(onSignedIn)
      .catch((error: unknown) => {
        if (isPasskeyDeclined(error)) return;
        setProblem(error instanceof CallError ? error.error : t("security-factor.passkey.failed"));
      });
    setBusy(false);
  };
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        className="w-full"
        busy={busy}
        disabled={disabled}
        onClick={() => void enter()}
      >
        {!busy && <KeyRound aria-hidden="true" className="size-4.5" />}
        {t(busy ? "security-factor.passkey.busy" : "security-factor.passkey.signIn")}
      </Button>
      {problem && <Notice>{problem}</Notice>}
    </div>
  );
}

/** Runs while the page is open. Errors are not shown, because the person asked for nothing. */
function useOfferedPasskey(onSignedIn: (user: User) => Promise<void>) {
  const goOn = useRef(onSignedIn);
  goOn.current = onSignedIn;
  useEffect(() => {
    let mounted = true;
    const offer = async () => {
      if (!(await canOfferPasskey()) || !mounted) return;
      const user = await enterWithPasskey("offered");
      if (mounted) await goOn.current(user);
    };
    void offer().catch(() => undefined);
    return () => {
      mounted = false;
      if (passkeysWork()) void cancelPasskey();
    };
  }, []);
}
