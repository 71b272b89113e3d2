import type { AnswerOf, BodyOf } from "@waymark/contract/endpoint";
import type * as contract from "@waymark/contract/interviews-notes";
import type { AskedNote } from "@waymark/contract/interviews-notes";
import { kindOfQuestion } from "@waymark/domain/interviews/bank/kind-of-question";
import { dayIn } from "@waymark/domain/vocabulary/day-in";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { createLetter } from "../../letters/create-letter.ts";
import { getLetter, saveLetter } from "../../letters/letters.ts";
import { changeInterview } from "../change-interview.ts";
import { ownInterview } from "../list-interviews.ts";
import { addQuestion } from "../practice/own-questions.ts";
import { openBank } from "../practice/question-bank.ts";
import { lockPractice, replaceAsked } from "../practice/questions-store.ts";
import { changeNotes } from "./interview-notes.ts";
import { findNotes } from "./notes-store.ts";

type Language = BodyOf<typeof contract.debriefInterview>["language"];

/** Puts what was asked into the person's question bank, and the interview on done. Repeatable. */
export async function debriefInterview(
  deps: Deps,
  actor: Actor,
  id: string,
  language: Language,
): Promise<AnswerOf<typeof contract.debriefInterview>> {
  return inTransaction(deps, async (tx) => {
    // The tracker's lock comes before that of practice, as in every change of an interview.
    const before = await ownInterview(tx, actor.userId, id);
    if (before.status === "planned") await changeInterview(tx, actor, id, { status: "done" });
    await lockPractice(tx.db, actor.userId);
    const { asked } = await findNotes(tx, actor.userId, id, { lock: true });
    const { ids, added } = await intoBank(tx, actor, asked, language);
    const { company, title } = before.job;
    await replaceAsked(
      tx,
      actor.userId,
      { id, company, title, on: dayIn(before.timeZone, before.startsAt) },
      ids,
    );
    const notes = await changeNotes(tx, actor, id, (stored) => ({ ...stored, debriefedAt: tx.now() }));
    return { notes, added };
  });
}

/** The ids under which the bank has the questions; those in the person's own words are added. */
async function intoBank(
  tx: Deps,
  actor: Actor,
  asked: readonly AskedNote[],
  language: Language,
): Promise<{ ids: string[]; added: number }> {
  const { known } = await openBank(tx, actor);
  const ids = new Set<string>();
  let added = 0;
  for (const { id, question, text } of asked) {
    if (question !== null && known.has(question)) ids.add(question);
    else if (text.trim() !== "") {
      const own = { text: text.trim(), kind: kindOfQuestion(text), language, competency: null, level: null };
      if (await addQuestion(tx, actor, id, own)) added += 1;
      else if (!known.has(id)) continue;
      ids.add(id);
    }
  }
  return { ids: [...ids], added };
}

/** Writes a thank-you note to one of the interviewers. What the person noted of the talk stands in it word for word. */
export async function thankForInterview(
  deps: Deps,
  actor: Actor,
  id: string,
  { person, language, convention }: BodyOf<typeof contract.thankForInterview>,
): Promise<AnswerOf<typeof contract.thankForInterview>> {
  const interview = await ownInterview(deps, actor.userId, id);
  const { spokeOf } = await findNotes(deps, actor.userId, id);
  const wish = { kind: "thank-you", language, convention, tone: "warm", length: "short" } as const;
  const given = { wish, applicationId: interview.applicationId, write: true };
  return inTransaction(deps, async (tx) => {
    const letter = await createLetter(
      tx,
      actor,
      given,
      person === "" ? {} : { person: person.slice(0, 240) },
    );
    if (spokeOf.trim() !== "") await answerIn(tx, actor, letter.id, spokeOf.trim());
    const notes = await changeNotes(tx, actor, id, (stored) => ({ ...stored, letterId: letter.id }));
    return { notes, letterId: letter.id };
  });
}

/** Puts the person's words where the letter asks what was spoken of. */
async function answerIn(tx: Deps, actor: Actor, letterId: string, text: string): Promise<void> {
  const { content } = await getLetter(tx, actor, letterId);
  const paragraphs = content.paragraphs.map((one) =>
    one.question === "what-we-spoke-of" ? { ...one, text } : one,
  );
  await saveLetter(tx, actor, letterId, { content: { ...content, paragraphs } });
}
