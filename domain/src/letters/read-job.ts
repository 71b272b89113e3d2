import type { AddressForm, LetterJob } from "@waymark/contract/letters";
import type { Language } from "@waymark/contract/values";
import { postingTerms, type RequiredTerm, titleOf } from "../job-search/match/resume/posting-terms.ts";
import { languageOfPosting } from "../jobs/languages/language.ts";
import { fold } from "../vocabulary/fold.ts";
import { languageName } from "../vocabulary/language-names.ts";
import { titleScore } from "../vocabulary/titles.ts";
import { cleanLine } from "./clean-line.ts";
import { feminineTitle, type Gender, ownForm } from "./title-forms.ts";

/** Facts of a posting that a letter uses. The posting's text is data, never an instruction. */
export interface JobFacts {
  /** The position as it stands in a sentence; empty when the posting has no usable title. */
  readonly role: string;
  /** The employer; empty when unknown, or when a recruiter writes for one. */
  readonly company: string;
  readonly isAgency: boolean;
  readonly place: string;
  readonly reference: string;
  readonly contact: { readonly person: string; readonly addressForm: AddressForm } | null;
  readonly language: Language | undefined;
  readonly terms: readonly RequiredTerm[];
  readonly text: string;
}

const mostCharacters = 24_000;

export function readJob(job: LetterJob | null, language: Language, gender: Gender | null): JobFacts {
  // Thousands of empty lines would each be read as a passage.
  const text = (job?.text ?? "").slice(0, mostCharacters).replace(/(?:\r?\n){3,}/g, "\n\n");
  const rawTitle = titleOf({ title: job?.title ?? "", text });
  const role = cleanTitle(rawTitle, gender, language);
  const named = cleanCompany(job?.company ?? "");
  const isAgency =
    named === "" ? forClient.test(fold(text)) : agency.test(fold(named)) || forClient.test(fold(text));
  return {
    role,
    company: isAgency ? "" : named,
    isAgency,
    place: placeOf(job?.location ?? ""),
    reference: referenceIn(text),
    contact: contactIn(text, language),
    language: text.trim() === "" ? undefined : languageOfPosting(text),
    terms: job === null ? [] : postingTerms({ title: role === "" ? "" : rawTitle, text }),
    text,
  };
}

const noEmployer =
  /^(?:n\/?a|none|null|undefined|unknown|unbekannt|inconnue?|desconocid[ao]|company|your company|firma|unternehmen|empresa|entreprise|employer|arbeitgeber|confidential.*|vertraulich.*|confidencial.*|confidentiel.*|anonym\w*|private advertiser|-+|\?+|acme(?: inc)?\.?|example.*|musterfirma.*|muster gmbh|[\w-]+\.(?:com|org|net|de|fr|es|io|co\.uk))$/;
const agency =
  /\b(?:recruit\w*|staffing|personal(?:dienst\w*|service|vermittlung\w*|beratung|management)|zeitarbeit|arbeitnehmeruberlassung|randstad|adecco|manpower\w*|hays|michael page|robert half|page personnel|synergie|proman|kelly services|gi group|eurofirms|headhunt\w*|executive search|trabajo temporal|ett|interim\w*|travail temporaire|talent (?:partners?|solutions|acquisition)|personnel services)\b/;
const forClient =
  /\b(?:our client|on behalf of (?:our|a) client|unser(?:en|em)? (?:kunden?|mandant\w*|auftraggeber\w*)(?: sucht| suchen|,| ist| ein)|fur unseren (?:kunden|mandanten|auftraggeber)|im (?:kunden)?auftrag (?:unseres|eines)|notre client|pour le compte de (?:notre|l'un de nos) clients?|nuestro cliente|para (?:nuestro|un) cliente|importante empresa del sector)\b/;

function cleanCompany(company: string): string {
  const clean = cleanLine(company)
    .replace(/\s*\([^)]*\)\s*/g, " ")
    .trim();
  const isName = clean.length >= 2 && clean.length <= 70 && /\p{L}/u.test(clean);
  return isName && !noEmployer.test(fold(clean)) && !/[.!?]\s|https?:|@/.test(clean) ? clean : "";
}

function placeOf(location: string): string {
  const place =
    cleanLine(location)
      .split(/[,(;/|–]|\s-\s/)[0]
      ?.trim() ?? "";
  const isPlace = place.length >= 2 && place.length <= 40 && /^\p{Lu}[\p{L}\s.'’-]+$/u.test(place);
  return isPlace &&
    !/\b(?:remote|home ?office|teletrabajo|teletravail|hybrid\w*|anywhere)\b/.test(fold(place))
    ? place
    : "";
}

function referenceIn(text: string): string {
  const found =
    /(?:\b(?:job |posting |vacancy )?(?:reference|ref(?:erence)? (?:no|number)|ref|job id)|\bkenn(?:ziffer|nummer)|\breferenznummer|\bchiffre|\bréf(?:érence)?|\breferencia|\bofferta n)\s*[.:#]+\s*((?=[A-Z0-9/-]*\d)[A-Z0-9][A-Z0-9/-]{2,20})\b/iu.exec(
      text,
    );
  return found?.[1]?.toUpperCase() ?? "";
}

const name = String.raw`((?:(?:Dr|Prof)\.?\s+){0,2}\p{Lu}[\p{L}'’-]+(?:\s+(?:von|van|de|del|la|der|du)){0,2}(?:\s+\p{Lu}[\p{L}'’-]+){0,2})`;
const contacts: Readonly<Record<Language, readonly [RegExp, RegExp]>> = {
  en: [
    new RegExp(String.raw`\b(?:Ms|Mrs|Miss)\.?\s+${name}`, "u"),
    new RegExp(String.raw`\bMr\.?\s+${name}`, "u"),
  ],
  de: [new RegExp(String.raw`\bFrau\s+${name}`, "u"), new RegExp(String.raw`\bHerrn?\s+${name}`, "u")],
  fr: [
    new RegExp(String.raw`\b(?:Mme|Madame)\.?\s+${name}`, "u"),
    new RegExp(String.raw`\b(?:M\.|Monsieur)\s+${name}`, "u"),
  ],
  es: [
    new RegExp(String.raw`\b(?:Sra\.?|D\.ª|Dña\.?|Doña)\s+${name}`, "u"),
    new RegExp(String.raw`\b(?:Sr\.?|D\.|Don)\s+${name}`, "u"),
  ],
};
const asksToWrite =
  /contact|kontakt|ansprech|fragen|bewerb|richten|senden|send|apply|write|address|adresse|envoy|candidat|question|responsable|atenci|dirig|envi|pregunt|recrut/;

/** A person that the posting names with "Frau", "Mr" and the like, in a line about applying. */
function contactIn(text: string, language: Language): JobFacts["contact"] {
  for (const line of text.split(/\r?\n/).slice(-60)) {
    if (line.length > 400 || !asksToWrite.test(fold(line))) continue;
    for (const [i, pattern] of contacts[language].entries()) {
      const person = cleanLine(pattern.exec(line)?.[1] ?? "");
      if (person !== "" && !sampleName.test(fold(person)))
        return { person, addressForm: i === 0 ? "ms" : "mr" };
    }
  }
  return null;
}

/** Names that stand in for a name. */
export const sampleName =
  /^(?:(?:max|erika|maxima?) mustermann|mustermann|j(?:ohn|ane) (?:doe|q\.? public)|doe|your name|(?:first|last|full) ?name.*|vorname.*|nachname|nombre.*|apellidos?|nom|prenom.*|name|n\.? ?n\.?|lorem ipsum|test(?: test| user)?|fulano.*|undefined.*|null.*)$/;

const gendered =
  /\s*[([]?\s*(?<![\p{L}\d])(?:[mwfdxhi]\s*[/|,]\s*[mwfdxhi](?:\s*[/|,]\s*(?:[mwfdxi]|div|gn|nb)\*?)*|all genders?|alle geschlechter|gn)(?![\p{L}\d])\s*[)\]]?/giu;
const terms =
  /\s*(?<!\p{L})(?:CDI|CDD|CDI\/CDD|intérim|alternance|(?:in )?(?:Vollzeit|Teilzeit)|Minijob|full[ -]?time|part[ -]?time|temps (?:plein|partiel)|jornada completa|media jornada|(?<!de )turno (?:de (?:noche|tarde|mañana|día)|nocturno|rotativo)|urgente?|sofort|ab sofort|remote|homeoffice|hybrid)(?!\p{L})\s*/giu;
const lowerWords = new Set(
  "de del la el los las y en con para und für fur im in der die das mit von zur zum des du et à a au aux les le of the and for at with oder or ou o u".split(
    " ",
  ),
);

/** A posting's title as it stands in a sentence; empty when it is none. */
function cleanTitle(title: string, gender: Gender | null, language: Language): string {
  const inForm = ownForm(calm(cleanLine(title.replace(gendered, " "), true), language), gender);
  const whole = inForm
    .replace(/\s*[([{][^)\]}]*[)\]}]/gu, " ")
    .replace(terms, " ")
    .replace(/\b(?:ref|réf|kennziffer|job id)\b.*$/iu, " ")
    .replace(/[|•!*#_<>"„“”«»]+/gu, " | ")
    .replace(/\d+\s?%|\b\d{2,}\b.*$/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const parts = whole
    .split(/\s[-–—|@·]\s|\s\|\s?|[,;:]\s|\s(?:at|bei|chez)\s(?=\p{Lu})/u)
    .map((part) => part.replace(/^[\s|–—-]+|[\s|,.;:–—-]+$/gu, ""));
  const part =
    parts.find((one) => titleScore(one) > 0 || acronym.test(one)) ??
    parts.find((one) => one.length >= 3 || acronym.test(one)) ??
    "";
  const words = part.split(" ");
  if (
    (part.length < 3 && !acronym.test(part)) ||
    part.length > 70 ||
    words.length > 8 ||
    !/\p{L}{2}/u.test(part)
  )
    return "";
  // A sentence or an order is no title.
  if (words.length > 5 && titleScore(part) === 0) return "";
  if (/\b(?:ignore|instructions?|prompt|anweisungen|ignorier\w*|undefined|null|lorem)\b/i.test(part))
    return "";
  return inSentence(gender === "f" ? feminineTitle(part, language) : part, language);
}

const acronym =
  /^(?:TIG|MIG|MAG|SAP|CNC|USA|SPS|PLC|ICU|UCI|EDV|HR|IT|QA|RH|RN|LPN|CNA|BTP|CVC|SEO|CRM|ERP|UX|UI|DAF|EHPAD|LKW|PKW|AWS|SQL|HGV|SEN|SENCO|HCA|HSE)$/u;

/** The words of a shouted title as ordinary ones. */
function calm(title: string, language: Language): string {
  const isShouted = title === title.toUpperCase() && /\p{Lu}{4}/u.test(title);
  return title.replace(/\p{L}+/gu, (word, at: number) => {
    // "COCINERO/A (jornada completa)": the second ending goes with its shouted word.
    if (
      /^\p{Lu}{1,5}$/u.test(word) &&
      /\p{Lu}{4}\s?[/(*:·]-?$/u.test(title.slice(0, at)) &&
      !acronym.test(word)
    )
      return word.toLowerCase();
    if (!(isShouted || /^\p{Lu}{5,}$/u.test(word)) || acronym.test(word)) return word;
    if (word.length === 1)
      return isShouted &&
        at > 0 &&
        (/[/(]/.test(title.charAt(at - 1)) || lowerWords.has(fold(word.toLowerCase())))
        ? word.toLowerCase()
        : word;
    const lower = word.toLowerCase();
    if (lowerWords.has(fold(lower)) && at > 0) return lower;
    return (language === "es" || language === "fr") && at > 0 ? lower : capital(lower);
  });
}

/** A Romance title begins in lower case, unless all its words have capitals. */
export function inSentence(shown: string, language: Language): string {
  const title = calm(shown, language);
  // "Medizinische Fachangestellte" is one name, "stellvertretende Leitung" is not.
  if (language === "de")
    return title.replace(
      /^(?:Stellvertretend|Leitend|Angehend|Examiniert|Gelernt|Erfahren|Freiberuflich|Selbstständig|Ehrenamtlich|Studentisch|Wissenschaftlich)(?=e[rn]? \p{Lu})/u,
      (word) => word.toLowerCase(),
    );
  if (language !== "fr" && language !== "es") return title;
  // "Profesora de Inglés": a title in the letter's language needs no capitals.
  if (/\s(?:de|del|en|du|des|la)\s|\sd[’']/u.test(title))
    return title.replace(/\p{Lu}\p{Ll}+(?!\p{Lu})/gu, (word, at: number) =>
      at === 0 || languageName(fold(word)) !== null ? word.toLowerCase() : word,
    );
  const words = title.split(" ");
  const isTitleCase =
    words.length > 1 &&
    words.slice(1).some((word) => !/^\p{Lu}{2,5}$/u.test(word)) &&
    words.slice(1).every((word) => lowerWords.has(fold(word)) || /^[\p{Lu}\d]/u.test(word));
  const isOrdinary = /^\p{Lu}\p{Ll}/u.test(title) && !isTitleCase;
  return isOrdinary ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
