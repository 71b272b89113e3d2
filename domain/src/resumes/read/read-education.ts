import type { EducationItem } from "@waymark/contract/resumes";
import { type DateSpan, writeDate } from "../../vocabulary/dates.ts";
import { fold } from "../../vocabulary/fold.ts";
import { degreeOverSchool } from "../../vocabulary/likeness.ts";
import { companyScore, degreeScore, schoolScore, subjectWords } from "../../vocabulary/organisations.ts";
import { placeScore } from "../../vocabulary/place-words.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import type { Line } from "./document.ts";
import { type Entry, isBullet, splitEntries, withoutBullet } from "./entries.ts";
import { isHeadLike } from "./heads/head-like.ts";
import { entryParts, type HeadPart, nameComma, slotParts, trimmed } from "./heads/head-parts.ts";
import { type Joint, splitAtJoint, usualJoint } from "./heads/joints.ts";
import { withoutLabels } from "./heads/labelled-rows.ts";
import { sayLabels } from "./heads/repeated-labels.ts";
import { type Leaning, leanings, noLeaning } from "./heads/slots.ts";
import { joinStackedDates } from "./layout/stacked-dates.ts";
import { withoutTable } from "./layout/table-rows.ts";
import { joinWrappedHeads } from "./layout/wrapped.ts";

/** Words that only introduce the date. */
const dateWords =
  /^(?:grad(?:uat(?:ed?|ion))?(?: date)?|expected(?: graduation)?|anticipated|class of|completed|abschluss|voraussichtlich|obtenue? en|promotion|desde|depuis|since|seit|from|to|[sa]\.? ?y|school year|academic year|session|batch|curso(?: acad[ée]mico)?|ann[ée]e(?: scolaire)?|schuljahr)\.?:?$/i;
const gpaPattern =
  /\b(?:c?gpa|grade|nota media|promedio|note|abschlussnote|moyenne|mention)\b\s*:?\s*(?:of\s+)?([\d.,]+(?:\s*\/\s*[\d.,]+)?)/i;

/** Classes of British degrees. */
const degreeClass = /\b2[:.][12](?![\d/.])/u;
/** A French grade, which is usually written as part of the degree. */
const mention = /\bmention\s+(?:très bien|assez bien|bien|honorable)/iu;
const mentionInBrackets = new RegExp(`\\s*\\(${mention.source}\\)`, "iu");

/** A study, the entry it was read from, and the number of lines below the dated one that its head used. */
export interface StudyRead {
  item: EducationItem;
  entry: Entry;
  used: number;
}

/** Reads the studies of the education sections, in order. */
export function readEducation(all: readonly Line[]): StudyRead[] {
  const said = sayLabels(withoutLabels(withoutTable(all)).map(withoutLevel), degreeOverSchool, [
    "Degree: ",
    "School: ",
  ]);
  const lines = joinWrappedHeads(joinStackedDates(said));
  const dated = splitEntries(lines);
  const entries = dated.length > 0 ? dated : undatedEntries(lines);
  const items: StudyRead[] = [];
  const heads = entries.map(partsOf);
  const leaning = leanings(
    heads.map(({ parts }) => parts),
    degreeOverSchool,
  );
  const first = heads.map(({ parts, used }, i) => ({ ...assign(parts, leaning[i] ?? noLeaning), used }));
  const joint = usualJoint(
    entries,
    first.map(({ degree, school, used }) => ({ first: degree, second: school, used })),
  );
  for (const [i, entry] of entries.entries()) {
    const used = heads[i]?.used ?? 0;
    const { degree, school, location } = splitAsJoined(
      first[i] ?? { degree: "", school: "", location: "" },
      joint,
    );
    if (!isStudy({ degree, school }, entry)) continue;
    if (school === "" && degreeScore(degree) === 0 && titleScore(degree) > 0.5) continue;
    const item = {
      id: `edu-${items.length + 1}`,
      degree: degree.slice(0, 300),
      school: school.replace(mentionInBrackets, "").slice(0, 300),
      location: location.slice(0, 300),
      gpa: gpaOf([...entry.before, ...(entry.dated ? [entry.dated] : []), ...entry.after]),
      graduationDate: graduation(entry.span),
    };
    items.push({ item, entry, used });
  }
  return items;
}

const stage =
  /^(?:primary|elementary|secondary|tertiary|college|vocational|senior high|junior high|post[- ]?graduate|graduate|undergraduate|primaria|secundaria|superior|universitari[ao]|primaire|secondaire|superieur)$/;

/** `Secondary ¦ : High School Diploma` as the degree that it names. */
function withoutLevel(line: Line): Line {
  const [label = "", value = "", ...more] = line.parts;
  if (!/^:\s*\S/.test(value) || !stage.test(fold(label.replace(/\s*:$/, "")))) return line;
  const parts = [`Degree: ${value.replace(/^:\s*/, "")}`, ...more];
  return { ...line, parts, text: parts.join(" ") };
}

/** A town, or one unknown name without a period, is no study. */
function isStudy({ degree, school }: { degree: string; school: string }, { span }: Entry): boolean {
  const one = degree || school;
  if (one === "" || (degree !== "" && school !== "")) return one !== "";
  const isKnown = degreeScore(one) + schoolScore(one) > 0;
  return isKnown || (span !== null && placeScore(one) < 0.9);
}

function graduation(span: DateSpan | null): string {
  if (!span || span.current) return "";
  return writeDate(span.end ?? (span.isRange ? null : span.start));
}

function gpaOf(lines: readonly Line[]): string {
  for (const line of lines) {
    const value =
      line.text.match(gpaPattern)?.[1] ?? line.text.match(degreeClass)?.[0] ?? line.text.match(mention)?.[0];
    if (value) return value.slice(0, 60);
  }
  return "";
}

function partsOf(entry: Entry): { parts: HeadPart[]; used: number } {
  let parts = entryParts(entry);
  let used = 0;
  for (const line of entry.after.slice(0, 3)) {
    if (namesBoth(parts)) break;
    const isGrade = gpaPattern.test(line.text) && schoolScore(line.text) + degreeScore(line.text) === 0;
    const isAlone = entry.after.filter(isBullet).length === 1 && used === 0 && line.text.length < 50;
    const isDegree =
      isBullet(line) &&
      line.text.length < 90 &&
      (degreeScore(line.text) > 0 || (isAlone && namesSchool(parts)));
    if (isDegree && !parts.some((part) => degreeScore(part.text) > 0)) {
      const [first = "", ...more] = line.parts;
      parts = [...parts, ...slotParts({ ...line, parts: [withoutBullet(first), ...more] }, used + 1)];
      used += 1;
      break;
    }
    if (isBullet(line) || (!isHeadLike(line) && line.text.length > 90) || isGrade) break;
    if (parts.length >= 2 && schoolScore(line.text) + degreeScore(line.text) === 0) break;
    parts = [...parts, ...slotParts(line, used + 1)];
    used += 1;
  }
  return { parts, used };
}

const namesSchool = (parts: readonly HeadPart[]): boolean =>
  parts.some((part) => schoolScore(part.text) > 0.5);

/** Tells whether degree and school are both there: `High School Diploma` alone names no school. */
function namesBoth(parts: readonly HeadPart[]): boolean {
  const schools = parts.filter((part) => schoolScore(part.text) > 0.5);
  return parts.some((part) => {
    if (degreeScore(part.text) <= 0.5) return false;
    const one = splitOne(part.text);
    return schools.some((school) => school !== part) || (one.degree !== "" && one.school !== "");
  });
}

interface Study {
  degree: string;
  school: string;
  location: string;
}

function assign(parts: readonly HeadPart[], leaning: Leaning): Study {
  const rest = parts.map(withoutGrade).filter((part) => part.text !== "" && !dateWords.test(part.text));
  const place = rest.length > 1 ? rest.find((part) => part.isPlace) : undefined;
  const named = rest.filter((part) => part !== place);
  const location = place?.text ?? "";
  const degreeAt = degreeIndex(named);
  const schoolAt = schoolIndex(named, degreeAt);
  const [first] = named;
  if (first && named.length === 1) return withTown(assignOne(first, leaning), location);
  if (degreeAt !== -1 && schoolAt === -1) {
    const one = splitOne(named[degreeAt]?.text ?? "");
    if (one.school !== "" && (one.degree !== "" || named.length === 1)) return { ...one, location };
  }
  const trained =
    schoolAt === -1 ? named.find((part, i) => i !== degreeAt && isPlaceOfTraining(part.text)) : undefined;
  if (trained && degreeAt !== -1)
    return { degree: named[degreeAt]?.text ?? "", school: trained.text, location };
  const [degree, school] = placed(named, degreeAt, schoolAt, leaning);
  const field = named[degree + 1];
  const extra = field && degree + 1 !== school && named.length > 2 && degreeAt !== -1 ? ` ${field.text}` : "";
  return withSubject({
    degree: (named[degree]?.text ?? "") + extra,
    school: named[school]?.text ?? "",
    location,
  });
}

/** `Apprenticeship – Plumbing (Level 2), Bradford College`: the subject before the school belongs to the degree. */
function withSubject(study: Study): Study {
  const cut = study.school.indexOf(", ");
  const [subject, school] = [study.school.slice(0, cut), study.school.slice(cut + 2)];
  const isSplit =
    cut > 0 && degreeScore(study.degree) > 0.5 && schoolScore(subject) === 0 && schoolScore(school) > 0.5;
  return isSplit ? { ...study, degree: `${study.degree} – ${subject}`, school } : study;
}

/** Splits a study with one of degree and school as the other studies are joined: `MSc Finance, Warwick`. */
function splitAsJoined(study: Study, joint: Joint | null): Study {
  const isOpen = (study.degree === "") !== (study.school === "");
  const both = isOpen ? splitAtJoint(study.degree || study.school, joint) : null;
  const isAgainst = both !== null && degreeOverSchool(both.second) > degreeOverSchool(both.first);
  return both === null || isAgainst ? study : { ...study, degree: both.first, school: both.second };
}

/** The one part of a head by its own words, else by the other heads. */
function assignOne(part: HeadPart, leaning: Leaning): { degree: string; school: string } {
  const one = splitOne(part.text);
  const isUnknown = degreeScore(part.text) + schoolScore(part.text) === 0;
  if (!isUnknown || Math.abs(leaning(part)) < 0.2) return one;
  return leaning(part) > 0 ? { degree: part.text, school: "" } : { degree: "", school: part.text };
}

/** A degree of a university beside nothing but a town has the town's university. */
const withTown = (one: { degree: string; school: string }, town: string): Study =>
  one.school === "" && universityDegree.test(fold(one.degree)) && !/[,(]/.test(town)
    ? { ...one, school: town, location: "" }
    : { ...one, location: town };

const universityDegree =
  /\b(?:bachelor|master|b\.?a|b\.?sc|m\.?a|m\.?sc|b\.?eng|m\.?eng|ph\.?d|pgce|llb|llm|mba)\b/;

/**
 * The indexes of degree and school: those that their words tell, the others by the other heads and weaker signs, else in
 * the order in which they stand.
 */
function placed(
  parts: readonly HeadPart[],
  degreeAt: number,
  schoolAt: number,
  leaning: Leaning,
): readonly [number, number] {
  const weight = (part: HeadPart): number => degreeOverSchool(part.text) + leaning(part);
  const pairs = parts.flatMap((degree, i) =>
    parts.flatMap((school, k) => {
      const isTold = (degreeAt === -1 || degreeAt === i) && (schoolAt === -1 || schoolAt === k);
      return i === k || !isTold ? [] : [{ i, k, sum: weight(degree) - weight(school) - 0.1 * (i + k) }];
    }),
  );
  const [best] = pairs.sort((a, b) => b.sum - a.sum || a.i - b.i);
  return best ? [best.i, best.k] : [degreeAt === -1 ? 0 : degreeAt, schoolAt];
}

/** The index of the school: the part that a label calls so, else the first one with a word for schools. */
function schoolIndex(parts: readonly HeadPart[], degreeAt: number): number {
  const said = parts.findIndex((part, i) => i !== degreeAt && part.says === "company");
  return said !== -1 ? said : parts.findIndex((part, i) => i !== degreeAt && schoolScore(part.text) > 0.5);
}

/** A kind of school without a name, which beside a name says what was attended. */
const kindOfSchool =
  /^(?:(?:sekundar|real|haupt|grund|primar|volks|mittel|ober|gesamt|berufs|handels|fach)schule|gymnasium|(?:secondary|high|primary|middle|elementary) school|lycee|college|escuela (?:primaria|secundaria)|primaria|secundaria)$/;

/** The index of a part that is a degree but no school; or of one that may be both, beside a clear school. */
function degreeIndex(parts: readonly HeadPart[]): number {
  const said = parts.findIndex((part) => part.says === "title");
  if (said !== -1) return said;
  const stageAt = parts.findIndex(({ text }) => kindOfSchool.test(fold(text)));
  if (stageAt !== -1 && !parts.some(({ text }) => degreeScore(text) > 0)) return stageAt;
  const clear = parts.findIndex(
    (part) => part.says === null && degreeScore(part.text) > schoolScore(part.text),
  );
  const isSchoolBeside = parts.some((part) => schoolScore(part.text) > degreeScore(part.text));
  return clear !== -1 || !isSchoolBeside ? clear : parts.findIndex((part) => degreeScore(part.text) > 0);
}

/** Removes the grade from `Diploma, University (Grade: 1.8)`; empty when nothing else remains. */
function withoutGrade(part: HeadPart): HeadPart {
  const grade = [gpaPattern, degreeClass].find((pattern) => pattern.test(part.text));
  const ended = part.text.replace(/,\s*(?:completed|graduated|obtenu|abgeschlossen|terminado)$/i, "");
  if (grade === undefined) return { ...part, text: ended };
  const text = trimmed(ended.replace(grade, "").replace(/\(\s*\)/, ""));
  const isNamed = grade !== gpaPattern || schoolScore(text) + degreeScore(text) > 0;
  return { ...part, text: isNamed ? text : "" };
}

const joints = new RegExp(
  String.raw`,\s+(?!(?:${subjectWords})\s)|\s+(?:at|from|in|an der|am|der|a la|à la|en la|en el|de la|de|en|chez)\s+|\s+(?:à|de) l['’]\s?|\s+-\s+|\s+(?=(?:Universi|Hochschule|École|Lycée|IES |IUT ))`,
  "giu",
);

/** Splits `Degree, School` on one line. */
function splitOne(text: string): { degree: string; school: string } {
  let found: { degree: string; school: string } | null = null;
  for (const match of text.matchAll(joints)) {
    const a = trimmed(text.slice(0, match.index));
    const b = trimmed(text.slice(match.index + match[0].length));
    const isFree = found === null || match[0].trim() !== "";
    if (isFree && degreeScore(a) > 0.5 && schoolScore(b) > 0.5 && schoolScore(a) === 0)
      found = { degree: a, school: b };
    if (/[,-]/.test(match[0]) && degreeOverSchool(a) <= -0.35 && degreeScore(b) > 0.5 && degreeScore(a) === 0)
      found ??= { degree: b, school: a };
    const isTraining = match[0].startsWith(",") && schoolScore(a) > 0.5 && degreeScore(a) === 0;
    if (isTraining && titleScore(b) > 0.5 && schoolScore(b) === 0) found ??= { degree: b, school: a };
    if (match[0].startsWith(",") && schoolScore(b) > 0.5 && isSubject(a)) found ??= { degree: a, school: b };
  }
  if (found) return found;
  const [learnt = "", employer = "", ...more] = text.split(nameComma);
  const isNamed = /^\p{Lu}.{2,59}$/u.test(employer) && more.length < 2;
  if (isNamed && apprenticed.test(fold(learnt)) && schoolScore(learnt) === 0)
    return { degree: learnt, school: employer };
  const taught = text.match(/^([^,]{4,80}?)(?:, | bei (?:der |dem )?| chez | at )(?=\p{Lu})([^,]{3,80})$/u);
  if (taught?.[1] && taught[2] && degreeScore(taught[1]) > 0 && isPlaceOfTraining(taught[2]))
    return { degree: taught[1], school: taught[2] };
  return schoolScore(text) > degreeScore(text) || isNameOnly(text)
    ? { degree: "", school: text }
    : { degree: text, school: "" };
}

/** Training at an employer, whatever its name is. */
const apprenticed =
  /^(?:(?:berufs)?ausbildung|lehre|lehrling|umschulung|apprentice(?:ship)?|modern apprenticeship|apprentissage|contrat d'apprentissage|formacion dual)\b/;

/** Recognises a subject before a school, such as `Graphic Design`, without the word for a degree. */
const isSubject = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && schoolScore(text) + companyScore(text) === 0 && placeScore(text) < 0.5;

/** Apprenticeships are done at an employer. */
const isPlaceOfTraining = (text: string): boolean => companyScore(text) > 0 && degreeScore(text) === 0;

/** Recognises a name such as `La Grange for Boys`: without other evidence it is usually the school. */
const isNameOnly = (text: string): boolean =>
  schoolScore(text) + degreeScore(text) + titleScore(text) === 0 &&
  /^\p{Lu}[\p{L}.'’-]+(?: (?:\p{Lu}[\p{L}.'’-]*|for|of|de|la|du|des|der|y|et|und|and))+ \p{Lu}[\p{L}.'’-]+$/u.test(
    text,
  );

/** Without dates, a new entry begins where a school or degree is named and the open entry already has one. */
function undatedEntries(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  let open: Entry | null = null;
  let seen = { degree: false, school: false };
  const isBoldFirst = lines[0]?.startsBold === true && lines.some((line) => !line.startsBold);
  for (const line of lines) {
    const leans = degreeOverSchool(line.text);
    const degree = degreeScore(line.text) > 0.5 || leans > 0.3;
    const school = schoolScore(line.text) > 0.5 || leans < -0.3;
    // Bold lines head their entries where others are plain.
    const isBoldHead = isBoldFirst && line.startsBold && open?.after.at(-1)?.startsBold === false;
    const repeats = (degree && seen.degree) || (school && seen.school) || isBoldHead;
    if (open === null || (repeats && !isBullet(line))) {
      open = { before: [line], dated: null, span: null, date: "", after: [] };
      entries.push(open);
      seen = { degree, school };
      continue;
    }
    open.after.push(line);
    seen = { degree: seen.degree || degree, school: seen.school || school };
  }
  return entries;
}
