import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { CallError } from "../../lib/api/call.ts";
import { keyOf } from "../../lib/api/query-keys.ts";
import { useLiveEvent } from "../../lib/live/live.ts";
import { readAccount } from "../../lib/session/queries.ts";
import { useSession } from "../../lib/session/session.tsx";
import { clearStoredUser } from "../../lib/session/stored-user.ts";

/** Follows changes of the account made in other tabs and on other devices. */
export function useFollowAccount(): void {
  const { user, update } = useSession();
  const queries = useQueryClient();

  const recheck = useCallback(async () => {
    try {
      update(await readAccount(user.id));
    } catch (error) {
      // Only the server's word ends the session here; a lost connection does not.
      if (error instanceof CallError && (error.status === 401 || error.status === 404)) clearStoredUser();
    }
  }, [update, user.id]);
  const jobsLoaded = useCallback(
    () => void queries.invalidateQueries({ queryKey: keyOf("jobs") }),
    [queries],
  );

  useLiveEvent("signed-out", recheck);
  useLiveEvent("password-recovery", recheck);
  useLiveEvent("multi-factor-verified", recheck);
  useLiveEvent("user-updated", recheck);
  useLiveEvent("jobs-loaded", jobsLoaded);
}
