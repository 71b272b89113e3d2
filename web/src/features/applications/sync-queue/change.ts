import {
  Application,
  ApplicationJob,
  changeApplication,
  changeManyApplications,
  createApplication,
  StageId,
} from "@waymark/contract/applications";
import { Id, Instant } from "@waymark/contract/values";
import { z } from "zod";

/** The change stays in the queue until the person decides. */
const Problem = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("conflict"), current: Application }),
  z.object({ kind: z.literal("refused"), error: z.string(), code: z.string() }),
]);
export type Problem = z.infer<typeof Problem>;

const common = { changeId: Id, at: Instant, problem: Problem.optional() };
const one = { ...common, id: Id };

export const Fields = changeApplication.body.omit({ version: true });
export type Fields = z.infer<typeof Fields>;

const { jobId, job, description, stage } = createApplication.body.shape;

const Create = z.object({
  kind: z.literal("create"),
  ...one,
  body: z.object({ jobId, job, description, stage }),
  /** Shown until the server has created the application. */
  shown: ApplicationJob,
  rank: z.number(),
});
const Move = z.object({
  kind: z.literal("move"),
  ...one,
  from: StageId,
  to: StageId,
  rank: z.number(),
  version: z.int(),
});
const Undo = z.object({
  kind: z.literal("undo"),
  ...one,
  of: Id,
  to: StageId,
  from: StageId,
  rank: z.number(),
});
const Edit = z.object({
  kind: z.literal("edit"),
  ...one,
  fields: Fields,
  before: Fields,
  version: z.int(),
});
const Remove = z.object({ kind: z.literal("delete"), ...one });
const Restore = z.object({ kind: z.literal("restore"), ...one });
const Many = z.object({ kind: z.literal("many"), ...common, body: changeManyApplications.body });

export const Change = z.discriminatedUnion("kind", [Create, Move, Undo, Edit, Remove, Restore, Many]);
export type Change = z.infer<typeof Change>;
export type ChangeOf<K extends Change["kind"]> = Extract<Change, { kind: K }>;

export function idsOf(change: Change): readonly string[] {
  return change.kind === "many" ? change.body.ids : [change.id];
}
