import { setAsideLimits } from "@waymark/contract/careers";
import { useCareerPaths, useChangeChoices } from "./queries.ts";

/**
 * The paths, and others at each press. What is set aside is kept among the choices, so that it is the same after a
 * reload and on another device; the way back leads one round or all of them.
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
      // Those shown now were all set aside before: there are no others to come.
      const isEnd = change !== null && change.came.length === 0;
      // A pinned path and one's own target stay anyway.
      if (shown.length === 0 || isEnd || query.isError) void query.refetch();
      else keep([...(change?.rounds ?? []), shown]);
    },
    goBack: () => keep(change?.rounds.slice(0, -1) ?? []),
    goToFirst: () => keep([]),
  };
}
