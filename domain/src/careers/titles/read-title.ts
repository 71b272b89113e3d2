import type { CareerLevel } from "@waymark/contract/careers";
import { type Language, languages } from "@waymark/contract/values";
import type { Role } from "../roles.ts";
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

const keyOf = (plain: string): string => titleStems(plain).sort().join(" ");

/** Reads titles against the roles of a catalogue. Built once: some ten thousand titles in four languages. */
export class TitleReader {
  private readonly aliases: Alias[] = [];
  private readonly exact = new Map<string, Alias[]>();
  private readonly index: TitleIndex;

  constructor(roles: Iterable<Role>) {
    const texts: string[] = [];
    for (const role of roles)
      for (const language of languages)
        for (const title of role.titles[language]) {
          const { head, rest } = titleText(title);
          const alias = { role, language };
          this.aliases.push(alias);
          texts.push(`${head} ${rest}`.trim());
          for (const key of new Set([keyOf(`${head} ${rest}`), keyOf(withoutLevel(`${head} ${rest}`))]))
            if (key !== "") this.exact.set(key, [...(this.exact.get(key) ?? []), alias]);
        }
    this.index = new TitleIndex(texts);
  }

  /** What a title most likely means to somebody who speaks a language. */
  read(text: string, language: Language): ReadTitle {
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
    const keep = (role: Role, confidence: number) => {
      if (confidence > (best.get(role) ?? 0)) best.set(role, confidence);
    };
    const bare = withoutLevel(head);
    for (const [variant, share] of [
      [head, 1],
      [bare, 0.98],
    ] as const) {
      for (const alias of this.exact.get(keyOf(variant)) ?? [])
        keep(alias.role, share * (alias.language === language ? 1 : otherLanguage));
    }
    for (const variant of new Set([head, bare])) {
      if (variant === "") continue;
      const scores = this.index.scores(variant, rest);
      for (const [at, { role, language: spoken }] of this.aliases.entries()) {
        const score = Math.min(0.97, scores[at] ?? 0);
        if (score > 0.1) keep(role, spoken === language ? score : score * otherLanguage);
      }
    }
    return [...best]
      .map(([role, confidence]) => ({ role, confidence }))
      .sort((a, b) => b.confidence - a.confidence || (a.role.id < b.role.id ? -1 : 1));
  }
}
