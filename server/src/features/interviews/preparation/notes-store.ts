import { InterviewNotesInput } from "@waymark/contract/interviews-notes";
import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import type { PersonSeal } from "../../../db/seal.ts";
import type { Deps } from "../../../deps.ts";
import { interviewNotes } from "./tables.ts";

const Content = InterviewNotesInput.extend({ letterId: z.string().nullable() });
type Content = z.infer<typeof Content>;

/** The notes of an interview as they are stored, opened. */
export interface StoredNotes extends Content {
  readonly interviewId: string;
  readonly version: number;
  readonly debriefedAt: Date | null;
}

const isOwn = (userId: string, id: string) =>
  and(eq(interviewNotes.userId, userId), eq(interviewNotes.interviewId, id));
const placeOf = (row: string) => ({ table: "interview_notes", row, column: "content_sealed" });

const notesOf = (row: typeof interviewNotes.$inferSelect, seal: PersonSeal): StoredNotes => ({
  ...Content.parse(JSON.parse(seal.open(placeOf(row.interviewId), row.contentSealed))),
  interviewId: row.interviewId,
  version: row.version,
  debriefedAt: row.debriefedAt,
});

/** Empty notes of an interview. */
const blankNotes = (interviewId: string): StoredNotes => ({
  ...{ interviewId, version: 0, debriefedAt: null, letterId: null },
  ...{ done: [], travelMinutes: null, ownBack: [], notes: "", asked: [], startedAt: null, endedAt: null },
  ...{ went: null, good: "", hard: "", spokeOf: "" },
});

/** The notes of one interview, blank ones where nothing was written; with `lock` until the transaction ends. */
export async function findNotes(
  deps: Deps,
  userId: string,
  interviewId: string,
  { lock = false } = {},
): Promise<StoredNotes> {
  const query = deps.db.select().from(interviewNotes).where(isOwn(userId, interviewId));
  const [row] = lock ? await query.for("update") : await query;
  return row === undefined ? blankNotes(interviewId) : notesOf(row, await deps.keys.of(deps.db, userId));
}

/** Everything a person wrote about interviews. */
export async function readAllNotes(deps: Deps, userId: string): Promise<StoredNotes[]> {
  const rows = await deps.db
    .select()
    .from(interviewNotes)
    .where(eq(interviewNotes.userId, userId))
    .orderBy(asc(interviewNotes.interviewId));
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => notesOf(row, seal));
}

/** Stores notes as the next version. */
export async function putNotes(deps: Deps, userId: string, notes: StoredNotes): Promise<void> {
  const { interviewId, debriefedAt } = notes;
  const seal = await deps.keys.of(deps.db, userId);
  const row = {
    contentSealed: seal.seal(placeOf(interviewId), JSON.stringify(Content.parse(notes))),
    version: notes.version + 1,
    debriefedAt,
    updatedAt: deps.now(),
  };
  await deps.db
    .insert(interviewNotes)
    .values({ interviewId, userId, ...row })
    .onConflictDoUpdate({
      target: interviewNotes.interviewId,
      set: row,
      setWhere: eq(interviewNotes.userId, userId),
    });
}
