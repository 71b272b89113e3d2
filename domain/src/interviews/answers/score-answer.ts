import type {
  AnswerCriterion,
  AnswerPoint,
  AnswerScore,
  AnswerSpan,
  Competency,
  Question,
} from "@waymark/contract/interviews-practice";
import type { Language } from "@waymark/contract/values";
import { shippedQuestions } from "../bank/question-bank.ts";
import { rubrics } from "../rubric.ts";
import { type CountedAnswer, dropUncounted, type Fault } from "./faults.ts";
import { criterionJudges } from "./judge-criteria.ts";
import { type ReadText, readText } from "./passages.ts";
import { relevanceOf } from "./relevance.ts";
import { readSigns, type Signs } from "./signs.ts";
import { lexicons } from "./words/lexicons.ts";

/** Raised with every change that gives an answer another number. */
const version = "5";

/** Spans shown for a point. */
const mostSpans = 16;
const mostCharacters = 60_000;
/** An answer far from its question is limited: the less relevant, the more. Below `share` that is said. */
const offTopic = { share: 0.25, lowest: 60, rise: 40 };

/** The person who answers: facts that the score uses. */
export interface AnswerContext {
  /** The language of the interview. */
  readonly language: Language;
  /** The resume as plain text, or empty. */
  readonly resume: string;
}

/**
 * Scores an answer by the rubric of its kind. The same answer always gets the same number; each point names the words that
 * earned or lost it.
 */
export function scoreAnswer(question: Question, answer: string, context: AnswerContext): AnswerScore {
  const { competencies } = shippedQuestions();
  const competency = competencies.get(question.competency);
  if (competency === undefined) throw new Error(`no such competency: ${question.competency}`);
  const read = readText(answer.slice(0, mostCharacters));
  const asked = readText(question.texts[context.language]);
  const sifted = dropUncounted(read, asked, context);
  return judge(question, competency, { read, asked: askedIn(question, sifted, asked), sifted });
}

const askedIn = (question: Question, { language }: CountedAnswer, asked: ReadText): ReadText =>
  question.texts[language] === asked.text ? asked : readText(question.texts[language]);

function judge(
  question: Question,
  competency: Competency,
  { read, asked, sifted }: { read: ReadText; asked: ReadText; sifted: CountedAnswer },
): AnswerScore {
  const { language, sentences } = sifted;
  const signs = readSigns(read, sentences, lexicons[language]);
  const relevance = relevanceOf(signs, asked, competency, language);
  const { criteria } = rubrics[question.kind];
  const judged = criteria.map(({ id, most }) => ({
    id,
    most,
    ...criterionJudges[id]({ kind: question.kind, signs, relevance }),
  }));
  const whole = substanceOf(judged);
  const points = judged.map(({ id, most, share, earned, lost }): AnswerPoint => {
    const isForm = forms.has(id);
    const isHollow = isForm && whole < 1 && share > 0;
    return {
      criterion: id,
      score: Math.round((isForm ? whole : 1) * share * most * 10) / 10,
      most,
      earned: inOrder(earned).slice(0, mostSpans),
      lost: isHollow ? [...lost, { why: "little_substance", span: null }] : [...lost],
    };
  });
  const faults = [...sifted.faults];
  const nearEnough = question.kind === "pay" ? 100 : offTopic.lowest + offTopic.rise * relevance.share;
  if (question.kind !== "pay" && signs.words.length >= 20 && relevance.share < offTopic.share)
    faults.push({ reason: "off_topic", span: null, limit: nearEnough });
  if (question.kind === "situation" && isStory(signs.deeds.map(({ tense }) => tense)))
    faults.push({ reason: "story_not_plan", span: null, limit: 60 });
  const general = generalSentences(signs);
  if (isMostlyGeneral(signs, general.length))
    faults.push({ reason: "mostly_general", span: general[0] ?? null, limit: 12 });
  return {
    version,
    language,
    total: totalOf(points, faults, nearEnough),
    reasons: faults.map(({ reason, span }) => ({ reason, span })),
    points,
    counts: {
      words: read.words.length,
      singular: signs.singular.length,
      plural: signs.plural.length,
      figures: signs.figures.length,
    },
    probe: chooseProbe(question, competency, points),
  };
}

/** Criteria of form: a direct answer of the right length about the matter is worth what it contains. */
const forms: ReadonlySet<AnswerCriterion> = new Set(["directness", "relevance", "length"]);

/** The part of the form's points that counts, by the share of the others: a quarter for empty talk, all from half on. */
function substanceOf(judged: readonly { id: AnswerCriterion; most: number; share: number }[]): number {
  const contents = judged.filter(({ id }) => !forms.has(id));
  const most = contents.reduce((sum, one) => sum + one.most, 0);
  const reached = contents.reduce((sum, one) => sum + one.share * one.most, 0) / most;
  return Math.min(1, 0.25 + 1.5 * reached);
}

/** A story of the past where a plan was asked for. */
const isStory = (tenses: readonly string[]): boolean => {
  const past = tenses.filter((tense) => tense === "past").length;
  return past >= 4 && past > 2 * (tenses.length - past);
};

/** Sentences that would be true of anybody: habits, praise of oneself, evasions. */
function generalSentences(signs: Signs): AnswerSpan[] {
  const said = (["generalities", "emptyPhrases", "evasions"] as const).flatMap((what) => signs.findAll(what));
  return signs.sentences
    .filter((one) => said.some(({ from, to }) => one.from <= from && to <= one.to))
    .map(({ from, to }) => ({ from, to }));
}

/** A third of such sentences and hardly a figure or a time: nothing of it is about one case. */
const isMostlyGeneral = (signs: Signs, general: number): boolean =>
  general >= 2 &&
  general * 3 >= signs.sentences.length &&
  signs.figures.length <= 1 &&
  signs.findAll("times").length === 0;

function totalOf(points: readonly AnswerPoint[], faults: readonly Fault[], nearEnough: number): number {
  const sum = points.reduce((total, { score }) => total + score, 0);
  return Math.round(Math.max(0, Math.min(sum, nearEnough, ...faults.map(({ limit }) => limit))));
}

function inOrder(spans: readonly AnswerSpan[]): AnswerSpan[] {
  return [...spans]
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .filter(({ from, to }, at, all) => from !== all[at - 1]?.from || to !== all[at - 1]?.to)
    .map(({ from, to }) => ({ from, to }));
}

/** The probe of a question that asks for what the answer lacked most; of two that ask for as much, the first. */
export function chooseProbe(
  question: Pick<Question, "kind">,
  competency: Competency,
  points: readonly AnswerPoint[],
): string {
  const lacks = new Map(points.map(({ criterion, score, most }) => [criterion, most - score]));
  const pair = competency.probes[question.kind];
  if (pair === undefined) throw new Error(`${competency.id} has no probes for ${question.kind}`);
  const [first, second] = pair.map(({ seeks }) => seeks.reduce((sum, one) => sum + (lacks.get(one) ?? 0), 0));
  return (second ?? 0) > (first ?? 0) ? pair[1].id : pair[0].id;
}
