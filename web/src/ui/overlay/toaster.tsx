import { X } from "lucide-react";
import { DismissableLayer } from "radix-ui/internal";
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../classes.ts";
import { currentToast, type ToastMessage, toastDuration } from "./toast.ts";

/** Distance in pixels after which a swipe to the right dismisses the toast. */
const swipeDistance = 60;

const dismiss = ({ id }: ToastMessage) => {
  if (currentToast.get()?.id === id) currentToast.set(null);
};

/**
 * Rendered once, by Hosts. Radix's own toast is a layer, and the newest layer takes Escape: a toast over a dialog was
 * closed instead of the dialog. This one is a branch of the layers, so that a press on it does not count as one
 * outside a dialog.
 */
export function Toaster() {
  const { t } = useTranslation();
  const message = useSyncExternalStore(currentToast.subscribe, currentToast.get);
  const region = useRef<HTMLDivElement>(null);
  // A live region is only read out if it exists before its content.
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setReady(true);
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === "F8" && currentToast.get() !== null) region.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const close = (gone: ToastMessage) => {
    if (region.current?.contains(document.activeElement)) region.current.focus();
    dismiss(gone);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || message === null) return;
    event.preventDefault();
    close(message);
  };
  return (
    <DismissableLayer.Branch
      ref={region}
      role="region"
      aria-label={t("common.toast.region")}
      tabIndex={-1}
      data-quiet-focus
      onKeyDown={closeByKey}
      // Above the bottom action bar, where a page has one.
      className="pointer-events-none fixed right-4 bottom-4 z-60 w-[calc(100vw-2rem)] max-w-sm [html:has([data-bottom-bar])_&]:bottom-21"
    >
      <div aria-live={message?.variant === "destructive" ? "assertive" : "polite"}>
        {isReady && message && <Toast key={message.id} message={message} onClose={close} />}
      </div>
    </DismissableLayer.Branch>
  );
}

function Toast({ message, onClose }: { message: ToastMessage; onClose: (gone: ToastMessage) => void }) {
  const { t } = useTranslation();
  const { hold, release } = useTimeLeft(message);
  const pull = usePull(() => dismiss(message));
  const destructive = message.variant === "destructive";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause the timer while the toast is being read.
    <div
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      {...pull}
      className={classes(
        "pointer-events-auto flex animate-rise touch-pan-y items-start gap-4 rounded-lg border bg-surface py-3.5 pr-2 pl-4 shadow-lift",
        destructive ? "border-rust" : "border-line-strong",
      )}
    >
      <div className="grid min-w-0 flex-1 gap-0.5 wrap-anywhere">
        <p className={classes("text-[0.9375rem] font-semibold", destructive && "text-rust")}>
          {message.title}
        </p>
        {message.description && <p className="text-sm text-muted">{message.description}</p>}
      </div>
      {message.action && (
        <button
          type="button"
          onClick={() => {
            onClose(message);
            message.action?.run();
          }}
          className="min-h-8 shrink-0 rounded-md px-2 text-[0.9375rem] font-semibold text-sky underline underline-offset-3"
        >
          {message.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t("common.close")}
        title={t("common.close")}
        onClick={() => onClose(message)}
        className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

/** The time stops while the pointer or the focus is on the toast, or the page is hidden. */
function useTimeLeft(message: ToastMessage) {
  const [isHeld, setHeld] = useState(false);
  const left = useRef(toastDuration);
  useEffect(() => {
    if (isHeld) return;
    const since = performance.now();
    const timer = setTimeout(() => dismiss(message), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1_000, left.current - (performance.now() - since));
    };
  }, [isHeld, message]);
  useEffect(() => {
    const hold = () => setHeld(true);
    const release = () => setHeld(false);
    window.addEventListener("blur", hold);
    window.addEventListener("focus", release);
    return () => {
      window.removeEventListener("blur", hold);
      window.removeEventListener("focus", release);
    };
  }, []);
  return { hold: () => setHeld(true), release: () => setHeld(false) };
}

function usePull(onAway: () => void) {
  const [pull, setPull] = useState<{ from: number; by: number } | null>(null);
  return {
    style: { translate: `${pull?.by ?? 0}px` },
    onPointerDown: ({ pointerType, clientX }: PointerEvent) =>
      pointerType === "touch" && setPull({ from: clientX, by: 0 }),
    onPointerMove: ({ clientX }: PointerEvent) =>
      pull && setPull({ ...pull, by: Math.max(0, clientX - pull.from) }),
    onPointerUp: () => {
      if (pull && pull.by >= swipeDistance) onAway();
      setPull(null);
    },
    onPointerCancel: () => setPull(null),
  };
}
