import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { clearStoredUser, storedUser } from "../session/stored-user.ts";
import { CallError, isSessionOver } from "./call.ts";

/** A refusal stays the same; a lost connection or a busy server may recover. */
function isWorthRetrying(error: Error): boolean {
  return !(error instanceof CallError) || error.status === 0 || error.status >= 500;
}

/** The guard then goes to sign-in. */
function forgetExpired(error: Error): void {
  if (isSessionOver(error)) clearStoredUser();
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: forgetExpired }),
  mutationCache: new MutationCache({ onError: forgetExpired }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
    },
    mutations: { retry: false },
  },
});

// The next person in this tab must not see data that was loaded for the one before, however they left.
let cachedFor = storedUser.get()?.id;
storedUser.subscribe(() => {
  const now = storedUser.get()?.id;
  if (cachedFor !== undefined && now !== cachedFor) queryClient.clear();
  cachedFor = now;
});
