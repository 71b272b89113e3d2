import { signalStore } from "../signal-store.ts";

export interface ToastMessage {
  id: number;
  title: string;
  description?: string | undefined;
  variant: "plain" | "destructive";
  action?: { label: string; run: () => void } | undefined;
}

/** In milliseconds. */
export const toastDuration = 5_000;

export const currentToast = signalStore<ToastMessage | null>(null);

let made = 0;

/** For 5 s; only one at a time. */
export function toast(message: {
  title: string;
  description?: string;
  variant?: ToastMessage["variant"];
  action?: ToastMessage["action"];
}): void {
  made += 1;
  currentToast.set({ variant: "plain", ...message, id: made });
}
