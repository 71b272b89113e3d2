import type { Language } from "@waymark/contract/values";
import { plainText } from "../../vocabulary/stem.ts";
import type { Role } from "../roles.ts";
import type { TitleReader } from "./read-title.ts";

const mostRoles = 3;
/** Words at the beginning of a summary in which a title is looked for, and the most words of a title. */
const summaryWords = 14;
const titleWords = 4;
const leastLetters = 4;

/** Words for a time of learning, in front of or behind the work that is learnt. */
const learning =
  /^(?:prácticas?|practicas?|becari[oa]|praktikum|praktikant(?:in)?|stage|stagiaire|alternance|internship|intern|trainee|ausbildung|werkstudent(?:in)?)(?:\s+(?:de|en|del|in|im|als|zur|zum|as))?\s+|\s+(?:intern(?:ship)?|trainee|praktikant(?:in)?|(?:im\s+)?praktikum|in\s+ausbildung|\(?(?:en\s+)?(?:prácticas|practicas|formación|formacion)\)?|en\s+(?:alternance|apprentissage|stage))$/giu;

/**
 * The roles to propose to somebody, by what they do: their present title, the title that their summary begins with, then
 * those of earlier jobs. A role is named once, in the words that come first; the title of a time of learning is the work
 * that was learnt; steps that lead up to a role above are left out, and titles that no catalogue knows stay only where
 * no other is left.
 * @param titles The titles of a resume, best first.
 */
export function proposeRoles(
  reader: TitleReader,
  roles: ReadonlyMap<string, Role>,
  { titles, summary, language }: { titles: readonly string[]; summary: string; language: Language },
): string[] {
  const [first = "", ...others] = titles.map(withoutLearning);
  const said = [first, titleInSummary(reader, summary), ...others].filter((title) => title !== "");
  const read = said.map((title) => ({ title, role: roleOf(reader, title, language) }));
  const chosen: { title: string; role: Role }[] = [];
  for (const { title, role } of read) {
    if (role === null || chosen.some((one) => one.role === role)) continue;
    if (chosen.some((one) => leadsTo(roles, role, one.role) || isUnrelated(one.role, role))) continue;
    chosen.push({ title, role });
  }
  const known = chosen.map(({ title }) => title);
  const rest = known.length > 0 ? known : said;
  return rest
    .filter((title, at) => rest.findIndex((other) => fold(other) === fold(title)) === at)
    .slice(0, mostRoles);
}

const fold = (title: string) => plainText(title).trim();

function withoutLearning(title: string): string {
  const work = title.replace(learning, "").trim();
  return work === "" ? title.trim() : work.charAt(0).toUpperCase() + work.slice(1);
}

/** A title of four words names a role as well as its first words do: "Registered nurse, emergency department". */
const sureFrom = 0.6;

function roleOf(reader: TitleReader, title: string, language: Language): Role | null {
  const [best] = reader.rank(title, language);
  return best !== undefined && best.confidence >= sureFrom ? best.role : null;
}

/** The first known title within the first words of a summary: "Pipe welder with ten years in refineries". */
function titleInSummary(reader: TitleReader, summary: string): string {
  const words = summary
    .trim()
    .split(/\s+/u)
    .slice(0, summaryWords)
    .map((word) => ({ word: word.replace(/[.,;:!?()]+/gu, ""), ends: /[.,;:!?]$/u.test(word) }));
  const named = (from: number, length: number): readonly Role[] => {
    const window = words.slice(from, from + length);
    const title = window.map(({ word }) => word).join(" ");
    const isPhrase = window.length === length && window.slice(0, -1).every(({ ends }) => !ends);
    return isPhrase && title.length >= leastLetters ? reader.named(title) : [];
  };
  for (const at of words.keys())
    for (let length = titleWords; length > 0; length--) {
      const [role] = named(at, length);
      if (role === undefined) continue;
      // "Pipe welder with" is the same role as "Pipe welder".
      while (length > 1 && named(at, length - 1).includes(role)) length--;
      const title = words
        .slice(at, at + length)
        .map(({ word }) => word)
        .join(" ");
      return title.charAt(0).toUpperCase() + title.slice(1);
    }
  return "";
}

/** Whether the catalogue leads from one role up to another, over at most three steps. */
function leadsTo(roles: ReadonlyMap<string, Role>, from: Role, to: Role): boolean {
  let now = [from];
  for (let step = 0; step < 3; step++) {
    if (now.some(({ up }) => up.some((edge) => edge.to === to.id))) return true;
    now = now.flatMap(({ up }) => up.flatMap((edge) => roles.get(edge.to) ?? []));
  }
  return false;
}

/** Work of another field than what somebody says they do: what they lived from before, or beside it. */
const isUnrelated = (main: Role, other: Role): boolean => main.industry !== other.industry;
