import type {
  AnswerCriterion,
  AnswerLoss,
  AnswerSpan,
  QuestionKind,
} from "@waymark/contract/interviews-practice";
import { rubrics } from "../rubric.ts";
import type { Relevance } from "./relevance.ts";
import type { Expression, Signs } from "./signs.ts";
import type { Tense } from "./words/verbs.ts";

/** The judgement of one criterion: a share of its points, and the words behind it. */
export interface Judgement {
  readonly share: number;
  readonly earned: readonly AnswerSpan[];
  readonly lost: readonly Loss[];
}

interface Loss {
  readonly why: AnswerLoss;
  readonly span: AnswerSpan | null;
}

export interface Judged {
  readonly kind: QuestionKind;
  readonly signs: Signs;
  readonly relevance: Relevance;
}

/** Reaches 1 at `full`; the first ones count most. */
const saturate = (count: number, full: number): number => Math.min(1, count / full) ** 0.75;

const missing = (why: AnswerLoss): Loss => ({ why, span: null });
const at = (why: AnswerLoss, spans: readonly AnswerSpan[]): Loss[] =>
  spans.slice(0, 6).map((span) => ({ why, span }));
const spanOf = ({ from, to }: AnswerSpan): AnswerSpan => ({ from, to });

export const criterionJudges: Readonly<Record<AnswerCriterion, (judged: Judged) => Judgement>> = {
  directness,
  situation,
  action,
  result,
  steps,
  reasons,
  check,
  method,
  precision,
  evidence,
  figure,
  openness,
  relevance: ({ relevance: { share, spans } }) => ({
    share,
    earned: spans,
    lost: share < 0.6 ? [missing("far_from_question")] : [],
  }),
  length,
};

/** Signs of which one must be in the first two sentences of a direct answer. */
const arrivals: Readonly<Record<QuestionKind, readonly Expression[]>> = {
  behaviour: ["times", "places", "tasks"],
  situation: ["order", "checks", "conditions"],
  technical: ["order", "checks"],
  motivation: ["reasons", "times", "places"],
  pay: ["money"],
};

function directness({ kind, signs }: Judged): Judgement {
  const end = signs.sentences[Math.min(1, signs.sentences.length - 1)]?.to ?? 0;
  const early = (spans: readonly AnswerSpan[]): AnswerSpan[] =>
    spans.filter(({ to }) => to <= end).map(spanOf);
  const arrived = [
    ...arrivals[kind].flatMap((what) => early(signs.find(what))),
    ...(kind === "pay"
      ? []
      : early(deedsIn(signs, kind === "behaviour" ? ["past"] : ["past", "imagined", "present"]))),
  ];
  const evasions = early(signs.find("evasions"));
  const phrases = signs.find("emptyPhrases");
  const habits = signs.find("generalities");
  const isGeneral = habits.length >= 2 && deedsIn(signs, ["past", "imagined"]).length < 2;
  const lost: Loss[] = [
    ...(arrived.length === 0 ? [missing("begins_late")] : []),
    ...at("evasion", evasions),
    ...at("empty_phrases", phrases),
    ...(isGeneral ? at("generalities", habits) : []),
  ];
  const short = Math.min(1, signs.words.length / 25);
  const cost =
    (arrived.length === 0 ? 0.6 : 0) +
    (evasions.length > 0 ? (signs.words.length < 45 ? 1 : 0.4) : 0) +
    0.25 * Math.min(3, phrases.length) +
    (isGeneral ? 0.3 : 0);
  return { share: short * Math.max(0, 1 - cost), earned: arrived.slice(0, 4), lost };
}

/** Own deeds of some tenses. What is "always" done is a habit: no deed of an event, and no step of a plan. */
function deedsIn(
  signs: Signs,
  tenses: readonly Tense[],
  habitual: readonly Tense[] = ["past"],
): AnswerSpan[] {
  const habits = signs.findAll("generalities");
  const isHabit = ({ from }: AnswerSpan): boolean => {
    const sentence = signs.sentences.find((one) => one.from <= from && from < one.to);
    return habits.some(
      (span) => sentence !== undefined && sentence.from <= span.from && span.to <= sentence.to,
    );
  };
  return signs.deeds
    .filter((deed) => tenses.includes(deed.tense) && !(habitual.includes(deed.tense) && isHabit(deed)))
    .map(spanOf);
}

function situation({ signs }: Judged): Judgement {
  const half = signs.sentences[Math.ceil(signs.sentences.length * 0.6) - 1]?.to ?? 0;
  const early = (what: Expression): AnswerSpan[] => signs.find(what).filter(({ to }) => to <= half);
  const [times, places, tasks] = [early("times"), early("places"), early("tasks")];
  const isEvent = deedsIn(signs, ["past"]).length + signs.plural.length > 0;
  const share =
    0.35 * saturate(times.length, 1) + 0.25 * saturate(places.length, 1) + 0.4 * saturate(tasks.length, 3);
  return {
    share: isEvent ? share : share * 0.4,
    earned: [...times, ...places, ...tasks],
    lost: [
      ...(times.length === 0 ? [missing("no_time")] : []),
      ...(places.length === 0 ? [missing("no_place")] : []),
      ...(tasks.length === 0 ? [missing("no_task")] : []),
    ],
  };
}

function action({ signs }: Judged): Judgement {
  const deeds = deedsIn(signs, ["past"]);
  const [mine, ours] = [signs.singular.length, signs.plural.length];
  const isOurs = ours > mine;
  return {
    share: saturate(deeds.length, 8) * (isOurs ? 0.6 : 1),
    earned: deeds,
    lost: [
      ...(deeds.length < 4 ? [missing("few_own_actions")] : []),
      ...(ours > 1 && ours * 2 > mine ? at("we_instead_of_i", signs.plural.map(spanOf)) : []),
    ],
  };
}

function result({ signs }: Judged): Judgement {
  const from = signs.sentences[Math.floor(signs.sentences.length * 0.35)]?.from ?? 0;
  const outcomes = signs.find("results").filter((span) => span.from >= from);
  const told = signs.sentences.filter((sentence) =>
    outcomes.some((span) => sentence.from <= span.from && span.to <= sentence.to),
  );
  const figures = signs.figures.filter((span) =>
    told.some((sentence) => sentence.from <= span.from && span.to <= sentence.to),
  );
  const isEvent = deedsIn(signs, ["past"]).length > 0 || signs.plural.length > 0;
  const share =
    0.5 * saturate(outcomes.length, 4) + 0.5 * saturate(outcomes.length === 0 ? 0 : figures.length, 4);
  return {
    share: isEvent ? share : share * 0.3,
    earned: [...outcomes, ...figures],
    lost: [
      ...(outcomes.length === 0 ? [missing("no_result")] : []),
      ...(figures.length === 0 ? [missing("no_figure")] : []),
    ],
  };
}

function steps({ signs }: Judged): Judgement {
  const deeds = deedsIn(signs, ["imagined", "present"], ["present"]);
  const order = signs.find("order");
  return {
    share: 0.8 * saturate(deeds.length, 9) + 0.2 * saturate(order.length, 4),
    earned: [...deeds, ...order],
    lost: [
      ...(deeds.length < 4 ? [missing("few_steps")] : []),
      ...(order.length < 2 ? [missing("no_order")] : []),
      ...at("empty_phrases", signs.find("emptyPhrases")),
    ],
  };
}

function reasons({ kind, signs }: Judged): Judgement {
  if (kind === "pay") {
    const grounds = signs.find("grounds");
    return {
      share: saturate(grounds.length, 5),
      earned: grounds,
      lost: grounds.length < 3 ? [missing("few_reasons")] : [],
    };
  }
  const [whys, cases] = [signs.findAll("reasons"), signs.findAll("conditions")];
  if (kind === "motivation") {
    const phrases = signs.find("emptyPhrases");
    return {
      share: saturate(countOf(signs, whys), 4) * Math.max(0.3, 1 - 0.25 * phrases.length),
      earned: whys,
      lost: [...(whys.length < 2 ? [missing("few_reasons")] : []), ...at("empty_phrases", phrases)],
    };
  }
  return {
    share: 0.6 * saturate(countOf(signs, whys), 5) + 0.4 * saturate(countOf(signs, cases), 4),
    earned: [...whys, ...cases],
    lost: [
      ...(whys.length === 0 ? [missing("few_reasons")] : []),
      ...(cases.length === 0 ? [missing("no_other_case")] : []),
    ],
  };
}

/** Different expressions, at most one for every dozen words: a row of them is no reasoning. */
const countOf = (signs: Signs, spans: readonly AnswerSpan[]): number =>
  Math.min(spans.length, Math.ceil(signs.words.length / 12));

function check({ signs }: Judged): Judgement {
  const checks = signs.find("checks");
  return {
    share: saturate(countOf(signs, checks), 6),
    earned: checks,
    lost: checks.length < 2 ? [missing("few_checks")] : [],
  };
}

function method({ signs }: Judged): Judgement {
  const deeds = deedsIn(signs, ["imagined", "present", "past"]);
  const [order, checks] = [signs.find("order"), signs.find("checks")];
  const share =
    0.5 * saturate(deeds.length, 9) +
    0.25 * saturate(countOf(signs, order), 5) +
    0.25 * saturate(countOf(signs, checks), 5);
  return {
    share: share * (isTalk(signs) ? 0.4 : 1),
    earned: [...deeds, ...order, ...checks],
    lost: [
      ...(deeds.length < 4 ? [missing("few_steps")] : []),
      ...(order.length < 2 ? [missing("no_order")] : []),
      ...(checks.length < 2 ? [missing("few_checks")] : []),
    ],
  };
}

/** Talk about oneself and the world instead of the matter: general sentences and praise, and not one figure. */
const isTalk = (signs: Signs): boolean =>
  signs.figures.length === 0 &&
  signs.findAll("generalities").length + signs.findAll("emptyPhrases").length >= 2;

function precision({ kind, signs }: Judged): Judgement {
  const details = saturate(Math.max(0, signs.content.size - 6), kind === "technical" ? 60 : 50);
  if (kind === "technical")
    return {
      share: (0.5 * saturate(signs.figures.length, 6) + 0.5 * details) * (isTalk(signs) ? 0.4 : 1),
      earned: signs.figures,
      lost: [
        ...(signs.figures.length === 0 ? [missing("no_figure")] : []),
        ...(details < 0.5 ? [missing("few_details")] : []),
      ],
    };
  const marks = [...signs.find("times"), ...signs.find("places"), ...signs.figures];
  const phrases = signs.find("emptyPhrases");
  const cost = Math.max(0.2, 1 - 0.25 * phrases.length);
  return {
    share: (0.6 * saturate(marks.length, 6) + 0.4 * details) * cost,
    earned: marks,
    lost: [...(marks.length < 2 ? [missing("few_details")] : []), ...at("empty_phrases", phrases)],
  };
}

function evidence({ kind, signs }: Judged): Judgement {
  if (kind === "technical") {
    const [examples, whys] = [signs.find("examples"), signs.find("reasons")];
    return {
      share: 0.5 * saturate(countOf(signs, examples), 5) + 0.5 * saturate(countOf(signs, whys), 4),
      earned: [...examples, ...whys],
      lost: [
        ...(examples.length === 0 ? [missing("no_example")] : []),
        ...(whys.length === 0 ? [missing("few_reasons")] : []),
      ],
    };
  }
  const [done, times] = [deedsIn(signs, ["past", "present"]), signs.find("times")];
  return {
    share: 0.7 * saturate(done.length, 7) + 0.3 * saturate(times.length + signs.figures.length, 4),
    earned: [...done, ...times],
    lost: done.length < 2 ? [missing("no_own_experience")] : [],
  };
}

function figure({ signs }: Judged): Judgement {
  const amounts = signs.find("money");
  return {
    share: amounts.length === 0 ? 0 : Math.min(1, 0.5 + 0.25 * (amounts.length - 1)),
    earned: amounts,
    lost: amounts.length === 0 ? [missing("no_amount")] : [],
  };
}

function openness({ signs }: Judged): Judgement {
  const room = signs.find("openness");
  const phrases = signs.find("evasions");
  return {
    share: saturate(countOf(signs, room), 5) * (phrases.length > 0 ? 0.5 : 1),
    earned: room,
    lost: [...(room.length < 2 ? [missing("no_room")] : []), ...at("evasion", phrases)],
  };
}

function length({ kind, signs }: Judged): Judgement {
  const { none, low, high, over } = rubrics[kind].words;
  const words = signs.words.length;
  const share =
    words < low
      ? Math.max(0, (words - none) / (low - none))
      : Math.min(1, Math.max(0, (over - words) / (over - high)));
  return {
    share,
    earned: [],
    lost: share === 1 ? [] : [missing(words < low ? "short" : "long")],
  };
}
