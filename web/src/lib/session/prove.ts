import { signalStore } from "../../ui/signal-store.ts";
import { CallError } from "../api/call.ts";

/** A request for a recent proof of identity. The dialog calls `done` with the outcome. */
export interface ProofAsked {
  readonly done: (proven: boolean) => void;
}

/** The open request, if any. A second one joins the first, so one dialog answers all. */
export const onProofAsked = signalStore<ProofAsked | null>(null);

/** The server wants a recent proof first. `withProof` throws the same error when the person declined. */
export const isProofRequired = (error: unknown): boolean =>
  error instanceof CallError && error.code === "proof_required";

/**
 * Makes a call that may need a recent proof of identity: asks the person for it, then repeats the call. Used
 * for passwords, addresses, sign-in methods, export and erasure. `ProofHost` must be on the page.
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
