import { QueryClient } from "@tanstack/react-query";
import { CallError } from "./call.ts";
import { storedUser } from "./stored-user.ts";

/** A refusal will be the same again; a lost connection or a busy server may not. */
function isWorthRetrying(error: Error): boolean {
  return !(error instanceof CallError) || error.status === 0 || error.status >= 500;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
    },
    mutations: { retry: false },
  },
});

// Whoever comes after a person in this tab must not see what was fetched for them, however they left.
let cachedFor = storedUser.get()?.id;
storedUser.subscribe(() => {
  const now = storedUser.get()?.id;
  if (cachedFor !== undefined && now !== cachedFor) queryClient.clear();
  cachedFor = now;
});
