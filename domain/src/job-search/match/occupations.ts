import { type Language, languages } from "@waymark/contract/values";
import type { Role } from "../../careers/roles.ts";
import { shippedRoles } from "../../careers/shipped-catalogue.ts";
import { titleStems } from "../../careers/titles/title-features.ts";
import { titleText } from "../../careers/titles/title-text.ts";
import { eachOf, type Steps } from "../../in-steps.ts";
import { isInternshipTitle, type Level, levelOfTitle } from "../../jobs/title/level.ts";
import { termsOf } from "../../jobs/tokens/tokens.ts";
import { occupationTitlesOfData } from "../../vocabulary/occupation-titles.generated.ts";
import { similarityOfOccupations } from "./similar-occupations.ts";

/** The reading of a title: its trades, and the words that name a specialty ("Intensive Care"). */
export interface OccupationReading {
  readonly trades: readonly Role[];
  readonly part: ReadonlySet<string>;
  /** The words of the title as search terms. */
  readonly terms: readonly string[];
  /** The level that the title states. */
  readonly level: Level;
  readonly isInternship: boolean;
  /** The languages whose titles named the trades; empty when the data does not tell. */
  readonly languages: ReadonlySet<Language>;
}

/** The reading of a title without a known trade. */
export const plainReading = (title: string): OccupationReading => ({
  trades: [],
  part: new Set(),
  terms: termsOf(title.slice(0, longestTitle)),
  level: levelOfTitle(title),
  isInternship: isInternshipTitle(title),
  languages: new Set(),
});

interface Alias {
  readonly stems: readonly string[];
  readonly role: Role;
  /** The languages in which the role has this title; null for one of unknown language. */
  readonly languages: Set<Language | null>;
}

export interface RoleTitle {
  readonly text: string;
  /** Null when the data does not tell. */
  readonly language: Language | null;
}

/** Words of rank and pay scale, which belong to no trade. */
const ranks = new Set(
  titleStems(
    "senior junior lead leading principal head chief experienced expert trainee graduate apprentice intern journeyman " +
      "registered certified qualified licensed band grade level i ii iii iv v 1 2 3 4 5 6 7 8 9 erfahrene erfahrener " +
      "examinierte gelernte geselle azubi auszubildender confirme debutant stagiaire alternant diplome titulado " +
      "oficial experimentado becario",
  ),
);
const rolesAtOnce = 25;
const mostRemembered = 10_000;
const longestAlias = 5;
const longestTitle = 120;

/** Parses titles as trades of the career catalogue, in its four languages. Built once and used for every posting. */
export class Occupations {
  private readonly remembered = new Map<string, OccupationReading>();
  private byId: ReadonlyMap<string, Role> | undefined;
  private readonly likenesses = new Map<Role, Map<Role, number>>();

  private constructor(
    private readonly aliases: ReadonlyMap<string, readonly Alias[]>,
    private readonly titles: ReadonlyMap<Role, readonly RoleTitle[]>,
  ) {}

  /** The titles of a role in a language, the usual one first, and those whose language the data does not tell. */
  titlesOf(role: Role, language: Language): readonly RoleTitle[] {
    const own = this.titles.get(role) ?? [];
    return own.filter((one) => one.language === language || one.language === null);
  }

  /** A role by its id; undefined for one that the catalogue does not have. */
  role(id: string): Role | undefined {
    this.byId ??= new Map([...this.titles.keys()].map((role) => [role.id, role]));
    return this.byId.get(id);
  }

  /** The other trades that are at least so near to one, the nearest first. */
  nearest(role: Role, least: number, most: number): Role[] {
    return [...this.titles.keys()]
      .map((other) => ({ other, near: other === role ? 0 : this.likeness(role, other) }))
      .filter(({ near }) => near >= least)
      .sort((a, b) => b.near - a.near)
      .slice(0, most)
      .map(({ other }) => other);
  }

  /** Indexes the titles of the catalogue by their rarest word. */
  static *of(): Steps<Occupations> {
    const all = new Map<string, Alias>();
    const holders = new Map<string, number>();
    const furtherTitles = occupationTitlesOfData();
    const titlesByRole = new Map<Role, RoleTitle[]>();
    const add = (role: Role, title: string, language: Language | null) => {
      titlesByRole.set(role, [...(titlesByRole.get(role) ?? []), { text: title, language }]);
      const { head, rest } = titleText(title);
      const stems = titleStems(`${head} ${rest}`);
      const key = `${role.id} ${stems.toSorted().join(" ")}`;
      all.get(key)?.languages.add(language);
      if (stems.length === 0 || stems.length > longestAlias || all.has(key)) return;
      all.set(key, { stems, role, languages: new Set([language]) });
      for (const stem of stems) holders.set(stem, (holders.get(stem) ?? 0) + 1);
    };
    yield* eachOf(shippedRoles(), rolesAtOnce, (role) => {
      for (const language of languages) for (const title of role.titles[language]) add(role, title, language);
      for (const title of furtherTitles[role.id] ?? []) add(role, title, null);
    });
    const filed = new Map<string, Alias[]>();
    for (const alias of all.values()) {
      const rarest = alias.stems.reduce((a, b) => ((holders.get(b) ?? 0) < (holders.get(a) ?? 0) ? b : a));
      filed.set(rarest, [...(filed.get(rarest) ?? []), alias]);
    }
    return new Occupations(filed, titlesByRole);
  }

  /** Parses a title; `trades` is empty when it is not in the catalogue. */
  read(title: string): OccupationReading {
    const before = this.remembered.get(title);
    if (before !== undefined) return before;
    const reading = { ...plainReading(title), ...this.reading(title.slice(0, longestTitle)) };
    if (this.remembered.size >= mostRemembered) this.remembered.clear();
    this.remembered.set(title, reading);
    return reading;
  }

  private reading(title: string): Pick<OccupationReading, "trades" | "part" | "languages"> {
    const { head, rest } = titleText(title);
    const first = titleStems(head);
    const stems = new Set([...first, ...titleStems(rest)]);
    // The head of a title names the job; the rest only narrows it.
    const inHead = lastNamed(this.namedBy(stems, new Set(first)), first);
    const best = inHead.length > 0 ? inHead : this.namedBy(stems, stems);
    const named = new Set(best.flatMap((alias) => alias.stems));
    const part = new Set([...stems].filter((stem) => !named.has(stem) && !ranks.has(stem)));
    const said = best.flatMap(({ languages }) => [...languages]);
    const languages = new Set(said.includes(null) ? [] : said.filter((one) => one !== null));
    return { trades: [...new Set(best.map(({ role }) => role))], part, languages };
  }

  /** The titles with the most words whose words are all among `stems` and at least one in the head. */
  private namedBy(stems: ReadonlySet<string>, head: ReadonlySet<string>): Alias[] {
    const found: Alias[] = [];
    for (const stem of stems)
      for (const alias of this.aliases.get(stem) ?? [])
        if (alias.stems.every((one) => stems.has(one)) && alias.stems.some((one) => head.has(one)))
          found.push(alias);
    const longest = Math.max(0, ...found.map((alias) => alias.stems.length));
    const best = found.filter((alias) => alias.stems.length === longest);
    // "Registered Nurse - Pediatrics" is a paediatric nurse: a match that reaches beyond the head is more specific.
    const particular = best.filter((alias) => alias.stems.some((one) => !head.has(one)));
    return particular.length > 0 ? particular : best;
  }

  /** Rates from 0 to 1 how near two trades are, that is, how soon somebody in the first could do the second. Cached. */
  likeness(held: Role, asked: Role): number {
    if (held === asked) return 1;
    const known = this.likenesses.get(held) ?? new Map<Role, number>();
    this.likenesses.set(held, known);
    const before = known.get(asked);
    if (before !== undefined) return before;
    const likeness = similarityOfOccupations(held, asked);
    known.set(asked, likeness);
    return likeness;
  }
}

/** Of several trades that an English title names, those at its end. */
function lastNamed(found: readonly Alias[], stems: readonly string[]): readonly Alias[] {
  // The last word of an English title names the job: a nurse recruiter is a recruiter.
  if (found.length < 2 || found.some(({ languages }) => !languages.has("en"))) return found;
  const end = (alias: Alias) => Math.max(...alias.stems.map((stem) => stems.indexOf(stem)));
  const last = Math.max(...found.map(end));
  return found.filter((alias) => end(alias) === last);
}
