import { signalStore } from "../signal-store.ts";

interface Alert {
  text: string;
  done: () => void;
}

export const alerts = signalStore<readonly Alert[]>([]);

/** Like `window.alert`. Resolves when OK is pressed. */
export function showAlert(text: string): Promise<void> {
  return new Promise((resolve) => {
    const alert: Alert = {
      text,
      done: () => {
        alerts.set(alerts.get().filter((other) => other !== alert));
        resolve();
      },
    };
    alerts.set([...alerts.get(), alert]);
  });
}

/** `const alert = useAlert(); await alert(t("…"))`. */
export function useAlert(): (text: string) => Promise<void> {
  return showAlert;
}

/** Nobody waits for the alert, so that the form is usable again; it holds the focus for one more frame. */
export function alertThenFocus(text: string, focus: () => void): void {
  void showAlert(text).then(() => requestAnimationFrame(focus));
}
