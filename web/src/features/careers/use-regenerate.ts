import type { CareerPath } from "@waymark/contract/careers";
import { useState } from "react";
import { useCareerPaths } from "./queries.ts";

interface Asking {
  /** Targets left out. */
  readonly not: readonly string[];
  /** Targets that stood there before it was asked. */
  readonly before: readonly { id: string; title: string }[];
}

const first: Asking = { not: [], before: [] };
const mostLeftOut = 200;

const targetsOf = (paths: readonly CareerPath[]) =>
  paths.map(({ targetRoleId, targetRole }) => ({ id: targetRoleId, title: targetRole }));

/** When there are no others, those shown before come again: nothing came. */
const unseen = (shown: ReturnType<typeof targetsOf>, not: readonly string[]) =>
  shown.filter(({ id }) => !not.includes(id)).map(({ title }) => title);

/** The paths, and other targets at each press, what came and went by name, and the way back. */
export function useRegenerate() {
  const [askings, setAskings] = useState<readonly Asking[]>([first]);
  const asking = askings.at(-1) ?? first;
  const query = useCareerPaths(asking.not);
  const shown = targetsOf(query.data?.paths ?? []);
  const isSettled = !query.isPlaceholderData && query.data !== undefined;
  const missing = (from: typeof shown, other: typeof shown) =>
    from.filter(({ id }) => other.every((one) => one.id !== id)).map(({ title }) => title);
  const canGoBack = askings.length > 1;
  return {
    ...query,
    canGoBack,
    /** Null until there is something to tell. */
    change:
      canGoBack && isSettled
        ? { came: unseen(shown, asking.not), went: missing([...asking.before], shown) }
        : null,
    regenerate: () => {
      if (shown.length === 0 || query.isError) {
        void query.refetch();
        return;
      }
      // A pinned path and one's own target stay anyway.
      const not = [...new Set([...asking.not, ...shown.map(({ id }) => id)])].slice(-mostLeftOut);
      setAskings([...askings, { not, before: shown }]);
    },
    goBack: () => setAskings(askings.slice(0, -1)),
  };
}
