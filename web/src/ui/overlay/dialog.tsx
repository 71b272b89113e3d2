import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../classes.ts";

export const veilClass = "fixed inset-0 z-40 animate-appear bg-veil";

const closeClass =
  "grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink";

/** Focuses the element from before the dialog opened: these dialogs have no trigger for Radix to return to. */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // If something else took the focus meanwhile (an alert), it keeps it.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before.current instanceof HTMLElement) before.current.focus();
    },
  };
}

const prevent = (event: Event) => event.preventDefault();

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  bare,
  steady,
  stays,
  footer,
  className,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** At the top edge, without padding, with a title only for screen readers: for the command menu. */
  bare?: boolean;
  /** A press outside does not close it, so that entries are not lost. */
  steady?: boolean;
  /** Only a button in it closes it, because its content is shown only once. */
  stays?: boolean;
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={veilClass} />
        <Radix.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          {...focusReturn}
          {...(steady || stays ? { onInteractOutside: prevent } : {})}
          {...(stays ? { onEscapeKeyDown: prevent } : {})}
          data-quiet-focus
          className={classes(
            "fixed left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 animate-appear overflow-y-auto rounded-xl border border-line bg-surface shadow-lift",
            bare ? "top-[12vh]" : "top-1/2 -translate-y-1/2 gap-4 p-6",
            className,
          )}
        >
          <div className={classes("flex items-start justify-between gap-4", bare && "sr-only")}>
            <div className="grid gap-1">
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="text-[0.9375rem] text-muted">{description}</Radix.Description>
              )}
            </div>
            {!bare && !stays && (
              <Radix.Close aria-label={t("common.close")} title={t("common.close")} className={closeClass}>
                <X aria-hidden="true" className="size-4.5" />
              </Radix.Close>
            )}
          </div>
          {children}
          {footer && <div className="flex flex-wrap justify-end gap-3 pt-2">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function Drawer({
  open,
  onOpenChange,
  title,
  className,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={veilClass} />
        <Radix.Content
          aria-describedby={undefined}
          data-quiet-focus
          className={classes(
            "fixed inset-y-0 left-0 z-50 w-72 max-w-[85vw] animate-slide-in overflow-y-auto bg-surface shadow-lift",
            className,
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
