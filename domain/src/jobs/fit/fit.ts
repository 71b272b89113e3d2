import type { FitReasons, OwnLevel } from "@waymark/contract/job-fit";
import type { Language } from "@waymark/contract/values";
import { slope } from "../../resumes/judge/slope.ts";
import { readPostedPlace } from "../location.ts";
import { type HeldTitle, isKnownPlace, type Person, skillName } from "./person.ts";
import { plainReading, type TradeReading } from "./trades.ts";

const mostRemembered = 5_000;

/** Remembers what texts were read as: a thousand postings have a few hundred titles and places. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (known.size >= mostRemembered) known.clear();
    known.set(text, value);
    return value;
  };
}

const readPlainly = remembered(plainReading);
const readTitle = ({ trades }: Person, title: string): TradeReading =>
  trades === null ? readPlainly(title) : trades.read(title);

/** `country|location`: what is known of both. */
const tokensOfPlace = remembered((place) => {
  const cut = place.indexOf("|");
  return readPostedPlace(place.slice(cut + 1), place.slice(0, cut) || undefined).tokens.filter(isKnownPlace);
});

/** What a posting is compared by: all of it is stored, no text is read. */
export interface FitPosting {
  readonly title: string;
  readonly skills: readonly string[];
  /** Those of `skills` that it only welcomes. */
  readonly welcomeSkills: readonly string[];
  readonly location: string;
  readonly country: string | null;
  readonly remote: boolean;
  readonly payMin: number | null;
  readonly payMax: number | null;
  readonly payCurrency: string | null;
}

/** A part of a fit: how much of it is met, 0 to 1, and how much it counts for. */
interface Part {
  readonly worth: number;
  readonly weight: number;
}

/** What title and skills count for beside each other: a title that is no known trade says less. */
const titleWeight = { trade: 70, words: 40, unlike: 15 } as const;
const skillsWeight = 30;
/** How much of the fit level, place and pay may take away: they make no other job one's own. */
const atMost = { level: 0.2, place: 0.25, pay: 0.15 } as const;
const niceWeight = 0.4;
/** From this share of the skills on that part is whole: nobody has everything a posting lists. */
const wholeAt = 0.75;
/** A posting that names fewer skills says less by them. */
const enoughSkills = 4;
/** What every job asks for tells none from another. */
const anywhere = new Set([
  "teamwork",
  "communication",
  "attention-to-detail",
  "stress-resistance",
  "time-management",
  "empathy",
  "problem-solving",
  "leadership",
]);

/**
 * How well a posting fits a person, 0 to 100; null when neither skills nor titles can be compared. Deterministic: the
 * same facts give the same number, in a list of a thousand and in the detail. Title and skills make it; level, place
 * and pay take from it, and what is unknown takes nothing.
 */
export function fitScore(person: Person, posting: FitPosting): number | null {
  const reading = readTitle(person, posting.title);
  const skills = skillsPart(person, posting);
  const title = titlePart(person, reading);
  if (skills === null && title === null) return null;
  const possible = (skills?.weight ?? 0) + (title?.weight ?? 0);
  if (possible === 0) return null;
  const share =
    ((skills?.worth ?? 0) * (skills?.weight ?? 0) + (title?.worth ?? 0) * (title?.weight ?? 0)) / possible;
  if (share === 0) return 0;
  const left =
    leftBy(levelPart(person, reading)) *
    leftBy(placePart(person, posting)) *
    leftBy(payPart(person, posting));
  return Math.round(100 * share * left);
}

/** What a part leaves of a fit; one that is unknown leaves all of it. */
const leftBy = (part: Part | null): number => (part === null ? 1 : 1 - part.weight * (1 - part.worth));

/** Why a fit is what it is, skill by skill and part by part; names of skills in the asker's language. */
export function fitReasons(person: Person, posting: FitPosting, language: Language): FitReasons {
  const reading = readTitle(person, posting.title);
  const skills = skillsPart(person, posting);
  const title = titlePart(person, reading);
  const level = levelPart(person, reading);
  const place = placePart(person, posting);
  const pay = payPart(person, posting);
  const share = ({ worth }: Part) => Math.round(100 * worth);
  const welcome = new Set(posting.welcomeSkills);
  return {
    skills: skills && {
      share: share(skills),
      items: posting.skills.map((id) => {
        const held = person.skills.get(id);
        return {
          id,
          name: skillName(id, language),
          need: welcome.has(id) ? ("nice" as const) : ("must" as const),
          status: held?.how ?? ("missing" as const),
          where: [...(held?.where ?? [])],
        };
      }),
    },
    title: title && { share: share(title), own: title.own },
    level: level && { share: share(level), asked: level.asked, own: level.own },
    place: place && { share: share(place), how: place.how },
    pay: pay && { share: share(pay), wish: pay.wish, top: pay.top, currency: pay.currency },
  };
}

/** How many skills a posting names, and how many of them the person has. */
export function fitOutline(person: Person, posting: FitPosting): { asked: number; found: number } {
  const found = posting.skills.filter((id) => person.skills.has(id)).length;
  return { asked: posting.skills.length, found };
}

function skillsPart(person: Person, { skills, welcomeSkills }: FitPosting): Part | null {
  if (skills.length === 0 || person.basis === "none") return null;
  let met = 0;
  let all = 0;
  for (const id of skills) {
    const weight = welcomeSkills.includes(id) || anywhere.has(id) ? niceWeight : 1;
    met += weight * (person.skills.get(id)?.worth ?? 0);
    all += weight;
  }
  return { worth: slope(met / all, 0, wholeAt), weight: skillsWeight * Math.min(1, all / enoughSkills) };
}

/** How close the posting's title is to the closest of those held: by their trades, else by the words they share. */
function titlePart(person: Person, reading: TradeReading): (Part & { own: string }) | null {
  const { terms: asked } = reading;
  if (asked.length === 0 || person.titles.length === 0) return null;
  let best = { worth: 0, own: person.titles[0]?.text ?? "" };
  let isTold = false;
  for (const held of person.titles) {
    const isTrade = reading.trades.length > 0 && held.trades.length > 0;
    isTold ||= isTrade;
    const close = isTrade ? byTrade(person, held, reading) : byWords(held, asked);
    if (close * held.worth > best.worth) best = { worth: close * held.worth, own: held.text };
  }
  const weight = isTold ? titleWeight.trade : best.worth > 0 ? titleWeight.words : titleWeight.unlike;
  return { ...best, weight };
}

/** What is left of one's own trade where the posting wants another part of it. */
const otherPart = 0.84;

function byTrade(person: Person, held: HeldTitle, { trades, part }: TradeReading): number {
  let best = 0;
  for (const own of held.trades)
    for (const asked of trades) best = Math.max(best, person.trades?.likeness(own, asked) ?? 0);
  if (best < 1 || part.size === 0) return best;
  let known = 0;
  for (const word of part) if (held.part.has(word)) known += 1;
  return otherPart + (1 - otherPart) * (known / part.size);
}

/** The share of words two titles have in common. */
function byWords({ terms }: HeldTitle, asked: readonly string[]): number {
  const common = asked.filter((term) => terms.has(term)).length;
  // A posting adds a ward or a shift to its title: what one held may be in it whole.
  return Math.max(
    (2 * common) / (asked.length + terms.size),
    terms.size === 0 ? 0 : (0.9 * common) / terms.size,
  );
}

const heights: Readonly<Record<OwnLevel, number>> = { entry: 0, middle: 1, senior: 2, lead: 3, executive: 4 };
const levelWorth = [1, 0.7, 0.3];

function levelPart(person: Person, { level: asked }: TradeReading) {
  if (asked === "" || person.level === null) return null;
  const apart = Math.abs(heights[asked] - heights[person.level]);
  return { worth: levelWorth[apart] ?? 0, weight: atMost.level, asked, own: person.level };
}

const placeWorth = { remote: 1, on_site: 0.2, here: 1, region: 0.8, country: 0.5, elsewhere: 0 } as const;

function placePart(person: Person, posting: FitPosting) {
  const how = placeOf(person, posting);
  return how === null ? null : { how, worth: placeWorth[how], weight: atMost.place };
}

function placeOf(person: Person, posting: FitPosting): keyof typeof placeWorth | null {
  if (posting.remote) return person.remoteWork === "onsite" ? "on_site" : "remote";
  if (person.remoteWork === "remote") return "on_site";
  const tokens = tokensOfPlace(`${posting.country ?? ""}|${posting.location}`);
  if (tokens.length === 0 || person.places.size === 0) return null;
  const common = tokens.filter((token) => person.places.has(token));
  if (common.length === 0) return "elsewhere";
  // "@us" is a country, "@us-ca" a state, "@munchen" a city.
  if (common.some((token) => !/^@[a-z]{2}(?:-|$)/.test(token))) return "here";
  return common.some((token) => token.includes("-")) ? "region" : "country";
}

function payPart({ wish }: Person, { payMin, payMax, payCurrency }: FitPosting) {
  const top = payMax ?? payMin;
  if (wish === null || top === null || payCurrency !== wish.currency) return null;
  // Two fifths below the wish nothing is left of it.
  const worth = slope(top / wish.amount, 0.6, 1);
  return { worth, weight: atMost.pay, wish: wish.amount, top, currency: wish.currency };
}
