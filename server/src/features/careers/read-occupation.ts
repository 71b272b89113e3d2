import type { OccupationFacts } from "@waymark/contract/careers";
import { skillById } from "@waymark/domain/vocabulary/skills";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { getUser } from "../accounts/profile/users.ts";
import { careers } from "./careers-of.ts";
import { localPay } from "./generate-paths.ts";
import { placeOf } from "./market-of.ts";
import { titleOf } from "./role-names.ts";
import type { FactSource } from "./sources-of.ts";

const skillsNamed = 8;

/**
 * The published facts about the occupation that a title names, for the person's country where they are known and for
 * the United States otherwise; null for a title that names none clearly.
 */
export async function readOccupation(
  deps: Deps,
  actor: Actor,
  title: string,
): Promise<OccupationFacts | null> {
  const here = await careers(deps);
  const { role, level } = here.index.reader.read(title, actor.locale);
  if (role === null) return null;
  const place = placeOf(await getUser(deps, actor, actor.userId));
  const figures = here.index.catalogue.figures.get(role.codes[0] ?? "") ?? null;
  const atLevel = level ?? role.levels[0] ?? "mid";
  const local = localPay(here, { role, level: atLevel }, place, null, deps.now().getUTCFullYear());
  const wages = figures?.wages ?? null;
  const isLocal = local !== null && local.basis === "wages";
  const sourceOf = (name: string) => named(here.sources, name);
  return {
    role: titleOf(role, actor.locale),
    pay: isLocal
      ? {
          ...{ p10: null, p25: local.p25, p50: local.p50, p75: local.p75, p90: null },
          currency: local.currency,
          source: { name: local.source, country: local.country, year: local.year },
        }
      : wages === null
        ? null
        : { ...wages, currency: "USD", source: sourceOf("OEWS") },
    outlook:
      figures === null
        ? null
        : { growth: figures.growth, openings: figures.openings, source: sourceOf("Projections") },
    education: deps.translate(actor.locale, `careers-paths.educations.${role.education}`),
    skills: role.skills.slice(0, skillsNamed).map((id) => skillById(id)?.names[actor.locale] ?? id),
  };
}

function named(sources: readonly FactSource[], part: string) {
  const found = sources.find(({ name }) => name.includes(part));
  return { name: found?.name ?? part, country: found?.country ?? "US", year: found?.year ?? 0 };
}
