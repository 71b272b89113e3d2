import { lazy, Suspense, useSyncExternalStore } from "react";
import { alerts } from "./alert.ts";
import { currentToast } from "./toast.ts";

const AlertDialog = lazy(() => import("./alert-dialog.tsx").then((m) => ({ default: m.AlertDialog })));
const Toaster = lazy(() => import("./toaster.tsx").then((m) => ({ default: m.Toaster })));

let toasted = false;

/** Rendered once, at the root. */
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
