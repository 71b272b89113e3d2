import { PendingErasure } from "./pending-erasure.tsx";
import { usePersonalData } from "./queries.ts";

/** Shown on every signed-in screen while a deletion is pending, so that nobody misses it. */
export function ErasureBanner() {
  const erasure = usePersonalData().data?.erasure;
  return erasure ? <PendingErasure erasure={erasure} className="mb-6" /> : null;
}
