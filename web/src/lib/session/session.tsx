import type { User, UserDetail } from "@waymark/contract/accounts";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useTranslation } from "react-i18next";
import { PageSpinner } from "../../ui/spinner.tsx";
import { keepDates } from "../dates.ts";
import { useAccountLanguage } from "../language/use-account-language.ts";
import { forgetOffline } from "../offline-store.ts";
import { retryCompletion } from "./pending-completion.ts";
import { endSession, readAccount } from "./queries.ts";
import { postToTabs } from "./session-channel.ts";
import { forgetPerson, readStoredUser, storedUser, storeUser } from "./stored-user.ts";

/** Follows changes in this tab and others. */
export function useStoredUser(): User | null {
  return useSyncExternalStore(storedUser.subscribe, storedUser.get);
}

export type GuardOutcome = { user: UserDetail } | { to: "/signin" | "/onboarding" };

/**
 * Rule of the guarded screens: without a stored user, an error or no answer leads to sign-in, and an unfinished
 * onboarding to onboarding. A completion that has not reached the server is sent again first.
 */
export async function checkSession(): Promise<GuardOutcome> {
  const stored = readStoredUser();
  if (!stored) return { to: "/signin" };
  try {
    let user = await readAccount(stored.id);
    if (!user.onboardingCompleted && (await retryCompletion(stored.id))) user = await readAccount(stored.id);
    storeUser(user);
    return user.onboardingCompleted ? { user } : { to: "/onboarding" };
  } catch {
    return { to: "/signin" };
  }
}

interface Session {
  user: UserDetail;
  update: (change: Partial<UserDetail>) => void;
}

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession is for screens inside Guard");
  return session;
}

// True while the person signs out in this tab, which leads to the landing page instead of sign-in.
let leaving = false;

/** The server has to know the person, and onboarding has to be complete. */
export function Guard({
  go,
  children,
}: {
  go: (to: "/signin" | "/onboarding") => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const [known, setKnown] = useState<UserDetail | null>(null);
  const stored = useStoredUser();
  // Another person signed in in another tab, so this browser's session is no longer this page's.
  const isReplaced = known !== null && stored !== null && stored.id !== known.id;
  const user = isReplaced ? null : known;

  useEffect(() => {
    let mounted = true;
    leaving = false;
    if (isReplaced) return setKnown(null);
    void checkSession().then((outcome) => {
      if (!mounted) return;
      if ("user" in outcome) setKnown(outcome.user);
      else go(outcome.to);
    });
    return () => {
      mounted = false;
    };
  }, [go, isReplaced]);

  useEffect(() => {
    if (user && !stored && !leaving) go("/signin");
  }, [user, stored, go]);

  useAccountLanguage(user?.localization.language);
  const localization = user?.localization;
  useEffect(() => {
    if (localization) keepDates(localization);
  }, [localization]);

  const latest = useRef(user);
  latest.current = user;
  const update = useCallback((change: Partial<UserDetail>) => {
    if (!latest.current) return;
    const after = { ...latest.current, ...change };
    latest.current = after;
    setKnown(after);
    storeUser(after);
  }, []);
  const session = useMemo(() => (user ? { user, update } : null), [user, update]);

  if (!session) return <PageSpinner text={t("common.guard.checking")} />;
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Also forgets onboarding and drafts in this browser, even if the server cannot be reached (`reached: false`). */
export async function leaveSession(): Promise<{ reached: boolean }> {
  const reached = await endSession();
  leaving = true;
  const left = readStoredUser();
  forgetPerson();
  if (left !== null) await forgetOffline(left.id);
  postToTabs({ kind: "signed-out", data: {} });
  return { reached };
}
