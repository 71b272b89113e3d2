import type { FormQuestion } from "@waymark/contract/packages-forms";
import { formQuestion, isYesNo } from "@waymark/domain/packages/form-questions";
import { field, listIn, textIn } from "../job-sources/fields.ts";
import { type ApplicationForm, FormGarbled, plainLabel } from "./port.ts";

const kinds: Readonly<Record<string, FormQuestion["kind"]>> = {
  string: "line",
  text: "text",
  boolean: "yes_no",
  single_choice: "choice",
  multi_choice: "choices",
  file: "file",
  date: "date",
  number: "number",
  salary: "line",
};

const standard = [
  ["options_phone", "Phone", "line"],
  ["options_cv", "CV", "file"],
  ["options_cover_letter", "Cover letter", "file"],
] as const;

function questionOf(question: unknown): FormQuestion[] {
  const label = plainLabel(field(question, "body"));
  if (label === "") return [];
  const options = listIn(field(question, "open_question_options"))
    .toSorted((a, b) => Number(field(a, "position") ?? 0) - Number(field(b, "position") ?? 0))
    .map((option) => plainLabel(field(option, "body")));
  const kind = kinds[textIn(field(question, "kind"))] ?? "unknown";
  return [
    formQuestion({
      id: `question-${textIn(field(question, "id"))}`,
      label,
      kind: kind === "choice" && isYesNo(options) ? "yes_no" : kind,
      required: field(question, "required") === true,
      options,
    }),
  ];
}

/** One offer of Recruitee's public careers API. Full name and address for mail are always asked. */
export const recruiteeForm: ApplicationForm = {
  source: "recruitee",
  address(sourceId) {
    const [, slug, offer] = /^([a-z\d][a-z\d-]{0,62})\/(\d{1,20})$/i.exec(sourceId) ?? [];
    return slug === undefined || offer === undefined
      ? null
      : `https://${slug}.recruitee.com/api/offers/${offer}`;
  },
  read(body) {
    const answer: unknown = JSON.parse(body);
    const offer = field(answer, "offer");
    const questions = field(offer, "open_questions");
    if (!Array.isArray(questions)) throw new FormGarbled("The offer names no questions.");
    const always = [
      formQuestion({ id: "name", label: "Full name", kind: "line", required: true }),
      formQuestion({ id: "email", label: "Email", kind: "line", required: true }),
    ];
    const switched = standard.flatMap(([name, label, kind]) => {
      const state = textIn(field(offer, name)) || "off";
      return state === "off" ? [] : [formQuestion({ id: name, label, kind, required: state === "required" })];
    });
    const inOrder = questions.toSorted(
      (a, b) => Number(field(a, "position") ?? 0) - Number(field(b, "position") ?? 0),
    );
    return [...always, ...switched, ...inOrder.flatMap(questionOf)];
  },
};
