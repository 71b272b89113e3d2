import type { Language } from "@waymark/contract/values";

/** Values for the places of a frame, by name. */
export type FrameValues = Readonly<Record<string, string>>;

/** French words that begin with a vowel or a silent h: "de" and "que" lose their vowel before them. */
const silent = /^["“«]?\s?(?:[aeiouàâäéèêëîïôöùûü]|œ|h(?:ô|o[mns]|y|e|a[bm]|u[im]))/iu;

/** Prepositions that melt with the article after them. */
const contractions: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    // There is one of them: "as Head of Marketing".
    [
      /\bas an? (?=(?:Deputy |Acting |Joint |Interim )?(?:Head of|Director of|Chief|President|Vice President|C[EFOT]O)\b)/gu,
      "as ",
    ],
    [/\bI also (am|was) /gu, "I $1 also "],
    // Letters that are read one by one: "an IT engineer", "an RN".
    [/\ba (?=(?!SEN\b)(?:[AEFHILMNORSX]\p{Lu}{1,2}\b|HVAC\b|(?!Eu|One)[AEIO]\p{Ll}))/gu, "an "],
  ],
  es: [
    [/(^|\s)de el (?=\p{L})/gu, "$1del "],
    [/(^|\s)a el (?=\p{L})/gu, "$1al "],
  ],
  fr: [
    [/(^|\s)([Dd])e « (?=[aeiouéèêh])/gu, "$1$2’« "],
    [/(^|\s)à le (?=\p{Lu})/gu, "$1au "],
    [/(^|\s)à les (?=\p{Lu})/gu, "$1aux "],
    [/(^|\s)de le (?=\p{Lu})/gu, "$1du "],
    [/(^|\s)de les (?=\p{Lu})/gu, "$1des "],
  ],
  de: [
    [/\bbei dem /gu, "beim "],
    [/\bvon dem /gu, "vom "],
  ],
};

/** "consiste à surveiller et à alerter": French says the preposition again before a second infinitive. */
const repeatBefore = (text: string, before: string): string =>
  text.replace(/ et (?=(\p{Ll})\p{Ll}*(?:er|ir|re)(?: |$))/gu, (_, letter: string) =>
    before === "de " && silent.test(letter) ? " et d’" : ` et ${before}`,
  );

/** A frame with its places filled: `{role}` as it is, `{Role}` with a capital; elided and contracted as the language does. */
export function fillFrame(frame: string, values: FrameValues, language: Language): string {
  const text = frame.replace(
    /(\b(?:de|que) |à )?\{(\w+)\}/g,
    (_, before: string | undefined, name: string) => {
      const key = name.charAt(0).toLowerCase() + name.slice(1);
      const given = values[key] ?? "";
      const value =
        language === "fr" && key === "told" && before !== undefined ? repeatBefore(given, before) : given;
      const written = key === name ? value : value.charAt(0).toUpperCase() + value.slice(1);
      if (before === undefined) return written;
      return language === "fr" && before !== "à " && silent.test(value)
        ? `${before.slice(0, -2)}’${written}`
        : before + written;
    },
  );
  return (
    contractions[language]
      .reduce((all, [pattern, short]) => all.replace(pattern, short), text)
      // "… at Orchard Pay Inc."
      .replace(/(\p{L}\.)\.(?!\.)/gu, "$1")
  );
}
