import type { Application } from "@waymark/contract/applications";
import { useMemo } from "react";
import { useServerApplication } from "../queries.ts";
import { applicationOf, foldApplication } from "../sync-queue/fold.ts";
import { useWaiting } from "../sync-queue/use-sync-queue.ts";

/** A whole application with unsent changes applied; one not yet on the server is built from its change. */
export function useApplication(id: string) {
  const { changes } = useWaiting();
  const made = changes.find((change) => change.kind === "create" && change.id === id);
  const query = useServerApplication(id, made === undefined);
  const base = query.data ?? (made?.kind === "create" ? applicationOf(made) : undefined);
  const application = useMemo(
    (): Application | undefined => base && foldApplication(base, changes),
    [base, changes],
  );
  const isWaiting = changes.some((change) => change.kind !== "many" && change.id === id);
  return { application, query, isWaiting, isMade: made !== undefined };
}
