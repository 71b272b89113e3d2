import { describe, expect, it } from "vitest";
import { type Anchor, anchorOf, applySuggestion, findAnchor } from "./anchors.ts";

/** A generator of numbers from 0 to 1 that always gives the same ones for a seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const subjects = [
  "The night team",
  "Our ward",
  "The yard",
  "A crew of six",
  "Each apprentice",
  "The foreman",
];
const verbs = [
  "welded",
  "checked",
  "planned",
  "recorded",
  "handed over",
  "repaired",
  "trained",
  "wrote down",
  "led",
  "measured",
];
const objects = [
  "pressure vessels",
  "the daily rounds",
  "new colleagues",
  "wound care",
  "steel frames",
  "the stock list",
];
const ends = [
  "before every shift",
  "without a single accident",
  "for three years",
  "under the rules of ISO 3834",
  "by hand",
];

/** A letter per word stands for nothing; each piece carries where it came from, so that the truth is known. */
interface Piece {
  readonly text: string;
  /** Whether it belongs to the words that the anchor is on. */
  readonly quoted: boolean;
}

function aText(random: () => number): Piece[] {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  return Array.from({ length: 5 + Math.floor(random() * 5) }, () => ({
    text: `${pick(subjects)} ${pick(verbs)} ${pick(objects)} ${pick(ends)}${random() < 0.3 ? ` in ${2000 + Math.floor(random() * 26)}` : ""}. `,
    quoted: false,
  }));
}

/** Marks some words of one sentence, with whole words at both ends. */
function mark(pieces: readonly Piece[], random: () => number): Piece[] {
  const at = Math.floor(random() * pieces.length);
  const words = (pieces[at]?.text ?? "").trimEnd().split(" ");
  const from = Math.floor(random() * (words.length - 2));
  const to = Math.min(words.length, from + 2 + Math.floor(random() * 5));
  const join = (list: readonly string[]) => list.join(" ");
  const split = [
    { text: from === 0 ? "" : `${join(words.slice(0, from))} `, quoted: false },
    { text: join(words.slice(from, to)), quoted: true },
    { text: `${to === words.length ? "" : " "}${join(words.slice(to))} `, quoted: false },
  ];
  return [...pieces.slice(0, at), ...split.filter(({ text }) => text !== ""), ...pieces.slice(at + 1)];
}

const kinds = ["insert", "delete", "replace", "move", "duplicate", "inside", "delete-quote"] as const;

/** One edit of a known kind. */
function edit(pieces: readonly Piece[], kind: (typeof kinds)[number], random: () => number): Piece[] {
  const others = pieces.flatMap((piece, i) => (piece.quoted ? [] : [i]));
  const i = others[Math.floor(random() * others.length)] ?? 0;
  const fresh = aText(random)[0] ?? { text: "More. ", quoted: false };
  const quote = pieces.find(({ quoted }) => quoted);
  const next = [...pieces];
  // New sentences stand between sentences, not inside one.
  const isBreak = (at: number) => at === 0 || /\. $/.test(next[at - 1]?.text ?? "");
  const breaks = next.flatMap((_, at) => (isBreak(at) ? [at] : []));
  const gap = breaks[Math.floor(random() * breaks.length)] ?? 0;
  if (kind === "insert") next.splice(gap, 0, fresh);
  const old = next[i]?.text ?? "";
  const [lead, trail] = [old.startsWith(" ") ? " " : "", old.endsWith(" ") ? " " : ""];
  const isSentence = isBreak(i) && old.endsWith(". ");
  if (kind === "delete" && others.length > 2) next[i] = { text: lead || trail, quoted: false };
  if (kind === "replace") next[i] = { text: `${lead}${fresh.text.trim()}${trail}`, quoted: false };
  if (kind === "move" && isSentence) {
    const [moved] = next.splice(i, 1);
    if (moved) next.push(moved);
  }
  if (kind === "duplicate")
    next.splice(gap, 0, { text: `Elsewhere ${quote?.text ?? ""} as well. `, quoted: false });
  const at = next.findIndex(({ quoted }) => quoted);
  if (kind === "inside" && at >= 0) {
    const words = (next[at]?.text ?? "").split(" ");
    words.splice(Math.floor(random() * words.length), 0, "very");
    next[at] = { text: words.join(" "), quoted: true };
  }
  if (kind === "delete-quote" && at >= 0) next.splice(at, 1);
  return next;
}

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join("");

/** The place of the quoted words; null when they are gone. */
function truthOf(pieces: readonly Piece[]): { start: number; end: number } | null {
  let at = 0;
  for (const { text, quoted } of pieces) {
    if (quoted) return { start: at, end: at + text.length };
    at += text.length;
  }
  return null;
}

/** Takes an anchor through one to three edits and compares where it is found with where the words are. */
function tryOne(seed: number): { kinds: string[]; outcome: "kept" | "lost" | "wrong" | "told" | "gone" } {
  const random = seeded(seed);
  for (let i = 0; i < 8; i += 1) random();
  let pieces = mark(aText(random), random);
  const text = textOf(pieces);
  const place = truthOf(pieces);
  const anchor = anchorOf(text, place?.start ?? 0, place?.end ?? 0);
  const done = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const kind = kinds[Math.floor(random() * kinds.length)] ?? "insert";
    pieces = edit(pieces, kind, random);
    return kind;
  });
  const truth = truthOf(pieces);
  const found = findAnchor(anchor, textOf(pieces));
  const overlaps = truth !== null && found !== null && found.start < truth.end && found.end > truth.start;
  // A place that is not sure is shown with "The text changed", and no suggestion is applied there.
  const elsewhere = found?.exact && found.sure ? "wrong" : "told";
  if (truth === null) return { kinds: done, outcome: found === null ? "gone" : elsewhere };
  if (found === null) return { kinds: done, outcome: "lost" };
  return { kinds: done, outcome: overlaps ? "kept" : elsewhere };
}

/** Shares over a range of seeds: of words that are still there, those that are found; and wrong places. */
function measure(first: number, count: number) {
  const all = Array.from({ length: count }, (_, i) => ({ seed: first + i, ...tryOne(first + i) }));
  const there = all.filter(({ outcome }) => outcome !== "gone");
  return {
    kept: there.filter(({ outcome }) => outcome === "kept").length / there.length,
    wrong: all.filter(({ outcome }) => outcome === "wrong"),
  };
}

describe("anchors of comments", () => {
  const on = (text: string, words: string, from = 0): Anchor => {
    const start = text.indexOf(words, from);
    return anchorOf(text, start, start + words.length);
  };

  it("stay on their words through 300 seeded edits, none on other words", () => {
    const { kept, wrong } = measure(1, 300);
    expect(wrong).toEqual([]);
    expect(kept).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    900_166, 900_446, 900_638, 300_519, 302_581, 1_475, 2_438, 5_799, 8_552, 404_329, 404_338, 903_161,
    904_552, 908_313, 908_982, 2_000_568, 2_001_623, 2_001_903, 2_009_096,
  ])("do not stand silently on the same words of another sentence (seed %i)", (seed) => {
    expect(tryOne(seed).outcome).not.toBe("wrong");
  });

  it("are not sure where the same words stand twice between much the same neighbours", () => {
    const anchor = on("We weld by hand. Then we rest.", "by hand");
    const edited = "We weld by hand. They paint by hand. Then we rest.";
    const found = findAnchor(anchor, edited);
    expect(found?.sure ?? false).toBe(false);
    expect(applySuggestion(edited, anchor, "with care")).toBeNull();
  });

  it.each([
    ["the same text", "I led the team for years.", "the team", "I led the team for years.", "the team"],
    ["words before", "I led the team.", "the team", "In Hamburg I led the team.", "the team"],
    [
      "a change inside",
      "I led the small team of welders.",
      "the small team",
      "I led the very small team of welders.",
      "the very small team",
    ],
    ["the whole text", "Welder", "Welder", "Welder", "Welder"],
    ["the whole text, changed", "Shipyard welder", "Shipyard welder", "Shipyard welders", "Shipyard welders"],
    ["another place of the same word", "art and start", "art", "start", null],
    ["words that are gone", "I led the team and cooked.", "the team", "I cooked.", null],
    ["two places that look the same", "a b c", "b", "a b c a b c", null],
  ])("%s", (_name, text, words, edited, expected) => {
    const found = findAnchor(on(text, words), edited);
    expect(found === null ? null : edited.slice(found.start, found.end)).toBe(expected);
  });

  it("finds a whole sentence that moved away from its neighbours", () => {
    const sentence = "We repaired forty pumps by hand.";
    const anchor = on(`First came the yard. ${sentence} Then came the ward.`, sentence);
    const edited = `Quite another beginning. And an end. ${sentence}`;
    expect(findAnchor(anchor, edited)).toEqual({
      start: 37,
      end: 37 + sentence.length,
      exact: true,
      sure: false,
    });
  });

  it("applies a suggestion only where the words are still exactly there", () => {
    const anchor = on("I led the team of six.", "led");
    expect(applySuggestion("Since 2020 I led the team of six.", anchor, "managed")).toBe(
      "Since 2020 I managed the team of six.",
    );
    expect(applySuggestion("I lead the team of six.", anchor, "managed")).toBe(null);
  });
});
