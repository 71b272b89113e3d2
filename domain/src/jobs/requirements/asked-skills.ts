import { fold } from "../../vocabulary/fold.ts";
import { type SkillPlace, skillPlaces } from "../../vocabulary/skills.ts";
import { headingKind, type PassageKind, sentenceKind } from "./passage-kinds.ts";
import { isMeant } from "./skill-contexts.ts";

export interface PostingText {
  readonly title: string;
  /** The employer's name, whose words are no skills; may be empty. */
  readonly company: string;
  readonly description: string;
}

const longestRead = 20_000;

/** Names of organisations and of parts of them: "Institute of Physics", "Humber Teaching Hospitals", "Director of Nursing". */
const organisations = [
  /\b(?:Department|Departments|Institute|Faculty|School|Museum|College|University|Society|Council|Academy|Ministry|Centre|Center|Director|Head|Chief|VP|President|Board|Association|Federation|Chamber) (?:of|for) (?:the )?(?:[\p{Lu}][\p{L}&'-]*)(?:(?:,| and| &| of| for| the)* [\p{Lu}][\p{L}&'-]*)*/gu,
  /(?:[\p{Lu}&][\p{L}&'-]* (?:and |& |of )?){1,6}(?:Hospitals?|Trust|University|College|Council|Institute|Academy|Society|Ltd|Limited|GmbH|AG|KG|Inc|LLC|plc|Foundation|Clinic|Partnership|Group|England|Agency|Authority)\b/gu,
  /\b(?:Museum|Institut|Akademie|Hochschule|Fakultät|Abteilung|Bereich|Fachbereich|Leiter|Leiterin|Leitung) (?:für |der |des |im |in der )?[\p{Lu}][\p{L}-]*(?: und [\p{Lu}][\p{L}-]*)*/gu,
  /\b(?:Institut|Musée|École|Faculté|Ministère|Direction|Directeur|Directrice|Responsable) (?:de |du |des |de la |d'|de l')?[\p{L}]+(?: et (?:de |du |des |d')?[\p{Lu}][\p{L}-]*)*/gu,
  /\b(?:Instituto|Museo|Escuela|Facultad|Ministerio|Dirección|Director|Directora) (?:de |del |de la )[\p{L}]+(?: y (?:de )?[\p{Lu}][\p{L}-]*)*/gu,
];

/** A part of a posting with what it is about. */
interface Passage {
  readonly text: string;
  readonly kind: PassageKind;
}

/** A line without full stops may be a whole posting; it is cut at its bullets and colons. */
const longestSentence = 400;

function sentencesOf(line: string): string[] {
  const sentences = line.split(/(?<=[\p{Ll}\p{N})»"”%][.!?]) *(?=[\p{Lu}"„«¿¡*-])/u);
  return sentences.flatMap((sentence) =>
    sentence.length <= longestSentence ? [sentence] : sentence.split(/(?<=[;:!?]|\s[.•*]) +|(?=\s[-–•*] )/u),
  );
}

function passagesOf(description: string, employer: string): Passage[] {
  const passages: Passage[] = [];
  let section: PassageKind = "open";
  for (const line of description.split("\n")) {
    const heading = headingKind(line);
    if (heading !== null) section = heading;
    for (const sentence of sentencesOf(line)) {
      const kind = heading ?? sentenceKind(sentence, section, employer);
      passages.push({ text: sentence, kind });
    }
  }
  return passages;
}

const employerName = (company: string): string =>
  fold(company)
    .replace(/\b(?:ltd|limited|gmbh|ag|kg|inc|llc|plc|sa|sl|sarl|e\.?v)\b\.?/g, "")
    .trim();

/** The text with names of organisations blanked; offsets stay. */
function withoutNames(text: string, employer: string): string {
  let left = text;
  for (const names of organisations) left = left.replace(names, (name) => " ".repeat(name.length));
  if (employer.length < 4) return left;
  let folded = fold(left);
  for (let at = folded.indexOf(employer); at >= 0; at = folded.indexOf(employer, at + employer.length)) {
    left = left.slice(0, at) + " ".repeat(employer.length) + left.slice(at + employer.length);
  }
  folded = "";
  return left;
}

/**
 * The skills that a posting asks for, in order of appearance, with their spelling there: those of its title, and those
 * of its text that do not stand in what the employer says of itself, of its offer or of the application.
 */
export function askedSkills(
  { title, company, description }: PostingText,
  most = Number.POSITIVE_INFINITY,
): Map<string, string> {
  const found = new Map<string, string>();
  const employer = employerName(company);
  const foldedTitle = fold(title);
  for (const { id, start, end } of skillPlaces(title)) {
    if (found.size >= most) return found;
    if (!found.has(id) && isMeant(id, { text: title, start, end, title: foldedTitle, kind: "asks", ids: [] }))
      found.set(id, title.slice(start, end));
  }
  for (const { text, kind } of passagesOf(description.slice(0, longestRead), employer)) {
    if (found.size >= most) break;
    if (kind !== "asks" && kind !== "open") continue;
    const plain = withoutNames(text, employer);
    const places: readonly SkillPlace[] = skillPlaces(plain);
    const ids = places.map(({ id }) => id);
    for (const { id, start, end } of places) {
      if (found.size >= most) break;
      if (!found.has(id) && isMeant(id, { text, start, end, title: foldedTitle, kind, ids }))
        found.set(id, text.slice(start, end));
    }
  }
  return found;
}

export const askedSkillIds = (posting: PostingText, most?: number): string[] => [
  ...askedSkills(posting, most).keys(),
];
