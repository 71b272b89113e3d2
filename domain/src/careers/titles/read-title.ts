import type { CareerLevel } from "@waymark/contract/careers";
import { type Language, languages } from "@waymark/contract/values";
import { eachOf, type Steps } from "../../in-steps.ts";
import { plainText } from "../../vocabulary/stem.ts";
import type { Role } from "../roles.ts";
import type { ImportedTitle } from "./imported-titles.ts";
import { titleStems } from "./title-features.ts";
import { TitleIndex } from "./title-index.ts";
import { levelOfTitle, withoutLevel } from "./title-level.ts";
import { titleText } from "./title-text.ts";

/** A role that a title may mean; `confidence` 0 to 1. */
export interface RoleGuess {
  readonly role: Role;
  readonly confidence: number;
}

/** What a free-text title was taken for. `role` is null where it is unsure or unknown; then `candidates` says which few it could be. */
export interface ReadTitle {
  readonly role: Role | null;
  readonly confidence: number;
  readonly level: CareerLevel | null;
  readonly candidates: readonly RoleGuess[];
}

/** From here on a title is taken for a role; below, down to `candidateFrom`, it could be one of a few. */
const sureFrom = 0.6;
const candidateFrom = 0.42;
/** The next role has to be this much further away, unless the title is nearly the role's own. */
const clearBy = 0.04;
const nearlyOwn = 0.82;
const mostCandidates = 5;
/** The asker's own language comes first where a text means something in several. */
const otherLanguage = 0.97;

interface Alias {
  readonly role: Role;
  readonly language: Language;
}

/** What two ways to write a title have in common: its stems in any order, and its letters without gaps ("fork lift"). */
function keysOf(plain: string): string[] {
  const stems = titleStems(plain);
  return stems.length === 0 ? [] : [[...stems].sort().join(" "), `=${stems.join("")}`];
}

/** What people say who have no role now: it says nothing of what they can do. */
const noWork =
  /^(?:.|unemployed|job ?seeker|student|pupil|retired|none|n\/?a|nothing|arbeitslos|arbeit(?:s)?suchend|schuler(?:in)?|student(?:in)?|rentner(?:in)?|keine?|desemplead[oa]|en paro|parad[oa]|estudiante|jubilad[oa]|ningun[oa]|sans emploi|demandeu(?:r|se) d'emploi|etudiante?|retraitee?|au chomage|aucune?)$/;

/** Letters alike are no title alike. */
const mostUnexact = 0.94;
const leastScore = 0.1;

function file(exact: Map<string, Alias[]>, key: string, alias: Alias): void {
  const known = exact.get(key);
  if (known === undefined) exact.set(key, [alias]);
  else if (!known.includes(alias)) known.push(alias);
}

/** Roles that are taken in before others may go on. */
const rolesAtOnce = 50;

/** Reads titles against the roles of a catalogue. Built once: some ten thousand titles in four languages. */
export class TitleReader {
  private constructor(
    private readonly aliases: readonly Alias[],
    private readonly exact: Map<string, Alias[]>,
    private readonly index: TitleIndex,
  ) {}

  static *of(roles: Iterable<Role>): Steps<TitleReader> {
    const aliases: Alias[] = [];
    const exact = new Map<string, Alias[]>();
    const texts: string[] = [];
    const bare: [key: string, alias: Alias][] = [];
    yield* eachOf(roles, rolesAtOnce, (role) => {
      for (const language of languages)
        for (const title of role.titles[language]) {
          const { head, rest } = titleText(title);
          const text = `${head} ${rest}`.trim();
          const alias = { role, language };
          aliases.push(alias);
          texts.push(text);
          for (const key of keysOf(text)) file(exact, key, alias);
          const below = withoutLevel(text);
          // "VP Sales" without its rank is no title any more.
          if (titleStems(below).length > 1) for (const key of keysOf(below)) bare.push([key, alias]);
        }
    });
    // "Lead developer" is told by "developer" too, unless that is somebody's own title.
    const own = new Set(exact.keys());
    for (const [key, alias] of bare) if (!own.has(key)) file(exact, key, alias);
    return new TitleReader(aliases, exact, yield* TitleIndex.of(texts));
  }

  /** The roles that a title names outright: one of their own titles, in whatever order and form of its words. */
  named(title: string): Role[] {
    const { head, rest } = titleText(title);
    const found = keysOf(`${head} ${rest}`).flatMap((key) => this.exact.get(key) ?? []);
    return [...new Set(found.map(({ role }) => role))];
  }

  /** Takes in further titles of roles. What is a role's own title stays that role's alone. */
  learn(titles: readonly ImportedTitle[]): void {
    const own = new Set(this.exact.keys());
    for (const { role, language, title } of titles) {
      const { head, rest } = titleText(title);
      for (const key of keysOf(`${head} ${rest}`))
        if (!own.has(key)) file(this.exact, key, { role, language });
    }
  }

  /** What a title most likely means to somebody who speaks a language. */
  read(text: string, language: Language): ReadTitle {
    if (noWork.test(plainText(text).trim()))
      return { role: null, confidence: 0, level: null, candidates: [] };
    const ranked = this.rank(text, language);
    const level = levelOfTitle(text);
    const [best, next] = ranked;
    if (best === undefined || best.confidence < candidateFrom)
      return { role: null, confidence: best?.confidence ?? 0, level, candidates: [] };
    const candidates = ranked
      .filter(({ confidence }) => confidence >= Math.max(candidateFrom, best.confidence - 0.25))
      .slice(0, mostCandidates);
    const clear = best.confidence - (next?.confidence ?? 0) >= clearBy || best.confidence >= nearlyOwn;
    const isSure = best.confidence >= sureFrom && clear;
    return { role: isSure ? best.role : null, confidence: best.confidence, level, candidates };
  }

  /** Every role that has anything in common with a title, the nearest first; equal ones by id. */
  rank(text: string, language: Language): RoleGuess[] {
    const { head, rest } = titleText(text);
    const best = new Map<Role, number>();
    const keep = ({ role, language: spoken }: Alias, score: number) => {
      const confidence = spoken === language ? score : score * otherLanguage;
      if (confidence > (best.get(role) ?? 0)) best.set(role, confidence);
    };
    for (const [variant, share] of this.variants(head))
      for (const key of keysOf(variant)) for (const alias of this.exact.get(key) ?? []) keep(alias, share);
    for (const variant of new Set([head, withoutLevel(head)])) {
      if (variant === "") continue;
      const scores = this.index.scores(variant, rest);
      for (const [at, alias] of this.aliases.entries()) {
        const score = scores[at] ?? 0;
        if (score > leastScore) keep(alias, Math.min(mostUnexact, score));
      }
    }
    return [...best]
      .map(([role, confidence]) => ({ role, confidence }))
      .sort((a, b) => b.confidence - a.confidence || (a.role.id < b.role.id ? -1 : 1));
  }

  /** A title as it may stand among the aliases: as written, without its level, and with its slips repaired. */
  private variants(head: string): (readonly [string, number])[] {
    const bare = withoutLevel(head);
    const variants: (readonly [string, number])[] = [
      [head, 1],
      [bare, 0.98],
    ];
    for (const text of new Set([head, bare])) {
      const repaired = this.index.corrected(text);
      if (repaired !== null) variants.push([repaired, 0.95]);
    }
    return variants;
  }
}
