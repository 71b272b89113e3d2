import { useSyncExternalStore } from "react";
import { type ProofAsked, proofAsked } from "../../lib/prove.ts";
import { ProofDialog } from "./proof-dialog.tsx";

/** Shows the proof dialog when a call asks for it. Once per page whose calls may. */
export function ProofHost() {
  const asked = useSyncExternalStore<ProofAsked | null>(proofAsked.subscribe, proofAsked.get);
  return asked && <ProofDialog onDone={asked.done} />;
}
