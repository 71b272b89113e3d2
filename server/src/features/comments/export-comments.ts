import type { ExportSection } from "../../export-section.ts";
import { readAllThreads, readComments, readWritten } from "./store.ts";
import { contentOf, textOf } from "./threads.ts";

/** Comments and suggestions on a person's papers, and what they wrote on papers of others. */
export const exportComments: ExportSection = {
  name: "comments",
  tables: ["comment_threads", "comments"],
  read: async (deps, userId) => {
    const threads = await readAllThreads(deps.db, userId);
    const ids = threads.map(({ id }) => id);
    const comments = await readComments(deps.db, userId, ids);
    const seal = await deps.keys.of(deps.db, userId);
    const written: { text: string; createdAt: Date }[] = [];
    for (const row of await readWritten(deps.db, userId))
      written.push({ text: textOf(row, await deps.keys.of(deps.db, row.userId)), createdAt: row.createdAt });
    return {
      data: {
        threads: threads.map((row) => ({
          ...{ id: row.id, resumeId: row.resumeId, letterId: row.letterId },
          ...contentOf(row, seal),
          ...{ suggestion: row.suggestion, resolvedAt: row.resolvedAt, createdAt: row.createdAt },
          comments: comments
            .filter(({ threadId }) => threadId === row.id)
            .map((one) => ({ text: textOf(one, seal), createdAt: one.createdAt })),
        })),
        written,
      },
    };
  },
};
