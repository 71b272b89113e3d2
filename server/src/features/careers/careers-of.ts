import { setTimeout as pause } from "node:timers/promises";
import type { IscoWages } from "@waymark/domain/careers/facts/facts";
import { type CareerIndex, careersInSteps } from "@waymark/domain/careers/paths/career-index";
import { practise } from "@waymark/domain/careers/paths/practise";
import { shippedCatalogue } from "@waymark/domain/careers/shipped-catalogue";
import type { Steps } from "@waymark/domain/in-steps";
import type { OpenDatabase } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import { describeProblem } from "../../describe-problem.ts";
import { factsStamp, importedFacts } from "./facts/imported-facts.ts";
import { type FactSource, sourcesOf } from "./sources-of.ts";

/** The data that paths are computed from: the shipped data, and the operator's imports. */
export interface Careers {
  readonly index: CareerIndex;
  /** Imported wages by country, then by ISCO code. */
  readonly wages: ReadonlyMap<string, ReadonlyMap<string, IscoWages>>;
  readonly sources: readonly FactSource[];
}

let shipped: Promise<Careers> | undefined;
const kept = new WeakMap<OpenDatabase, { readonly stamp: string; readonly careers: Promise<Careers> }>();

/** Opened on first use, because it takes about a second and some forty megabytes; and again after an import. */
export async function careers(deps: Deps): Promise<Careers> {
  const { stamp, imports } = await factsStamp(deps);
  if (stamp === "") {
    shipped ??= withPauses(careersInSteps(shippedCatalogue())).then((index) => ({
      index,
      wages: new Map(),
      sources: sourcesOf([]),
    }));
    return shipped;
  }
  const known = kept.get(deps.database);
  if (known?.stamp === stamp) return known.careers;
  const opening = importedFacts(deps, imports).then(async (facts) => ({
    index: await withPauses(careersInSteps(shippedCatalogue(), facts)),
    wages: new Map(
      [...facts.wages].map(
        ([country, rows]) => [country, new Map(rows.map((row) => [row.code, row]))] as const,
      ),
    ),
    sources: sourcesOf(imports),
  }));
  kept.set(deps.database, { stamp, careers: opening });
  // Do not cache a failure: the next attempt may succeed.
  opening.catch(() => kept.delete(deps.database));
  return opening;
}

let warmedUp: CareerIndex | undefined;

/** Opens and warms up everything in the background, so that later requests need not wait. */
export function openCareersSoon(deps: Deps): void {
  const open = async () => {
    const { index } = await careers(deps);
    if (index === warmedUp) return;
    warmedUp = index;
    await withPauses(practise(index));
  };
  open().catch((error: unknown) => {
    // The next request tries again.
    deps.log.warn({ problem: describeProblem(error) }, "the careers could not be opened");
  });
}

/** Pause between two steps, for other requests; in milliseconds. */
const pauseMs = 2;

async function withPauses<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause(pauseMs);
  }
}
