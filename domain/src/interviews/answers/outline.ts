import type {
  AnswerCriterion,
  AnswerSpan,
  Question,
  QuestionKind,
} from "@waymark/contract/interviews-practice";
import type { Language } from "@waymark/contract/values";
import { stem } from "../../vocabulary/stem.ts";
import { rubrics } from "../rubric.ts";
import { dropUncounted } from "./faults.ts";
import { criterionJudges, type Judged } from "./judge-criteria.ts";
import { type Passage, type ReadText, readText } from "./passages.ts";
import { isContent, readSigns } from "./signs.ts";
import { lexicons } from "./words/lexicons.ts";

/** A story as the person wrote it down. */
export interface StoryText {
  readonly id: string;
  readonly situation: string;
  readonly task: string;
  readonly action: string;
  readonly result: string;
}

/** A line of an outline, word for word from where it comes. */
export interface OutlineLine {
  readonly text: string;
  /** Offsets in the answer, the id of a story, or a line of the resume. */
  readonly source:
    | { readonly from: "answer"; readonly span: AnswerSpan }
    | { readonly from: "story"; readonly id: string }
    | { readonly from: "resume" };
}

/** A part of an answer in good order. Without lines it is what the person still has to find. */
export interface OutlinePart {
  readonly criterion: AnswerCriterion;
  /** The key of its heading in the locale files. */
  readonly heading: string;
  readonly lines: readonly OutlineLine[];
}

/** The parts of an answer to each kind of question, in their order. */
const parts: Readonly<Record<QuestionKind, readonly AnswerCriterion[]>> = {
  behaviour: ["situation", "action", "result"],
  situation: ["steps", "reasons", "check"],
  technical: ["method", "precision", "evidence"],
  motivation: ["reasons", "precision", "evidence"],
  pay: ["figure", "reasons", "openness"],
};

/** Content words that a story or a line of the resume shares with answer and question before it is offered. */
const sharedWords = 2;
const mostResumeLines = 2;

interface Material {
  readonly language: Language;
  readonly stories: readonly StoryText[];
  /** The resume as plain text, or empty. */
  readonly resume: string;
}

/**
 * Puts what a person said in better order. Every line is theirs, word for word: from the answer, else from a story or a
 * line of the resume about the same matter. What none of them has stays open.
 */
export function outlineOf(question: Question, answer: string, material: Material): OutlinePart[] {
  const read = readText(answer);
  const asked = readText(question.texts[material.language]);
  const { language, sentences } = dropUncounted(read, asked, material);
  const said = new Map<AnswerCriterion, Passage[]>();
  for (const [at, sentence] of sentences.entries()) {
    const part = partOf(question.kind, read, sentence, { language, late: at / sentences.length });
    said.set(part, [...(said.get(part) ?? []), sentence]);
  }
  const topic = contentOf([...read.words, ...asked.words], language);
  return parts[question.kind].map((criterion) => ({
    criterion,
    heading: `interviews-practice.outline.${criterion}`,
    lines:
      said.get(criterion)?.map(
        ({ from, to }): OutlineLine => ({
          text: answer.slice(from, to).trim(),
          source: { from: "answer", span: { from, to } },
        }),
      ) ?? borrowed(criterion, topic, material),
  }));
}

function partOf(
  kind: QuestionKind,
  read: ReadText,
  sentence: Passage,
  { language, late }: { language: Language; late: number },
): AnswerCriterion {
  const signs = readSigns(read, [sentence], lexicons[language]);
  const judged: Judged = { kind, signs, relevance: { share: 0, spans: [] } };
  const [first = "relevance", ...others] = parts[kind];
  // A story begins with what was the case and ends with what came of it.
  const bonus = (criterion: AnswerCriterion): number => {
    if (criterion === "situation") return late < 0.2 ? 0.5 : late < 0.4 ? 0.1 : -0.2;
    return criterion === "result" && late >= 0.7 ? 0.15 : criterion === "result" && late < 0.4 ? -0.3 : 0;
  };
  const worth = (criterion: AnswerCriterion): number => {
    const most = rubrics[kind].criteria.find(({ id }) => id === criterion)?.most ?? 0;
    return most === 0 ? 0 : criterionJudges[criterion](judged).share + bonus(criterion);
  };
  return others.reduce((best, one) => (worth(one) > worth(best) ? one : best), first);
}

const contentOf = (words: Passage["words"], language: Language): Set<string> =>
  new Set(words.filter((word) => isContent(word, lexicons[language])).map(({ plain }) => stem(plain)));

const sharedWith = (text: string, topic: ReadonlySet<string>): number =>
  new Set(
    readText(text)
      .words.map(({ plain }) => stem(plain))
      .filter((word) => topic.has(word)),
  ).size;

/** Text of a story on this part; if a result or a proof is missing, resume lines with a figure. */
function borrowed(
  criterion: AnswerCriterion,
  topic: ReadonlySet<string>,
  { stories, resume }: Material,
): OutlineLine[] {
  const [best] = stories
    .map((story) => ({ story, shared: sharedWith(Object.values(story).slice(1).join(" "), topic) }))
    .filter(({ shared }) => shared >= sharedWords)
    .sort((a, b) => b.shared - a.shared);
  const told = best === undefined ? "" : toldOn(best.story, criterion);
  if (best !== undefined && told !== "")
    return [{ text: told, source: { from: "story", id: best.story.id } }];
  if (criterion !== "result" && criterion !== "evidence" && criterion !== "precision") return [];
  return resume
    .split("\n")
    .map((line) => line.replace(/^[\s•*▪–-]+/, "").trim())
    .filter((line) => /\d/.test(line) && sharedWith(line, topic) >= sharedWords)
    .slice(0, mostResumeLines)
    .map((text) => ({ text, source: { from: "resume" } }));
}

function toldOn(story: StoryText, criterion: AnswerCriterion): string {
  if (criterion === "situation")
    return [story.situation, story.task]
      .filter((part) => part.trim() !== "")
      .join(" ")
      .trim();
  if (criterion === "action" || criterion === "evidence") return story.action.trim();
  return criterion === "result" ? story.result.trim() : "";
}
