import { useSyncExternalStore } from "react";
import { onProofAsked, type ProofAsked } from "../../lib/session/prove.ts";
import { ProofDialog } from "./proof-dialog.tsx";

/** Needed once on a page whose calls may ask for a proof. */
export function ProofHost() {
  const asked = useSyncExternalStore<ProofAsked | null>(onProofAsked.subscribe, onProofAsked.get);
  return asked && <ProofDialog onDone={asked.done} />;
}
