import type { User } from "@waymark/contract/accounts";
import { useTranslation } from "react-i18next";
import { TextButton } from "../../ui/button/link-button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { PhoneSteps } from "./phone-steps.tsx";

export function PhoneDialog({
  user,
  number = "",
  onVerified,
  onSkip,
  onClose,
}: {
  user: { id: string };
  number?: string;
  onVerified: (user: User) => void;
  /** Closing the dialog skips the step, where it can be skipped. */
  onSkip?: () => void;
  onClose?: () => void;
}) {
  const { t } = useTranslation();
  const leave = onSkip ?? onClose;
  return (
    <Dialog open steady onOpenChange={(open) => !open && leave?.()} title={t("phone.title")}>
      <PhoneSteps userId={user.id} number={number} onVerified={onVerified} />
      {onSkip && (
        <p className="border-t border-line pt-4 text-center">
          <TextButton onClick={onSkip}>{t("phone.skip")}</TextButton>
        </p>
      )}
    </Dialog>
  );
}
