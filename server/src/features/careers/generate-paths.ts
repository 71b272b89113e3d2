import type {
  CareerPath,
  CareerPay,
  careerPaths as endpoint,
  SkippedTargets,
} from "@waymark/contract/careers";
import type { AnswerOf, BodyOf } from "@waymark/contract/endpoint";
import { type FoundNode, type FoundPath, findPathsInSteps } from "@waymark/domain/careers/paths/find-paths";
import { cataloguePay, postingsPay, wagesPay } from "@waymark/domain/careers/paths/pay";
import { searchTitle } from "@waymark/domain/careers/titles/search-title";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { inTurns, yieldToOthers } from "../../yield-to-others.ts";
import { getUser } from "../accounts/profile/users.ts";
import type { OpenJobs } from "../job-search/insights/open-job-search.ts";
import { type Careers, careers } from "./careers-of.ts";
import { describePath, type PathTexts } from "./describe-path.ts";
import { marketOf, type Place, placeOf } from "./market-of.ts";
import { readAsked } from "./read-asked.ts";
import { namesOf } from "./role-names.ts";
import { readChoices } from "./store.ts";

/**
 * Computes paths from the person's position, in their language, with the present postings. Every request gets an
 * answer; values that could not be read are listed in `assumed`.
 */
export async function generatePaths(
  deps: Deps,
  actor: Actor,
  body: BodyOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const user = await getUser(deps, actor, actor.userId);
  const here = await careers(deps);
  const { index, sources } = here;
  const choices = await readChoices(deps.db, actor.userId);
  const { pinned, hidden, setAside } = choices;
  const { stand, industry, wish, reading, isUnknown, assumed } = await readAsked(
    deps,
    actor,
    { user, choices, body },
    index,
  );
  if (isUnknown) return { paths: [], setAside: null, reading, assumed, facts: [...sources] };
  const aside = body.not === undefined && setAside?.fromRoleId === stand.role.id ? setAside : null;
  const found = await inTurns(
    findPathsInSteps(index, {
      stand,
      industry,
      wish,
      pinned,
      hidden: new Set(hidden),
      not: new Set(body.not ?? aside?.rounds.flat()),
    }),
  );
  const place = placeOf(user);
  const market = await marketOfRoles(
    deps,
    actor,
    place,
    found.flatMap(({ nodes }) => nodes),
  );
  const year = deps.now().getUTCFullYear();
  const payOf = (node: FoundNode) => localPay(here, node, place, market.get(node.role.id) ?? null, year);
  const isAmerican = place.country === "US";
  const usesAmerican = found.some(({ nodes }) => nodes.some((node) => payOf(node)?.basis === "catalogue"));
  const paths = await describeInTurns(found, {
    translate: deps.translate,
    language: actor.locale,
    stand,
    figures: index.catalogue.figures,
    payOf,
    sources,
    openingsOf: ({ role }) => ({
      count: market.get(role.id)?.count ?? null,
      query: searchTitle(role, actor.locale),
    }),
  });
  return {
    paths: inOrderOfPay(paths),
    setAside: aside && { ...aside, ...changesOfTargets(aside, found, actor) },
    reading,
    assumed:
      usesAmerican && !isAmerican
        ? [...assumed, { kind: "pay-of-united-states", said: "", taken: "" }]
        : assumed,
    facts: [...sources],
  };
}

async function describeInTurns(found: readonly FoundPath[], telling: PathTexts): Promise<CareerPath[]> {
  const turn = yieldToOthers();
  const described: CareerPath[] = [];
  for (const path of found) {
    described.push(describePath(telling, path));
    await turn();
  }
  return described;
}

/**
 * The person's own choices come first, then paths with more pay, paths that cannot be compared, paths with the same pay,
 * and paths with less pay than today. Within each the order stays.
 */
function inOrderOfPay(paths: readonly CareerPath[]): CareerPath[] {
  const place = ({ kind, pinned, insights: { salaryIncrease } }: CareerPath): number => {
    if (kind === "wish" || pinned) return 0;
    if (salaryIncrease === null) return 1;
    return salaryIncrease > 0 ? 1 : salaryIncrease === 0 ? 2 : 3;
  };
  return paths.toSorted((a, b) => place(a) - place(b));
}

/** The targets that the last request for others added and removed. Without other targets nothing was added. */
function changesOfTargets({ rounds }: SkippedTargets, found: readonly FoundPath[], actor: Actor) {
  const seen = new Set(rounds.flat());
  const shown = found.map(({ target }) => target.id);
  return {
    came: namesOf(
      shown.filter((id) => !seen.has(id)),
      actor.locale,
    ),
    went: namesOf(rounds.at(-1)?.filter((id) => !shown.includes(id)) ?? [], actor.locale),
  };
}

/** The imported wages of the person's country, else the pay in enough of its postings, else the catalogue's figures. */
export function localPay(
  { index, wages, sources }: Careers,
  { role, level }: Pick<FoundNode, "role" | "level">,
  { country, currency }: Place,
  jobs: OpenJobs | null,
  year: number,
): CareerPay | null {
  const { catalogue } = index;
  const byIsco = wages.get(country ?? "");
  if (country !== null && byIsco !== undefined) {
    const source =
      sources.find((one) => one.country === country && one.name.startsWith("ISCO-08"))?.name ?? "";
    const stated = wagesPay(catalogue, role, level, { byIsco, country, source });
    if (stated !== null) return stated;
  }
  const pay = jobs?.pay ?? null;
  const local =
    pay === null || country === null || currency === null
      ? null
      : postingsPay(catalogue, role, level, { ...pay, country, year });
  return local ?? cataloguePay(catalogue, role, level);
}

/** The postings of every role on the paths; each role is requested once. */
async function marketOfRoles(
  deps: Deps,
  actor: Actor,
  place: Place,
  nodes: readonly FoundNode[],
): Promise<Map<string, OpenJobs | null>> {
  const found = new Map<string, OpenJobs | null>();
  for (const { role } of nodes)
    if (!found.has(role.id)) found.set(role.id, await marketOf(deps, searchTitle(role, actor.locale), place));
  return found;
}
