/** The rule by which an affix changes a word: `strip` goes, `add` comes, if the word fits `condition`. */
interface Rule {
  readonly strip: string;
  readonly add: string;
  readonly flags: readonly string[];
  readonly condition: RegExp;
}
interface Affix {
  readonly isPrefix: boolean;
  /** Whether it goes together with an affix at the other end. */
  readonly crosses: boolean;
  readonly rules: Rule[];
}
interface Affixes {
  readonly byFlag: ReadonlyMap<string, Affix>;
  readonly flagsOf: (text: string) => string[];
  /** Words with one of these flags do not stand alone. */
  readonly hidden: ReadonlySet<string>;
}

/**
 * The words of a Hunspell dictionary with all their forms. Affixes may stand on affixes once, as in French; elisions
 * ("l'") are left out, because texts are split at the apostrophe. Compounding is not read.
 */
export function* expandDictionary(aff: string, dic: string): Generator<string> {
  const affixes = readAffixes(aff);
  for (const line of dic.split("\n").slice(1)) {
    const [entry = ""] = line.split(/\s/);
    const slash = entry.indexOf("/");
    const word = slash < 0 ? entry : entry.slice(0, slash);
    if (word === "") continue;
    yield* formsOf(word, slash < 0 ? [] : affixes.flagsOf(entry.slice(slash + 1)), affixes);
  }
}

function* formsOf(word: string, flags: readonly string[], affixes: Affixes): Generator<string> {
  if (!flags.some((flag) => affixes.hidden.has(flag))) yield word;
  const own = flags.flatMap((flag) => affixes.byFlag.get(flag) ?? []);
  const prefixes = own.filter(({ isPrefix }) => isPrefix);
  for (const form of suffixed(word, own, affixes)) {
    yield form.text;
    for (const prefix of prefixes)
      if (prefix.crosses && form.crosses) yield* changed(form.text, prefix).map(({ text }) => text);
  }
  for (const prefix of prefixes) yield* changed(word, prefix).map(({ text }) => text);
}

/** The forms with a suffix, and those with a second one upon it. */
function* suffixed(word: string, own: readonly Affix[], affixes: Affixes) {
  for (const suffix of own.filter(({ isPrefix }) => !isPrefix)) {
    for (const { text, flags } of changed(word, suffix)) {
      yield { text, crosses: suffix.crosses };
      for (const flag of flags) {
        const second = affixes.byFlag.get(flag);
        if (second === undefined || second.isPrefix) continue;
        for (const more of changed(text, second)) yield { text: more.text, crosses: suffix.crosses };
      }
    }
  }
}

function changed(word: string, { isPrefix, rules }: Affix): { text: string; flags: readonly string[] }[] {
  return rules
    .filter(({ condition }) => condition.test(word))
    .map(({ strip, add, flags }) => ({
      text: isPrefix ? add + word.slice(strip.length) : word.slice(0, word.length - strip.length) + add,
      flags,
    }));
}

function readAffixes(aff: string): Affixes {
  const lines = aff.split("\n").map((line) => line.trim().split(/\s+/));
  const isLong = lines.some(([name, value]) => name === "FLAG" && value === "long");
  const flagsOf = (text: string): string[] => (isLong ? (text.match(/../gu) ?? []) : [...text]);
  const hiding = new Set(["NEEDAFFIX", "FORBIDDENWORD", "ONLYINCOMPOUND"]);
  const hidden = new Set(lines.filter(([name = ""]) => hiding.has(name)).map(([, flag = ""]) => flag));
  const byFlag = new Map<string, Affix>();
  for (const [kind, flag = "", one = "", two = "", three = "."] of lines) {
    if (kind !== "PFX" && kind !== "SFX") continue;
    const affix = byFlag.get(flag);
    if (affix === undefined) {
      byFlag.set(flag, { isPrefix: kind === "PFX", crosses: one === "Y", rules: [] });
    } else {
      const [added = "", more = ""] = two.split("/");
      if (added.includes("'")) continue;
      const strip = one === "0" ? "" : one;
      const fits = three === "." ? "" : three;
      affix.rules.push({
        strip,
        add: added === "0" ? "" : added,
        flags: more === "" ? [] : flagsOf(more),
        condition: new RegExp(affix.isPrefix ? `^${fits}` : `${fits}$`, "u"),
      });
    }
  }
  return { byFlag, flagsOf, hidden };
}
