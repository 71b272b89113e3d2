import type { Story } from "@waymark/contract/stories";
import type { Language } from "@waymark/contract/values";
import { languageOfPosting } from "../jobs/languages/language.ts";
import { writeDay } from "../letters/conventions.ts";
import { sentenceOf } from "../letters/letter-proofs.ts";
import type { LetterMaterial } from "../letters/material.ts";
import { phrasesOf } from "../letters/phrases/phrases-of.ts";
import { FramePicker } from "../letters/pick.ts";
import { languageOfResume, namesOf, type Proof, proofsOf } from "../letters/resume-facts.ts";
import { detectLanguage } from "../resumes/read/detect-language.ts";
import { cutText } from "../vocabulary/cut-text.ts";
import { fold } from "../vocabulary/fold.ts";
import { skillIdsIn } from "../vocabulary/skills.ts";
import { plainWords, stem } from "../vocabulary/stem.ts";
import { lockedTopicOf } from "./locked-topics.ts";
import { isStatisticsQuestion } from "./statistics-question.ts";

export interface ProposedAnswer {
  readonly short: string;
  readonly medium: string;
  readonly long: string;
}

const limits = { short: 300, medium: 1_500, long: 6_000 } as const;

/** Questions for motives, which only the person can answer. Folded. */
const motive =
  /\b(?:why (?:do|are|did|would|us|this|our)|motivat\w*|what (?:attracts|interests|excites)|warum|wieso|weshalb|was reizt|pourquoi|qu'est-ce qui vous|por que|que le (?:atrae|motiva)|que te (?:atrae|motiva))\b/;
const start =
  /\b(?:when (?:can|could|would) you (?:start|begin)|start date|available from|earliest start|notice period|eintrittstermin|eintrittsdatum|wann konnen sie (?:anfangen|beginnen|starten)|fruhester? (?:start|beginn)\w*|verfugbar ab|date de (?:debut|disponibilite)|quand pouvez-vous commencer|disponible a partir|cuando puede (?:empezar|incorporarse)|fecha de (?:incorporacion|inicio))\b/;

/**
 * An answer made of the stories and the resume, in three lengths; null where the material has none, where only the
 * person can answer, and for locked questions and those for statistics.
 */
export function proposeAnswer(question: string, material: LetterMaterial): ProposedAnswer | null {
  const asked = fold(question.slice(0, 2_000));
  if (lockedTopicOf(question) !== null || isStatisticsQuestion(question) || motive.test(asked)) return null;
  const language = languageOfPosting(question) ?? detectLanguage(question);
  if (start.test(asked)) return startAnswer(material, language);
  const best = closestProofs(question, material, language);
  const [first] = best;
  if (first === undefined) return null;
  const sentences = sentencesOf(best, question, material, language);
  const story = first.story === null ? [] : wholeStory(first.story);
  return {
    short: within(sentences.slice(0, 1), limits.short),
    medium: within(story.length > 0 ? story.slice(-2) : sentences.slice(0, 2), limits.medium),
    long: within(
      story.length > 0 ? [...story, ...sentences.slice(1, 2)] : sentences.slice(0, 4),
      limits.long,
    ),
  };
}

function startAnswer({ wishes }: LetterMaterial, language: Language): ProposedAnswer | null {
  const day = writeDay(wishes?.startDate ?? "", language, "uk");
  if (day === "") return null;
  const text = new FramePicker("start", language).fill(phrasesOf[language].start, { start: day }, "start");
  return { short: text, medium: text, long: text };
}

const empty =
  /^(?:what|which|have|your|with|about|tell|describe|time|when|example|experience|erfahrung|haben|ihre|ihnen|beschreiben|erzahlen|votre|avez|vous|decrivez|parlez|experiencia|describa|cuente|tiene|cual)$/;
const wordsOf = (text: string): Set<string> =>
  new Set(
    plainWords(text)
      .filter((word) => word.length > 3 && !empty.test(word))
      .map(stem),
  );

/** The proofs that have most in common with the question; for a general question the stories, then none. */
function closestProofs(question: string, material: LetterMaterial, language: Language): Proof[] {
  const skills = skillIdsIn(question, 20);
  const words = wordsOf(question);
  const rated = proofsOf(material, language).map((proof) => {
    const { story } = proof;
    const text =
      story === null
        ? proof.text
        : [story.title, story.situation, story.task, proof.text, ...story.tags].join(" ");
    const shared = [...wordsOf(text)].filter((word) => words.has(word)).length;
    const held = skills.filter((id) => proof.skills.has(id)).length;
    return { proof, worth: 3 * held + shared + (story === null ? 0 : 0.5) };
  });
  const least = skills.length > 0 ? 3 : 1;
  const close = rated.filter(({ worth }) => worth >= least).toSorted((a, b) => b.worth - a.worth);
  const told =
    close.length > 0 || skills.length > 0 ? close : rated.filter(({ proof }) => proof.story !== null);
  return told.slice(0, 4).map(({ proof }) => proof);
}

function sentencesOf(
  proofs: readonly Proof[],
  question: string,
  { resume }: LetterMaterial,
  language: Language,
): string[] {
  const isForeign = languageOfResume(resume) !== language;
  const writing = {
    phrases: phrasesOf[language],
    picker: new FramePicker(question, language),
    jobs: resume.experience.map((job) => namesOf(job, language, isForeign)),
    values: { resume: "CV" },
  };
  return proofs.map((proof, i) => sentenceOf(proof, writing, language, `answer${i}`)).filter(Boolean);
}

/** Situation, task, action and result as the person wrote them, each ended as a sentence. */
const wholeStory = ({ situation, task, action, result }: Story): string[] =>
  [situation, task, action, result]
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part !== "")
    .map((part) => (/[.!?…]["”»“]?$/u.test(part) ? part : `${part}.`));

/** The sentences that fit whole; a single one that is too long is cut. */
function within(sentences: readonly string[], limit: number): string {
  let text = "";
  for (const sentence of sentences) {
    const longer = text === "" ? sentence : `${text} ${sentence}`;
    if (longer.length <= limit) text = longer;
  }
  return text === "" ? cutText(sentences[0] ?? "", limit) : text;
}
