import type { CareerLevel } from "@waymark/contract/careers";
import { type Language, languages } from "@waymark/contract/values";
import { eachOf, type Steps } from "../../in-steps.ts";
import { plainText, plainWords, stem } from "../../vocabulary/stem.ts";
import type { Role } from "../roles.ts";
import type { ImportedTitle } from "./imported-titles.ts";
import { titleStems, wordFeatures } from "./title-features.ts";
import { TitleIndex } from "./title-index.ts";
import { levelOfTitle, withoutLevel } from "./title-level.ts";
import { titleText, withoutTermsOfEmployment } from "./title-text.ts";

/** A possible role of a title; `confidence` is 0 to 1. */
export interface RoleGuess {
  readonly role: Role;
  readonly confidence: number;
}

/** The reading of a title. `role` is null when it is unclear or unknown; `candidates` has the possible ones. */
export interface ReadTitle {
  readonly role: Role | null;
  readonly confidence: number;
  readonly level: CareerLevel | null;
  readonly candidates: readonly RoleGuess[];
  /** Whether the first candidate is named by the title, and only others are as near: "nurse manager or charge nurse". */
  readonly isLikely: boolean;
}

/** From this confidence on a title is accepted as a role; from `candidateFrom` on a role is a candidate. */
const sureFrom = 0.6;
const candidateFrom = 0.42;
/** From this confidence on words of a title that no title of the role has are taken for a ward, a place or a class. */
const sureBesideOthers = 0.69;
/** The lead over the next role that is required, unless the title nearly equals one of the role's own. */
const leastLead = 0.04;
const nearlyExact = 0.82;
const mostCandidates = 5;
const offeredFrom = 0.3;
const mostOffered = 3;
/** The factor for titles in another language than the person's, which comes first. */
const otherLanguageFactor = 0.97;

interface Alias {
  readonly role: Role;
  readonly language: Language;
}

/** Keys that spellings of a title share: its stems in any order, and its letters without gaps ("fork lift"). */
function keysOf(plain: string): string[] {
  const stems = titleStems(plain);
  return stems.length === 0 ? [] : [[...stems].sort().join(" "), `=${stems.join("")}`];
}

/** Nouns that say what kind of work a title is: an advertising assistant is no advertising manager. */
const kindsOfWork = new Set(
  (
    "assistant aide helper apprentice trainee clerk secretary operator technician mechanic engineer officer agent adviser advisor consultant analyst " +
    "specialist coordinator supervisor manager director head chief teacher lecturer trainer instructor professor inspector designer developer " +
    "buyer seller broker driver nurse doctor therapist worker cleaner labourer laborer attendant guard cook chef artist writer editor " +
    "asistente auxiliar ayudante aprendiz secretario secretaria operario operador tecnico mecanico ingeniero agente asesor consultor analista " +
    "especialista coordinador supervisor gerente director jefe encargado responsable profesor maestro formador inspector disenador vendedor peon mozo " +
    "aide assistante apprenti secretaire ouvrier operateur technicien mecanicien ingenieur conseiller consultant analyste specialiste " +
    "coordinateur superviseur chef directeur directrice responsable enseignant professeur formateur inspecteur vendeur conducteur infirmier " +
    "assistent assistentin helfer helferin azubi sekretar mitarbeiter techniker mechaniker ingenieur berater referent leiter leiterin direktor " +
    "lehrer dozent ausbilder trainer prufer verkaufer fahrer fuhrer pfleger arzt therapeut arbeiter monteur meister lehrkraft fachkraft"
  )
    .split(" ")
    .map(stem),
);

/**
 * A slip of the hand: a letter left out, doubled, or two letters swapped. A changed letter mostly makes another word:
 * "cantero" is no "cartero".
 */
function isSlip(written: string, meant: string): boolean {
  const sorted = (text: string) => [...text].sort().join("");
  if (written.length === meant.length) return sorted(written) === sorted(meant);
  const [longer, shorter] = written.length > meant.length ? [written, meant] : [meant, written];
  if (longer.length !== shorter.length + 1) return false;
  const at = [...longer].findIndex((letter, i) => letter !== shorter[i]);
  const isDoubled = longer[at] === longer[at - 1];
  return longer.slice(0, at) + longer.slice(at + 1) === shorter && (longer === meant || isDoubled);
}

/** Answers of people without a present role, which say nothing about their abilities. */
const noWork =
  /^(?:.|unemployed|job ?seeker|student|pupil|retired|none|n\/?a|nothing|arbeitslos|arbeit(?:s)?suchend|schuler(?:in)?|student(?:in)?|rentner(?:in)?|keine?|desemplead[oa]|en paro|parad[oa]|estudiante|jubilad[oa]|ningun[oa]|sans emploi|demandeu(?:r|se) d'emploi|etudiante?|retraitee?|au chomage|aucune?)$/;

/** The highest score without an exact match: similar letters are not the same title. */
const highestInexact = 0.94;
const leastScore = 0.1;

function addAlias(exact: Map<string, Alias[]>, key: string, alias: Alias): void {
  const known = exact.get(key);
  if (known === undefined) exact.set(key, [alias]);
  else if (!known.includes(alias)) known.push(alias);
}

/** Roles added between two pauses. */
const rolesAtOnce = 50;

/** Matches titles with the roles of a catalogue. Built once from about ten thousand titles in four languages. */
export class TitleReader {
  private readonly features = new Map<Role, ReadonlySet<string>>();

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
          for (const key of keysOf(text)) addAlias(exact, key, alias);
          const below = withoutLevel(text);
          // "VP Sales" without its rank is no title.
          if (titleStems(below).length > 1) for (const key of keysOf(below)) bare.push([key, alias]);
        }
    });
    // "Lead developer" also matches "developer", unless that is another role's own title.
    const own = new Set(exact.keys());
    for (const [key, alias] of bare) if (!own.has(key)) addAlias(exact, key, alias);
    return new TitleReader(aliases, exact, yield* TitleIndex.of(texts));
  }

  /** The roles that have this exact title, in any order and form of its words. */
  named(title: string): Role[] {
    const { head, rest } = titleText(title);
    const found = keysOf(`${head} ${rest}`).flatMap((key) => this.exact.get(key) ?? []);
    return [...new Set(found.map(({ role }) => role))];
  }

  /** Adds further titles of roles. A role's own title stays exclusive to that role. */
  learn(titles: readonly ImportedTitle[]): void {
    const own = new Set(this.exact.keys());
    for (const { role, language, title } of titles) {
      const { head, rest } = titleText(title);
      for (const key of keysOf(`${head} ${rest}`))
        if (!own.has(key)) addAlias(this.exact, key, { role, language });
    }
  }

  /** The most likely role of a title, for a person who speaks the language. */
  read(text: string, language: Language): ReadTitle {
    if (noWork.test(plainText(text).trim()))
      return { role: null, confidence: 0, level: null, candidates: [], isLikely: false };
    const ranked = this.rank(text, language);
    const level = levelOfTitle(text);
    const [best, next] = ranked;
    if (best === undefined || best.confidence < candidateFrom)
      return { role: null, confidence: best?.confidence ?? 0, level, candidates: [], isLikely: false };
    const candidates = ranked
      .filter(({ confidence }) => confidence >= Math.max(candidateFrom, best.confidence - 0.25))
      .slice(0, mostCandidates);
    const clear = best.confidence - (next?.confidence ?? 0) >= leastLead || best.confidence >= nearlyExact;
    const isLikely = best.confidence >= sureFrom && this.names(best, text);
    return {
      role: isLikely && clear ? best.role : null,
      confidence: best.confidence,
      level,
      candidates,
      isLikely,
    };
  }

  /**
   * Whether a role's titles have the words of the text, or are very near to it. "Cake decorator" shares a word with the
   * painter, "embalmer" all but two letters with the packer: both are asked about.
   */
  private names({ role, confidence }: RoleGuess, text: string): boolean {
    const { head } = titleText(text);
    const bare = withoutTermsOfEmployment(withoutLevel(head));
    const isNamed = (written: string) =>
      keysOf(written).some((key) => this.exact.get(key)?.some((alias) => alias.role === role) ?? false);
    if (isNamed(head) || isNamed(bare)) return true;
    const corrected = this.index.corrected(bare) ?? bare;
    const known = this.featuresOf(role);
    if (isNamed(corrected)) return titleStems(bare).length > 1 || isSlip(bare, corrected);
    const others = titleStems(bare).filter((one) => !wordFeatures(one).some((feature) => known.has(feature)));
    if (others.some((one) => kindsOfWork.has(one))) return false;
    const meant = plainWords(corrected);
    const isRepaired = plainWords(bare).some(
      (word, at) => word !== meant[at] && !isSlip(word, meant[at] ?? "") && known.has(stem(meant[at] ?? "")),
    );
    return !isRepaired && (others.length === 0 || confidence >= sureBesideOthers);
  }

  /** The words of all titles of a role and what they mean, counted when they are first asked for. */
  private featuresOf(role: Role): ReadonlySet<string> {
    const kept = this.features.get(role);
    if (kept !== undefined) return kept;
    const titles = languages.flatMap((language) => role.titles[language]).map(titleText);
    const features = new Set(titles.flatMap(({ head, rest }) => wordFeatures(`${head} ${rest}`)));
    this.features.set(role, features);
    return features;
  }

  /** The roles to offer for a title that is none of the catalogue's: three at most, none that is merely somewhat alike. */
  nearest(text: string, language: Language): RoleGuess[] {
    return this.rank(text, language)
      .filter(({ confidence }) => confidence >= offeredFrom)
      .slice(0, mostOffered);
  }

  /** Every role that shares anything with a title, the nearest first; ties by id. */
  rank(text: string, language: Language): RoleGuess[] {
    const { head, rest } = titleText(text);
    const best = new Map<Role, number>();
    const keep = ({ role, language: spoken }: Alias, score: number) => {
      const confidence = spoken === language ? score : score * otherLanguageFactor;
      if (confidence > (best.get(role) ?? 0)) best.set(role, confidence);
    };
    for (const [variant, share] of this.variants(head))
      for (const key of keysOf(variant)) for (const alias of this.exact.get(key) ?? []) keep(alias, share);
    for (const variant of new Set([head, withoutLevel(head)])) {
      if (variant === "") continue;
      const scores = this.index.scores(variant, rest);
      for (const [at, alias] of this.aliases.entries()) {
        const score = scores[at] ?? 0;
        if (score > leastScore) keep(alias, Math.min(highestInexact, score));
      }
    }
    return [...best]
      .map(([role, confidence]) => ({ role, confidence }))
      .sort((a, b) => b.confidence - a.confidence || (a.role.id < b.role.id ? -1 : 1));
  }

  /** The forms in which a title may be among the aliases: whole, without level and contract, with errors corrected. */
  private variants(head: string): (readonly [string, number])[] {
    const bare = withoutLevel(head);
    const plainest = withoutTermsOfEmployment(bare);
    const variants: (readonly [string, number])[] = [
      [head, 1],
      [bare, 0.98],
      [plainest, 0.97],
    ];
    for (const text of new Set([head, bare, plainest])) {
      const repaired = this.index.corrected(text);
      if (repaired !== null) variants.push([repaired, 0.95]);
    }
    return variants;
  }
}
