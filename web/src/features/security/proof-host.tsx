import { useSyncExternalStore } from "react";
import { type ProofAsked, proofAsked } from "../../lib/prove.ts";
import { ProofDialog } from "./proof-dialog.tsx";

/** Stands once on a page whose calls may want a recent proof, and asks for it. */
export function ProofHost() {
  const asked = useSyncExternalStore<ProofAsked | null>(proofAsked.subscribe, proofAsked.get);
  return asked && <ProofDialog onDone={asked.done} />;
}
