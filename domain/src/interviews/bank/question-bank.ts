import type { CareerLevel } from "@waymark/contract/careers";
import { careerLevels } from "@waymark/contract/careers";
import type { Competency, Question, QuestionKind } from "@waymark/contract/interviews-practice";
import type { Role } from "../../careers/roles.ts";
import { competenciesOfData } from "./competencies.generated.ts";
import { questionsOfData } from "./questions.generated.ts";

export interface QuestionBank {
  readonly questions: ReadonlyMap<string, Question>;
  readonly competencies: ReadonlyMap<string, Competency>;
}

let bank: QuestionBank | undefined;

/** The questions that we ship. Parsed on first use. */
export function shippedQuestions(): QuestionBank {
  bank ??= {
    questions: new Map(questionsOfData().map((question) => [question.id, question])),
    competencies: new Map(competenciesOfData().map((competency) => [competency.id, competency])),
  };
  return bank;
}

/** Whom the questions are for. A null role or level: anybody; a null kind: every kind. */
export interface QuestionWish {
  readonly role: Pick<Role, "id" | "codes"> | null;
  readonly level: CareerLevel | null;
  readonly kind: QuestionKind | null;
}

/** Questions for one role first, then for its occupational group, then for everybody; the nearest level first. */
export function questionsFor({ questions }: QuestionBank, { role, level, kind }: QuestionWish): Question[] {
  const groups = new Set(role?.codes.map((code) => code.slice(0, 2)));
  const nearness = (question: Question): number | null => {
    if (kind !== null && question.kind !== kind) return null;
    if (question.roles.length > 0) return role !== null && question.roles.includes(role.id) ? 0 : null;
    if (question.groups.length === 0) return 2;
    return question.groups.some((group) => groups.has(group)) ? 1 : null;
  };
  return [...questions.values()]
    .flatMap((question, at) => {
      const near = nearness(question);
      return near === null ? [] : [{ question, at, near, far: levelsApart(question.level, level) }];
    })
    .sort((a, b) => a.near - b.near || a.far - b.far || a.at - b.at)
    .map(({ question }) => question);
}

/** Steps of the ladder between two levels; half a step when one of them is any. */
function levelsApart(a: CareerLevel | null, b: CareerLevel | null): number {
  if (a === null || b === null) return a === b ? 0 : 0.5;
  return Math.abs(careerLevels.indexOf(a) - careerLevels.indexOf(b));
}
