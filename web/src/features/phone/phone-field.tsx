import { CircleAlert, CircleCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../lib/language/i18n.ts";
import { useSession } from "../../lib/session/session.tsx";
import { Button } from "../../ui/button/button.tsx";

const PhoneDialog = lazy(async () => {
  const [{ PhoneDialog }] = await Promise.all([import("./phone-dialog.tsx"), loadTexts("phone")]);
  return { default: PhoneDialog };
});

/** For Settings, below the profile's phone field. Needs the texts of `phone`. */
export function PhoneField({ disabled = false }: { disabled?: boolean }) {
  const { t } = useTranslation();
  const { user, update } = useSession();
  const [open, setOpen] = useState(false);
  const { phoneNumber, phoneVerified } = user;
  const state = phoneNumber === "" ? "none" : phoneVerified ? "verified" : "unverified";
  const actions = {
    none: "phone.state.add",
    unverified: "phone.state.verify",
    verified: "phone.state.change",
  } as const;
  const Sign = phoneVerified ? CircleCheck : CircleAlert;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {state !== "none" && (
        <span
          className={`inline-flex items-center gap-1.5 font-medium ${phoneVerified ? "text-pine" : "text-amber"}`}
        >
          <Sign aria-hidden="true" className="size-4 shrink-0" />
          {t(`phone.state.${state}`)}
        </span>
      )}
      {(state !== "verified" || user.email === "") && (
        <Button variant="secondary" size="sm" disabled={disabled} onClick={() => setOpen(true)}>
          {t(actions[state])}
        </Button>
      )}
      {open && (
        <Suspense>
          <PhoneDialog
            user={user}
            number={phoneNumber}
            onClose={() => setOpen(false)}
            onVerified={(verified) => {
              setOpen(false);
              update(verified);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
