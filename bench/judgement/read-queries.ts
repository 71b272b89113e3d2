import { readFileSync } from "node:fs";
import { type Language, languages } from "@waymark/contract/values";

/** The wish of a query besides a title: none, a place, conditions that the text states, or one that it must not state. */
export type QueryKind = "plain" | "place" | "condition" | "without";
/**
 * Trades and queries of `queries/<language>.tsv`; as typed on a telephone, of `queries/typed-<language>.tsv`; or of many
 * trades and with unwanted things, of `queries/wanted-<language>.tsv`.
 */
export type QuerySet = "trades" | "typed" | "wanted";

/** A query as somebody types it, and what answers it. Written without knowledge of the search. */
export interface EverydayQuery {
  readonly language: Language;
  readonly trade: string;
  readonly text: string;
  readonly kind: QueryKind;
  readonly right: RegExp;
  readonly wrong: RegExp | null;
  readonly place: RegExp | null;
  readonly conditions: readonly string[];
  /** Conditions that a right posting does not state. */
  readonly unwanted: readonly string[];
}

/** Words by which a posting's text states a condition, in plain letters. */
const stated: Readonly<Record<string, RegExp>> = {
  nights: /\bnights?\b|nacht|\bnuits?\b|\bnoches?\b|nocturn/,
  "part-time":
    /part[ -]?time|teilzeit|temps partiel|mi-temps|media jornada|jornada parcial|tiempo parcial|parcial|\b(1\d|2\d|30)([.,]\d+)? ?(h|hours|hrs|horas|heures|stunden)\b/,
  "no-experience":
    /no (previous |prior )?(\w+ )?experience|experience (is )?not|ohne .{0,20}erfahrung|quereinst|debutant|sans experience|sin experiencia|no (es )?(necesari|requier|precis|imprescind).{0,15}experiencia|training (is |will be )?(given|provided)|formacion a cargo|no se requiere|\btrainee\b|entry.level|apprentic/,
  "entry-level":
    /junior|entry.level|trainee|graduate|debutant|apprentic|intern\b|newly qualified|stage|alternan|assistant|associate/,
  "no-degree":
    /no degree|degree (is )?not|without a degree|or equivalent (practical |work )?experience|equivalent experience/,
  licence: /driv(ing|er.?s?) licen|permis|conducir|fuhrerschein|full uk licen|car (driver|owner)|carnet/,
  remote: /remote|home.?(office|working|based)|work(ing)? from home|teletra/,
  urgent: /urgent|immediat|inmediat|sofort|asap/,
};

/** Words by which a posting's text states an unwanted thing, unless it says that there is none. */
const statedUnwanted: Readonly<Record<string, RegExp>> = {
  nights: /\bnights?\b|\bnacht(?!eil)|\bnuits?\b|\bnoches?\b|nocturn|24[/ ]?7/,
  weekends:
    /week-?ends?|\bwochenend|fin(es)? de semana|\b(satur|sun)days?\b|samstag|sonntag|samedi|dimanche|sabado|domingo/,
  shifts: /\bshifts?\b|schicht|turnos? rotat|a turnos|\bturnos\b|equipes? alternant|\b[235]x8\b/,
  travel:
    /\btravel(l?ing)?\b|reisetatig|reisebereit|dienstreise|montageeins|deplacements?\b|decoucher|\bviaj(es|ar)\b|desplazam/,
  "on-call": /on[- ]call|bereitschaft|astreinte|\bguardias?\b/,
  split: /split shift|teildienst|teilschicht|coupure|turno partido|jornada partida/,
};

export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss").toLowerCase();

const pattern = (source: string): RegExp => new RegExp(source.normalize("NFD").replace(/\p{M}/gu, ""), "u");

function readQuery(
  language: Language,
  [trade = "", right = "", wrong = ""]: readonly string[],
  written: string,
): EverydayQuery {
  const [text = "", ...marks] = written.split(/ (?=[@#])/u);
  const marked = (sign: string) => marks.filter((mark) => mark[0] === sign).map((mark) => mark.slice(1));
  const [[place], said] = [marked("@"), marked("#")];
  const conditions = said.filter((value) => !value.startsWith("!"));
  const unwanted = said.filter((value) => value.startsWith("!")).map((value) => value.slice(1));
  if (!conditions.every((value) => stated[value]) || !unwanted.every((value) => statedUnwanted[value]))
    throw new Error(`Unknown condition in "${written}".`);
  return {
    language,
    trade,
    text,
    kind: kindOf(place, conditions, unwanted),
    right: pattern(right),
    wrong: wrong === "" ? null : pattern(wrong),
    place: place === undefined ? null : pattern(place),
    conditions,
    unwanted,
  };
}

function kindOf(
  place: string | undefined,
  conditions: readonly string[],
  unwanted: readonly string[],
): QueryKind {
  if (unwanted.length > 0) return "without";
  if (conditions.length > 0) return "condition";
  return place === undefined ? "plain" : "place";
}

const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(`queries/${file}.tsv`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#") && !line.startsWith("trade\t"))
    .map((line) => line.split("\t"));

/** The queries of a set; one of typed ones is graded by the patterns of its trade. */
export function everydayQueries(set: QuerySet): EverydayQuery[] {
  return languages.flatMap((language) => {
    const rows = rowsOf(language);
    const patterns = new Map(rows.map((cells) => [cells[0], cells]));
    const asked =
      set === "trades" ? rows : set === "typed" && language === "en" ? [] : rowsOf(`${set}-${language}`);
    return asked.flatMap(([trade = "", , , queries = ""]) =>
      queries.split(" | ").map((written) => readQuery(language, patterns.get(trade) ?? [], written)),
    );
  });
}

interface Graded {
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly type: string;
  readonly remote: boolean;
}

/** Whether a posting's title answers a query. */
export function hasRightTitle({ right, wrong }: EverydayQuery, { title }: Graded): boolean {
  const words = plain(title);
  return right.test(words) && !(wrong?.test(words) ?? false);
}

/** The parts of a pattern between its outer bars. */
function alternativesOf({ source }: RegExp): RegExp[] {
  const parts = [""];
  let depth = 0;
  for (const sign of source.match(/\\.|./gsu) ?? []) {
    if (sign === "(") depth++;
    if (sign === ")") depth--;
    if (sign === "|" && depth === 0) parts.push("");
    else parts.push(`${parts.pop()}${sign}`);
  }
  return parts.map((part) => new RegExp(part, "u"));
}

/**
 * Whether a posting's title has what a query itself asks for: for "carrossier" the bodywork of a pattern of mechanics and
 * bodyworkers. Queries in words that no title has ("putzen") ask for the whole trade.
 */
export function hasAskedWords({ right, text }: EverydayQuery, { title }: Pick<Graded, "title">): boolean {
  const alternatives = alternativesOf(right);
  const asked = alternatives.filter((part) => part.test(plain(text)));
  const words = plain(title);
  return (asked.length === 0 ? alternatives : asked).some((part) => part.test(words));
}

/** Whether a posting also is in the place of a query and states its conditions. */
export function meetsRest({ place, conditions, unwanted }: EverydayQuery, posting: Graded): boolean {
  if (place !== null && !place.test(plain(`${posting.location} ${posting.title}`))) return false;
  if (conditions.length + unwanted.length === 0) return true;
  const text = plain(`${posting.title}\n${posting.description}`);
  if (unwanted.some((thing) => statedUnwanted[thing]?.test(text))) return false;
  return conditions.every(
    (condition) =>
      condition === posting.type ||
      (condition === "remote" && posting.remote) ||
      stated[condition]?.test(text),
  );
}
