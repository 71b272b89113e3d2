import type { FormQuestion } from "@waymark/contract/packages-forms";
import { formQuestion, isYesNo } from "@waymark/domain/packages/form-questions";
import { field, listIn, textIn } from "../job-sources/fields.ts";
import { type ApplicationForm, FormGarbled, plainLabel } from "./port.ts";

const kinds: Readonly<Record<string, FormQuestion["kind"]>> = {
  input_text: "line",
  textarea: "text",
  input_file: "file",
  multi_value_single_select: "choice",
  multi_value_multi_select: "choices",
};

/** Several inputs of one question ("Resume" as a file or as text) become one, by the first visible input. */
function questionOf(question: unknown): FormQuestion[] {
  const input = listIn(field(question, "fields")).find((one) => field(one, "type") !== "input_hidden");
  const label = plainLabel(field(question, "label"));
  if (input === undefined || label === "") return [];
  const options = listIn(field(input, "values")).map((value) => plainLabel(field(value, "label")));
  const kind = kinds[textIn(field(input, "type"))] ?? "unknown";
  return [
    formQuestion({
      id: textIn(field(input, "name")) || label,
      label,
      kind: kind === "choice" && isYesNo(options) ? "yes_no" : kind,
      required: field(question, "required") === true,
      options,
    }),
  ];
}

const statisticsOf = (question: unknown): FormQuestion[] => {
  const label = plainLabel(field(question, "label"));
  if (label === "") return [];
  const options = listIn(field(question, "answer_options")).map((one) => plainLabel(field(one, "label")));
  const kind = kinds[textIn(field(question, "type"))] ?? "unknown";
  const asked = { id: `demographic-${textIn(field(question, "id"))}`, label, kind, required: false, options };
  return [{ ...formQuestion(asked), statistics: true }];
};

/** Greenhouse Job Board API, one posting with `questions=true`. */
export const greenhouseForm: ApplicationForm = {
  source: "greenhouse",
  address(sourceId) {
    const [, board, job] = /^([\w-]{1,100})\/(\d{1,20})$/.exec(sourceId) ?? [];
    return board === undefined || job === undefined
      ? null
      : `https://boards-api.greenhouse.io/v1/boards/${board}/jobs/${job}?questions=true`;
  },
  read(body) {
    const job: unknown = JSON.parse(body);
    const questions = field(job, "questions");
    if (!Array.isArray(questions)) throw new FormGarbled("The posting names no questions.");
    const compliance = listIn(field(job, "compliance")).flatMap((part) => listIn(field(part, "questions")));
    return [
      ...questions.flatMap(questionOf),
      ...listIn(field(job, "location_questions")).flatMap(questionOf),
      ...compliance.flatMap(questionOf).map((question) => ({ ...question, statistics: true })),
      ...listIn(field(job, "demographic_questions", "questions")).flatMap(statisticsOf),
    ];
  },
};
