import type { FormQuestion } from "@waymark/contract/packages-forms";
import type { Language } from "@waymark/contract/values";
import { lockedTopicOf } from "../answers/locked-topics.ts";
import { isStatisticsQuestion } from "../answers/statistics-question.ts";
import { fold } from "../vocabulary/fold.ts";

export const mostQuestions = 200;
const mostOptions = 300;
const longestLabel = 2_000;
const longestOption = 300;

type Asked = Pick<FormQuestion, "id" | "label" | "kind" | "required"> & {
  readonly options?: readonly string[];
};

const clean = (text: string, longest: number): string =>
  text
    .replace(/\p{Cs}/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, longest)
    .trim();

/** A question of a form with its topic. Text of others is cut to the limits of the contract. */
export function formQuestion({ id, label, kind, required, options = [] }: Asked): FormQuestion {
  const asked = clean(label, longestLabel);
  const choices = [...new Set(options.map((option) => clean(option, longestOption)))].filter(
    (option) => option !== "",
  );
  return {
    id: clean(id, 200),
    label: asked,
    kind,
    required,
    options: choices.slice(0, mostOptions),
    topic: lockedTopicOf(asked),
    statistics: isStatisticsQuestion(asked),
  };
}

const yesNo: readonly (readonly [string, string])[] = [
  ["yes", "no"],
  ["ja", "nein"],
  ["oui", "non"],
  ["si", "no"],
];

/** Tells whether options are yes and no in one of the four languages. */
export function isYesNo(options: readonly string[]): boolean {
  const [a = "", b = ""] = options.map((option) => fold(option).trim());
  return (
    options.length === 2 && yesNo.some(([yes, no]) => (a === yes && b === no) || (a === no && b === yes))
  );
}

type UsualId = "motive" | "experience" | "start" | "notice" | "permit" | "salary" | "source";
const usual: readonly (readonly [UsualId, FormQuestion["kind"], Readonly<Record<Language, string>>])[] = [
  [
    "motive",
    "text",
    {
      en: "Why would you like to work for us?",
      de: "Warum möchten Sie bei uns arbeiten?",
      fr: "Pourquoi souhaitez-vous travailler chez nous ?",
      es: "¿Por qué quiere trabajar con nosotros?",
    },
  ],
  [
    "experience",
    "text",
    {
      en: "Which experience do you bring to this role?",
      de: "Welche Erfahrung bringen Sie für diese Stelle mit?",
      fr: "Quelle expérience apportez-vous pour ce poste ?",
      es: "¿Qué experiencia aporta para este puesto?",
    },
  ],
  [
    "start",
    "line",
    {
      en: "When could you start?",
      de: "Wann können Sie anfangen?",
      fr: "Quand pourriez-vous commencer ?",
      es: "¿Cuándo podría empezar?",
    },
  ],
  [
    "notice",
    "line",
    {
      en: "What is your notice period?",
      de: "Wie lang ist Ihre Kündigungsfrist?",
      fr: "Quelle est la durée de votre préavis ?",
      es: "¿Cuál es su plazo de preaviso?",
    },
  ],
  [
    "permit",
    "yes_no",
    {
      en: "Are you entitled to work in this country?",
      de: "Haben Sie eine Arbeitserlaubnis für dieses Land?",
      fr: "Avez-vous le droit de travailler dans ce pays ?",
      es: "¿Tiene permiso de trabajo en este país?",
    },
  ],
  [
    "salary",
    "line",
    {
      en: "What salary do you expect?",
      de: "Was ist Ihre Gehaltsvorstellung?",
      fr: "Quelles sont vos prétentions salariales ?",
      es: "¿Cuáles son sus expectativas salariales?",
    },
  ],
  [
    "source",
    "line",
    {
      en: "How did you hear about this position?",
      de: "Wie sind Sie auf diese Stelle aufmerksam geworden?",
      fr: "Comment avez-vous eu connaissance de ce poste ?",
      es: "¿Cómo se enteró de este puesto?",
    },
  ],
];

/** Usual questions of forms, for postings whose own questions are not public. */
export const usualQuestions = (language: Language): FormQuestion[] =>
  usual.map(([id, kind, labels]) =>
    formQuestion({ id: `usual-${id}`, label: labels[language], kind, required: false }),
  );
