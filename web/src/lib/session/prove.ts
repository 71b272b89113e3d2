import { signalStore } from "../../ui/signal-store.ts";
import { CallError } from "../api/call.ts";

export interface ProofAsked {
  readonly done: (proven: boolean) => void;
}

/** A second request joins the open one, so one dialog answers all. */
export const onProofAsked = signalStore<ProofAsked | null>(null);

/** `withRecentProof` throws the same error when the person declined. */
export const isProofRequired = (error: unknown): boolean =>
  error instanceof CallError && error.code === "proof_required";

/**
 * For changes of passwords, addresses, sign-in methods, export and erasure: asks the person for the proof if needed,
 * then repeats the call. `ProofHost` must be on the page.
 * @throws the call's error; `isProofRequired` when the person closed the dialog, which needs no message.
 */
export async function withRecentProof<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isProofRequired(error) || !(await askForProof())) throw error;
    return work();
  }
}

function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    const waiting = onProofAsked.get();
    onProofAsked.set({
      done: (proven) => {
        onProofAsked.set(null);
        waiting?.done(proven);
        resolve(proven);
      },
    });
  });
}
