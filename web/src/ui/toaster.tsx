import { X } from "lucide-react";
import * as Radix from "radix-ui/toast";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "./classes.ts";
import { currentToast, toastDuration } from "./toast.ts";

/** Where the toast appears. Rendered once, by Hosts. */
export function Toaster() {
  const { t } = useTranslation();
  const message = useSyncExternalStore(currentToast.subscribe, currentToast.get);
  const destructive = message?.variant === "destructive";
  return (
    <Radix.Provider duration={toastDuration} label={t("common.toast.label")} swipeDirection="right">
      {message && (
        <Radix.Root
          key={message.id}
          type={destructive ? "foreground" : "background"}
          onOpenChange={(open) => {
            if (!open && currentToast.get()?.id === message.id) currentToast.set(null);
          }}
          className={classes(
            "flex animate-rise items-start gap-4 rounded-lg border bg-surface py-3.5 pr-2 pl-4 shadow-lift",
            destructive ? "border-rust" : "border-line-strong",
          )}
        >
          <div className="grid flex-1 gap-0.5">
            <Radix.Title className={classes("text-[0.9375rem] font-semibold", destructive && "text-rust")}>
              {message.title}
            </Radix.Title>
            {message.description && (
              <Radix.Description className="text-sm text-muted">{message.description}</Radix.Description>
            )}
          </div>
          {message.action && (
            <Radix.Action
              altText={message.action.label}
              onClick={message.action.run}
              className="min-h-8 shrink-0 rounded-md px-2 text-[0.9375rem] font-semibold text-sky underline underline-offset-3"
            >
              {message.action.label}
            </Radix.Action>
          )}
          <Radix.Close
            aria-label={t("common.close")}
            className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        label={t("common.toast.region")}
        // Above a bar with what can be pressed next, where there is one.
        className="fixed right-4 bottom-4 z-60 w-[calc(100vw-2rem)] max-w-sm [html:has([data-bottom-bar])_&]:bottom-21"
      />
    </Radix.Provider>
  );
}
