import { signalStore } from "../ui/signal-store.ts";
import { CallError } from "./call.ts";

/** Somebody waits for the person to prove that it is them; whoever shows the dialog calls `done`. */
export interface ProofAsked {
  readonly done: (proven: boolean) => void;
}

/** Those that wait: one dialog answers all of them. */
export const proofAsked = signalStore<ProofAsked | null>(null);

/** The server wants a recent proof before it does this; also what is thrown when the person declined to give one. */
export const isProofRequired = (error: unknown): boolean =>
  error instanceof CallError && error.code === "proof_required";

/**
 * Makes a call that may want a recent proof: then the person is asked for it, and the call made again. For
 * passwords, addresses, ways in, export and erasure. `ProofHost` has to stand on the page.
 * @throws what the call throws; `isProofRequired` when the person closed the dialog, which needs no message.
 */
export async function withProof<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isProofRequired(error) || !(await askForProof())) throw error;
    return work();
  }
}

function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    const waiting = proofAsked.get();
    proofAsked.set({
      done: (proven) => {
        proofAsked.set(null);
        waiting?.done(proven);
        resolve(proven);
      },
    });
  });
}
