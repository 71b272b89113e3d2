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
  language: null,
  type: "",
  towns: null,
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
      "the own trade in another language that they speak",
      { ...cardiology, skills: ["BLS", "Deutsch (C1)"] },
      posting("Pflegefachkraft (m/w/d)", { skills: nurseSkills }),
      80,
      100,
    ],
    [
      "the own trade in a language that they do not speak, by its title alone",
      cardiology,
      posting("Pflegefachkraft (m/w/d)", { skills: nurseSkills }),
      10,
      45,
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
        text: "- Built reports in SQL and Python for ten teams\n- Ran dashboards in Tableau for the board",
      },
      posting("Zorblatt", { skills: ["sql", "python", "tableau"] }),
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

  it("stays at 20 or less for another line of work, however many general skills are shown", () => {
    const general = ["teamwork", "leadership", "communication", "teaching", "time-management"];
    fc.assert(
      fc.property(fc.subarray(general), fc.subarray(general), (held, asked) => {
        const job = posting("Doctor of Ophthalmology", { skills: asked });
        expect(numberOf("Retail Manager", held, job)).toBeLessThanOrEqual(20);
      }),
    );
  });

  it("never puts a posting in the person's town behind its twin elsewhere", () => {
    const leeds = person({
      titles: [["Registered Nurse", "2020-01", ""]],
      profile: { location: "Leeds, UK" },
    });
    const places = ["London, UK", "Paris, France", "Chicago, IL", "Bristol, UK", ""];
    fc.assert(
      fc.property(anyTitle, anySkills, fc.constantFrom(...places), (title, skills, location) => {
        const own = matchScore(leeds, posting(title, { skills, location: "Leeds, UK", country: "GB" })) ?? 0;
        const country = location.endsWith("UK") ? "GB" : null;
        const far = matchScore(leeds, posting(title, { skills, location, country })) ?? 0;
        if (location !== "") expect(own).toBeGreaterThanOrEqual(far);
      }),
    );
  });

  it("sinks for an internship, another language, and a town out of reach", () => {
    const nurse = person({
      titles: [["Senior Nurse", "2010-01", ""]],
      profile: {
        location: "Leeds, UK",
        locale: "en",
        kmToTowns: new Map([
          ["GB-leeds", 0],
          ["GB-harrogate", 20],
        ]),
      },
    });
    const at = (more: Partial<MatchPosting>) => matchScore(nurse, posting("Registered Nurse", more)) ?? 0;
    const whole = at({ language: "en", location: "Leeds, UK", country: "GB" });
    expect(at({ type: "internship", location: "Leeds, UK", country: "GB" })).toBeLessThan(whole * 0.5);
    expect(at({ language: "fr", location: "Leeds, UK", country: "GB" })).toBeLessThan(whole * 0.5);
    expect(at({ language: "en", location: "Harrogate, UK", country: "GB", towns: ["GB-harrogate"] })).toBe(
      whole,
    );
    expect(at({ language: "en", location: "London, UK", country: "GB", towns: ["GB-london"] })).toBeLessThan(
      whole,
    );
  });

  it("counts a posting in another town less when only the gazetteer knows the own town", () => {
    const at = (location: string, townCountries: string[]) =>
      matchScore(
        person({
          titles: [["Aide-soignante", "2015-01", ""]],
          profile: { location: "Villeneuve-Tolosane", townCountries },
        }),
        posting("Aide-soignant", { location, country: "FR" }),
      ) ?? 0;
    expect(at("Marseille, France", ["FR"])).toBeLessThan(at("Marseille, France", []));
    expect(at("Villeneuve-Tolosane, France", ["FR"])).toBeGreaterThan(at("Marseille, France", ["FR"]));
    expect(at("Marseille, France", ["BE"])).toBeLessThan(at("Marseille, France", ["FR"]));
  });

  it("is no number when none of the titles is read and nothing else shows the work", () => {
    expect(person({ titles: [["Wizard of Light Bulb Moments", "2018-01", ""]] }).isRead).toBe(false);
    const job = posting("Baker", { skills: ["baking", "teamwork"] });
    expect(matchScore(person({ titles: [["Wizard of Light Bulb Moments", "2018-01", ""]] }), job)).toBeNull();
  });
});
