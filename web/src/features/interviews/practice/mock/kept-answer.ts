import type { MockTurn } from "@waymark/contract/interviews-mocks";
import { z } from "zod";
import { hasLeft, mockDraftPrefix } from "../../../../lib/session/stored-user.ts";
import { readStoredJson, storedKeys, writeStored } from "../../../../lib/storage.ts";

/** An answer that was not sent yet. `id` is the one it is sent with, so that a repeated sending counts once. */
const KeptAnswer = z.object({ userId: z.string(), id: z.string(), text: z.string() });
type KeptAnswer = z.infer<typeof KeptAnswer>;

const keyOf = (mockId: string, { question, part }: MockTurn) =>
  `${mockDraftPrefix}${mockId}:${question}:${part}`;

const read = (key: string, userId: string): KeptAnswer | null => {
  const kept = KeptAnswer.safeParse(readStoredJson(key)).data;
  return kept?.userId === userId ? kept : null;
};

export const readAnswer = (mockId: string, turn: MockTurn, userId: string): KeptAnswer | null =>
  read(keyOf(mockId, turn), userId);

export function keepAnswer(mockId: string, turn: MockTurn, kept: KeptAnswer): void {
  if (!hasLeft(kept.userId)) writeStored(keyOf(mockId, turn), JSON.stringify(kept));
}

export const forgetAnswer = (mockId: string, turn: MockTurn): void => writeStored(keyOf(mockId, turn), null);

/** Answers typed for turns that another tab has answered meanwhile, and a way to drop them. */
export function unsentAnswers(
  mockId: string,
  turn: MockTurn | null,
  userId: string,
): { key: string; text: string; drop: () => void }[] {
  const present = turn === null ? "" : keyOf(mockId, turn);
  return storedKeys(`${mockDraftPrefix}${mockId}:`).flatMap((key) => {
    const kept = read(key, userId);
    if (key === present || kept === null || kept.text.trim() === "") return [];
    return [{ key, text: kept.text, drop: () => writeStored(key, null) }];
  });
}
