import { interviewKinds } from "@waymark/contract/interviews";
import { backQuestions, type PostingAsk } from "@waymark/contract/interviews-preparation";
import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import type { Story } from "@waymark/contract/stories";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shippedQuestions } from "../bank/question-bank.ts";
import { askBack } from "./ask-back.ts";
import { checklistOf } from "./checklist.ts";
import { companyFacts } from "./company-facts.ts";
import { likelyQuestions } from "./likely-questions.ts";
import { ownWords } from "./own-words.ts";
import { postingAsks } from "./posting-asks.ts";
import { postingClauses } from "./posting-clauses.ts";

const resume: ResumeContent = {
  ...emptyContent(),
  experience: [
    {
      ...{ id: "e1", title: "Pflegefachkraft", company: "Klinikum Nord", location: "Kiel" },
      ...{ startDate: "2018-04", endDate: "", current: true },
      description: "• Wundversorgung bei 14 Bewohnern eingeführt\n• Drei Auszubildende angeleitet",
    },
  ],
  skills: ["Palliativpflege"],
  languages: [{ id: "l1", name: "Englisch", level: "B2" }],
};
const story: Story = {
  ...{
    id: "019ab000-0000-7000-8000-000000000001",
    title: "Deeskalation im Nachtdienst",
    situation: "",
    task: "",
  },
  ...{ action: "Ich habe mit dem Angehörigen gesprochen.", result: "", skills: ["Konfliktlösung"], tags: [] },
  ...{ language: "de", version: 1, createdAt: "2026-11-01T00:00:00Z", updatedAt: "2026-11-01T00:00:00Z" },
};
const asks = (text: string, given: ResumeContent | null = resume): PostingAsk[] =>
  postingAsks({ title: "Pflegefachkraft", text }, { resume: given, stories: [story] }, "2026-11");
const ask = (text: string, words: string, given?: ResumeContent | null) =>
  asks(text, given).find((one) => one.words.includes(words));

describe("what a posting asks, and what answers it", () => {
  const german =
    "Über uns:\nWir sind ein Familienunternehmen mit 80 Mitarbeitenden.\n\nIhre Aufgaben:\n- Sie übernehmen die Wundversorgung\n- Sie pflegen den Garten der Anlage\n\nIhr Profil:\n- Palliativpflege\n- Englisch\n- Mindestens 3 Jahre Berufserfahrung\n- Führerschein Klasse B\n- Konfliktlösung von Vorteil\n\nWir bieten:\n- Python-Kurse und 30 Urlaubstage";

  it.each([
    ["Wundversorgung", "shown", "must"],
    ["Palliativpflege", "listed", "must"],
    ["Englisch", "shown", "must"],
    ["Berufserfahrung", "shown", "must"],
    ["Führerschein", "missing", "must"],
    ["Konfliktlösung", "shown", "nice"],
    ["Garten", "unread", "must"],
  ])("%s is %s", (words, status, need) => {
    expect(ask(german, words)).toMatchObject({ status, need });
  });

  it("quotes the line or the story itself, and leaves out what the employer gives and says of itself", () => {
    expect(ask(german, "Wundversorgung")?.proofs).toEqual([
      { from: "resume", id: "", text: "Wundversorgung bei 14 Bewohnern eingeführt" },
    ]);
    expect(ask(german, "Konfliktlösung")?.proofs[0]).toMatchObject({ from: "story", id: story.id });
    expect(
      asks(german)
        .map(({ words }) => words)
        .join(),
    ).not.toMatch(/Python|Urlaub|Familien/);
  });

  it("says that everything is missing without a resume, but for the stories", () => {
    expect(ask(german, "Wundversorgung", null)?.status).toBe("missing");
    expect(ask(german, "Konfliktlösung", null)?.status).toBe("shown");
  });

  it("finds the sections by their headings in four languages", () => {
    const sections = (text: string) => postingClauses(text).map(({ section }) => section);
    expect(sections("What you'll do\n- Bake bread\nBenefits\n- Free bread")).toEqual(["tasks", "offer"]);
    expect(sections("Das bringst du mit\n- Backen\nDas bieten wir\n- Brot")).toEqual(["profile", "offer"]);
    expect(sections("Vos missions :\n- Cuire le pain\nVotre profil\n- Ponctuel")).toEqual([
      "tasks",
      "profile",
    ]);
    expect(sections("Funciones\n- Hornear pan\nSe ofrece:\n- Pan gratis")).toEqual(["tasks", "offer"]);
  });

  it("answers any text at all, with quotes from it and from the material only", () => {
    const words = fc.constantFrom(
      "Ihr Profil:",
      "- Wundversorgung",
      "- Python",
      "\n",
      "Wir",
      "🙂",
      "a".repeat(400),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 40 }).map((all) => all.join("\n")),
        ),
        (text) => {
          const plain = text.replace(/\s+/g, " ");
          for (const { words: quoted, proofs, status } of asks(text)) {
            expect(plain).toContain(quoted);
            expect(proofs.length === 0).toBe(status === "missing" || status === "unread");
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("likely questions", () => {
  const likely = (over: Partial<Parameters<typeof likelyQuestions>[1]> = {}) =>
    likelyQuestions(shippedQuestions(), {
      ...{ role: null, level: null, kind: "on-site", text: "" },
      ...{ askedHere: new Set<string>(), asked: new Set<string>(), favourites: new Set<string>(), ...over },
    });

  it("are of other competencies and never twice, for each kind of interview", () => {
    for (const kind of interviewKinds) {
      const ids = likely({ kind }).map(({ question }) => question.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(8);
    }
    expect(
      likely({ kind: "technical", role: { id: "electrician", codes: ["47-2111"] } }).filter(
        ({ question }) => question.kind === "technical",
      ),
    ).toHaveLength(7);
  });

  it.each([
    ["You stay calm and resilient under pressure.", "resilience"],
    ["Sie sind belastbar, auch wenn es eng wird.", "resilience"],
    ["Buscamos capacidad de trabajo en equipo.", "teamwork"],
    ["Vous avez le sens de l'organisation.", "planning"],
  ])("follow from the posting's words: %s", (text, competency) => {
    const found = likely({ text }).find(({ question }) => question.competency === competency);
    expect(found?.reason).toBe("posting");
    expect(text.toLowerCase()).toContain(found?.words.split(", ")[0]);
  });

  it("begin with what this employer asked before, and take those of the role", () => {
    const kitchen = { id: "chef", codes: ["35-1011"] };
    const before = likely({ askedHere: new Set(["own-mistake"]), role: kitchen });
    const [first] = before.filter(({ question }) => question.kind === "behaviour");
    expect([first?.question.id, first?.reason]).toEqual(["own-mistake", "asked-here"]);
    expect(before.some(({ reason }) => reason === "trade" || reason === "role")).toBe(true);
    expect(before.every(({ question }) => question.groups.every((group) => group === "35"))).toBe(true);
  });
});

describe("questions to ask back", () => {
  const facts = {
    kind: "video",
    statesPay: true,
    statesPlace: true,
    statesType: true,
    reposts: 0,
    openings: 1,
  } as const;
  const ids = (over: object) => askBack({ ...facts, text: "", ...over }).map(({ id }) => id);

  it("ask what the posting leaves open, and not what it says", () => {
    const open = "You answer customers by chat.";
    expect(ids({ text: open, statesPay: false, statesType: false })).toEqual(
      expect.arrayContaining(["pay", "hours", "place", "length"]),
    );
    const said = "Permanent, 38 hours a week, hybrid, start in March, with paid training.";
    expect(ids({ text: said })).not.toEqual(expect.arrayContaining(["hours"]));
    for (const id of ["pay", "hours", "place", "length", "start", "training"])
      expect(ids({ text: said })).not.toContain(id);
  });

  it("ask nothing about what a posting leaves open while there is no posting", () => {
    expect(askBack({ ...facts, text: "", statesPay: false }).every(({ reason }) => reason === "usual")).toBe(
      true,
    );
  });

  it("are never the same twice, and at most nine", () => {
    for (const kind of interviewKinds) {
      const all = ids({ kind, text: "x", statesPay: false, reposts: 2, openings: 9 });
      expect(new Set(all).size).toBe(all.length);
      expect(all.length).toBeLessThanOrEqual(9);
      for (const id of all) expect(backQuestions).toContain(id);
    }
  });
});

describe("the checklist", () => {
  const on = (kind: (typeof interviewKinds)[number], country: string | null, where: object = {}) =>
    checklistOf({ kind, place: "", link: "", ...where }, country).map(({ id }) => id);

  it("follows from kind and place", () => {
    expect(on("phone-screen", null)).toEqual(expect.arrayContaining(["who-calls", "battery"]));
    expect(on("video", null)).toContain("try-link");
    expect(on("technical", null, { link: "https://meet.example" })).toContain("try-link");
    expect(on("technical", null, { place: "Kiel" })).toEqual(expect.arrayContaining(["route", "aloud"]));
    expect(on("panel", null)).not.toContain("route");
  });

  it("names the law of the country, and only where it applies", () => {
    expect(on("on-site", "DE", { place: "Kiel" })).toContain("law-travel");
    expect(on("video", "DE", { link: "https://meet.example" })).not.toContain("law-travel");
    expect(on("trial-day", "DE")).toContain("law-trial-insured");
    expect(on("on-site", "PL")).toContain("law-pay-before");
    expect(on("on-site", "BR").some((id) => id.startsWith("law-"))).toBe(false);
    for (const { law, url } of checklistOf({ kind: "trial-day", place: "x", link: "" }, "GB"))
      expect(law === "").toBe(url === "");
  });
});

describe("an employer's own postings", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  const opening = (days: number, over: object = {}) => ({
    ...{
      title: "Nurse",
      location: "Leeds",
      remote: false,
      reposts: 0,
      sample: false,
      pay: null,
      description: "",
    },
    postedAt: new Date(now.getTime() - days * 86_400_000),
    ...over,
  });

  it("are counted by month, place and stated pay, each with its number", () => {
    const pay = (min: number | null, max: number | null, currency = "GBP") => ({
      pay: { min, max, currency },
    });
    const facts = companyFacts(
      "Harbour",
      [
        opening(2, pay(30_000, 34_000)),
        opening(45, { ...pay(null, 38_000), reposts: 2 }),
        opening(200, pay(1, 2, "EUR")),
      ],
      null,
      now,
    );
    expect(facts).toMatchObject({
      openings: 3,
      lastMonth: 1,
      lastQuarter: 2,
      oldest: "2026-05-06",
      reposts: 2,
    });
    expect(facts.pay).toEqual({ currency: "GBP", low: 30_000, high: 38_000, count: 2 });
    expect(facts.places).toEqual([{ name: "Leeds", count: 3 }]);
  });

  it("say nothing where there are none", () => {
    const none = companyFacts("Harbour", [], null, now);
    expect(none).toMatchObject({ openings: 0, oldest: null, pay: null, places: [], words: [] });
  });

  it("are quoted with sentences about the employer itself", () => {
    const text =
      "Qui sommes-nous\nNotre atelier répare des vélos à Lyon depuis 1994 avec douze personnes.\n\nVos missions\n- Vous réparez les vélos des clients de la ville";
    expect(ownWords(text, "Vélo Lyon", 3)).toEqual([
      "Notre atelier répare des vélos à Lyon depuis 1994 avec douze personnes",
    ]);
    expect(ownWords("You sell bread.\nYou get up early and like it a great deal.", "Bakery", 3)).toEqual([]);
  });
});
