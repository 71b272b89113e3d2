import type { Stage } from "@waymark/contract/applications";
import { type ImportPreview, type ImportRow, importShownRows } from "@waymark/contract/applications-transfer";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { requireBelowLimit } from "../create-application.ts";
import { publishChange } from "../publish-change.ts";
import { lockTracker, readStages, writeStages } from "../store.ts";
import { mergeStages, planOwn } from "./import-own-export.ts";
import { type ImportPlan, knownOf, planTable, type SentFile, sentOf } from "./import-plan.ts";
import { insertImportedRows, insertOwnExportRows } from "./insert-rows.ts";
import { looksLikeJson, readOwnExport } from "./own-export.ts";

const shownText = 300;

/** A row in a preview: texts are shortened, and rows beyond the first thousand only have their outcome. */
function shown({ row, refused, remarks, application }: ImportRow, i: number): ImportRow {
  if (application === null || i >= importShownRows)
    return { row, refused, remarks: i < importShownRows ? remarks : [], application: null };
  const { notes, description } = application;
  const cut = { notes: notes.slice(0, shownText), description: description.slice(0, shownText) };
  return { row, refused, remarks, application: { ...application, ...cut } };
}

const previewOf = (plan: ImportPlan): ImportPreview => ({
  ...plan,
  counts: {
    rows: plan.rows.length,
    taken: plan.rows.filter(({ refused }) => refused === null).length,
    refused: plan.rows.filter(({ refused }) => refused !== null).length,
    remarked: plan.rows.filter(({ refused, remarks }) => refused === null && remarks.length > 0).length,
  },
  rows: plan.rows.map(shown),
});

/** Shows the result of importing a file without importing it. */
export async function previewImport(deps: Deps, actor: Actor, sent: SentFile): Promise<ImportPreview> {
  const { file, choices } = sentOf(sent);
  if (!looksLikeJson(file.bytes)) return previewOf(await planTable(deps, actor, file, choices));
  const rows = await planOwn(
    deps,
    actor,
    await readOwnExport(file.bytes),
    await readStages(deps.db, actor.userId),
  );
  return previewOf({
    kind: "waymark",
    from: "waymark",
    encoding: "utf-8",
    separator: null,
    sheet: null,
    dateOrder: "ymd",
    dateOrderSure: true,
    columns: [],
    stages: [],
    rowsLeft: false,
    rows,
  });
}

/**
 * Imports what the preview of the same file and choices shows, all or nothing. The plan does not count imports.
 * @throws AppError the errors of the preview, and `too_many_applications`.
 */
export async function confirmImport(
  deps: Deps,
  actor: Actor,
  sent: SentFile,
): Promise<{ taken: number; refused: number; stages: Stage[] }> {
  const { file, choices } = sentOf(sent);
  return withProgress(deps, actor, async (progress) =>
    looksLikeJson(file.bytes)
      ? takeOwn(deps, actor, file.bytes, progress)
      : takeTable(deps, actor, await planTable(deps, actor, file, choices), progress),
  );
}

const tellEveryMs = 150;

interface Progress {
  done: number;
  of: number;
}

/** Tells open tabs how far an import is: from a timer, because nobody sees into its transaction. */
async function withProgress<T>(
  deps: Deps,
  { userId }: Actor,
  work: (progress: Progress) => Promise<T>,
): Promise<T> {
  const progress: Progress = { done: 0, of: 0 };
  let told = 0;
  const timer = setInterval(() => {
    if (progress.done <= told) return;
    told = progress.done;
    deps.events.publish(deps.db, userId, "import-progress", { ...progress }).catch((error: unknown) => {
      deps.log.debug({ err: error }, "the progress of an import was not told");
    });
  }, tellEveryMs);
  try {
    return await work(progress);
  } finally {
    clearInterval(timer);
  }
}

function goingOn(progress: Progress, of: number): (done: number) => void {
  progress.of = of;
  return (done) => {
    progress.done = done;
  };
}

/** The file is read outside of the transaction, so as not to block others; duplicates are checked again inside. */
async function takeTable(deps: Deps, actor: Actor, plan: ImportPlan, progress: Progress) {
  return inTransaction(deps, async (tx) => {
    await lockTracker(tx.db, actor.userId);
    const { duplicates } = await knownOf(tx, actor);
    const taken = plan.rows.flatMap(({ refused, application }) => {
      if (refused !== null || application === null) return [];
      const { job, appliedAt } = application;
      return duplicates.has({ ...job, appliedAt }) ? [] : [application];
    });
    await requireBelowLimit(tx, actor, taken.length);
    const kept = await readStages(tx.db, actor.userId);
    await insertImportedRows(tx, actor, taken, kept, goingOn(progress, taken.length));
    await publishChange(tx, actor);
    return { taken: taken.length, refused: plan.rows.length - taken.length, stages: [...kept.stages] };
  });
}

async function takeOwn(deps: Deps, actor: Actor, bytes: Uint8Array, progress: Progress) {
  const file = await readOwnExport(bytes);
  return inTransaction(deps, async (tx) => {
    await lockTracker(tx.db, actor.userId);
    const before = await readStages(tx.db, actor.userId);
    const kept = mergeStages(before, file);
    const rows = await planOwn(tx, actor, file, before);
    const taken = rows.filter(({ refused }) => refused === null);
    await requireBelowLimit(tx, actor, taken.length);
    await writeStages(tx.db, actor.userId, kept);
    await insertOwnExportRows(tx, actor, taken, kept, goingOn(progress, taken.length));
    await publishChange(tx, actor);
    return { taken: taken.length, refused: rows.length - taken.length, stages: [...kept.stages] };
  });
}
