import { AppError } from "@waymark/contract/errors";
import type { Mock } from "@waymark/contract/interviews-mocks";
import type { Language } from "@waymark/contract/values";
import { detectLanguage } from "@waymark/domain/resumes/read/detect-language";
import { z } from "zod";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { mockOf, ownMock, questionAt } from "./mock-of.ts";
import { readMockAnswers, type StoredAnswer, saveAdvice, updateMock } from "./mocks-store.ts";
import { publishPractice } from "./publish-practice.ts";
import { competencyOf } from "./question-bank.ts";

const mostLines = 3;
const longestLine = 300;
/** Characters of an answer that the model reads. */
const mostCharacters = 6_000;

// Without limits of length: a line that is too long is left out alone, not the whole answer.
const Reply = z.object({ followUp: z.string(), advice: z.array(z.string()).max(8) });

/** Words by which a line would judge the person by a number. */
const grades =
  /(?:\b(?:score|points?|puntos?|puntuaci[oó]n|note|punkte?|bewertung|calificaci[oó]n)\b|%|\/\s*10)/i;

/** Short texts do not tell their language; those count as right. */
const isIn = (language: Language, text: string): boolean =>
  text.length < 60 || detectLanguage(text) === language;

/** A line that says something, in the right language, without a figure that the person did not name, and without a grade. */
function isUsable(line: string, said: string, language: Language): boolean {
  if (line.length < 8 || line.length > longestLine || /[[\]{}<>]/.test(line)) return false;
  const figures = line.match(/\d+/g) ?? [];
  return figures.every((figure) => said.includes(figure)) && !grades.test(line) && isIn(language, line);
}

const cleaned = (line: string): string => line.replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, " ").trim();

/** The usable part of the model's advice on an answer. */
async function askModel(deps: Deps, actor: Actor, language: Language, material: Material) {
  const { question, answer, missing, followUp } = material;
  const reply = await deps.llm.ask({
    purpose: "practice",
    userId: actor.userId,
    language,
    data: { question, answer: answer.slice(0, mostCharacters), missing, followUp },
    schema: Reply,
  });
  const said = `${answer} ${question} ${followUp}`;
  const probe = cleaned(reply.followUp);
  return {
    advice: reply.advice
      .map(cleaned)
      .filter((line) => isUsable(line, said, language))
      .slice(0, mostLines),
    probe: probe.endsWith("?") && isUsable(probe, said, language) ? probe : null,
  };
}

interface Material {
  readonly question: string;
  readonly answer: string;
  readonly missing: readonly string[];
  readonly followUp: string;
}

/**
 * Asks the model about an answer. Its follow-up replaces the words of the open one, which asks for the same; the score
 * does not change.
 * @throws AppError `not_found`, and the errors of `Llm.ask`.
 */
export async function adviseAnswer(
  deps: Deps,
  actor: Actor,
  { id, answerId }: { readonly id: string; readonly answerId: string },
): Promise<Mock> {
  const mock = await ownMock(deps, actor, id);
  const answer = await answerOf(deps, actor, id, answerId);
  const question = questionAt(mock, answer.place);
  const probe = competencyOf(question).probes[question.kind]?.find((one) => one.id === answer.score.probe);
  const { advice, probe: worded } = await askModel(deps, actor, mock.language, {
    question: question.texts[mock.language],
    answer: answer.text,
    missing: probe?.seeks ?? [],
    followUp: probe?.texts[mock.language] ?? "",
  });
  return inTransaction(deps, async (tx) => {
    const present = await ownMock(tx, actor, id, { lock: true });
    const isOpen =
      present.state !== "finished" && present.turn === answer.place && present.part === "follow-up";
    const now = await answerOf(tx, actor, id, answerId);
    await saveAdvice(tx, actor.userId, id, now, { advice, probeText: isOpen ? worded : null });
    await updateMock(tx, actor.userId, present, { isShown: true });
    await publishPractice(tx, actor, { mockId: id });
    return mockOf(tx, actor, await ownMock(tx, actor, id));
  });
}

async function answerOf(deps: Deps, actor: Actor, mockId: string, id: string): Promise<StoredAnswer> {
  const answers = await readMockAnswers(deps, actor.userId, mockId);
  const answer = answers.find((one) => one.id === id && one.part === "answer");
  if (answer === undefined) throw new AppError("not_found");
  return answer;
}
