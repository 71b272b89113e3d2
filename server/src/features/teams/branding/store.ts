import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { teamMembers, teams } from "../tables.ts";
import { teamBrands } from "./tables.ts";

export type BrandRow = typeof teamBrands.$inferSelect;

/** A team with its brand; null when there is no such team. */
export async function readBrandOf(db: Db, teamId: string) {
  const rows = await db
    .select({ team: teams, brand: teamBrands })
    .from(teams)
    .leftJoin(teamBrands, eq(teamBrands.teamId, teams.id))
    .where(eq(teams.id, teamId));
  return rows.at(0) ?? null;
}

/** A team with its brand, for one of its members; null for everybody else. */
export async function readBrandFor(db: Db, teamId: string, userId: string) {
  const rows = await db
    .select({ team: teams, brand: teamBrands })
    .from(teams)
    .innerJoin(teamMembers, and(eq(teamMembers.teamId, teams.id), eq(teamMembers.userId, userId)))
    .leftJoin(teamBrands, eq(teamBrands.teamId, teams.id))
    .where(eq(teams.id, teamId));
  return rows.at(0) ?? null;
}

/** Creates a team's brand or replaces the given parts of it. The team is locked by the caller. */
export async function upsertBrand(db: Db, row: BrandRow): Promise<void> {
  const { teamId, ...change } = row;
  await db.insert(teamBrands).values(row).onConflictDoUpdate({ target: teamBrands.teamId, set: change });
}
