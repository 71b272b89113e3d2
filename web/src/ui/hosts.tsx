import { lazy, Suspense, useSyncExternalStore } from "react";
import { alerts } from "./alert.ts";
import { currentToast } from "./toast.ts";

// Both come over the wire when the first of them is needed, not before.
const AlertDialog = lazy(() => import("./alert-dialog.tsx").then((m) => ({ default: m.AlertDialog })));
const Toaster = lazy(() => import("./toaster.tsx").then((m) => ({ default: m.Toaster })));

let toasted = false;

/** Stands once at the root and shows what `showAlert` and `toast` were asked to say. */
export function Hosts() {
  const [alert] = useSyncExternalStore(alerts.subscribe, alerts.get);
  const message = useSyncExternalStore(currentToast.subscribe, currentToast.get);
  toasted ||= message !== null;
  return (
    <Suspense fallback={null}>
      {toasted && <Toaster />}
      {alert && <AlertDialog key={alert.text} text={alert.text} onOk={alert.done} />}
    </Suspense>
  );
}
