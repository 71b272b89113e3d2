import { PendingErasure } from "./pending-erasure.tsx";
import { usePersonalData } from "./queries.ts";

/** Shown on every signed-in screen, so that nobody misses a pending deletion. */
export function ErasureBanner() {
  const erasure = usePersonalData().data?.erasure;
  return erasure ? <PendingErasure erasure={erasure} className="mb-6" /> : null;
}
