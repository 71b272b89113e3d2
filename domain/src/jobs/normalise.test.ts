import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalisePosting } from "./normalise.ts";
import type { Posting, RawPosting } from "./posting.ts";

const now = new Date("2026-11-20T12:00:00Z");
const raw = (more: Partial<RawPosting> = {}): RawPosting => ({
  source: "test",
  title: "Ward nurse",
  company: "Lakeside Clinic",
  location: "Leeds, UK",
  posted: "2026-11-18T08:00:00Z",
  description: "<p>Days and nights.</p>",
  url: "https://jobs.example.org/1",
  ...more,
});
const clean = (more: Partial<RawPosting> = {}): Posting => {
  const posting = normalisePosting(raw(more), now);
  if ("refused" in posting) throw new Error(posting.refused);
  return posting;
};

describe("normalisePosting", () => {
  it("makes a clean posting of a usual one", () => {
    expect(clean({ salary: "£13.50 per hour", type: "PART_TIME" })).toMatchObject({
      title: "Ward nurse",
      country: "GB",
      type: "part-time",
      remote: false,
      group: "health",
      description: "Days and nights.",
      salary: "£13.50 per hour",
      pay: { currency: "GBP", period: "hour", annualMin: 28_080 },
    });
  });

  it.each([
    [{ title: "" }, "no_title"],
    [{ title: { evil: true } }, "no_title"],
    [{ title: "12345 !!" }, "no_title"],
    [{ url: "javascript:alert(1)" }, "no_link"],
    [{ url: "data:text/html,x" }, "no_link"],
    [{ url: "/relative" }, "no_link"],
    [{ url: "https://user:pw@example.org/" }, "no_link"],
    [{ url: "https://exa mple.org/" }, "no_link"],
    [{ url: 'https://example.org/"onclick=' }, "no_link"],
    [{ url: null }, "no_link"],
  ])("refuses %j as %s", (more, refused) => {
    expect(normalisePosting(raw(more as Partial<RawPosting>), now)).toEqual({ refused });
  });

  it("survives wrong types everywhere", () => {
    const posting = clean({
      company: ["x"],
      location: 7,
      posted: {},
      salary: { min: 1 },
      pay: { min: "x", max: [], currency: 5, period: "year" },
      description: null,
      type: [null, 3],
      remote: "no",
      country: 12,
    });
    expect(posting).toMatchObject({
      company: "",
      location: "7",
      postedAt: null,
      salary: "",
      pay: null,
      description: "",
    });
  });

  it("counts zero pay as unknown and takes stated figures before the text", () => {
    expect(clean({ pay: { min: 0, max: 0, currency: "USD", period: "year" } }).pay).toBeNull();
    expect(
      clean({ salary: "competitive", pay: { min: "31000", max: "36000", currency: "gbp", period: "year" } })
        .pay,
    ).toMatchObject({ annualMin: 31_000, annualMax: 36_000, currency: "GBP" });
  });

  it("keeps the period of the text beside annual figures", () => {
    const pay = { min: 15482, max: 15482, currency: "GBP", period: "year" } as const;
    expect(clean({ salary: "£9.21 per hour", pay }).pay).toMatchObject({ period: "hour", annualMin: 15_482 });
  });

  it("names the skills it speaks of", () => {
    expect(clean({ description: "MIG and TIG welding, forklift licence, Excel." }).skills).toEqual([
      "mig-welding",
      "tig-welding",
      "forklift",
      "excel",
    ]);
  });

  it("cuts a text of a megabyte", () => {
    const posting = clean({ description: "word ".repeat(200_000), title: "Nurse ".repeat(5000) });
    expect(posting.description.length).toBeLessThanOrEqual(20_000);
    expect(posting.title.length).toBeLessThanOrEqual(200);
  });

  it.each([
    ["2026-11-18T08:00:00+02:00", "2026-11-18T06:00:00.000Z"],
    ["2018-12-27T10:50:17+0000", "2018-12-27T10:50:17.000Z"],
    ["2026-09-18 12:55:59 UTC", "2026-09-18T12:55:59.000Z"],
    ["2026-09-18", "2026-09-18T00:00:00.000Z"],
    [1790412915, "2026-09-26T08:55:15.000Z"],
    [1790412915000, "2026-09-26T08:55:15.000Z"],
    ["2026-11-20T20:00:00Z", "2026-11-20T12:00:00.000Z"],
    ["2031-01-01", null],
    ["soon", null],
    ["1970-01-01", null],
  ])("posted %s is %s", (posted, at) => {
    expect(clean({ posted }).postedAt?.toISOString() ?? null).toBe(at);
  });

  it.each([
    [{ remote: true }, true],
    [{ remote: "false" }, false],
    [{ location: "Berlin / Remote" }, true],
    [{ location: "Télétravail" }, true],
    [{ location: "Hybrid - Madrid" }, false],
    [{ location: "No remote, Paris" }, false],
    [{ location: "Homeoffice möglich" }, true],
    [{ title: "Nurse adviser (remote)" }, true],
    [{ title: "Desarrollador Java - Remoto" }, true],
    [{ title: "Remote Sensing Engineer" }, false],
    [{ title: "Remote Support Technician" }, false],
  ])("%j remote: %s", (more, remote) => expect(clean(more).remote).toBe(remote));

  it.each([
    [["FULL_TIME"], "full-time"],
    ["Teilzeit", "part-time"],
    ["CDD", "contract"],
    ["CDI", ""],
    ["Stage", "internship"],
    ["Jornada completa", "full-time"],
    ["media jornada", "part-time"],
    ["temps plein", "full-time"],
    ["Befristeter Vertrag", "contract"],
    ["prácticas", "internship"],
    [["OTHER", "CONTRACTOR"], "contract"],
    ["", ""],
  ])("type %j is %s", (type, expected) => expect(clean({ type }).type).toBe(expected));

  it.each([
    ["Praktikum Marketing", "internship"],
    ["Stage Manager", ""],
    ["Contract Lawyer", ""],
    ["Java Developer (contract)", "contract"],
    ["Pflegefachkraft (m/w/d) in Teilzeit", "part-time"],
    ["International Sales", ""],
  ])("type of the title %s is %s", (title, expected) => expect(clean({ title }).type).toBe(expected));

  it.each([
    ["Krankenpfleger (m/w/d)", "health"],
    ["Welder", "trades"],
    ["Professeure des écoles", "teaching"],
    ["Cocinero/a", "cooking"],
    ["LKW-Fahrer", "logistics"],
    ["Senior Software Engineer", "software"],
    ["Dependienta", "retail"],
    ["Abogado laboralista", "law"],
    ["Aide-soignante", "care"],
    ["Zimmermann", "construction"],
    ["Civil engineer", "engineering"],
    ["Xyzzy", "other"],
  ])("%s is in group %s", (title, group) => expect(clean({ title }).group).toBe(group));

  it.each([
    ["Registered Nurse - ICU, nights (Band 5)", "Registered Nurse"],
    ["Elektroniker (m/w/d)", "Elektroniker"],
    ["URGENT HIRING NOW", ""],
    ["We are looking for a great person", ""],
  ])("%s in short is %s", (title, short) => expect(clean({ title }).plainTitle).toBe(short));

  it.each([
    ["Wir suchen dich für unser Team und bieten dir ein Gehalt mit Zulagen", "de"],
    ["Buscamos una persona para nuestro equipo con experiencia en el sector", "es"],
    ["Vous rejoignez notre équipe et vous travaillez avec les patients", "fr"],
    ["You will work with our team and care for the patients", "en"],
    ["1234", undefined],
  ])("%s is written in %s", (description, language) => {
    expect(clean({ title: "Xx", description }).language).toBe(language);
  });

  it("never throws and never lets markup or controls through", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.anything(), (text, anything) => {
        const posting = normalisePosting(
          raw({ title: `Nurse ${text}`, description: text, location: anything, posted: anything }),
          now,
        );
        if ("refused" in posting) return;
        expect(posting.title).not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u);
        expect(posting.description).not.toMatch(/(?![\n\t])\p{Cc}|\p{Cs}/u);
      }),
    );
  });
});
