import { setAsideLimits } from "@waymark/contract/careers";
import { useCareerPaths, useChangeChoices } from "./queries.ts";

/**
 * The paths, and replacing them with others. The paths set aside are saved with the choices, so they survive
 * a reload and reach other devices. It is possible to go back one round, or to the first.
 */
export function useRegenerate() {
  const query = useCareerPaths();
  const { mutate, isPending } = useChangeChoices();
  const { data } = query;
  const change = data?.setAside ?? null;
  const keep = (rounds: readonly (readonly string[])[]) => {
    const fromRoleId = data?.paths[0]?.nodes[0]?.roleId ?? change?.fromRoleId;
    if (fromRoleId === undefined) return;
    mutate({
      setAside:
        rounds.length === 0
          ? null
          : { fromRoleId, rounds: rounds.slice(-setAsideLimits.rounds).map((round) => [...round]) },
    });
  };
  return {
    ...query,
    isBusy: query.isFetching || isPending,
    change,
    regenerate: () => {
      const shown = data?.paths.map(({ targetRoleId }) => targetRoleId) ?? [];
      // All current paths were set aside before, so there are no others.
      const isEnd = change !== null && change.came.length === 0;
      // Pinned paths and the person's own target stay in any case.
      if (shown.length === 0 || isEnd || query.isError) void query.refetch();
      else keep([...(change?.rounds ?? []), shown]);
    },
    goBack: () => keep(change?.rounds.slice(0, -1) ?? []),
    goToFirst: () => keep([]),
  };
}
