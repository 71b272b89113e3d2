import type { LetterContent, LetterConvention, LetterKind, LetterTone } from "@waymark/contract/letters";
import type { Language } from "@waymark/contract/values";
import { fillFrame } from "./fill-frame.ts";

type Recipient = Pick<LetterContent["recipient"], "person" | "addressForm">;

/** Titles that stand before a name, by language; kept in a salutation. */
const academic = /^(?:(?:Dr|Prof|Dra|Profª?)\.?\s+)+/u;

/** The last name with its particles: "von der Leyen", "de la Cruz". In Spain, both last names. */
function lastName(person: string, language: Language): string {
  const words = person.replace(academic, "").trim().split(/\s+/);
  const particle = words.findIndex(
    (word, i) => i > 0 && /^(?:von|van|de|del|della|du|da|dos|di|zu|zur|le|la|bin|al|el|ter|ten)$/.test(word),
  );
  if (particle > 0) return words.slice(particle).join(" ");
  if (language === "es" && words.length >= 3) return words.slice(words.length >= 4 ? 2 : 1).join(" ");
  return words.at(-1) ?? "";
}

/**
 * The salutation in a language. A person whose gender is unknown is greeted with the whole name; without a name the
 * neutral form is used. The punctuation is the country's.
 */
export function salutationOf(
  { person, addressForm }: Recipient,
  language: Language,
  convention: LetterConvention,
): string {
  const name = person.trim();
  const title = academic.exec(name)?.[0].trim() ?? "";
  const last = [title, lastName(name, language)].filter(Boolean).join(" ");
  if (language === "en") {
    const mark = convention === "us" ? ":" : ",";
    const dot = convention === "us" ? "." : "";
    if (name === "") return convention === "us" ? "Dear Hiring Manager:" : "Dear Sir or Madam,";
    if (addressForm === "none") return `Dear ${name}${mark}`;
    const form = title !== "" ? "" : addressForm === "ms" ? `Ms${dot} ` : `Mr${dot} `;
    return `Dear ${form}${last}${mark}`;
  }
  if (language === "de") {
    if (name === "") return "Sehr geehrte Damen und Herren,";
    if (addressForm === "none") return `Guten Tag ${name},`;
    return addressForm === "ms" ? `Sehr geehrte Frau ${last},` : `Sehr geehrter Herr ${last},`;
  }
  // A French salutation has no last name; the envelope and the address have it.
  if (language === "fr")
    return `${addressForm === "none" ? "Madame, Monsieur" : addressForm === "ms" ? "Madame" : "Monsieur"},`;
  if (name === "") return "A quien corresponda:";
  if (addressForm === "none") return `Hola, ${name}:`;
  const plain = lastName(name, language);
  return addressForm === "ms" ? `Estimada Sra. ${plain}:` : `Estimado Sr. ${plain}:`;
}

/** The closing formula. The French one repeats the salutation; the British one depends on whether the name is known. */
export function closingOf(
  recipient: Recipient,
  language: Language,
  convention: LetterConvention,
  tone: LetterTone,
): string {
  if (language === "en") {
    if (tone === "warm") return convention === "us" ? "Warm regards," : "With kind regards,";
    if (convention === "us") return tone === "confident" ? "Sincerely yours," : "Sincerely,";
    return recipient.person.trim() === "" ? "Yours faithfully," : "Yours sincerely,";
  }
  if (language === "de") return tone === "warm" ? "Freundliche Grüße" : "Mit freundlichen Grüßen";
  if (language === "es")
    return { plain: "Atentamente,", warm: "Un cordial saludo,", confident: "Reciban un cordial saludo," }[
      tone
    ];
  const whom = salutationOf(recipient, "fr", convention).slice(0, -1);
  return {
    plain: `Je vous prie d’agréer, ${whom}, l’expression de mes salutations distinguées.`,
    warm: `Je vous prie de recevoir, ${whom}, mes salutations les plus cordiales.`,
    confident: `Veuillez agréer, ${whom}, mes salutations distinguées.`,
  }[tone];
}

const months: Readonly<Record<Language, readonly string[]>> = {
  en: "January February March April May June July August September October November December".split(" "),
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
  de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" "),
};

/** A day in words; empty for any text that is no day. */
export function writeDay(day: string, language: Language, convention: LetterConvention): string {
  const [, year = "", month = "", date = ""] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const name = months[language][Number(month) - 1];
  const number = Number(date);
  if (name === undefined || number < 1 || number > 31) return "";
  switch (language) {
    case "en":
      return convention === "us" ? `${name} ${number}, ${year}` : `${number} ${name} ${year}`;
    case "de":
      return `${number}. ${name} ${year}`;
    case "es":
      return `${number} de ${name} de ${year}`;
    case "fr":
      return `${number === 1 ? "1er" : number} ${name} ${year}`;
  }
}

/** The line with place and date; without a place only the date. Letters of the US and the UK have no place in it. */
export function placeAndDate(
  place: string,
  day: string,
  language: Language,
  convention: LetterConvention,
): string {
  const date = writeDay(day, language, convention);
  if (date === "" || place.trim() === "" || convention === "us" || convention === "uk") return date;
  return `${place.trim()}, ${language === "fr" ? "le " : ""}${date}`;
}

/** Subjects with and without the name of the position. */
const subjects: Readonly<Record<Language, Readonly<Record<LetterKind, readonly [string, string]>>>> = {
  en: {
    posting: ["Application for the position of {role}", "Application for the advertised position"],
    unsolicited: ["Speculative application: {role}", "Speculative application"],
    internal: ["Internal application for the position of {role}", "Internal application"],
    "follow-up": ["My application for the position of {role}", "My application"],
    "thank-you": ["Thank you for the interview: {role}", "Thank you for the interview"],
    accept: ["Acceptance of your offer: {role}", "Acceptance of your offer"],
    decline: ["Your offer: {role}", "Your offer"],
    withdraw: ["Withdrawal of my application: {role}", "Withdrawal of my application"],
    resign: ["Notice of resignation", "Notice of resignation"],
  },
  es: {
    posting: ["Candidatura al puesto de {role}", "Candidatura a la oferta publicada"],
    unsolicited: ["Candidatura espontánea: {role}", "Candidatura espontánea"],
    internal: ["Candidatura interna al puesto de {role}", "Candidatura interna"],
    "follow-up": ["Mi candidatura al puesto de {role}", "Mi candidatura"],
    "thank-you": ["Agradecimiento por la entrevista: {role}", "Agradecimiento por la entrevista"],
    accept: ["Aceptación de su oferta: {role}", "Aceptación de su oferta"],
    decline: ["Respuesta a su oferta: {role}", "Respuesta a su oferta"],
    withdraw: ["Retirada de mi candidatura: {role}", "Retirada de mi candidatura"],
    resign: ["Comunicación de baja voluntaria", "Comunicación de baja voluntaria"],
  },
  fr: {
    posting: ["Candidature au poste de {role}", "Candidature au poste proposé"],
    unsolicited: ["Candidature spontanée : {role}", "Candidature spontanée"],
    internal: ["Candidature interne au poste de {role}", "Candidature interne"],
    "follow-up": ["Ma candidature au poste de {role}", "Suivi de ma candidature"],
    "thank-you": ["Remerciements après notre entretien : {role}", "Remerciements après notre entretien"],
    accept: ["Acceptation de votre proposition : {role}", "Acceptation de votre proposition"],
    decline: ["Votre proposition d’embauche : {role}", "Votre proposition d’embauche"],
    withdraw: ["Retrait de ma candidature : {role}", "Retrait de ma candidature"],
    resign: ["Démission", "Démission"],
  },
  de: {
    posting: ["Bewerbung als {role}", "Bewerbung auf Ihre Stellenanzeige"],
    unsolicited: ["Initiativbewerbung als {role}", "Initiativbewerbung"],
    internal: ["Interne Bewerbung als {role}", "Interne Bewerbung"],
    "follow-up": ["Meine Bewerbung als {role}", "Meine Bewerbung"],
    "thank-you": ["Dank für das Gespräch: {role}", "Dank für das Gespräch"],
    accept: ["Zusage: {role}", "Zusage zu Ihrem Angebot"],
    decline: ["Ihr Angebot: {role}", "Ihr Angebot"],
    withdraw: ["Rückzug meiner Bewerbung als {role}", "Rückzug meiner Bewerbung"],
    resign: ["Kündigung meines Arbeitsverhältnisses", "Kündigung meines Arbeitsverhältnisses"],
  },
};

const references: Readonly<Record<Language, string>> = {
  en: "reference",
  es: "referencia",
  fr: "référence",
  de: "Kennziffer",
};

/** The subject line, without the word for "subject"; some countries print one before it. */
export function subjectOf(kind: LetterKind, language: Language, role: string, reference: string): string {
  const [withRole, without] = subjects[language][kind];
  const subject = role === "" ? without : fillFrame(withRole, { role }, language);
  return reference === "" || kind === "resign" ? subject : `${subject}, ${references[language]} ${reference}`;
}
