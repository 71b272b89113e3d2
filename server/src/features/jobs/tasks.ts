import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { fetchSource } from "./fetch-source.ts";
import { purgeChanges } from "./index/changes-store.ts";
import { sourcesNamed } from "./sources/sources.ts";
import { readSources } from "./store.ts";

const fetchJobSource = taskKind({
  name: "fetch-job-source",
  input: z.object({ source: z.string() }),
  retries: 0,
  expireSeconds: 1_800,
});

const checkJobSources = taskKind({
  name: "check-job-sources",
  input: z.object({}),
  retries: 0,
  expireSeconds: 60,
});

const purgeJobChanges = taskKind({
  name: "purge-job-changes",
  input: z.object({}),
  retries: 2,
  expireSeconds: 300,
});

/** An index that was away longer than this is made again from the record. */
const changesKeptMs = 7 * 86_400_000;

/** Adds a task for every switched-on source whose time has come. */
export async function addDueSources(deps: Deps): Promise<void> {
  const rows = new Map((await readSources(deps.db)).map((row) => [row.id, row]));
  for (const source of sourcesNamed(deps.config.JOB_SOURCES)) {
    const next = rows.get(source.id)?.nextRun;
    if (next != null && next > deps.now()) continue;
    await deps.tasks.add(deps.db, fetchJobSource, { source: source.id }, { key: source.id });
  }
}

/** Says who fetches postings: every ten minutes the sources whose time has come, each at its own pace. */
export function registerJobTasks(deps: Deps): void {
  deps.tasks.handle(purgeJobChanges, () =>
    purgeChanges(deps.db, new Date(deps.now().getTime() - changesKeptMs)),
  );
  deps.tasks.every(purgeJobChanges, "41 3 * * *", {});
  deps.tasks.handle(checkJobSources, () => addDueSources(deps));
  deps.tasks.every(checkJobSources, "*/10 * * * *", {});
  deps.tasks.handle(fetchJobSource, async ({ source }, signal) => {
    const known = sourcesNamed(deps.config.JOB_SOURCES).find(({ id }) => id === source);
    if (known === undefined) return;
    const { read, taken, merged, skipped, failed } = await fetchSource(deps, known, Math.random(), signal);
    deps.log.info({ source, read, taken, merged, skipped, failed }, "fetched job postings");
  });
}
