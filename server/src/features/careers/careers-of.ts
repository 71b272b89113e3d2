import { setTimeout as pause } from "node:timers/promises";
import type { IscoWages } from "@waymark/domain/careers/facts/facts";
import { type CareerIndex, careersInSteps } from "@waymark/domain/careers/paths/career-index";
import { warmUp } from "@waymark/domain/careers/paths/warm-up";
import { shippedCatalogue } from "@waymark/domain/careers/shipped-catalogue";
import type { Steps } from "@waymark/domain/in-steps";
import type { CacheRules } from "../../caches.ts";
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
/** The careers with an operator's imports, whose stamp changes with each of them. */
const careersCache: CacheRules<Careers> = { name: "careers", max: 1, ttlMs: null };

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
  return deps.caches.of(careersCache).get("imported", () => openImported(deps, imports), stamp);
}

async function openImported(deps: Deps, imports: Parameters<typeof importedFacts>[1]): Promise<Careers> {
  const facts = await importedFacts(deps, imports);
  return {
    index: await withPauses(careersInSteps(shippedCatalogue(), facts)),
    wages: new Map(
      [...facts.wages].map(
        ([country, rows]) => [country, new Map(rows.map((row) => [row.code, row]))] as const,
      ),
    ),
    sources: sourcesOf(imports),
  };
}

let warmedUp: CareerIndex | undefined;

/** Opens and warms up everything in the background, so that later requests need not wait. */
export function openCareersSoon(deps: Deps): void {
  const open = async () => {
    const { index } = await careers(deps);
    if (index === warmedUp) return;
    warmedUp = index;
    await withPauses(warmUp(index));
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
