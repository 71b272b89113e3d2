import type { AnalyzedResume } from "@waymark/contract/resume-analysis";
import type { Language } from "@waymark/contract/values";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finish } from "../../in-steps.ts";
import { fieldText, withFieldText } from "../fixes/field-text.ts";
import { scoreResume } from "../score-resume.ts";
import { readInSteps } from "../scored-resume.ts";
import { aLexicon } from "../testing/a-lexicon.ts";
import { aResume, goodNurse } from "../testing/people.ts";
import { isLikelySlip } from "./likely-slip.ts";
import { NearestWord } from "./nearest-word.ts";
import { packWords } from "./pack-words.ts";
import { WordGraph } from "./word-graph.ts";
import { writtenWords } from "./words-to-check.ts";

const english =
  "experience communication maintenance the of with and for in two years team led moved built customers";
const lexicon = aLexicon(
  {
    en: english,
    es: "experiencia contabilidad clientes añádalas organizar organiza el de la con para llevar",
    fr: "équipe accueil expérience évolution le la de et avec pour",
    de: "medikament ausgabe verantwortung erfahrung straße führung überwachung die der und mit von",
  },
  [goodNurse],
);

const withText = (description: string, company = "Inn"): AnalyzedResume =>
  aResume({
    contact: ["Ada", "Moor", "ada@example.org", "", "Leeds"],
    jobs: [{ title: "Cook", company, dates: ["2020-01", "now"], did: description.split("\n") }],
  });
const misspelled = (resume: AnalyzedResume) =>
  (finish(readInSteps(resume, "2026-11", lexicon)).spelling?.misspelled ?? []).map(
    ({ word, meant }) => `${word} ${meant}`,
  );

describe("packed words", () => {
  const someWord = fc.stringMatching(/^[a-eéß'-]{1,8}$/);
  it("are all the words, and no others", () => {
    fc.assert(
      fc.property(fc.array(someWord, { maxLength: 60 }), fc.array(someWord), (words, others) => {
        const graph = new WordGraph(packWords(words));
        for (const text of [...words, ...others]) expect(graph.has(text)).toBe(words.includes(text));
      }),
    );
  });

  it("a word with one letter lost, doubled, swapped or put in is found again", () => {
    const words = english.split(" ").filter((word) => word.length > 6);
    const nearest = new NearestWord(packWords(words));
    fc.assert(
      fc.property(
        fc.constantFrom(...words),
        fc.nat(),
        fc.constantFrom("drop", "twice", "swap", "x"),
        (word, n, kind) => {
          const at = n % (word.length - 1);
          const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
          const slips = {
            drop: before + after,
            twice: before + letter + letter + after,
            swap: before + after.charAt(0) + letter + after.slice(1),
            x: `${before}x${after}`,
          };
          expect(nearest.find(slips[kind], 2)).toBe(word);
        },
      ),
    );
  });

  it("a text far from every word has none near", () => {
    const nearest = new NearestWord(packWords(english.split(" ")));
    for (const text of ["qwpoei", "", "zzzzzzzzzzz", "x".repeat(500)])
      expect(nearest.find(text, 3)).toBeNull();
  });

  it("passes by a nearer word that is not accepted", () => {
    const nearest = new NearestWord(packWords(["tween", "between"]));
    expect(nearest.find("btween", 2)).not.toBeNull();
    expect(nearest.find("btween", 2, (word) => isLikelySlip("btween", word))).toBe("between");
  });
});

describe("known words", () => {
  it.each<[string, boolean]>([
    ["Medikamentenausgabe", true],
    ["Strasse", true],
    ["Fuehrung", true],
    ["l’équipe", true],
    ["customer’s", false],
    ["customers’", true],
    ["commu-nication", true],
    ["Organízala", true],
    ["re-experience", true],
    ["Überwachungs", true],
    ["organizador", true],
    ["experiance", false],
    ["Medikamentenasugabe", false],
  ])("%s: %s", (word, known) => expect(lexicon.knows(word)).toBe(known));
});

describe("slips that are believed", () => {
  it.each<[string, string, boolean]>([
    ["seperate", "separate", true],
    ["contavilidad", "contabilidad", true],
    ["trvael", "travel", true],
    ["organsation", "organisation", true],
    ["mminimum", "minimum", true],
    ["experiençe", "experience", true],
    ["samphire", "sapphire", false],
    ["sectored", "hectored", false],
    ["stenting", "tenting", false],
    ["nucs", "nuns", false],
    ["Verhandlueg", "Verhandlung", true],
  ])("%s for %s: %s", (written, meant, likely) => expect(isLikelySlip(written, meant)).toBe(likely));
});

describe("words that are looked at", () => {
  it("leaves figures, addresses, abbreviations and inner capitals alone", () => {
    const text =
      "Led SAP and iPhone teams, ada@exmaple.org, www.exmaple.org, 24/7, C++, node.js, Q4plan, DevOps well-bein multidisci- plinary";
    expect(writtenWords(text).map(({ text: word }) => word)).toEqual(["teams", "well-bein"]);
  });
});

describe("misspelled words", () => {
  it("are named with what was meant and where", () => {
    const resume = withText(
      "Two years of experiance in comunication\nLed the team of mantenance and experiance",
    );
    expect(misspelled(resume)).toEqual([
      "experiance experience",
      "comunication communication",
      "mantenance maintenance",
    ]);
    const check = scoreResume(resume, "2026-11", { lexicon }).checks.find(({ id }) => id === "spelling");
    expect(check?.advice).toEqual({
      key: "advice.spelling",
      params: { words: ["experiance", "comunication", "mantenance"] },
    });
    for (const { field, from, to, old, text } of check?.fixes ?? []) {
      expect(fieldText(resume, field)?.slice(from, to)).toBe(old);
      expect(english.split(" ")).toContain(text);
    }
    expect(check?.places.map(({ excerpt }) => excerpt)).toEqual(["experiance", "comunication", "mantenance"]);
  });

  it("are no names, employers, places, or words of another of our languages", () => {
    const resume = withText(
      "Led the team of Maintenence with Experiance\nMoved customers for Comunication Ltd, the team of equipe\nLed the accueil and the contabilidad",
      "Comunication Ltd",
    );
    expect(misspelled(resume)).toEqual([]);
  });

  it("are words of another language where the text around them is not", () => {
    const borrowed = aLexicon({ en: `${english} responsible for stock`, es: "responsable", fr: "", de: "" }, [
      goodNurse,
    ]);
    const read = (line: string) =>
      (finish(readInSteps(withText(line), "2026-11", borrowed)).spelling?.misspelled ?? []).map(
        ({ meant }) => meant,
      );
    expect(read("Two years responsable for the stock of the customers and team")).toEqual(["responsible"]);
    expect(read("Responsable the")).toEqual([]);
  });

  it("are right when the person says so", () => {
    const resume = withText("Two years of experiance in comunication\nLed the team of well-bein");
    expect(misspelled({ ...resume, knownWords: ["Experiance"] })).toEqual(["comunication communication"]);
    const known = withFieldText(resume, "knownWords", "experiance\ncomunication");
    expect(misspelled(known)).toEqual([]);
    expect(misspelled(withFieldText(known, "knownWords", ""))).toEqual(misspelled(resume));
  });

  it("are not looked for in languages without a dictionary", () => {
    const text = "Gestione della comunicazione con il cliente e della experiencia presso il negozio";
    expect(misspelled(withText(text))).toEqual([]);
    const reads = finish(readInSteps(withText(text), "2026-11", lexicon)).passages.jobs.flat();
    expect(reads.every((passage) => passage.reads)).toBe(true);
  });

  it.each<[Language, string, string]>([
    ["es", "Llevar la contavilidad de la clientes para el clientes", "contavilidad contabilidad"],
    ["fr", "Expérience de l’acceuil et de la équipe avec le accueil pour la équipe", "l’acceuil l’accueil"],
    [
      "de",
      "Überwachung der Verantwortug und Führung mit Erfahrung von der Straße",
      "Verantwortug Verantwortung",
    ],
  ])("in %s", (language, text, wanted) => {
    const resume = withText(text);
    expect(finish(readInSteps(resume, "2026-11", lexicon)).language).toBe(language);
    expect(misspelled(resume)).toEqual([wanted]);
  });
});

describe("what spelling costs", () => {
  const wrong = (count: number): AnalyzedResume => ({
    ...goodNurse,
    experience: goodNurse.experience?.map((job, i) => ({
      ...job,
      description:
        i > 0
          ? job.description
          : `${job.description}\n- Led the team ${Array.from({ length: count }, (_, n) => `experience${"abcefghijklmnopq".charAt(n)}`).join(" and ")}`,
    })),
  });
  const score = (resume: AnalyzedResume) => scoreResume(resume, "2026-11", { lexicon }).score;

  it("a dozen wrong words make no strong resume, and each costs", () => {
    const scores = [0, 1, 3, 6].map((count) => score(wrong(count)));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(score(goodNurse)).toBeGreaterThan(90);
    expect(score(wrong(12))).toBeLessThanOrEqual(76);
  });

  it.each([
    ["letters typed at random", "qwpoei zmxnb alskd rtyui ghfjd cnvbm laksj"],
    ["pretended Latin", "Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod"],
    ["letters between real words", "Led the qwpoei and the zmxnb of alskd with rtyui"],
  ])("%s count for nothing", (_, text) => {
    const resume = {
      ...goodNurse,
      experience: goodNurse.experience?.map((job) => ({ ...job, description: `- ${text}\n`.repeat(6) })),
    };
    const { score: reached, checks } = scoreResume(resume, "2026-11", { lexicon });
    expect(reached).toBeLessThanOrEqual(60);
    expect(checks.find(({ id }) => id === "bullets")?.points).toBe(0);
  });
});
