import type { LetterContent, SentenceEvidence } from "@waymark/contract/letters";
import { emptyContent } from "@waymark/contract/resumes";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkEvidence } from "./check-evidence.ts";
import type { LetterMaterial } from "./material.ts";
import { heldOutPeople, heldOutSentences } from "./testing/held-out.ts";
import { people as ownPeople } from "./testing/people.ts";
import { laterPeople, laterSentences } from "./testing/second-held-out.ts";
import { sentences } from "./testing/sentences.ts";
import { writeLetter } from "./write-letter.ts";

const people = [...ownPeople, ...heldOutPeople, ...laterPeople];
const empty: LetterMaterial = { resume: emptyContent(), stories: [], job: null, today: "2026-11-23" };
const none = writeLetter(empty, {
  kind: "posting",
  language: "en",
  convention: "uk",
  tone: "plain",
  length: "short",
});

const contentOf = (text: string, proposed: readonly string[] = []): LetterContent => ({
  ...none,
  paragraphs: [{ id: "own", part: "own", text, question: null }],
  proposed: [...proposed],
});
const isRefused = (evidence: readonly SentenceEvidence[]) =>
  evidence.some(({ status }) => status === "marked" || status === "blocked");

describe("evidence of sentences in people's words", () => {
  it("finds what is invented and leaves what is true", () => {
    const judged = [...sentences, ...heldOutSentences, ...laterSentences].map((one) => {
      const resume = people.find(({ key }) => key === one.person)?.resume ?? emptyContent();
      return { ...one, refused: isRefused(checkEvidence(contentOf(one.text), { ...empty, resume })) };
    });
    const invented = judged.filter(({ isTrue }) => !isTrue);
    const missed = invented.filter(({ refused }) => !refused);
    const right = judged.filter(({ isTrue }) => isTrue);
    const wronged = right.filter(({ refused }) => refused);
    process.stdout.write(
      `invented found ${invented.length - missed.length} of ${invented.length}; true refused ${wronged.length} of ${right.length}\n` +
        [...missed, ...wronged].map(({ text }) => `  ${text}\n`).join(""),
    );
    expect(missed.length / invented.length).toBeLessThanOrEqual(0.03);
    expect(wronged.length / right.length).toBeLessThanOrEqual(0.1);
  });
});

describe("evidence", () => {
  const person = people[0]?.resume ?? emptyContent();
  const material = { ...empty, resume: person };

  it("blocks what a machine proposed and marks what a person wrote", () => {
    const text = "I led 90 people at Amazon.";
    expect(checkEvidence(contentOf(text), material).map(({ status }) => status)).toEqual(["marked"]);
    expect(checkEvidence(contentOf(text, [text]), material).map(({ status }) => status)).toEqual(["blocked"]);
  });

  it("names the source of a sentence", () => {
    const [found] = checkEvidence(
      contentOf("I introduced a short morning briefing before each shift."),
      material,
    );
    expect(found?.status).toBe("supported");
    expect(found?.sources[0]).toEqual({
      kind: "resume",
      id: "job-0",
      quote: "Introduced a short morning briefing before each shift.",
    });
  });

  it("names what is doubted", () => {
    const doubts = (text: string) =>
      checkEvidence(contentOf(text), material).flatMap(({ doubts }) => doubts.map(({ what }) => what));
    expect(doubts("I worked at Tesco.")).toContain("employer");
    expect(doubts("I have experience with Kubernetes.")).toContain("skill");
    expect(doubts("I supervise 99 pickers.")).toContain("number");
    expect(doubts("I led the move to a new inventory system.")).toContain("lead");
    expect(doubts("I hold a PhD in logistics.")).toContain("degree");
    expect(doubts("I worked as a pharmacist.")).toContain("title");
    expect(doubts("I have decades of extensive experience as a senior manager.")).toContain("seniority");
  });

  it("splits sentences at their ends only", () => {
    const text = "Dr. Keller kennt mich. Am 3. März waren es 2.1 % bzw. 4,5 %. Z. B. hier! Ja.";
    const parts = checkEvidence(contentOf(text), material).map(({ start, end }) => text.slice(start, end));
    expect(parts).toEqual([
      "Dr. Keller kennt mich.",
      "Am 3. März waren es 2.1 % bzw. 4,5 %.",
      "Z. B. hier!",
      "Ja.",
    ]);
  });

  it("never fails, and its offsets are those of the text", () => {
    const texts = fc.oneof(fc.string({ unit: "binary", maxLength: 400 }), fc.lorem({ mode: "sentences" }));
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 5 }), fc.array(texts, { maxLength: 3 }), (bodies, lines) => {
        const content = {
          ...none,
          paragraphs: bodies.map((text, i) => ({ id: `p${i}`, part: "own" as const, text, question: null })),
          proposed: [...bodies],
        };
        const description = lines.join("\n");
        const experience = person.experience.map((one) => ({ ...one, description }));
        const evidence = checkEvidence(content, {
          ...material,
          resume: { ...person, experience, skills: lines },
        });
        for (const { paragraph, start, end } of evidence) {
          const text = content.paragraphs.find(({ id }) => id === paragraph)?.text ?? "";
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
        }
      }),
      { numRuns: 150 },
    );
  });
});
