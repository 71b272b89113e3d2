import { fields } from "../../careers/data/catalogue.ts";
import { type Role, readRoles } from "../../careers/roles.ts";
import { titleStems } from "../../careers/titles/title-features.ts";
import { withoutLevel } from "../../careers/titles/title-level.ts";
import { titleText } from "../../careers/titles/title-text.ts";
import { eachOf, type Steps } from "../../in-steps.ts";
import { tradeList } from "../../vocabulary/trade-list.ts";
import { type Level, levelOfTitle } from "../level.ts";
import { termsOf } from "../tokens.ts";
import { likenessOfTrades } from "./like-trades.ts";

/** What a title was taken for: its trades, and the words that say which part of them ("Intensive Care"). */
export interface TradeReading {
  readonly trades: readonly Role[];
  readonly part: ReadonlySet<string>;
  /** Its words as a search compares them. */
  readonly terms: readonly string[];
  /** How high it stands, where it says so. */
  readonly level: Level;
}

/** A title of which no trade is known. */
export const plainReading = (title: string): TradeReading => ({
  trades: [],
  part: new Set(),
  terms: termsOf(title.slice(0, longestTitle)),
  level: levelOfTitle(title),
});

interface Alias {
  readonly stems: readonly string[];
  readonly role: Role;
}

const rolesAtOnce = 25;
const mostRemembered = 10_000;
const longestAlias = 5;
const longestTitle = 120;

/** The titles of `vocabulary/trade-list.ts` by role. */
function furtherTitles(): Map<string, readonly string[]> {
  const lines = tradeList.split("\n").filter((line) => line.includes(":"));
  return new Map(
    lines.map((line) => {
      const [id = "", titles = ""] = line.split(":");
      return [id.trim(), titles.split(";").map((title) => title.trim())];
    }),
  );
}

/** Reads titles as the trades of the career catalogue, in its four languages. Made once, and asked for every posting. */
export class Trades {
  private readonly remembered = new Map<string, TradeReading>();
  private readonly likenesses = new Map<Role, Map<Role, number>>();

  private constructor(private readonly aliases: ReadonlyMap<string, readonly Alias[]>) {}

  /** The catalogue's titles, filed by their rarest word. */
  static *of(tables: readonly string[] = fields): Steps<Trades> {
    const all = new Map<string, Alias>();
    const holders = new Map<string, number>();
    const more = furtherTitles();
    const add = (role: Role, title: string) => {
      const { head, rest } = titleText(title);
      const stems = titleStems(`${head} ${rest}`);
      const key = `${role.id} ${stems.toSorted().join(" ")}`;
      if (stems.length === 0 || stems.length > longestAlias || all.has(key)) return;
      all.set(key, { stems, role });
      for (const stem of stems) holders.set(stem, (holders.get(stem) ?? 0) + 1);
    };
    for (const table of tables) {
      yield* eachOf(readRoles(table).roles, rolesAtOnce, (role) => {
        for (const title of Object.values(role.titles).flat()) add(role, title);
        for (const title of more.get(role.id) ?? []) add(role, title);
      });
      yield;
    }
    const filed = new Map<string, Alias[]>();
    for (const alias of all.values()) {
      const rarest = alias.stems.reduce((a, b) => ((holders.get(b) ?? 0) < (holders.get(a) ?? 0) ? b : a));
      filed.set(rarest, [...(filed.get(rarest) ?? []), alias]);
    }
    return new Trades(filed);
  }

  /** What a title says the job is; without trades where it is none of the catalogue's. */
  read(title: string): TradeReading {
    const before = this.remembered.get(title);
    if (before !== undefined) return before;
    const reading = { ...plainReading(title), ...this.reading(title.slice(0, longestTitle)) };
    if (this.remembered.size >= mostRemembered) this.remembered.clear();
    this.remembered.set(title, reading);
    return reading;
  }

  private reading(title: string): Pick<TradeReading, "trades" | "part"> {
    const { head, rest } = titleText(title);
    const first = titleStems(head);
    const stems = new Set([...first, ...titleStems(rest)]);
    // What the head names is the job; what stands beside it only says which kind.
    const named = this.namedBy(stems, new Set(first));
    const best = named.length > 0 ? named : this.namedBy(stems, stems);
    const said = new Set(best.flatMap((alias) => alias.stems));
    const left = titleStems(withoutLevel(`${head} ${rest}`)).filter((stem) => !said.has(stem));
    return { trades: [...new Set(best.map(({ role }) => role))], part: new Set(left) };
  }

  /** The longest titles whose words all stand among `stems`, one of them in the head; none that a longer one holds. */
  private namedBy(stems: ReadonlySet<string>, head: ReadonlySet<string>): Alias[] {
    const found: Alias[] = [];
    for (const stem of stems)
      for (const alias of this.aliases.get(stem) ?? [])
        if (alias.stems.every((one) => stems.has(one)) && alias.stems.some((one) => head.has(one)))
          found.push(alias);
    const longest = Math.max(0, ...found.map((alias) => alias.stems.length));
    const best = found.filter((alias) => alias.stems.length === longest);
    // "Registered Nurse - Pediatrics" is a paediatric nurse: what takes in more than the head says more.
    const particular = best.filter((alias) => alias.stems.some((one) => !head.has(one)));
    return particular.length > 0 ? particular : best;
  }

  /** How near two trades are, 0 to 1: who does the one can soon do the other. */
  likeness(held: Role, asked: Role): number {
    if (held === asked) return 1;
    const known = this.likenesses.get(held) ?? new Map<Role, number>();
    this.likenesses.set(held, known);
    const before = known.get(asked);
    if (before !== undefined) return before;
    const likeness = likenessOfTrades(held, asked);
    known.set(asked, likeness);
    return likeness;
  }
}
