import type { MatchReasons } from "@waymark/contract/job-search-match";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finish } from "../../in-steps.ts";
import { type MatchPosting, matchReasons, matchScore } from "./match.ts";
import { Occupations } from "./occupations.ts";
import { type Profile, readPerson } from "./person.ts";

const trades = finish(Occupations.of());
const today = "2026-11";
const noProfile: Profile = {
  title: "",
  skills: [],
  location: "",
  preferredLocations: [],
  remoteWork: "any",
  wish: "",
  currency: "EUR",
};

interface Given {
  readonly titles?: readonly (readonly [title: string, from: string, to: string])[];
  readonly skills?: readonly string[];
  readonly text?: string;
  readonly profile?: Partial<Profile>;
}

function person({ titles = [], skills = [], text = "", profile = {} }: Given) {
  const experience = titles.map(([title, startDate, endDate], i) => ({
    title,
    company: "Example",
    location: "",
    startDate,
    endDate,
    current: endDate === "",
    description: i === 0 ? text : "",
  }));
  return readPerson({ experience, skills: [...skills] }, { ...noProfile, ...profile }, today, trades);
}

const posting = (title: string, more: Partial<MatchPosting> = {}): MatchPosting => ({
  title,
  skills: [],
  welcomeSkills: [],
  location: "",
  country: null,
  remote: false,
  payMin: null,
  payMax: null,
  payCurrency: null,
  ...more,
});

const cardiology: Given = {
  titles: [["Registered Nurse - Cardiology", "2018-02", ""]],
  text: "- Read telemetry and cared for six patients a shift",
  skills: ["BLS"],
};
const welder: Given = { titles: [["Schweißer", "2016-01", ""]] };
const nurseSkills = ["nursing", "patient-care", "medication-administration", "bls"];

describe("a person and a posting", () => {
  it.each<[string, Given, MatchPosting, number, number]>([
    ["the own trade", cardiology, posting("Registered Nurse", { skills: nurseSkills }), 85, 100],
    [
      "a ward beside the own one",
      cardiology,
      posting("Registered Nurse - Intensive Care", { skills: nurseSkills }),
      55,
      92,
    ],
    [
      "the own trade in another language",
      cardiology,
      posting("Pflegefachkraft (m/w/d)", { skills: nurseSkills }),
      80,
      100,
    ],
    ["another trade altogether", welder, posting("Registered Nurse", { skills: nurseSkills }), 0, 10],
    [
      "what every job asks for makes no match",
      { ...welder, skills: ["Teamwork", "Communication"] },
      posting("Data Analyst", { skills: ["sql", "teamwork", "communication"] }),
      0,
      24,
    ],
    [
      "another line of work next door, well paid",
      { ...welder, profile: { location: "Dortmund, Deutschland", wish: "30000" } },
      posting("Apotheker", {
        location: "Dortmund, Deutschland",
        country: "DE",
        payMax: 70_000,
        payCurrency: "EUR",
      }),
      0,
      24,
    ],
    [
      "a title in a list of many words",
      { titles: [["Zimmerer", "2015-01", ""]] },
      posting("Zimmerer (m/w/d) für Dachstühle in Vollzeit"),
      80,
      100,
    ],
    ["one step up", { titles: [["Cocinero", "2012-01", ""]] }, posting("Sous Chef"), 40, 80],
    [
      "a trade left twelve years ago",
      {
        titles: [
          ["Accountant", "2015-01", ""],
          ["Barista", "2012-01", "2014-06"],
        ],
      },
      posting("Barista"),
      40,
      75,
    ],
    [
      "far away in another country",
      { ...cardiology, profile: { location: "Lyon, France" } },
      posting("Registered Nurse", { skills: nurseSkills, location: "Munich, Germany", country: "DE" }),
      55,
      80,
    ],
    [
      "a title that nobody knows says nothing against a match by skills",
      {
        titles: [["Wizard of Light Bulb Moments", "2018-01", ""]],
        text: "- Built reports in SQL and Python for ten teams",
      },
      posting("Zorblatt", { skills: ["sql", "python"] }),
      55,
      100,
    ],
  ])("%s", (_, who, job, least, most) => {
    const score = matchScore(person(who), job);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  const reasonsOf = (who: Given, job: MatchPosting): MatchReasons => matchReasons(person(who), job, "en");

  it("reports implied skills with the title as evidence", () => {
    const { skills, title } = reasonsOf(welder, posting("Welder", { skills: ["mig-welding", "forklift"] }));
    expect(skills?.items).toMatchObject([
      {
        id: "mig-welding",
        status: "implied",
        where: [{ field: "experience.0.title", excerpt: "Schweißer" }],
      },
      { id: "forklift", status: "missing", where: [] },
    ]);
    expect(title).toMatchObject({ share: 100, own: "Schweißer" });
  });

  it("prefers described skills to implied ones, and those to listed ones", () => {
    const [told, implied, listed] = [
      { ...welder, text: "- Welded frames by MIG welding in small runs" },
      welder,
      { titles: [["Zorblatt", "2016-01", ""] as const], skills: ["MIG welding"] },
    ].map((who) => reasonsOf(who, posting("Zorblatt", { skills: ["mig-welding"] })).skills);
    expect([told, implied, listed].map((part) => part?.items[0]?.status)).toEqual([
      "shown",
      "implied",
      "listed",
    ]);
    expect(told?.share).toBeGreaterThan(implied?.share ?? 100);
    expect(implied?.share).toBeGreaterThan(listed?.share ?? 100);
  });

  it("reads a specialty after the title as part of the trade", () => {
    expect(trades.read("Registered Nurse - Pediatrics").trades.map(({ id }) => id)).toEqual([
      "paediatric-nurse",
    ]);
    expect([...trades.read("Senior Registered Nurse, Cardiology").part]).toEqual(["cardiologi"]);
    expect(trades.read("Zorblatt").trades).toEqual([]);
  });
});

const someSkills = ["nursing", "welding", "sql", "python", "teamwork", "forklift", "bls", "excel"];
const anySkills = fc.uniqueArray(fc.constantFrom(...someSkills), { maxLength: 6 });
const anyTitle = fc.constantFrom(
  "Registered Nurse",
  "Welder",
  "Data Analyst",
  "Cashier",
  "Zorblatt",
  "Intensive Care Nurse",
);
const anyCase = fc.record({
  held: anySkills,
  asked: anySkills,
  own: anyTitle,
  title: anyTitle,
  more: fc.constantFrom(...someSkills),
});
const numberOf = (own: string, held: readonly string[], job: MatchPosting) =>
  matchScore(
    person({
      titles: [[own, "2020-01", ""]],
      text: held.map((id) => `- Worked with ${id} each day of the week`).join("\n"),
    }),
    job,
  ) ?? 0;

describe("the number", () => {
  it("never falls with one more described skill", () => {
    fc.assert(
      fc.property(anyCase, ({ held, asked, own, title, more }) => {
        const job = posting(title, { skills: asked });
        expect(numberOf(own, [...held, more], job)).toBeGreaterThanOrEqual(numberOf(own, held, job));
      }),
    );
  });

  it("never falls when one more title was held", () => {
    fc.assert(
      fc.property(anyTitle, anyTitle, anyTitle, anySkills, (own, other, title, asked) => {
        const job = posting(title, { skills: asked });
        const one = matchScore(person({ titles: [[own, "2020-01", ""]] }), job) ?? 0;
        const two =
          matchScore(
            person({
              titles: [
                [own, "2020-01", ""],
                [other, "2017-01", "2019-12"],
              ],
            }),
            job,
          ) ?? 0;
        expect(two).toBeGreaterThanOrEqual(one);
      }),
    );
  });

  it("never rises with one more missing requirement", () => {
    fc.assert(
      fc.property(anyCase, ({ held, asked, own, title }) => {
        const lacking = "beekeeping";
        const without = numberOf(own, held, posting(title, { skills: asked }));
        expect(numberOf(own, held, posting(title, { skills: [...asked, lacking] }))).toBeLessThanOrEqual(
          without,
        );
      }),
    );
  });
});
