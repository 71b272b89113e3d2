import { useCallback, useEffect, useState } from "react";
import { CallError } from "../../../lib/api/call.ts";
import { autoApplyDraftPrefix } from "../../../lib/session/stored-user.ts";
import { readStored, writeStored } from "../../../lib/storage.ts";
import { isPassing } from "../../../lib/sync/retry.ts";
import { useMarkSent } from "../queries.ts";

/**
 * Records that the person sent an application. Without a connection it is kept in this browser and recorded when the
 * connection is back.
 *
 * @param before Saves what is typed, so that exactly that is recorded. Pass a stable function, as for `onSent`.
 */
export function useSent(
  { id, userId }: { id: string; userId: string },
  before: () => Promise<boolean>,
  onSent: () => void,
) {
  const key = `${autoApplyDraftPrefix}sent-${id}`;
  const { mutateAsync, error } = useMarkSent();
  const [state, setState] = useState<"no" | "under way" | "waiting">(() =>
    readStored(key) === null ? "no" : "waiting",
  );
  const send = useCallback(async () => {
    setState("under way");
    writeStored(key, JSON.stringify({ userId }));
    const isRecorded = await before()
      .then((isSaved) => (isSaved ? mutateAsync(id) : null))
      .catch((failure: unknown) => {
        if (!(failure instanceof CallError) || isPassing(failure)) return null;
        writeStored(key, null);
        setState("no");
        return undefined;
      });
    if (isRecorded === undefined) return;
    if (isRecorded === null) return setState("waiting");
    writeStored(key, null);
    setState("no");
    onSent();
  }, [before, id, key, mutateAsync, onSent, userId]);
  useEffect(() => {
    if (state !== "waiting") return;
    const again = () => void send();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [state, send]);
  return { send, state, error: state === "no" ? error : null };
}
