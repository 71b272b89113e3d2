import { baseOf, type Texts } from "./catalogue.ts";

/** Keys named in a source, and prefixes that it completes at run time. */
interface Uses {
  readonly keys: ReadonlySet<string>;
  readonly prefixes: ReadonlySet<string>;
}

/** The names of the locale files. */
export const nounsOf = (english: Texts): string[] => [
  ...new Set([...english.keys()].map((key) => key.split(".")[0] ?? "")),
];

/** Finds the keys in a text: every literal that begins with the name of a locale file and a dot. */
export function findUses(code: string, nouns: readonly string[]): Uses {
  const keys = new Set<string>();
  const prefixes = new Set<string>();
  const literal = new RegExp(`(["'\`])((?:${nouns.join("|")})\\.[\\w.-]*)(\\1|\\$\\{)`, "g");
  for (const [, quote, key = "", end] of code.matchAll(literal)) {
    if (end !== quote || key.endsWith(".")) prefixes.add(key);
    else keys.add(key);
  }
  return { keys, prefixes };
}

/** The text of every call of `t(…)` and `say(…)`, and of every `i18nKey`. */
function findCalls(code: string): string[] {
  const calls: string[] = [];
  for (const match of code.matchAll(/(?<![\w$])(?:t|say)\(|i18nKey=/g)) {
    const from = match.index + match[0].length;
    let depth = 1;
    let to = from;
    while (to < code.length && depth > 0) {
      const sign = code[to];
      if (sign === "(" || sign === "{") depth += 1;
      else if (sign === ")" || sign === "}") depth -= 1;
      to += 1;
      if (match[0] === "i18nKey=" && (sign === "\n" || sign === " ")) break;
    }
    calls.push(code.slice(from, to));
  }
  return calls;
}

/** A key that sources put together: its beginning, the values it is completed with, and its end. */
type BuiltKeys = readonly (readonly [start: string, values: readonly string[], end?: string])[];

/** Built keys that no file has, and beginnings that no source uses any more. */
function builtProblems(
  built: BuiltKeys,
  bases: ReadonlySet<string>,
  prefixes: ReadonlySet<string>,
): string[] {
  return built.flatMap(([start, values, end = ""]) => {
    if (!prefixes.has(start)) return [`${start} is built nowhere: take it off scripts/locales/built-keys.ts`];
    return values
      .map((value) => start + value + end)
      .filter((key) => !isThere(key, bases))
      .map((key) => `${key} is missing; sources build it from ${start}`);
  });
}

/** Keys that sources use but no file has, and keys that no source uses. */
export function useProblems(
  english: Texts,
  sources: ReadonlyMap<string, string>,
  {
    usedPrefixes,
    required,
    built,
  }: { usedPrefixes: readonly string[]; required: readonly string[]; built: BuiltKeys },
): string[] {
  const nouns = nounsOf(english);
  const bases = new Set([...english.keys()].map((key) => baseOf(key, english)));
  const problems: string[] = required.filter((key) => !bases.has(key)).map((key) => `${key} is missing`);
  const used = new Set<string>(required);
  const prefixes = new Set<string>(usedPrefixes);
  for (const [path, code] of sources) {
    const uses = findUses(code, nouns);
    for (const key of uses.keys) used.add(key);
    for (const prefix of uses.prefixes) prefixes.add(prefix);
    const called = findCalls(code).map((call) => findUses(call, nouns));
    for (const key of new Set(called.flatMap((call) => [...call.keys]))) {
      if (!isThere(key, bases)) problems.push(`${path} names ${key}, which no locale has`);
    }
    for (const prefix of new Set(called.flatMap((call) => [...call.prefixes]))) {
      if (![...bases].some((base) => base.startsWith(prefix))) {
        problems.push(`${path} begins keys with ${prefix}, which none does`);
      }
    }
  }
  problems.push(...builtProblems(built, bases, prefixes));
  for (const base of bases) {
    if (!isUsed(base, used, prefixes)) problems.push(`${base} is used nowhere`);
  }
  return problems;
}

function isThere(key: string, bases: ReadonlySet<string>): boolean {
  return bases.has(key) || [...bases].some((base) => base.startsWith(`${key}.`));
}

/** A source names the key, a list that contains it, or its prefix. */
function isUsed(base: string, used: ReadonlySet<string>, prefixes: ReadonlySet<string>): boolean {
  if (used.has(base)) return true;
  for (let cut = base.lastIndexOf("."); base.indexOf(".") < cut; cut = base.lastIndexOf(".", cut - 1)) {
    if (used.has(base.slice(0, cut))) return true;
  }
  return [...prefixes].some((prefix) => base.startsWith(prefix));
}
