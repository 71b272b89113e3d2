import type { Language } from "@waymark/contract/values";
import type { RequiredTerm } from "../job-search/match/resume/posting-terms.ts";
import { fold } from "../vocabulary/fold.ts";
import { languageName } from "../vocabulary/language-names.ts";
import { skillById, skillId } from "../vocabulary/skills.ts";
import { cleanLine } from "./clean-line.ts";
import type { JobFacts } from "./read-job.ts";

/** Ordinary words that two languages share; any other name that two share is a proper one: "Docker", "Sage". */
const shared = new Set(
  (
    "triage telemetry nutrition rehabilitation massage maintenance merchandising catering ticketing agriculture irrigation " +
    "coaching mediation underwriting compliance marketing storytelling leadership communication multitasking fundraising " +
    "microservices firewalls hardware simulation branding controlling barista housekeeping feedback mentoring reporting recruiting"
  ).split(" "),
);

const ordinaryEnd =
  /.{2}(?:terapia|ción|sión|dad|ería|ología|[aáeéioó]c?tica|(?:t|g|n|r)ique|aje|ario|miento|tion|ssion|sion|ment|ité|age|ure|ing|ance|ence|isme|ics|ship|erie|ogie|graphie|omie|iatrie|étrie|duite|[dt]ura|colo|corte|encia|ancia|eza|dibujo|canto|bordado)(?:e?s)?$/iu;

/** Tells whether the dictionary's name is a proper one: several languages have it, and it is one word. */
function isProper(names: Readonly<Record<Language, string>>): boolean {
  const { en, ...others } = names;
  return (
    Object.values(others).some((name) => fold(name) === fold(en)) &&
    !en.includes(" ") &&
    !shared.has(fold(en))
  );
}

/** A skill as it stands within a sentence: names keep their capitals, other words lose the first one, except in German. */
function skillInSentence(name: string, language: Language): string {
  const id = skillId(name);
  const names = id === null ? undefined : skillById(id)?.names;
  if (names !== undefined && isProper(names))
    return fold(name) === fold(names[language]) ? names[language] : name;
  if (language === "de")
    return /^\p{Ll}/u.test(name) && names !== undefined && /^\p{Lu}/u.test(names.de)
      ? name.charAt(0).toUpperCase() + name.slice(1)
      : name;
  // A second capital or a number tells a name: "Microsoft Office", "NetSuite", "Windows 11".
  const [first = "", ...others] = name.split(" ");
  const isNumbered = /\d/.test(name) && !(language !== "en" && others.length > 0 && ordinaryEnd.test(first));
  const isWord = /^\p{Lu}[\p{Ll}’']/u.test(name) && !/\p{Ll}\p{Lu}|\s\p{Lu}\p{Ll}/u.test(name) && !isNumbered;
  const isPlural =
    (language === "es" && /^\p{Lu}\p{Ll}{2,}[aoe]s$/u.test(name)) ||
    (language === "fr" && /^\p{Lu}\p{Ll}{3,}[eénrt]s$/u.test(name));
  const isLanguage = language !== "en" && languageName(fold(name)) !== null;
  // "Opera PMS" is a product, "Soldadura TIG" a craft.
  if (
    language !== "en" &&
    others.length === 1 &&
    /^\p{Lu}{2,}$/u.test(others[0] ?? "") &&
    !ordinaryEnd.test(first)
  )
    return name;
  const isCommon =
    name.includes(" ") || ordinaryEnd.test(name) || names !== undefined || isLanguage || isPlural;
  return isWord && isCommon ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

const quoted: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => `“${text}”`,
  de: (text) => `„${text}“`,
  es: (text) => text,
  fr: (text) => text,
};

/** A skill in an introduction: one that would need an article is quoted; Spanish and French frames quote it themselves. */
function asTopic(skill: string, language: Language): string {
  const isThing =
    language === "en" &&
    /^(?:[a-z]{3,}|front desk|[a-z]+ licen[cs]e)$/.test(skill) &&
    !/(?:ing|tion|sion|ment|ance|ence|ship|ics|age|care|aid|y|[^su]s)$/.test(skill);
  const isPhrase = language === "de" && /\s\p{Ll}[\p{L}]+$/u.test(skill);
  return isThing || isPhrase ? quoted[language](skill) : skill;
}

/** The words of a term with the hyphens and apostrophes that stand between them in the posting. */
function asPosted(term: string, text: string): string {
  const words = term.split(" ").map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (words.length < 2) return term;
  return new RegExp(words.join("[\\s’'/-]{1,2}"), "iu").exec(text)?.[0] ?? term;
}

/** "carné de manipulador de alimentos" is the paper; the dictionary knows what stands behind "de". */
function withPaper(words: string, text: string): string {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return (
    new RegExp(`(?:carn[ée]t?|licencia|permiso|certificado|título) de ${literal}`, "iu").exec(text)?.[0] ??
    words
  );
}

/** A required skill in the letter's language: in the posting's words, or by the dictionary; empty when neither fits. */
export function askedSkill(
  term: RequiredTerm,
  language: Language,
  facts: Pick<JobFacts, "language" | "text">,
): string {
  const postingLanguage = facts.language;
  const written = cleanLine(withPaper(asPosted(term.term, facts.text), facts.text));
  const isShouted = /^\p{Lu}{4,}$/u.test(written) && skillById(term.id) !== undefined;
  const isPlain =
    !isShouted && written.length >= 2 && written.length <= 50 && !/["“”„«».;:!?]/u.test(written);
  if (isPlain && (postingLanguage === undefined || postingLanguage === language))
    return asTopic(skillInSentence(written, language), language);
  const name = skillById(term.id)?.names[language];
  return name === undefined ? "" : asTopic(skillInSentence(name, language), language);
}

/** A skill of a resume in the letter's language; empty when it can be said in the resume's language only. */
export function ownSkill(skill: string, language: Language, isForeign: boolean): string {
  const clean = cleanLine(skill);
  if (
    clean.length < 2 ||
    clean.length > 40 ||
    clean.split(" ").length > 4 ||
    !/^[\p{L}\p{N}][\p{L}\p{N}\s.+#&/’'-]*$/u.test(clean)
  )
    return "";
  if (!isForeign) return skillInSentence(clean, language);
  const id = skillId(clean);
  const name = id === null ? undefined : skillById(id)?.names[language];
  return name === undefined ? "" : skillInSentence(name, language);
}

/** Ordinary English words that resumes list as skills with a capital. */
const ordinary =
  /^(?:Events?|Sales|Operations|Logistics|Payroll|Design|Research|Training|Security|Accounts|Stock|Purchasing|Retail|Finance|Writing|Editing|Cleaning|Cooking|Driving|Teaching|Gardening|Planning|Negotiation|Administration|Hospitality|Reception|Production|Packing|Welding|Joinery|Carpentry|Maintenance)$/;

const ordinaryFrench =
  /^(?:Taille|Tonte|Pose|Plantation|Élagage|Conduite|Coupe|Couleur|Caisse|Paie|Ménage|Repassage|Peinture|Couture|Soudure|Plomberie|Découpe|Pâtisserie|Vente|Montage|Rédaction|Traduction|Accueil|Classement|Archivage|Dessin|Barbier|Hayon|Chargement|Tri|Colis|Stocks?|Achats?|Quai|Prélèvements?|Pansements?|Coiffage|Onglerie|Bardage|Zinguerie|Charpente|Carrelage|Enduit)$|^Logiciel(?= )/;

const ordinarySpanish =
  /^(?:Diagnosis|Reparto|Corte|Color|Cobro|Costura|Archivo|Compras|Tintes|Peinado|Barnizado|Lijado|Plancha|Montaje|Carga|Descarga|Huerto|Sala|Barra|Cocina|Turno|Almacén|Inventario|Diseño|Dibujo|Riego|Siembra|Pedidos)$/;

/** A one-word skill that the texts write in lower case, or as the noun of a line, is no name: "Pose" beside "Pose de …". */
export const asInTexts = (skill: string, language: Language, texts: string): string => {
  const lower = skill.toLowerCase();
  if (language === "en" && ordinary.test(skill)) return lower;
  // "Leadwork around chimneys": a product would be in the dictionary.
  if (language === "en" && skillId(skill) === null && /^\p{Lu}\p{Ll}{4,}$/u.test(skill))
    return new RegExp(`(?<!\\p{L})(?:${lower}(?!\\p{L})|${skill} (?:of|for|and|around|on|in|to) )`, "u").test(
      texts,
    )
      ? lower
      : skill;
  if (language === "fr" && ordinaryFrench.test(skill))
    return skill.replace(/^\p{Lu}\p{L}*/u, (word) => word.toLowerCase());
  if (language === "es" && ordinarySpanish.test(skill)) return lower;
  const isWord = (language === "es" || language === "fr") && /^\p{Lu}\p{Ll}+$/u.test(skill);
  // Names of products have no accents.
  if (isWord && /[àâèéêîôûçáíóúñ]/u.test(lower)) return lower;
  const inText = new RegExp(`(?<!\\p{L})${lower}|(?<!\\p{L})${skill} (?:(?:de|du|des|del)\\s|d[’'])`, "u");
  return isWord && inText.test(texts) ? lower : skill;
};

const joiningAnd = { en: / and /u, es: / [ye] /u, fr: / et /u, de: / und /u } as const;
const asWellAs = { en: " as well as", es: ", así como", fr: " ainsi que", de: " sowie" } as const;

/** "a, b and c" as a language writes it. An item that has an "and" of its own comes last: "a, b as well as c and d". */
export function listOf(items: readonly string[], language: Language, isBritish = true): string {
  const whole = items.filter((item) => !joiningAnd[language].test(item));
  const joined = items.filter((item) => joiningAnd[language].test(item));
  const last = joined.pop();
  if (last !== undefined && items.length > 1)
    return `${[...whole, ...joined].join(", ")}${asWellAs[language]} ${last}`;
  const locale = language === "en" && isBritish ? "en-GB" : language;
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(items);
}
