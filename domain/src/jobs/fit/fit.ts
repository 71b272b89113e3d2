import type { FitReasons, OwnLevel } from "@waymark/contract/job-fit";
import type { Language } from "@waymark/contract/values";
import { slope } from "../../resumes/judge/slope.ts";
import { levelOfTitle } from "../level.ts";
import { readPostedPlace } from "../location.ts";
import { termsOf } from "../tokens.ts";
import { isKnownPlace, type Person, skillName } from "./person.ts";

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

const ofTitle = remembered((title) => ({
  terms: termsOf(title.slice(0, 120)),
  level: levelOfTitle(title),
}));

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

const weights = { skills: 45, title: 30, level: 10, place: 10, pay: 5 } as const;
const niceWeight = 0.4;
/** From this share of the skills on that part is whole: nobody has everything a posting lists. */
const wholeAt = 0.75;
/** A posting that names fewer skills says less by them. */
const enoughSkills = 4;

/**
 * How well a posting fits a person, 0 to 100; null when neither skills nor titles can be compared. Deterministic: the
 * same facts give the same number, in a list of a thousand and in the detail.
 */
export function fitScore(person: Person, posting: FitPosting): number | null {
  const skills = skillsPart(person, posting);
  const title = titlePart(person, posting);
  if (skills === null && title === null) return null;
  const parts = [
    skills,
    title,
    levelPart(person, posting),
    placePart(person, posting),
    payPart(person, posting),
  ];
  let points = 0;
  let possible = 0;
  for (const part of parts) {
    points += (part?.worth ?? 0) * (part?.weight ?? 0);
    possible += part?.weight ?? 0;
  }
  return possible === 0 ? null : Math.round((100 * points) / possible);
}

/** Why a fit is what it is, skill by skill and part by part; names of skills in the asker's language. */
export function fitReasons(person: Person, posting: FitPosting, language: Language): FitReasons {
  const skills = skillsPart(person, posting);
  const title = titlePart(person, posting);
  const level = levelPart(person, posting);
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
          status:
            held === undefined ? ("missing" as const) : held.told ? ("shown" as const) : ("listed" as const),
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
    const weight = welcomeSkills.includes(id) ? niceWeight : 1;
    const held = person.skills.get(id);
    met += held === undefined ? 0 : weight * (held.told ? 1 : person.listWorth);
    all += weight;
  }
  return { worth: slope(met / all, 0, wholeAt), weight: weights.skills * Math.min(1, all / enoughSkills) };
}

/** How close the posting's title is to the closest of those held: the share of words the two have in common. */
function titlePart(person: Person, { title }: FitPosting): (Part & { own: string }) | null {
  const { terms: asked } = ofTitle(title);
  if (asked.length === 0 || person.titles.length === 0) return null;
  let best = { worth: 0, own: person.titles[0]?.text ?? "" };
  for (const { text, terms, worth } of person.titles) {
    const common = asked.filter((term) => terms.has(term)).length;
    // A posting adds a ward or a shift to its title: what one held may be in it whole.
    const close = Math.max(
      (2 * common) / (asked.length + terms.size),
      terms.size === 0 ? 0 : (0.9 * common) / terms.size,
    );
    if (close * worth > best.worth) best = { worth: close * worth, own: text };
  }
  return { ...best, weight: weights.title };
}

const heights: Readonly<Record<OwnLevel, number>> = { entry: 0, middle: 1, senior: 2, lead: 3, executive: 4 };
const levelWorth = [1, 0.7, 0.3];

function levelPart(person: Person, { title }: FitPosting) {
  const { level: asked } = ofTitle(title);
  if (asked === "" || person.level === null) return null;
  const apart = Math.abs(heights[asked] - heights[person.level]);
  return { worth: levelWorth[apart] ?? 0, weight: weights.level, asked, own: person.level };
}

const placeWorth = { remote: 1, on_site: 0.2, here: 1, region: 0.8, country: 0.5, elsewhere: 0 } as const;

function placePart(person: Person, posting: FitPosting) {
  const how = placeOf(person, posting);
  return how === null ? null : { how, worth: placeWorth[how], weight: weights.place };
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
  return { worth, weight: weights.pay, wish: wish.amount, top, currency: wish.currency };
}
