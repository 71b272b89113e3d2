type Ask = () => Promise<boolean>;

const asks = new Set<Ask>();

/** `ask` resolves to true when the person agrees to leave. @returns a function that unregisters it. */
export function askBeforeLeaving(ask: Ask): () => void {
  asks.add(ask);
  return () => void asks.delete(ask);
}

/** For leaving other than by navigation (signing out). True when nothing is unsaved or the person agrees. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of [...asks]) if (!(await ask())) return false;
  return true;
}
