import { PendingErasure } from "./pending-erasure.tsx";
import { usePersonalData } from "./queries.ts";

/** Above every signed-in screen while an erasure is pending, so that nobody is erased without noticing. */
export function ErasureBanner() {
  const erasure = usePersonalData().data?.erasure;
  return erasure ? <PendingErasure erasure={erasure} className="mb-6" /> : null;
}
