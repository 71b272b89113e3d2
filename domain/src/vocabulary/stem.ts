const ligatures: Readonly<Record<string, string>> = {
  ß: "ss",
  œ: "oe",
  æ: "ae",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};

/** Lower case without accents, with ligatures written out. Offsets may change. */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  // Fast path: most text is ASCII, and normalising is the slowest step.
  if (/^[\u0020-\u007e\n\t\r]*$/.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßœæøłđı]/g, (letter) => ligatures[letter] ?? letter);
}

/** Names that punctuation would split; each is replaced by one word first. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/c\+\+/g, "cplusplus"],
  [/\b([cf])#/g, "$1sharp"],
  [/(^|[^\p{L}\p{N}])\.net\b/gu, "$1dotnet"],
  [/\b(node|vue|next|nuxt|express|react|three)\.js\b/g, "$1js"],
];

/** Abbreviations with a dot after each letter: "R.N.", "H.G.V.". */
const dotted = /(?<![a-z0-9])(?:[a-z]\.){2,}(?:[a-z](?![a-z0-9]))?/g;

const mayBeJoined = /c\+\+|[cf]#|\.net|\.js|[^a-z][a-z]\.[a-z]|^[a-z]\.[a-z]/;

/** German words for women: "Lehrerin", "Ingenieurin", "Studentin", "Ärztin", "Köchin". */
const feminine = /(?:er|eur|or|ent|ant|ist|log|at|arzt|koch|wirt|anwalt|pat|it)in$/;

function withoutMarks(text: string): string {
  let plain = text.replace(dotted, (found) => found.replaceAll(".", ""));
  for (const [from, to] of joined) plain = plain.replace(from, to);
  return plain;
}

const longestWord = 40;

/** The plain words of a text in order, not stemmed; a word is cut after 40 letters. */
export function plainWords(text: string): string[] {
  let plain = plainText(text);
  if (mayBeJoined.test(plain)) plain = withoutMarks(plain);
  // Most texts only have these characters, and the narrower pattern is much faster.
  const words = plain.match(/[^\u0020-\u007e\s]/.test(plain) ? /[\p{L}\p{N}]+/gu : /[a-z0-9]+/g) ?? [];
  return words.map((word) => (word.length > longestWord ? word.slice(0, longestWord) : word));
}

/**
 * A light stem of one plain word that works for English, Spanish, French and German alike. It removes plurals, the
 * feminine forms of professions, and a final vowel ("enfermeras" and "enfermero", "infirmières" and "infirmier",
 * "Lehrerinnen" and "Lehrer", "companies" and "company"). The result is at most one letter longer than the word.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let s = word;
  if (s.length >= 9 && s.endsWith("innen")) s = s.slice(0, -5);
  else if (s.length >= 6 && feminine.test(s)) s = s.slice(0, -2);
  if (s.endsWith("s") && !/(?:ss|us|is)$/.test(s)) s = s.slice(0, -1);
  if (s.length >= 7 && s.endsWith("euse")) s = `${s.slice(0, -3)}ur`;
  else if (s.length >= 8 && s.endsWith("trice")) s = `${s.slice(0, -4)}eur`;
  else if (s.length >= 5 && /[aeo]$/.test(s)) {
    s = s.slice(0, -1);
    if (s.length >= 6 && /(?:nn|ll|tt)$/.test(s)) s = s.slice(0, -1);
  }
  return s.endsWith("y") ? `${s.slice(0, -1)}i` : s;
}
