import {
  type LetterContent,
  type LetterParagraph,
  type LetterQuestion,
  type LetterWish,
  letterLengths,
} from "@waymark/contract/letters";
import type { Language } from "@waymark/contract/values";
import { fold } from "../vocabulary/fold.ts";
import { townOf } from "../vocabulary/town-of.ts";
import { cleanLine } from "./clean-line.ts";
import { closingOf, salutationOf, subjectOf, writeDay } from "./conventions.ts";
import { dativeEmployer, namedEmployer } from "./employer-place.ts";
import { addPieces } from "./letter-pieces.ts";
import { wordsIn } from "./letter-text.ts";
import type { LetterMaterial } from "./material.ts";
import { phrasesOf } from "./phrases/phrases-of.ts";
import { FramePicker } from "./pick.ts";
import { type JobFacts, readJob, sampleName } from "./read-job.ts";
import { languageOfResume, namesOf, ownName } from "./resume-facts.ts";
import { sentencesIn } from "./sentences.ts";
import { genderOf } from "./title-forms.ts";
import { applications, type Piece, type Writing } from "./writing.ts";

/** Nobody wants a resignation of 300 words: letters that only say something are shorter. */
const briefShare = 0.42;

/** Writes a letter from the material alone, without chance and without a model. */
export function writeLetter(material: LetterMaterial, wish: LetterWish): LetterContent {
  const { resume, job } = material;
  const { language, convention, kind, tone } = wish;
  const titles = genderOf([resume.personalInfo.headline, ...resume.experience.map(({ title }) => title)]);
  // A degree in the feminine is a woman's; its masculine form is often the official one.
  const gender = titles ?? (genderOf(resume.education.map(({ degree }) => degree)) === "f" ? "f" : null);
  const facts = readJob(job, language, gender);
  const isForeign = languageOfResume(resume) !== language;
  const name = ownName(resume);
  const { email, phone, location } = resume.personalInfo;
  const pieces: Piece[] = [];
  const writing: Writing = {
    ...{ material, wish, facts, isForeign },
    phrases: phrasesOf[language],
    picker: new FramePicker(
      `${name}|${facts.company}|${facts.role}|${job?.company ?? ""}|${kind}|${tone}`,
      language,
    ),
    jobs: resume.experience.map((one) => namesOf(one, language, isForeign)),
    values: {
      role: facts.role,
      company: namedEmployer(facts.company, language),
      companyDative: dativeEmployer(facts.company),
      place: isAtHome(townOf(location), facts.place) ? facts.place : "",
      resume: language === "en" && convention === "us" ? "resume" : language === "en" ? "CV" : "x",
      start: writeDay(material.wishes?.startDate ?? "", language, convention),
      lastDay: writeDay(material.wishes?.lastDay ?? "", language, convention),
    },
    add: (piece) => {
      if (piece.text !== "") pieces.push(piece);
    },
  };
  addPieces(writing);
  const asked = questionsOf(writing);
  const answers = asked.reduce((sum, question) => sum + answerWords(question), 0);
  const target = (letterLengths[wish.length] - answers) * (applications.has(kind) ? 1 : briefShare);
  const paragraphs = withQuestions(paragraphsOf(fitting(pieces, target), language), asked);
  const recipient = recipientOf(material, facts);
  return {
    sender: { name, address: cleanLine(location), email: cleanLine(email), phone: cleanLine(phone) },
    recipient,
    place: townOf(cleanLine(location)).split(",")[0]?.trim().slice(0, 120) ?? "",
    date: "",
    subject: typeset(subjectOf(kind, language, facts.role, facts.reference), language),
    salutation: salutationOf(recipient, language, convention),
    paragraphs,
    closing: closingOf(recipient, language, convention, tone),
    signature: name,
    enclosures: [],
    proposed: paragraphs
      .flatMap(({ text }) => sentencesIn(text).map(({ start, end }) => text.slice(start, end)))
      .slice(0, 200),
  };
}

function recipientOf({ recipient, job }: LetterMaterial, facts: JobFacts): LetterContent["recipient"] {
  const given = cleanLine(recipient?.person ?? "");
  const person = sampleName.test(fold(given)) ? "" : given;
  const company = cleanLine(recipient?.company ?? job?.company ?? "");
  return {
    company:
      facts.company === "" && !facts.isAgency ? cleanLine(recipient?.company ?? "") : company.slice(0, 300),
    person: person !== "" ? person : (facts.contact?.person ?? ""),
    addressForm: person !== "" ? (recipient?.addressForm ?? "none") : (facts.contact?.addressForm ?? "none"),
    department: recipient?.department ?? "",
    address: recipient?.address ?? "",
  };
}

/** Adds pieces by need until the target is reached; one that would make the letter too long is left out. */
function fitting(pieces: readonly Piece[], target: number): Piece[] {
  const kept = pieces.filter(({ need }) => need === 0);
  let words = kept.reduce((sum, { text }) => sum + wordsIn(text), 0);
  const isTold = (number: number) =>
    kept.some(({ proof }) => proof?.isTold === true && proof.number === number);
  const isReady = ({ proof }: Piece) =>
    proof === undefined ||
    (proof.isTold ? proof.after === undefined || isTold(proof.after) : isTold(proof.number));
  for (const piece of pieces.filter(({ need }) => need > 0).toSorted((a, b) => a.need - b.need)) {
    if (words >= target * 0.96) break;
    const count = wordsIn(piece.text);
    if (words + count > target * 1.1 || !isReady(piece)) continue;
    kept.push(piece);
    words += count;
  }
  return kept;
}

const partOf = (paragraph: string): LetterParagraph["part"] =>
  paragraph.startsWith("proof") || paragraph === "facts" || paragraph === "posts"
    ? "proof"
    : paragraph === "gap" || paragraph === "close" || paragraph === "opening"
      ? paragraph
      : "own";

const paragraphOrder = [
  "opening",
  "proof-1",
  "proof-2",
  "proof-3",
  "proof-4",
  "proof-5",
  "proof-6",
  "posts",
  "facts",
  "gap",
  "body",
  "close",
];

/** Words up to which a paragraph of proofs takes in the next one, and words of the two together. */
const shortParagraph = 45;
const fullParagraph = 95;

function paragraphsOf(pieces: readonly Piece[], language: Language): LetterParagraph[] {
  const texts = paragraphOrder.flatMap((id) => {
    const own = pieces.filter(({ paragraph }) => paragraph === id).toSorted((a, b) => a.at - b.at);
    const text = own.reduce((all, piece) => joined(all, piece.text, language), "");
    return text === "" ? [] : [{ id, text }];
  });
  const paragraphs: { id: string; text: string }[] = [];
  for (const next of texts) {
    const last = paragraphs.at(-1);
    const isShort = ({ text }: { text: string }) => wordsIn(text) < shortParagraph;
    if (
      last !== undefined &&
      partOf(last.id) === "proof" &&
      partOf(next.id) === "proof" &&
      (next.id !== "facts" || wordsIn(next.text) < 15) &&
      (isShort(last) || isShort(next)) &&
      wordsIn(last.text) + wordsIn(next.text) <= fullParagraph
    )
      last.text = joined(last.text, next.text, language);
    else paragraphs.push({ ...next });
  }
  return paragraphs.map(({ id, text }) => ({
    id,
    part: partOf(id),
    text: typeset(text, language),
    question: null,
  }));
}

/** A resume's straight apostrophes beside the letter's own: in French one text has one kind. */
const typeset = (text: string, language: Language): string =>
  language === "fr" ? text.replace(/(?<=\p{L})'(?=[\p{L}\d«])/gu, "’") : text;

/** Two sentences in a row. After a colon the second begins in lower case, "I" and quotes aside. */
function joined(before: string, next: string, language: Language): string {
  if (before === "") return next;
  const isLowered = language !== "de" && before.endsWith(":") && !/^(?:I\b|\p{Lu}{2})/u.test(next);
  return `${before} ${isLowered ? next.charAt(0).toLowerCase() + next.slice(1) : next}`;
}

/** Questions that only the person can answer. */
function questionsOf({ wish, facts, values }: Writing): LetterQuestion[] {
  const asked: LetterQuestion[] = [];
  const hasEmployer = facts.company !== "";
  const { kind } = wish;
  if (kind === "posting" || kind === "unsolicited" || kind === "internal")
    asked.push(hasEmployer && kind !== "internal" ? "why-employer" : "why-role");
  else if (kind === "follow-up") asked.push("why-role");
  else if (kind === "accept") asked.push(values.start === "" ? "start-date" : "why-employer");
  else if (kind === "resign") asked.push(...(values.lastDay === "" ? (["last-day"] as const) : []));
  else asked.push("what-we-spoke-of");
  if ((kind === "posting" || kind === "unsolicited" || kind === "internal") && values.start === "")
    asked.push("start-date");
  return asked;
}

/** About how many words an answer has; they belong to the length that was asked for. */
export const answerWords = (question: LetterQuestion): number =>
  question === "start-date" || question === "last-day" ? 8 : 22;

/** The places that only the person can fill, before the close. */
function withQuestions(
  paragraphs: readonly LetterParagraph[],
  asked: readonly LetterQuestion[],
): LetterParagraph[] {
  const open = asked.map(
    (question): LetterParagraph => ({
      id: question,
      part: question === "start-date" || question === "last-day" ? "close" : "motive",
      text: "",
      question,
    }),
  );
  const at = paragraphs.findIndex(({ id }) => id === "close");
  return [...paragraphs.slice(0, Math.max(0, at)), ...open, ...paragraphs.slice(Math.max(0, at))];
}

/** Tells whether the post is in the town where the person lives. */
const isAtHome = (home: string, place: string): boolean =>
  place !== "" &&
  fold(home)
    .split(/[^\p{L}]+/u)
    .join(" ")
    .startsWith(fold(place));
