import type { SearchFilters, SearchQuery } from "@waymark/contract/jobs";
import type { Understood } from "@waymark/contract/jobs-understood";
import type { Language } from "@waymark/contract/values";
import { type IndexQuery, readQuery } from "@waymark/domain/job-search/query";
import { readQueryText } from "@waymark/domain/job-search/query-text";
import type { Unwanted } from "@waymark/domain/job-search/unwanted";
import { readQueryPlace } from "@waymark/domain/jobs/location/location";
import { queryTowns } from "@waymark/domain/jobs/location/towns";
import { stemsOf, termsOf } from "@waymark/domain/jobs/tokens/tokens";
import { placeName, placesNamed } from "@waymark/domain/vocabulary/places";
import type { Deps } from "../../../deps.ts";
import { visibleBoards } from "../../jobs/visible-boards.ts";
import { countryOfPerson, currencyOfLanguage, currencyOfPerson } from "../insights/pay-percentile.ts";
import { isPerson, type Viewer } from "../viewer.ts";
import { type Around, aroundTown } from "./around-town.ts";
import { type Correction, correctQuery } from "./correct-query.ts";
import { findRelated } from "./find-related.ts";
import { relaxSearch, type UnderstoodSearch, understandSearch, withWishes } from "./understand-search.ts";
import { preferWordsLanguage } from "./words-language.ts";

type Asked = SearchFilters & Pick<SearchQuery, "sort">;

/** A search as the index runs it, and what is said about it on the screen. */
export interface PlannedSearch {
  readonly query: IndexQuery;
  /** The words that are looked for, without places and wishes. */
  readonly words: string;
  readonly around: Around | null;
  readonly corrected: { readonly query: string; readonly original: string } | null;
  readonly understood: Understood | null;
  /** Postings that say one of these are shown on request, behind all others: each list needs all its tokens. */
  readonly shownLast: readonly (readonly string[])[];
}

/**
 * Understands the words of a search, repairs typing errors, and leaves words out that hardly any title has. It searches
 * around a place in which nothing is found, then in its country.
 * @param mayBeWholeCountry false for mails about new postings, which should not tell of some far away.
 */
export async function planSearch(
  deps: Deps,
  viewer: Viewer,
  asked: Asked,
  mayBeWholeCountry = true,
): Promise<PlannedSearch> {
  const isTown = (name: string) => deps.gazetteer.find(placeName(name), undefined).length > 0;
  const understood = understandSearch(asked, { isTown });
  const planned = await plan(deps, viewer, asked, understood);
  const leftOut = planned.understood?.leftOut ?? [];
  if (understood.place === null && leftOut.length > 0) {
    const placed = await planLeftOutTown(deps, viewer, asked, leftOut);
    if (placed !== null) return placed;
  }
  // A search without a place has nothing to widen, so nothing needs to be counted.
  if (understood.place === null && !canBeWider(understood.asked)) return planned;
  if (await findsSomething(deps, planned)) return planned;
  const wider = () => planWider(deps, viewer, understood, mayBeWholeCountry);
  if (understood.place === null) return (await wider()) ?? planned;
  // Nothing there: the word may be no place after all, but part of a title or of an employer's name.
  const unplaced = await plan(deps, viewer, asked, understandSearch(asked, { isTown, mayHavePlace: false }));
  const isWhole = (unplaced.understood?.leftOut ?? []).length === 0;
  if (isWhole && (await deps.jobIndex.count(unplaced.query, "head")) > 0) return unplaced;
  return (await wider()) ?? (mayBeWholeCountry ? unplaced : planned);
}

const findsSomething = async ({ jobIndex }: Deps, { query }: PlannedSearch): Promise<boolean> =>
  (await jobIndex.count(query, "all")) > 0;

/**
 * Reads a word that no title has as a place when only the gazetteer knows such a town; null when nothing is near it.
 * Some town of the world has nearly every name, so only one in the person's country widens to that country.
 */
async function planLeftOutTown(
  deps: Deps,
  viewer: Viewer,
  asked: Asked,
  leftOut: readonly string[],
): Promise<PlannedSearch | null> {
  const home = isPerson(viewer) ? await countryOfPerson(deps, viewer) : undefined;
  const left = new Set(leftOut.map(placeName));
  const isUnmarkedTown = (name: string) =>
    placeName(name)
      .split(" ")
      .every((word) => left.has(word)) && deps.gazetteer.find(placeName(name), home).length > 0;
  const understood = understandSearch(asked, { isTown: isUnmarkedTown, isUnmarkedTown });
  if (understood.place === null) return null;
  const planned = await plan(deps, viewer, asked, understood);
  return (await findsSomething(deps, planned))
    ? planned
    : planWider(deps, viewer, understood, home !== undefined);
}

/** Kilometres around a place that are searched before its whole country. */
const widerKm = 50;

/** Whether a search names a place and leaves open how far around it may be searched. */
const canBeWider = ({ location = "", within, near = [], asTyped }: Asked): boolean =>
  asTyped !== true && location !== "" && within === undefined && near.length === 0;

/** Looks around a place in which nothing is found, then in its country; null when nothing is there either. */
async function planWider(
  deps: Deps,
  viewer: Viewer,
  understood: UnderstoodSearch<Asked>,
  mayBeWholeCountry: boolean,
): Promise<PlannedSearch | null> {
  if (!canBeWider(understood.asked)) return null;
  const { location = "" } = understood.asked;
  const home = isPerson(viewer) ? await countryOfPerson(deps, viewer) : undefined;
  const towns = queryTowns(location, home, (name, country) => deps.gazetteer.find(name, country));
  const places = placesNamed(location);
  const country = (places.find((one) => one.country === home) ?? places[0] ?? towns[0])?.country;
  const wider: { readonly asked: Asked; readonly said: NonNullable<Understood["widened"]> }[] = [];
  if (towns.length > 0)
    wider.push({
      asked: { ...understood.asked, within: widerKm },
      said: { place: location, km: widerKm },
    });
  if (country !== undefined && mayBeWholeCountry)
    wider.push({
      asked: { ...understood.asked, location: countryNames.of(country) ?? country },
      said: { place: location, country },
    });
  for (const { asked, said } of wider) {
    const planned = await plan(deps, viewer, asked, { ...understood, asked, place: null });
    if ((await deps.jobIndex.count(planned.query, "title")) === 0) continue;
    const rest = planned.understood ?? { wishes: [], leftOut: [] };
    return { ...planned, around: null, understood: { ...rest, widened: said } };
  }
  return null;
}

const countryNames = new Intl.DisplayNames("en", { type: "region" });

async function plan(
  deps: Deps,
  viewer: Viewer,
  asked: Asked,
  understood: UnderstoodSearch<Asked>,
): Promise<PlannedSearch> {
  const around = await aroundTown(deps, viewer, understood.asked);
  const typed = withWishes(
    await readSearch(deps, viewer, understood.asked, around),
    asked.query,
    understood,
    viewer.locale,
    await homeOf(deps, viewer, understood.asked),
  );
  const text = understood.asked.query;
  const corrected = asked.asTyped === true ? null : await correctQuery(deps, text, typed, viewer.locale);
  const said = understood.unwanted.flatMap(({ saidBy }) => saidBy);
  const excluded = asked.withUnwanted === true ? [] : said;
  const { terms, not } = corrected ?? typed;
  const whole = { ...typed, terms, not: [...not, ...excluded] };
  const relaxed = asked.asTyped === true ? null : await relaxSearch(deps, whole, viewer.locale);
  const words = corrected?.query ?? text;
  const kept = await preferWordsLanguage(
    deps,
    relaxed?.query ?? whole,
    relaxed === null ? stemsOf(readQueryText(words).words) : relaxed.query.terms,
    viewer.locale,
  );
  const related =
    asked.asTyped === true ? null : await findRelated(deps, kept.query, words, kept.language, viewer.locale);
  const query = related?.query ?? kept.query;
  return {
    query,
    words,
    shownLast: asked.withUnwanted === true ? said : [],
    around,
    corrected: corrected && {
      query: wholeText(corrected, understood),
      original: asked.query,
    },
    understood: answerOf(understood, {
      leftOut: relaxed === null ? [] : wordsLeftOut(words, relaxed.query.terms, viewer.locale),
      related: related?.shown ?? [],
      nearby: related?.nearby ?? [],
      unwanted: await countUnwanted(deps, query, understood.unwanted, asked.withUnwanted === true),
    }),
  };
}

/** Counts the postings of a search that say an unwanted thing, whether they are left out or shown. */
async function countUnwanted(
  { jobIndex }: Deps,
  query: IndexQuery,
  unwanted: readonly Unwanted[],
  isShown: boolean,
): Promise<Understood["unwanted"]> {
  if (unwanted.length === 0) return undefined;
  const said = unwanted.flatMap(({ saidBy }) => saidBy);
  const others = query.not.filter((one) => !said.includes(one));
  const [all, rest] = await Promise.all([
    jobIndex.count({ ...query, not: others }, "all"),
    jobIndex.count({ ...query, not: [...others, ...said] }, "all"),
  ]);
  return {
    duties: unwanted.flatMap(({ duty }) => duty ?? []),
    words: unwanted.flatMap(({ duty, text }) => (duty === null ? [text] : [])),
    count: all - rest,
    isShown,
  };
}

/** The country whose postings come first: the person's, where no other place is asked for. */
async function homeOf(
  deps: Deps,
  viewer: Viewer,
  { location = "", near = [] }: Asked,
): Promise<string | null> {
  if (!isPerson(viewer) || location !== "" || near.length > 0) return null;
  return (await countryOfPerson(deps, viewer)) ?? null;
}

/** A repaired query as somebody would type it: with the wishes, what is excluded, and the place. */
function wholeText({ query }: Correction, { wishes, unwanted, place }: UnderstoodSearch): string {
  const excluded = new Set(unwanted.map(({ phrase }) => phrase));
  return [query, ...wishes.map(({ text }) => text), ...excluded, ...(place === null ? [] : [place])].join(
    " ",
  );
}

function answerOf(
  { place, wishes }: UnderstoodSearch,
  read: Pick<Understood, "leftOut" | "unwanted"> & {
    readonly related: readonly string[];
    readonly nearby: readonly string[];
  },
): Understood | null {
  const { leftOut, related, nearby, unwanted } = read;
  const isEmpty = [place ?? [], wishes, leftOut, related, nearby].every(({ length }) => length === 0);
  if (isEmpty && unwanted === undefined) return null;
  const wellPaid = wishes.find(({ kind }) => kind === "well-paid")?.text;
  return {
    ...(place === null ? {} : { place }),
    wishes: wishes.filter(({ any }) => any.length > 0).map(({ kind, text }) => ({ kind, text })),
    ...(unwanted === undefined ? {} : { unwanted }),
    ...(wellPaid === undefined ? {} : { wellPaid }),
    leftOut,
    ...(related.length === 0 ? {} : { related: [...related] }),
    ...(nearby.length === 0 ? {} : { nearby: [...nearby] }),
  };
}

/** The typed words without which the same terms are looked for. */
function wordsLeftOut(text: string, terms: readonly string[], language: Language): string[] {
  const all = readQueryText(text).words.split(" ");
  const needed = (words: readonly string[]) => {
    const found = new Set(words.length === 0 ? [] : termsOf(words.join(" "), language));
    return terms.every((term) => found.has(term));
  };
  let kept = all;
  for (const word of all) {
    const without = kept.filter((one) => one !== word);
    if (needed(without)) kept = without;
  }
  return all.filter((word) => !kept.includes(word) && termsOf(word).length > 0);
}

/** Reads a search as the index runs it; pay is in the searched place's currency, else in the asker's. */
async function readSearch(
  deps: Deps,
  viewer: Viewer,
  asked: Asked,
  around: Around | null,
): Promise<IndexQuery> {
  const needsCurrency =
    (asked.salaryMin !== undefined || asked.sort === "salary") &&
    readQueryPlace(asked.location ?? "").currency === undefined;
  const currencyOf = () =>
    isPerson(viewer) ? currencyOfPerson(deps, viewer) : currencyOfLanguage[viewer.locale];
  const currency = needsCurrency ? await currencyOf() : "USD";
  const follows = isPerson(viewer) ? await visibleBoards(deps, viewer) : [];
  return readQuery(
    { ...asked, around: around?.towns, onlyOpen: !isPerson(viewer) },
    { currency, now: deps.now(), follows, language: viewer.locale },
  );
}
