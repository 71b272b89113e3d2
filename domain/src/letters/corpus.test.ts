import { letterLengths, letterTones } from "@waymark/contract/letters";
import { languages } from "@waymark/contract/values";
import { describe, expect, it } from "vitest";
import { languageOfPosting } from "../jobs/languages/language.ts";
import { letterText, wordsOf } from "./letter-text.ts";
import { openQuestions } from "./open-questions.ts";
import { heldOutPeople, heldOutPostings } from "./testing/held-out.ts";
import {
  average,
  highest,
  letterOf,
  type MadeLetter,
  pairShares,
  refusedSentences,
  sharedRuns,
} from "./testing/measure-letters.ts";
import { people as ownPeople } from "./testing/people.ts";
import { postings as ownPostings } from "./testing/postings.ts";
import { answerWords } from "./write-letter.ts";

const people = [...ownPeople, ...heldOutPeople];
const postings = [...ownPostings, ...heldOutPostings];

/** Every person writes to every posting of their language. */
const pairs = people.flatMap((person) =>
  postings.filter(({ language }) => language === person.language).map((posting) => ({ person, posting })),
);
const lengths = ["short", "medium", "long"] as const;
const percent = (share: number) => `${Math.round(share * 100)} %`;

describe("letters over trades and languages", () => {
  const letters: readonly MadeLetter[] = pairs.flatMap(({ person, posting }) =>
    letterTones.flatMap((tone) => lengths.map((length) => letterOf(person, posting, { tone, length }))),
  );

  it("has the fixtures that it promises", () => {
    expect([people.length, postings.length]).toEqual([13, 40]);
    expect(new Set(postings.map(({ language }) => language)).size).toBe(languages.length);
  });

  it("writes in the asked language, in the asked length, without gaps", () => {
    const lengths: number[] = [];
    for (const { content, wish } of letters) {
      const text = letterText(content);
      expect(languageOfPosting(text), text).toBe(wish.language);
      const answers = openQuestions(content).reduce((sum, { question }) => sum + answerWords(question), 0);
      const share = (wordsOf(content) + answers) / letterLengths[wish.length];
      lengths.push(share);
      expect(share, text).toBeLessThanOrEqual(1.15);
      expect(
        /[[\]{}<>]|undefined|null|NaN|Mustermann|\bDoe\b| {2,}|\.\.|,,| ,(?! )/.exec(text)?.[0],
        text,
      ).toBeUndefined();
      expect(openQuestions(content).length).toBeGreaterThan(0);
    }
    const short = lengths.filter((share) => share < 0.85).length;
    process.stdout.write(
      `${short} of ${lengths.length} letters are over 15 % short, at least ${Math.min(...lengths).toFixed(2)} of the length\n`,
    );
    expect(short / lengths.length).toBeLessThanOrEqual(0.05);
    expect(Math.min(...lengths)).toBeGreaterThan(0.7);
  });

  it("agrees: articles, elisions, prepositions", () => {
    const wrong = {
      en: /(?<!\p{L})a [aeio]\w+/iu,
      es: /(?<!\p{L})(?:(?:de|a) el|la el|la los) /u,
      fr: /(?<!\p{L})(?:(?:de|le|la|que|je|me) [aeéèêiouâ]\p{L}+|(?:de|à) les? (?=\p{Lu}))/iu,
      de: /(?<!\p{L})(?:(?:bei|von|zu) dem|(?:die|der|das) (?:die|der|das)) /u,
    };
    for (const { content, wish } of letters) {
      const body = content.paragraphs.map(({ text }) => text).join("\n");
      expect(wrong[wish.language].exec(body.replace(/[«“„][^»”“]*[»”“]/gu, ""))?.[0]).toBeUndefined();
    }
  });

  it("shows a source for everything it claims", () => {
    expect(letters.flatMap(refusedSentences)).toEqual([]);
  });

  it("differs between people, employers and tones", () => {
    for (const language of languages) {
      const own = letters.filter(({ wish }) => wish.language === language && wish.length === "medium");
      const sameTone = (a: MadeLetter, b: MadeLetter) => a.wish.tone === b.wish.tone;
      const people = pairShares(own, (a, b) => sameTone(a, b) && a.person !== b.person);
      const employers = pairShares(
        own,
        (a, b) => sameTone(a, b) && a.person === b.person && a.posting !== b.posting,
      );
      const tones = pairShares(
        own,
        (a, b) => a.person === b.person && a.posting === b.posting && !sameTone(a, b),
      );
      process.stdout.write(
        `${language}: different people share ${percent(average(people))}, at most ${percent(highest(people))}; ` +
          `one person to different employers ${percent(average(employers))}, at most ${percent(highest(employers))}; ` +
          `tones ${percent(average(tones))}, at most ${percent(highest(tones))}\n`,
      );
      expect(highest(people)).toBeLessThanOrEqual(0.3);
      expect(highest(employers)).toBeLessThanOrEqual(0.6);
      expect(highest(tones)).toBeLessThanOrEqual(0.8);
    }
  });

  it("is deterministic", () => {
    for (const { person, posting } of pairs.slice(0, 8)) {
      const [a, b] = [letterOf(person, posting), letterOf(person, posting)];
      expect(a.content).toEqual(b.content);
      expect(sharedRuns(a, b)).toBe(1);
    }
  });
});
