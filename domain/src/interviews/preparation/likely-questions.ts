import type { CareerLevel } from "@waymark/contract/careers";
import type { InterviewKind } from "@waymark/contract/interviews";
import type { Question, QuestionKind } from "@waymark/contract/interviews-practice";
import type { likelyReasons } from "@waymark/contract/interviews-preparation";
import type { Role } from "../../careers/roles.ts";
import { fold } from "../../vocabulary/fold.ts";
import { type QuestionBank, questionsFor } from "../bank/question-bank.ts";
import { competencySigns } from "./competency-signs.ts";

/** A question of the bank with why it is likely. `words` are those of the posting, for `posting`. */
export interface Likely {
  readonly question: Question;
  readonly reason: (typeof likelyReasons)[number];
  readonly words: string;
}

/** The subjects of an interview by its kind, with how many questions of each. */
const mixtures: Readonly<Record<InterviewKind, readonly (readonly [QuestionKind, number])[]>> = {
  "phone-screen": [
    ["motivation", 4],
    ["behaviour", 2],
    ["technical", 1],
    ["pay", 2],
  ],
  video: [
    ["motivation", 3],
    ["behaviour", 4],
    ["situation", 2],
    ["technical", 2],
    ["pay", 1],
  ],
  "on-site": [
    ["motivation", 2],
    ["behaviour", 4],
    ["situation", 3],
    ["technical", 2],
    ["pay", 1],
  ],
  technical: [
    ["technical", 7],
    ["situation", 3],
    ["behaviour", 2],
  ],
  panel: [
    ["behaviour", 5],
    ["situation", 4],
    ["technical", 2],
    ["motivation", 1],
  ],
  case: [
    ["situation", 6],
    ["technical", 4],
    ["motivation", 1],
  ],
  "trial-day": [
    ["technical", 5],
    ["situation", 4],
    ["motivation", 2],
  ],
  final: [
    ["motivation", 4],
    ["behaviour", 3],
    ["situation", 2],
    ["pay", 3],
  ],
  informal: [
    ["motivation", 5],
    ["behaviour", 2],
    ["situation", 1],
  ],
  other: [
    ["motivation", 3],
    ["behaviour", 4],
    ["situation", 2],
    ["technical", 2],
    ["pay", 1],
  ],
};

export interface LikelyWish {
  readonly role: Pick<Role, "id" | "codes"> | null;
  readonly level: CareerLevel | null;
  readonly kind: InterviewKind;
  /** The posting's text, in any language; empty when it is unknown. */
  readonly text: string;
  /** Questions that the person was asked before: by this employer, or by others. */
  readonly askedHere: ReadonlySet<string>;
  readonly asked: ReadonlySet<string>;
  readonly favourites: ReadonlySet<string>;
}

const mostWords = 2;

/** The words of a posting that call for each competency, as it writes them. */
function posted(text: string): ReadonlyMap<string, string[]> {
  const read = text.slice(0, 8_000);
  // Folding keeps offsets, so the words are shown as they are written.
  const folded = fold(read);
  return new Map(
    [...competencySigns].map(([id, sign]) => {
      const found = [...folded.matchAll(sign)].map((match) =>
        read.slice(match.index, match.index + match[0].length).toLowerCase(),
      );
      return [id, [...new Set(found)].slice(0, mostWords)];
    }),
  );
}

/**
 * The questions of the bank that are likely in an interview, as many of each subject as its kind usually has, of as many
 * competencies as possible; questions that were asked before come first, then those that the posting's words lead to,
 * then those of the role and of its group of occupations.
 */
export function likelyQuestions(bank: QuestionBank, wish: LikelyWish): Likely[] {
  const words = posted(wish.text);
  const chosen: Likely[] = [];
  const used = new Map<string, number>();
  for (const [kind, count] of mixtures[wish.kind]) {
    const left = questionsFor(bank, { role: wish.role, level: wish.level, kind }).map((question, at) => ({
      ...reasonOf(question, wish, words),
      at,
    }));
    for (let place = 0; place < count; place += 1) {
      const worth = ({ question, points, at }: (typeof left)[number]) =>
        points - 3 * (used.get(question.competency) ?? 0) - at / 1_000;
      let best = left[0];
      for (const one of left) if (best === undefined || worth(one) > worth(best)) best = one;
      if (best === undefined) break;
      left.splice(left.indexOf(best), 1);
      chosen.push({ question: best.question, reason: best.reason, words: best.words });
      used.set(best.question.competency, (used.get(best.question.competency) ?? 0) + 1);
    }
  }
  return chosen;
}

function reasonOf(
  question: Question,
  { role, askedHere, asked, favourites }: LikelyWish,
  words: ReadonlyMap<string, string[]>,
): Likely & { readonly points: number } {
  const said = words.get(question.competency) ?? [];
  const isOfRole = role !== null && question.roles.includes(role.id);
  const isOfTrade = !isOfRole && question.groups.length > 0;
  const points =
    (askedHere.has(question.id) ? 20 : 0) +
    (asked.has(question.id) ? 4 : 0) +
    (favourites.has(question.id) ? 2 : 0) +
    (isOfRole ? 6 : isOfTrade ? 3 : 0) +
    Math.min(2, said.length) * 2.5;
  const reason = askedHere.has(question.id)
    ? "asked-here"
    : isOfRole
      ? "role"
      : said.length > 0
        ? "posting"
        : asked.has(question.id)
          ? "asked"
          : favourites.has(question.id)
            ? "favourite"
            : isOfTrade
              ? "trade"
              : "round";
  return { question, reason, words: reason === "posting" ? said.join(", ") : "", points };
}
