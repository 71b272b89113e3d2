/** The grammatical gender in which a person writes their own titles. */
export type Gender = "f" | "m";

const feminine =
  /(?:(?:er|eur|ist|ent|ant|or|og|ekt|et|at|ier|iker|eiter|euer)in|frau|schwester|euse|trice|ière|ienne|ancière|dora|tora|sora|nera|lera|jera|dera|tera|ñera|ogada|ogada|icera|ógica|óloga|enciada|iaria|encargada|técnica|médica|arquitecta|maestra)$/iu;
const masculine =
  /(?:(?:ik|heit|rbeit|eit|ahr|auf|fleg|wickl|ehr|eis|at)er|mann|pfleger|teur|seur|deur|leur|neur|ceur|geur|ouvrier|inier|mier|dier|tier|quier|icien|trician|nicien|ador|edor|idor|ctor|ñero|nero|lero|jero|dero|tero|ogado|enciado|iario|encargado|técnico|médico|arquitecto|maestro)$/iu;

/** The gender of a person's own titles; null when they do not tell, or tell both. */
export function genderOf(titles: readonly string[]): Gender | null {
  const words = titles.flatMap((title) => title.split(/[\s,()-]+/)).filter((word) => !/[/*:·]/.test(word));
  const [f, m] = [words.some((word) => feminine.test(word)), words.some((word) => masculine.test(word))];
  return f === m ? null : f ? "f" : "m";
}

/** Double forms and their feminine: [pattern, feminine of the stem]. */
const doubles: readonly (readonly [RegExp, (stem: string, end: string) => string])[] = [
  [/(\p{L}+)(?:\s?\/\s?-?|\*|:|_|·|\()(in(?:nen)?)\)?(?!\p{L})/gu, (stem) => `${stem}in`],
  [/(\p{L}*)(mann)\s?(?:\/\s?-?)frau(?!\p{L})/giu, (stem) => (stem === "" ? "Frau" : `${stem}frau`)],
  [/(\p{L}+)(?:\/-?|\(|·|\.)(e|ne|le|se|re)\)?(?:·?s)?(?![\p{L}\d])/gu, (stem, end) => frenchForm(stem, end)],
  [
    /(\p{L}+)(?:\s?\/\s?-?|\(|·)(trice|euse|ière|ère|ienne|ienne|ve|rice)\)?(?!\p{L})/giu,
    (stem, end) => frenchForm(stem, end),
  ],
  [
    /(\p{L}+)(?:\/-?|\(|@)(a|as|ora|era|ra)\)?(?!\p{L})/gu,
    (stem, end) => (end.startsWith("a") ? `${stem.replace(/[oe]$/, "")}a` : stem.replace(/or?$|er?o?$/, end)),
  ],
];

function frenchForm(stem: string, end: string): string {
  if (end === "se" && stem.endsWith("eur")) return stem.replace(/r$/, "se");
  if (end === "re" && stem.endsWith("er")) return stem.replace(/er$/, "ère");
  if (/^(?:trice|rice)$/i.test(end)) return stem.replace(/teur$/, "trice");
  if (/^euse$/i.test(end)) return stem.replace(/eur$/, "euse");
  if (/^i?ère$/i.test(end)) return stem.replace(/ier$/, "ière");
  if (/^ve$/i.test(end)) return stem.replace(/f$/, "ve");
  if (/^ienne$/i.test(end)) return stem.replace(/ien$/, "ienne");
  return stem + end;
}

/**
 * A title with double forms ("Verkäufer/in", "Infirmier(e)", "Cocinero/a") in the form that the person uses; the form
 * that the posting writes first where that is unknown, and German keeps "/in".
 */
export function ownForm(title: string, gender: Gender | null): string {
  let text = title.replace(/(\p{L}{3,})a\/(o|e|os|es)(?!\p{L})/gu, (_, stem: string, end: string) =>
    gender === "f" ? `${stem}a` : stem + end,
  );
  for (const [i, [pattern, female]] of doubles.entries())
    text = text.replace(pattern, (written, stem: string, end: string) => {
      if (gender === "f") return female(stem, end.toLowerCase());
      if (i === 1) return gender === "m" ? `${stem}${end}` : written;
      return gender === null && i === 0 ? `${stem}/in` : stem;
    });
  // "Kaufmännische Mitarbeiterin / Kaufmännischer Mitarbeiter": two whole titles of several words.
  const [first = "", second = "", ...others] = text.split(/\s\/\s/);
  const isPair =
    others.length === 0 &&
    first.includes(" ") &&
    first.slice(0, 5).toLowerCase() === second.slice(0, 5).toLowerCase();
  if (isPair) {
    const isFirst = gender === null || feminine.test(first.trim()) === (gender === "f");
    return isFirst ? first : second;
  }
  // "Vendeur / Vendeuse": two whole words with one beginning.
  return text.replace(/(\p{L}{5,})\s?\/\s?(\p{L}{5,})(?:\s|$)/gu, (written, a: string, b: string) => {
    if (a.slice(0, 4).toLowerCase() !== b.slice(0, 4).toLowerCase()) return written;
    const pick = gender === "f" ? (feminine.test(a) ? a : b) : feminine.test(a) ? b : a;
    return `${pick}${/\s$/.test(written) ? " " : ""}`;
  });
}
