import { Stage } from "@waymark/contract/applications";
import { defaultStages, type KeptStages } from "@waymark/domain/applications/stages";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../../db/db.ts";
import { applicationStages } from "../tables.ts";

const Stages = z.array(Stage);

/** A person's columns, or the default ones. */
export async function readStages(db: Db, userId: string): Promise<KeptStages> {
  const [row] = await db.select().from(applicationStages).where(eq(applicationStages.userId, userId));
  if (row === undefined) return { stages: defaultStages, removed: [] };
  return { stages: Stages.parse(row.stages), removed: Stages.parse(row.removed) };
}

export async function writeStages(db: Db, userId: string, { stages, removed }: KeptStages): Promise<void> {
  await db
    .insert(applicationStages)
    .values({ userId, stages, removed })
    .onConflictDoUpdate({ target: applicationStages.userId, set: { stages, removed } });
}
