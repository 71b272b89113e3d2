import { letterKinds } from "@waymark/contract/letters";
import { emptyContent } from "@waymark/contract/resumes";
import { languages } from "@waymark/contract/values";
import { expect, it } from "vitest";
import { checkEvidence } from "./check-evidence.ts";
import { bodyParagraphs, letterText, mailText, recipientLines, senderLines, wordsOf } from "./letter-text.ts";
import { isFinished, openQuestions } from "./open-questions.ts";
import { writeLetter } from "./write-letter.ts";

const material = { resume: emptyContent(), stories: [], job: null, today: "2026-11-23" };

it.each(letterKinds.flatMap((kind) => languages.map((language) => ({ kind, language }))))(
  "writes a letter without any material: $kind $language",
  ({ kind, language }) => {
    const content = writeLetter(material, {
      kind,
      language,
      convention: "de",
      tone: "plain",
      length: "short",
    });
    expect(openQuestions(content).length).toBeGreaterThan(0);
    const evidence = checkEvidence(content, material);
    expect(evidence.map(({ status }) => status)).not.toContain("blocked");
    expect(isFinished(content, evidence)).toBe(false);
    expect(bodyParagraphs(content)).toHaveLength(2);
    expect(wordsOf(content)).toBeGreaterThan(5);
    expect(letterText(content) + mailText(content)).not.toMatch(/[[\]{}]|undefined/);
    expect([...senderLines(content), ...recipientLines(content, "us")]).toEqual([]);
  },
);
