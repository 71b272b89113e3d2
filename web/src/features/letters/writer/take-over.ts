import type { LetterContent, LetterParagraph, LetterWish } from "@waymark/contract/letters";
import { sentencesIn } from "@waymark/domain/letters/sentences";
import { type Draft, withContent } from "../document/draft.ts";

/** A paragraph of the letter beside the one that the writer would write in its place. One of them may be missing. */
export interface Pair {
  readonly mine: LetterParagraph | null;
  readonly written: LetterParagraph | null;
}

const kindOf = ({ part, question }: LetterParagraph) => question ?? part;

/**
 * Pairs paragraphs that do the same in a letter: the same question, else the same part, in their order. Paragraphs in
 * the person's own words have no counterpart.
 */
export function pairsOf(mine: LetterContent, written: LetterContent): Pair[] {
  const left = [...written.paragraphs];
  const pairs = mine.paragraphs.map((paragraph): Pair => {
    const at = left.findIndex((one) => kindOf(one) === kindOf(paragraph));
    return { mine: paragraph, written: at < 0 ? null : (left.splice(at, 1)[0] ?? null) };
  });
  return [...pairs, ...left.map((one): Pair => ({ mine: null, written: one }))];
}

/** The lines around the body that the writer writes too. */
const lineFields = ["subject", "salutation", "closing"] as const;

/** Names one difference: a line, or a paragraph of either side. */
export const keyOfPair = ({ mine, written }: Pair): string => `paragraph ${mine?.id ?? written?.id ?? ""}`;

/** The differences between a letter and what the writer would write. */
export function differences(mine: LetterContent, written: LetterContent) {
  const pairs = pairsOf(mine, written).filter(
    (pair) => pair.written !== null && pair.written.text.trim() !== (pair.mine?.text.trim() ?? "\0"),
  );
  return {
    lines: lineFields.filter((field) => written[field] !== "" && mine[field] !== written[field]),
    // An answer is the person's; an open question has nothing to offer instead.
    pairs: pairs.filter(({ mine: own, written: new_ }) => !(own !== null && new_?.text.trim() === "")),
  };
}

const mostProposed = 200;

/** The machine's sentences that still stand in the body, with new ones. */
function proposedIn(content: LetterContent, more: readonly string[]): string[] {
  const body = content.paragraphs.map(({ text }) => text).join("\n");
  return [...new Set([...content.proposed, ...more])]
    .filter((sentence) => body.includes(sentence))
    .slice(-mostProposed);
}

/** The draft with the chosen lines and paragraphs of the writer, as one undo step. */
export function takeOver(
  draft: Draft,
  written: LetterContent,
  chosen: ReadonlySet<string>,
  wish: LetterWish,
): Draft {
  const { content } = draft;
  const paragraphs = pairsOf(content, written).flatMap((pair): LetterParagraph[] => {
    const isTaken = pair.written !== null && chosen.has(keyOfPair(pair));
    if (pair.mine === null) return isTaken && pair.written ? [pair.written] : [];
    return [isTaken && pair.written ? { ...pair.written, id: pair.mine.id } : pair.mine];
  });
  const lines = Object.fromEntries(
    lineFields.filter((field) => chosen.has(field)).map((field) => [field, written[field]]),
  );
  const after = { ...content, ...lines, paragraphs: inOrder(paragraphs) };
  return { ...withContent(draft, { ...after, proposed: proposedIn(after, written.proposed) }), wish };
}

/** A paragraph that was added stands before the close, not behind it. */
function inOrder(paragraphs: readonly LetterParagraph[]): LetterParagraph[] {
  const close = paragraphs.findIndex(({ part }) => part === "close");
  if (close < 0) return [...paragraphs];
  const behind = paragraphs.slice(close + 1).filter(({ part }) => part !== "own" && part !== "close");
  const others = paragraphs.filter((one) => !behind.includes(one));
  return others.toSpliced(
    others.findIndex(({ part }) => part === "close"),
    0,
    ...behind,
  );
}

/** The draft with a model's wording of one paragraph; its sentences need a source like any machine's. */
export function takeWording(draft: Draft, id: string, wording: string): Draft {
  const paragraphs = draft.content.paragraphs.map((one) => (one.id === id ? { ...one, text: wording } : one));
  const after = { ...draft.content, paragraphs };
  const sentences = sentencesIn(wording).map(({ start, end }) => wording.slice(start, end));
  return withContent(draft, { paragraphs, proposed: proposedIn(after, sentences) });
}
