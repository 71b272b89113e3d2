import { createHash } from "node:crypto";
import { type Person, skillName } from "@waymark/domain/job-search/match/person";
import type { Actor } from "../../../actor.ts";
import type { CacheRules } from "../../../caches.ts";
import type { Deps } from "../../../deps.ts";
import { openingsOf } from "../../jobs/read-postings.ts";
import { matchPostings } from "./match-postings.ts";

/** The number of best results that a model reorders, and its time limit. */
const mostRefined = 50;
const refineMs = 3_000;

type Vector = readonly number[];
/** Vectors by the digest of their text, so that no text is sent twice. */
const vectorCache: CacheRules<Vector> = { name: "vectors", max: 2_000, ttlMs: 24 * 3_600_000 };

const keyOf = (text: string): string => createHash("sha256").update(text).digest("base64");

/** The text about a person for the model: titles and skills, nothing else. */
const personText = ({ titles, skills }: Person): string =>
  [...titles.map(({ text }) => text), ...[...skills.keys()].map((id) => skillName(id, "en"))].join("\n");

function cosine(one: Vector, other: Vector): number {
  let [dot, a, b] = [0, 0, 0];
  for (let i = 0; i < one.length; i++) {
    const [x, y] = [one[i] ?? 0, other[i] ?? 0];
    dot += x * y;
    a += x * x;
    b += y * y;
  }
  return a === 0 || b === 0 ? 0 : dot / Math.sqrt(a * b);
}

async function vectorsOf(deps: Deps, actor: Actor, texts: readonly string[]): Promise<Vector[]> {
  const byKey = new Map(texts.map((text) => [keyOf(text), text]));
  return deps.caches.of(vectorCache).getMany(texts.map(keyOf), async (missing) => {
    const wanted = missing.map((key) => byKey.get(key) ?? "");
    return deps.llm.embed(actor.userId, wanted, AbortSignal.timeout(refineMs));
  });
}

/**
 * Reorders the best results of an order by match by their similarity to the person's titles and skills, computed by a
 * model for embeddings. The scores stay the same. Returns null when the model does not answer in time.
 */
export async function refineOrder(
  deps: Deps,
  actor: Actor,
  person: Person,
  best: readonly string[],
): Promise<string[] | null> {
  const ids = best.slice(0, mostRefined);
  const [openings, postings] = [await openingsOf(deps, ids), await matchPostings(deps, ids)];
  const texts = ids.map((id) => {
    const skills = (postings.get(id)?.skills ?? []).map((skill) => skillName(skill, "en"));
    return `${openings.get(id) ?? ""}\n${skills.join(", ")}`;
  });
  try {
    const [own = [], ...others] = await vectorsOf(deps, actor, [personText(person), ...texts]);
    const likeness = new Map(ids.map((id, i) => [id, cosine(own, others[i] ?? [])]));
    return ids.toSorted((a, b) => (likeness.get(b) ?? 0) - (likeness.get(a) ?? 0));
  } catch {
    return null;
  }
}
