import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { chooseLanguage } from "../../lib/i18n.ts";
import { useLiveEvent } from "../../lib/live.ts";
import { checkSession, useSession } from "../../lib/session.tsx";
import { readStored } from "../../lib/storage.ts";
import { clearStoredUser } from "../../lib/stored-user.ts";

/** Keeps the screen true to what happens to the account elsewhere: another tab, another machine. */
export function useFollowAccount(): void {
  const { user, update } = useSession();
  const queries = useQueryClient();

  const recheck = useCallback(async () => {
    const outcome = await checkSession();
    if ("user" in outcome) update(outcome.user);
    else if (outcome.to === "/signin") clearStoredUser();
  }, [update]);
  const jobsLoaded = useCallback(() => void queries.invalidateQueries({ queryKey: ["jobs"] }), [queries]);

  useLiveEvent("signed-out", recheck);
  useLiveEvent("user-updated", recheck);
  useLiveEvent("jobs-loaded", jobsLoaded);

  // A browser that has no language of its own yet takes the account's.
  const { language } = user.localization;
  useEffect(() => {
    if (readStored("preferred-language") === null && language !== "en") void chooseLanguage(language);
  }, [language]);
}
