import type { SavedJob } from "@waymark/contract/jobs-saved";
import { cutDescription } from "@waymark/domain/jobs/cut-description";
import type { SavedRow } from "./store.ts";

export function asSavedJob({ job, savedAt, goneAt, notes, tags, version }: SavedRow): SavedJob {
  return {
    job: { ...job, description: cutDescription(job.description) },
    savedAt: savedAt.toISOString(),
    goneSince: goneAt?.toISOString() ?? null,
    notes,
    tags,
    version,
  };
}
