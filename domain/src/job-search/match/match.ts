import type { MatchReasons } from "@waymark/contract/job-search-match";
import type { Language } from "@waymark/contract/values";
import type { Role } from "../../careers/roles.ts";
import { linearRamp } from "../../resume-analysis/linear-ramp.ts";
import { generalWords } from "../general-words.ts";
import { cached } from "./cached.ts";
import { isCommonSkill, niceWeight, skillWeight } from "./common-skills.ts";
import { type OccupationReading, plainReading } from "./occupations.ts";
import { type Person, type PersonTitle, skillName } from "./person.ts";
import { placeOf, placeWorth } from "./place.ts";
import { levelPart, sizePart, typePart } from "./wished-parts.ts";

const readPlainly = cached(plainReading);
const readTitle = ({ trades }: Person, title: string): OccupationReading =>
  trades === null ? readPlainly(title) : trades.read(title);

/** The fields of a posting that the fit uses. All are stored; no text is parsed here. */
export interface MatchPosting {
  readonly title: string;
  readonly skills: readonly string[];
  /** The ids in `skills` that are a plus, not a requirement. */
  readonly welcomeSkills: readonly string[];
  readonly location: string;
  readonly country: string | null;
  readonly remote: boolean;
  readonly payMin: number | null;
  readonly payMax: number | null;
  readonly payCurrency: string | null;
  /** The language it is written in; null when unknown. */
  readonly language: string | null;
  /** The kind of employment, as `JobType` names it. */
  readonly type: string;
  /** Gazetteer keys of its towns; null when they were not looked up. */
  readonly towns: readonly string[] | null;
  /** The size of the employer that it states, as `CompanySize` names it; absent or empty when unknown. */
  readonly companySize?: string;
}

/** A part of a fit: how much of it is met, 0 to 1, and its weight. */
interface Part {
  readonly worth: number;
  readonly weight: number;
}

/** The weights of the title and of the skills. A title that is no known trade has less weight. */
const titleWeight = { trade: 70, words: 40, unlike: 15 } as const;
const skillsWeight = 30;
/** The most that each of these may reduce the fit: they do not make it a different job. */
const largestReduction = {
  place: 0.3,
  pay: 0.15,
  language: 0.6,
} as const;
/** Without a related title or so many skills that a resume shows, no fit is higher than this. */
const highestUnrelated = 20;
const enoughShown = 3;
/** A title is related from this share on: a neighbouring trade of the same branch. */
const relatedFrom = 0.3;
/** The skills count as fully met from this share on: nobody has everything that a posting lists. */
const fullyMetAt = 0.75;
/** A posting with fewer skills is assumed not to list all it asks for. */
const enoughSkills = 4;
/**
 * Rates how well a posting fits a person, 0 to 100; null when neither skills nor titles can be compared. Deterministic:
 * the list and the detail view show the same number for the same facts. Title and skills make the score; level, place
 * and pay reduce it, and unknown facts reduce nothing.
 */
export function matchScore(person: Person, posting: MatchPosting): number | null {
  const reading = readTitle(person, posting.title);
  const title = titlePart(person, reading);
  const skills = skillsPart(person, posting);
  return combineParts(
    {
      hasTitle: title !== null,
      titleWorth: title?.worth ?? 0,
      isTrade: title?.isTrade ?? false,
      skillsMet: skills?.met ?? 0,
      skillsAll: skills?.all ?? 0,
      hardShown: hardSkillsShown(person, posting),
      left:
        levelFactor(person, reading, posting) *
        placeFactor(placeOf(person, posting)) *
        payFactor(person, posting) *
        languageFactor(person, reading, posting) *
        typeFactor(person, posting) *
        sizeFactor(person, posting),
    },
    person.isRead,
  );
}

/** The parts of a fit as numbers, so that an index can fill them in from its columns. */
export interface MatchParts {
  /** Whether both have titles. */
  hasTitle: boolean;
  /** The part of the title that is met, 0 to 1. */
  titleWorth: number;
  /** Both titles are trades of the catalogue; otherwise only their words were compared. */
  isTrade: boolean;
  /** The weights of the skills that are met, and of all that the posting names; 0 for none. */
  skillsMet: number;
  skillsAll: number;
  /** The number of skills of the trade that texts of the resume show. */
  hardShown: number;
  /** The product of the factors of level, place, pay, language, kind of employment and size of employer. */
  left: number;
}

/** The score of the parts, 0 to 100; null without one. @param isRead whether some title of the person is known. */
export function combineParts(parts: MatchParts, isRead: boolean): number | null {
  if (!parts.hasTitle && parts.skillsAll === 0) return null;
  const isRelated = parts.titleWorth >= relatedFrom || parts.hardShown >= enoughShown;
  // A person none of whose titles could be read is not told a number that rests on nothing.
  if (!isRelated && !isRead) return null;
  const share = shareOf(parts);
  if (share === 0) return 0;
  return Math.min(Math.round(100 * share * parts.left), isRelated ? 100 : highestUnrelated);
}

/** The number of skills of this trade, no general ones, whose use a text of the resume describes. */
function hardSkillsShown(person: Person, { skills }: MatchPosting): number {
  let shown = 0;
  for (const id of skills) if (isHardShown(person, id)) shown += 1;
  return shown;
}

export const isHardShown = (person: Person, skill: string): boolean =>
  !isCommonSkill(skill) && person.skills.get(skill)?.how === "shown";

/**
 * Combines title and skills. When trades are compared and the posting names few skills, the missing ones are assumed to
 * be met as far as the title fits. So one more missing skill never raises the score.
 */
function shareOf({ hasTitle, titleWorth, isTrade, skillsMet, skillsAll }: MatchParts): number {
  const named = skillsAll === 0 ? titleWorth : linearRamp(skillsMet / skillsAll, 0, fullyMetAt);
  if (!hasTitle) return named;
  const others = isTrade ? Math.max(0, enoughSkills - skillsAll) : 0;
  const skills =
    others === 0
      ? named
      : linearRamp((skillsMet + others * fullyMetAt * titleWorth) / enoughSkills, 0, fullyMetAt);
  const weight = titleWeightOf(isTrade, titleWorth);
  return (weight * titleWorth + skillsWeight * skills) / (weight + skillsWeight);
}

const titleWeightOf = (isTrade: boolean, worth: number): number =>
  isTrade ? titleWeight.trade : titleWeight.unlike + (titleWeight.words - titleWeight.unlike) * worth;

/** The factor that a part leaves of a fit; 1 for an unknown part. */
const factorOf = (part: Part | null): number => (part === null ? 1 : 1 - part.weight * (1 - part.worth));

export const levelFactor = (...of: Parameters<typeof levelPart>): number => factorOf(levelPart(...of));
export const languageFactor = (...of: Parameters<typeof languagePart>): number =>
  factorOf(languagePart(...of));
export const typeFactor = (...of: Parameters<typeof typePart>): number => factorOf(typePart(...of));
export const sizeFactor = (...of: Parameters<typeof sizePart>): number => factorOf(sizePart(...of));
export const payFactor = (...of: Parameters<typeof payPart>): number => factorOf(payPart(...of));
export const placeFactor = (how: keyof typeof placeWorth | null): number => factorOf(placePart(how));

/** Explains a fit skill by skill and part by part, with the skills named in the given language. */
export function matchReasons(person: Person, posting: MatchPosting, language: Language): MatchReasons {
  const reading = readTitle(person, posting.title);
  const skills = skillsPart(person, posting);
  const title = titlePart(person, reading);
  const level = levelPart(person, reading, posting);
  const place = placePart(placeOf(person, posting));
  const pay = payPart(person, posting);
  const spoken = languagePart(person, reading, posting);
  const type = typePart(person, posting);
  const size = sizePart(person, posting);
  const share = ({ worth }: { readonly worth: number }) => Math.round(100 * worth);
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
    language: spoken && { share: share(spoken), asked: spoken.asked },
    pay: pay && { share: share(pay), wish: pay.wish, top: pay.top, currency: pay.currency },
    type: type && { share: share(type), asked: type.asked, wish: type.wish },
    size: size && { share: share(size), stated: size.stated, wish: size.wish },
  };
}

/** The number of skills a posting names, and how many of them the person has. */
export function matchOutline(person: Person, posting: MatchPosting): { asked: number; found: number } {
  const found = posting.skills.filter((id) => person.skills.has(id)).length;
  return { asked: posting.skills.length, found };
}

interface SkillsPart {
  readonly met: number;
  readonly all: number;
  readonly worth: number;
}

function skillsPart(person: Person, { skills, welcomeSkills }: MatchPosting): SkillsPart | null {
  if (skills.length === 0 || person.basis === "none") return null;
  let met = 0;
  let all = 0;
  for (const id of skills) {
    const weight = welcomeSkills.includes(id) ? niceWeight : skillWeight(id);
    met += weight * (person.skills.get(id)?.worth ?? 0);
    all += weight;
  }
  return { met, all, worth: linearRamp(met / all, 0, fullyMetAt) };
}

interface TitlePart {
  readonly worth: number;
  readonly own: string;
  /** Both titles are trades of the catalogue; otherwise only their words were compared. */
  readonly isTrade: boolean;
}

/** Rates how close the posting's title is to the closest one held: by trade, else by shared words. */
function titlePart(person: Person, reading: OccupationReading): TitlePart | null {
  const { terms: asked } = reading;
  if (asked.length === 0 || person.titles.length === 0) return null;
  let worth = 0;
  let own = person.titles[0]?.text ?? "";
  let isTrade = false;
  for (const held of person.titles) {
    const bothKnown = reading.trades.length > 0 && held.trades.length > 0;
    isTrade ||= bothKnown;
    const close = held.worth * (bothKnown ? byTrade(person, held, reading) : byWords(held, asked));
    if (close <= worth) continue;
    worth = close;
    own = held.text;
  }
  return { worth, own, isTrade };
}

/** The factor when the trade is the same but the posting wants another specialty. */
const otherPart = 0.84;

function byTrade(person: Person, held: PersonTitle, { trades, part }: OccupationReading): number {
  const best = nearestOccupation(person, held, trades);
  if (best < 1 || part.size === 0) return best;
  let known = 0;
  for (const word of part) if (held.part.has(word)) known += 1;
  return partialScore(known, part.size);
}

/** The likeness of the nearest of some trades to those of a held title. */
export function nearestOccupation(person: Person, held: PersonTitle, trades: readonly Role[]): number {
  let best = 0;
  for (const own of held.trades)
    for (const asked of trades) best = Math.max(best, person.trades?.likeness(own, asked) ?? 0);
  return best;
}

/** The worth of the same trade when so many of the words of a specialty are known. */
export const partialScore = (known: number, words: number): number =>
  otherPart + (1 - otherPart) * (known / words);

/** The share of words that two titles have in common. */
function byWords({ terms }: PersonTitle, asked: readonly string[]): number {
  let common = 0;
  let telling = 0;
  for (const term of asked) {
    if (!terms.has(term)) continue;
    common += 1;
    if (!generalWords.has(term)) telling += 1;
  }
  return telling === 0 ? 0 : wordScore(common, asked.length, terms.size);
}

/** The worth of a title by words in common. */
export const wordScore = (common: number, asked: number, own: number): number =>
  // A posting adds a ward or a shift to its title, so a held title that it fully contains counts nearly whole.
  Math.max((2 * common) / (asked + own), own === 0 ? 0 : (0.9 * common) / own);

/** Rates the posting's language by the languages that the person speaks. */
function languagePart(
  { languages }: Person,
  reading: Pick<OccupationReading, "languages">,
  posting: Pick<MatchPosting, "language">,
) {
  // A text too short to tell its language leaves the title.
  const titled = [...reading.languages];
  const asked = posting.language || (titled.find((one) => languages.has(one)) ?? titled[0] ?? "");
  if (asked === "" || languages.size === 0) return null;
  return { worth: languages.has(asked) ? 1 : 0, weight: largestReduction.language, asked };
}

function placePart(how: keyof typeof placeWorth | null) {
  return how === null ? null : { how, worth: placeWorth[how], weight: largestReduction.place };
}

function payPart(
  { wish }: Person,
  { payMin, payMax, payCurrency }: Pick<MatchPosting, "payMin" | "payMax" | "payCurrency">,
) {
  const top = payMax ?? payMin;
  if (wish === null || top === null || payCurrency !== wish.currency) return null;
  // Pay at 60 % of the wish or less leaves nothing of this part.
  const worth = linearRamp(top / wish.amount, 0.6, 1);
  return { worth, weight: largestReduction.pay, wish: wish.amount, top, currency: wish.currency };
}
