import * as Radix from "radix-ui/alert-dialog";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { veilClass } from "./dialog.tsx";

/** One sentence and OK, or a question with Cancel beside the answer. */
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
  return (
    <Radix.Root open onOpenChange={(open) => !open && (onCancel ?? onOk)()}>
      <Radix.Portal>
        <Radix.Overlay className={veilClass} />
        <Radix.Content
          aria-describedby={undefined}
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
            <Button autoFocus={!onCancel} variant={destructive ? "destructive" : "primary"} onClick={onOk}>
              {okLabel ?? t("common.ok")}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
