import { getUser, signOut, type User, type UserDetail } from "@waymark/contract/accounts";
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
import { PageSpinner } from "../ui/spinner.tsx";
import { call } from "./call.ts";
import { keepDates } from "./dates.ts";
import { forgetOffline } from "./offline-store.ts";
import { tellTabs } from "./session-channel.ts";
import { forgetPerson, readStoredUser, storedUser, storeUser } from "./stored-user.ts";
import { useAccountLanguage } from "./use-account-language.ts";

/** The stored user, followed as it changes in this tab or another. */
export function useStoredUser(): User | null {
  return useSyncExternalStore(storedUser.subscribe, storedUser.get);
}

/** What the guard decides: who it is, or where they have to go. */
export type GuardOutcome = { user: UserDetail } | { to: "/signin" | "/onboarding" };

/**
 * The rule of the guarded screens: nobody stored goes to sign-in; else the server is asked, and an answer
 * that is not ok, or none, goes there too; an unfinished onboarding goes to onboarding.
 */
export async function checkSession(): Promise<GuardOutcome> {
  const stored = readStoredUser();
  if (!stored) return { to: "/signin" };
  try {
    const user = await call(getUser, { params: { id: stored.id } });
    storeUser(user);
    return user.onboardingCompleted ? { user } : { to: "/onboarding" };
  } catch {
    return { to: "/signin" };
  }
}

interface Session {
  user: UserDetail;
  /** Takes over what the server answered after a change. */
  update: (change: Partial<UserDetail>) => void;
}

const SessionContext = createContext<Session | null>(null);

/** The signed-in person on a guarded screen. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession is for screens inside Guard");
  return session;
}

// Set while this tab signs out by hand: it then goes to the landing page, not to sign-in.
let leaving = false;

/** Shows the page only to a person the server knows and whose onboarding is complete. */
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
  // In another tab somebody else signed in: the session of this browser is theirs now, and this page is not.
  const isAnothers = known !== null && stored !== null && stored.id !== known.id;
  const user = isAnothers ? null : known;

  useEffect(() => {
    let wanted = true;
    leaving = false;
    if (isAnothers) return setKnown(null);
    void checkSession().then((outcome) => {
      if (!wanted) return;
      if ("user" in outcome) setKnown(outcome.user);
      else go(outcome.to);
    });
    return () => {
      wanted = false;
    };
  }, [go, isAnothers]);

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

/**
 * Closes the session on the server and forgets the person here, the onboarding-completed flag and draft with them.
 * Forgets them here even when the server could not be reached, and says so by its answer.
 */
export async function leaveSession(): Promise<{ reached: boolean }> {
  const reached = await call(signOut, { body: {} }).then(
    () => true,
    () => false,
  );
  leaving = true;
  const left = readStoredUser();
  forgetPerson();
  if (left !== null) await forgetOffline(left.id);
  tellTabs({ kind: "signed-out", data: {} });
  return { reached };
}
