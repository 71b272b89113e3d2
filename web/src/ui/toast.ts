import { signalStore } from "./signal-store.ts";

export interface ToastMessage {
  id: number;
  title: string;
  description?: string | undefined;
  variant: "plain" | "destructive";
  /** One thing one can still do about it: 'Undo'. */
  action?: { label: string; run: () => void } | undefined;
}

/** How long a toast stays, in milliseconds. */
export const toastDuration = 5_000;

/** The one toast on the screen; a new one takes its place. */
export const currentToast = signalStore<ToastMessage | null>(null);

let made = 0;

/** Says in passing that something happened. One at a time, for 5 s. */
export function toast(message: {
  title: string;
  description?: string;
  variant?: ToastMessage["variant"];
  action?: ToastMessage["action"];
}): void {
  made += 1;
  currentToast.set({ variant: "plain", ...message, id: made });
}
