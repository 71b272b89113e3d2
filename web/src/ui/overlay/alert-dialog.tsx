import * as Radix from "radix-ui/alert-dialog";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/button.tsx";
import { useFocusReturn, veilClass } from "./dialog.tsx";

export function AlertDialog({
  text,
  onOk,
  onCancel,
  okLabel,
  destructive,
}: {
  text: string;
  onOk: () => void;
  onCancel?: () => void;
  okLabel?: string;
  destructive?: boolean;
}) {
  const { t } = useTranslation();
  const ok = useRef<HTMLButtonElement>(null);
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  // Waits for the open event: earlier, a dialog below would take the focus back.
  const focusOk = (event: Event) => {
    onOpenAutoFocus();
    if (onCancel) return;
    event.preventDefault();
    ok.current?.focus();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && (onCancel ?? onOk)()}>
      <Radix.Portal>
        <Radix.Overlay className={veilClass} />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusOk}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed top-1/2 left-1/2 z-50 grid w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 animate-appear gap-5 rounded-xl border border-line bg-surface p-6 shadow-lift"
        >
          <Radix.Title className="font-sans text-base leading-relaxed font-medium tracking-normal">
            {text}
          </Radix.Title>
          <div className="flex justify-end gap-3">
            {onCancel && (
              <Radix.Cancel asChild>
                <Button variant="secondary">{t("common.cancel")}</Button>
              </Radix.Cancel>
            )}
            <Button ref={ok} variant={destructive ? "destructive" : "primary"} onClick={onOk}>
              {okLabel ?? t("common.ok")}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
