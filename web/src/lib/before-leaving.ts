type Ask = () => Promise<boolean>;

const asks = new Set<Ask>();

/** While something is not saved: `ask` answers whether the person may go all the same. Ends by the answered function. */
export function askBeforeLeaving(ask: Ask): () => void {
  asks.add(ask);
  return () => void asks.delete(ask);
}

/** For what leaves the screen other than by a change of page: whether nothing is lost, or the person agrees. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of [...asks]) if (!(await ask())) return false;
  return true;
}
