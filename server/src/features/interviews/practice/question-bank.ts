import type { CareerLevel } from "@waymark/contract/careers";
import type { AnswerOf, QueryOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { Competency, Question } from "@waymark/contract/interviews-practice";
import type * as contract from "@waymark/contract/interviews-questions";
import type { BankQuestion, QuestionWithLevels } from "@waymark/contract/interviews-questions";
import type { Language } from "@waymark/contract/values";
import type { Role } from "@waymark/domain/careers/roles";
import { asQuestion } from "@waymark/domain/interviews/bank/own-question";
import { questionsFor, shippedQuestions } from "@waymark/domain/interviews/bank/question-bank";
import { fold } from "@waymark/domain/vocabulary/fold";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { nameOf, namesOf, roleOf } from "../../careers/role-names.ts";
import {
  type AskedAt,
  type Mark,
  nextDueAt,
  type OwnQuestion,
  readAsked,
  readMarks,
  readOwnQuestions,
} from "./questions-store.ts";
import { roleOfPosting } from "./role-of-posting.ts";

/** A question that we ship or that the person wrote. */
export interface KnownQuestion {
  readonly question: Question;
  /** Null for one that we ship. */
  readonly own: OwnQuestion | null;
}

/** Every question that a person can be asked, with what they did with it. */
export interface PersonsBank {
  readonly known: ReadonlyMap<string, KnownQuestion>;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly asked: ReadonlyMap<string, readonly AskedAt[]>;
  readonly now: Date;
}

export async function openBank(deps: Deps, { userId }: Pick<Actor, "userId">): Promise<PersonsBank> {
  const known = new Map<string, KnownQuestion>();
  for (const own of await readOwnQuestions(deps, userId))
    known.set(own.id, { question: asQuestion(own), own });
  for (const question of shippedQuestions().questions.values())
    known.set(question.id, { question, own: null });
  const marks = await readMarks(deps.db, userId);
  return { known, marks, asked: await readAsked(deps, userId), now: deps.now() };
}

export function knownQuestion(bank: PersonsBank, id: string): KnownQuestion {
  const known = bank.known.get(id);
  if (known === undefined) throw new AppError("not_found");
  return known;
}

export function competencyOf({ competency: id }: Pick<Question, "competency">): Competency {
  const competency = shippedQuestions().competencies.get(id);
  if (competency === undefined) throw new Error(`no such competency: ${id}`);
  return competency;
}

/** A question as screens show it. An own one keeps its language; its competency is named in the asked one. */
function bankQuestionOf(
  { marks, asked, now }: PersonsBank,
  { question, own }: KnownQuestion,
  language: Language,
): BankQuestion {
  const { id, kind, level, groups, roles, texts } = question;
  const mark = marks.get(id);
  const memory = mark?.memory ?? null;
  const competency = competencyOf(question);
  return {
    id,
    own: own !== null,
    language: own?.language ?? language,
    text: texts[language],
    kind,
    competency: { id: competency.id, name: competency.names[language] },
    level,
    groups,
    roles: namesOf(roles, language),
    favourite: mark?.favourite ?? false,
    askedAt: [...(asked.get(id) ?? [])],
    practice:
      memory === null
        ? null
        : {
            times: memory.practised,
            lastTotal: mark?.lastTotal ?? 0,
            lastAt: memory.last.toISOString(),
            dueAt: memory.due.toISOString(),
            isDue: memory.due <= now,
          },
  };
}

const isDue = ({ marks, now }: PersonsBank, id: string): boolean => {
  const due = marks.get(id)?.memory?.due;
  return due !== undefined && due <= now;
};

const countDue = (bank: PersonsBank): number => [...bank.known.keys()].filter((id) => isDue(bank, id)).length;

type Asked = QueryOf<typeof contract.listQuestions>;

/** @throws AppError `no_such_role`; `not_found` for the posting. */
export async function listQuestions(
  deps: Deps,
  actor: Actor,
  asked: Asked,
): Promise<AnswerOf<typeof contract.listQuestions>> {
  const language = asked.language ?? actor.locale;
  const bank = await openBank(deps, actor);
  const { role, level } = await wishOf(deps, actor, asked);
  const found = inOrder(bank, asked, role, level).filter((known) => fits(bank, known, asked, language));
  const from = (asked.page - 1) * asked.limit;
  return {
    questions: found.slice(from, from + asked.limit).map((known) => bankQuestionOf(bank, known, language)),
    total: found.length,
    page: asked.page,
    role: role === null ? null : nameOf(role, actor.locale),
    level,
    due: countDue(bank),
  };
}

async function wishOf(
  deps: Deps,
  actor: Actor,
  asked: Asked,
): Promise<{ role: Role | null; level: CareerLevel | null }> {
  if (asked.role !== undefined) return { role: roleOf(asked.role), level: asked.level ?? null };
  if (asked.job === undefined) return { role: null, level: asked.level ?? null };
  const posting = await roleOfPosting(deps, actor, asked.job);
  return { role: posting.role, level: asked.level ?? posting.level };
}

/** Own questions first, then those of the role; all of them when no role is asked for. What is due comes by its time. */
function inOrder(
  bank: PersonsBank,
  { role: roleId, job, only, kind }: Asked,
  role: Role | null,
  level: CareerLevel | null,
): KnownQuestion[] {
  const all = [...bank.known.values()];
  if (only === "due")
    return all.toSorted(
      (a, b) => dueTime(bank, a) - dueTime(bank, b) || a.question.id.localeCompare(b.question.id),
    );
  const isForSomebody = roleId !== undefined || job !== undefined;
  if (!isForSomebody && level === null) return all;
  const own = all.filter((known) => known.own !== null);
  const near = questionsFor(shippedQuestions(), { role, level, kind: kind ?? null }).map((question) => ({
    question,
    own: null,
  }));
  if (isForSomebody) return [...own, ...near];
  const seen = new Set(near.map(({ question }) => question.id));
  return [...own, ...near, ...all.filter((known) => known.own === null && !seen.has(known.question.id))];
}

const dueTime = ({ marks }: PersonsBank, { question }: KnownQuestion): number =>
  marks.get(question.id)?.memory?.due.getTime() ?? Number.MAX_SAFE_INTEGER;

function fits(
  bank: PersonsBank,
  { question, own }: KnownQuestion,
  { kind, competency, only, search = "" }: Asked,
  language: Language,
): boolean {
  if (kind !== undefined && question.kind !== kind) return false;
  if (competency !== undefined && question.competency !== competency) return false;
  const mark = bank.marks.get(question.id);
  if (only === "own" && own === null) return false;
  if (only === "favourites" && mark?.favourite !== true) return false;
  if (only === "asked" && !bank.asked.has(question.id)) return false;
  if (only === "practised" && mark?.memory == null) return false;
  if (only === "due" && !isDue(bank, question.id)) return false;
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = fold(`${question.texts[language]} ${competencyOf(question).names[language]}`);
  return words.every((word) => text.includes(word));
}

export async function listDueQuestions(
  deps: Deps,
  actor: Actor,
  { language = actor.locale, limit }: QueryOf<typeof contract.listDueQuestions>,
): Promise<AnswerOf<typeof contract.listDueQuestions>> {
  const bank = await openBank(deps, actor);
  const practised = [...bank.known.values()]
    .filter(({ question }) => bank.marks.get(question.id)?.memory != null)
    .sort((a, b) => dueTime(bank, a) - dueTime(bank, b));
  return {
    questions: practised.slice(0, limit).map((known) => bankQuestionOf(bank, known, language)),
    due: countDue(bank),
    nextAt: (await nextDueAt(deps.db, actor.userId, bank.now))?.toISOString() ?? null,
  };
}

export const listCompetencies = (language: Language): AnswerOf<typeof contract.listCompetencies> => ({
  competencies: [...shippedQuestions().competencies.values()]
    .map(({ id, names, kinds }) => ({ id, name: names[language], kinds }))
    .sort((a, b) => a.name.localeCompare(b.name, language)),
});

export async function readQuestion(
  deps: Deps,
  actor: Actor,
  id: string,
  language: Language,
): Promise<QuestionWithLevels> {
  const bank = await openBank(deps, actor);
  const known = knownQuestion(bank, id);
  const { levels, probes } = competencyOf(known.question);
  return {
    ...bankQuestionOf(bank, known, language),
    levels: levels.map((level) => level[language]),
    probes: (probes[known.question.kind] ?? []).map((probe) => ({
      id: probe.id,
      text: probe.texts[language],
      seeks: probe.seeks,
    })),
    version: known.own?.version ?? 0,
  };
}
