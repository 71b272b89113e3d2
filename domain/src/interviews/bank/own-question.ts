import type { CareerLevel } from "@waymark/contract/careers";
import type { Competency, Question, QuestionKind } from "@waymark/contract/interviews-practice";
import type { Language } from "@waymark/contract/values";
import { fold } from "../../vocabulary/fold.ts";
import { shippedQuestions } from "./question-bank.ts";

/** A question that a person wrote, in one language. */
export interface WrittenQuestion {
  readonly id: string;
  readonly text: string;
  readonly kind: QuestionKind;
  readonly language: Language;
  /** Null, or unfit for the kind: it is found in the words. */
  readonly competency: string | null;
  readonly level: CareerLevel | null;
}

/** A written question in the form of the bank, so that answers to it are scored the same way. */
export function asQuestion({ id, text, kind, language, competency, level }: WrittenQuestion): Question {
  const known = competency === null ? undefined : shippedQuestions().competencies.get(competency);
  return {
    id,
    kind,
    competency: known?.kinds.includes(kind) === true ? known.id : competencyOf(text, kind, language),
    level,
    groups: [],
    roles: [],
    texts: { en: text, es: text, fr: text, de: text },
  };
}

/** The competency with most of its words in a question; without any, the first one of the kind. */
function competencyOf(text: string, kind: QuestionKind, language: Language): string {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const shared = (competency: Competency): number =>
    words.filter((word) => competency.words[language].some((begin) => word.startsWith(begin))).length;
  let best: { readonly id: string; readonly count: number } | null = null;
  for (const competency of shippedQuestions().competencies.values()) {
    if (!competency.kinds.includes(kind)) continue;
    const count = shared(competency);
    if (best === null || count > best.count) best = { id: competency.id, count };
  }
  if (best === null) throw new Error(`no competency for ${kind}`);
  return best.id;
}
