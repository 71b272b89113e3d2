import type { TeamBrand } from "@waymark/contract/teams-branding";
import { brandColors } from "@waymark/domain/teams/brand-colors";
import { z } from "zod";
import type { PersonSeal } from "../../../db/seal.ts";
import type { Deps } from "../../../deps.ts";
import type { BrandOfTeam } from "../../../ports/mail/port.ts";
import type { ReportBrand } from "../../../printing/print-report.ts";
import type { TeamRow } from "../store.ts";
import { type BrandRow, readBrandOf } from "./store.ts";

const BrandContent = z.object({
  /** Empty: the team's name. */
  name: z.string(),
  color: z.string().nullable(),
  imprint: z.string(),
  /** Proven by a mailed code. */
  replyTo: z.string().nullable(),
});
export type BrandContent = z.infer<typeof BrandContent>;

const emptyBrand: BrandContent = { name: "", color: null, imprint: "", replyTo: null };

type BrandDeps = Pick<Deps, "config" | "db" | "keys">;
export interface BrandedTeam {
  readonly team: TeamRow;
  readonly brand: BrandRow | null;
}

const placeOf = (row: string, column: "content_sealed" | "mark_sealed") => ({
  table: "team_brands",
  row,
  column,
});

export const sealedContent = (seal: PersonSeal, teamId: string, content: BrandContent): string =>
  seal.seal(placeOf(teamId, "content_sealed"), JSON.stringify(content));

export const sealedMark = (seal: PersonSeal, teamId: string, png: Uint8Array): string =>
  seal.seal(placeOf(teamId, "mark_sealed"), Buffer.from(png).toString("base64"));

export async function contentOf(
  { db, keys }: BrandDeps,
  { team, brand }: BrandedTeam,
): Promise<BrandContent> {
  if (brand === null) return emptyBrand;
  const seal = await keys.of(db, team.ownerId);
  return BrandContent.parse(JSON.parse(seal.open(placeOf(team.id, "content_sealed"), brand.contentSealed)));
}

/** The mark as base64 of a PNG. */
async function markOf({ db, keys }: BrandDeps, { team, brand }: BrandedTeam): Promise<string | null> {
  if (brand === null || brand.markSealed === null) return null;
  return (await keys.of(db, team.ownerId)).open(placeOf(team.id, "mark_sealed"), brand.markSealed);
}

const namesProduct = ({ config }: Pick<Deps, "config">): boolean => config.BRAND_NAMES_PRODUCT;

/** The brand as its readers see it; null while the team has none, or its plan does not count. */
export async function shownBrand(deps: BrandDeps, of: BrandedTeam): Promise<TeamBrand | null> {
  if (of.brand === null || !of.team.active) return null;
  const { name, color, imprint } = await contentOf(deps, of);
  const mark = await markOf(deps, of);
  if (name === "" && color === null && imprint === "" && mark === null) return null;
  return {
    name: name || of.team.name,
    mark: mark === null ? null : `data:image/png;base64,${mark}`,
    color,
    imprint,
    namesProduct: namesProduct(deps),
  };
}

/** `shownBrand` of a team by its id, for whoever may see its pages. */
export async function brandOfTeam(deps: BrandDeps, teamId: string): Promise<TeamBrand | null> {
  const of = await readBrandOf(deps.db, teamId);
  return of === null ? null : shownBrand(deps, of);
}

/** The signature of a team's mail; null while the team has no brand, or its plan does not count. */
export const mailBrandOf: BrandOfTeam = async (deps, teamId) => {
  const of = await readBrandOf(deps.db, teamId);
  if (of === null || of.brand === null || !of.team.active) return null;
  const { name, imprint, replyTo } = await contentOf(deps, of);
  return { name: name || of.team.name, imprint, replyTo, namesProduct: namesProduct(deps) };
};

/** The look of a team's reports; null while the team has no brand, or its plan does not count. */
export async function reportBrandOf(deps: BrandDeps, teamId: string): Promise<ReportBrand | null> {
  const of = await readBrandOf(deps.db, teamId);
  const shown = of === null ? null : await shownBrand(deps, of);
  if (of === null || shown === null) return null;
  const mark = await markOf(deps, of);
  return {
    name: shown.name,
    imprint: shown.imprint,
    color: shown.color === null ? null : brandColors(shown.color).onLight,
    mark: mark === null ? null : new Uint8Array(Buffer.from(mark, "base64")),
    namesProduct: shown.namesProduct,
  };
}
