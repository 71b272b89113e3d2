import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addedFacts, honestVariants } from "./added-facts.ts";
import { evidencedRepairs } from "./evidenced-repairs.ts";

describe("a wording adds nothing", () => {
  const bullet = "Responsible for training 14 new nurses on the ICU at St. Mary's with Excel";
  it.each([
    ["en", bullet, "Trained 14 new ICU nurses at St. Mary's with Excel"],
    ["en", "Helped reduce errors by 34 %", "Helped to reduce errors by 34%"],
    ["en", "Sold goods worth $1,200", "Sold $1200 worth of goods"],
    ["es", "Encargada de formar a 14 enfermeras", "Formé a 14 enfermeras"],
    ["fr", "Chargé de former 14 infirmières", "Formation de 14 infirmières"],
    ["de", "Zuständig für die Schulung von 14 Pflegekräften", "Leitung der Schulung von 14 Pflegekräften"],
  ] as const)("%s: %s → %s", (language, original, wording) => {
    expect(addedFacts(original, wording, language)).toEqual([]);
    expect(honestVariants(original, [wording], language)).toEqual([wording]);
  });

  it.each([
    ["en", bullet, "Trained 15 new ICU nurses at St. Mary's with Excel", "15"],
    ["en", bullet, "Trained 14 new nurses, cutting errors by 20%", "20%"],
    ["en", bullet, "Trained 14 new nurses with Excel and Python", "Python"],
    ["en", bullet, "Trained 14 new nurses at Boston General", "Boston"],
    ["en", bullet, "Trained 14 new nurses and doubled output", "doubled"],
    ["en", bullet, "Google trained 14 new nurses", "Google"],
    ["en", bullet, "Trained 14 new nurses under HIPAA", "HIPAA"],
    ["en", "Cut costs by 5", "Cut costs by 5%", "5%"],
    ["en", "Helped train nurses", "Trained nurses", "…"],
    ["es", "Ayudé a formar enfermeras", "Formé enfermeras", "…"],
    ["de", "Unterstützung der Schulung", "Leitung der Schulung", "…"],
    ["de", "Schulung von Pflegekräften", "Schulung von Pflegekräften bei Siemens", "Siemens"],
    ["fr", "Formation d'infirmières", "Formation de trois infirmières", "trois"],
  ] as const)("%s: %s → %s is refused for %s", (language, original, wording, fact) => {
    expect(addedFacts(original, wording, language)).toContain(fact);
    expect(honestVariants(original, [wording], language)).toEqual([]);
  });

  it("shows three at most, each once, none that is the original or far longer", () => {
    const long = `Trained nurses ${"again and ".repeat(30)}`;
    const shown = honestVariants(
      "Responsible for training nurses",
      [
        "- Trained nurses",
        "Trained nurses.",
        "responsible for training nurses!",
        long,
        "Coached nurses",
        "Taught nurses",
        "Led nurses",
      ],
      "en",
    );
    expect(shown).toEqual(["Trained nurses", "Coached nurses", "Taught nurses"]);
  });

  it("finds every added figure", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 99_999 }), (one, other) => {
        const added = addedFacts(`Sold ${one} goods`, `Sold ${other} goods`, "en");
        expect(added.length === 0).toBe(one === other);
      }),
    );
  });

  it("accepts any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (one, other) => {
        expect(addedFacts(one, one, "de")).toEqual([]);
        honestVariants(one, [other], "en");
      }),
    );
  });
});

describe("a repair is proven by the file", () => {
  const lines = ["Jane   Doe, RN", "Registered Nurse, St. Mary's Hospital   Mar 2019 – Aug 2023"];
  const unsure = [
    { field: "experience.0.company", text: "Registered Nurse" },
    { field: "experience.0.startDate", text: "" },
    { field: "personalInfo.firstName", text: "Jane" },
  ];
  const repair = (field: string, to: string, evidence: string) =>
    evidencedRepairs([{ field, to, evidence }], unsure, lines);
  it.each([
    ["experience.0.company", "St. Mary's Hospital", "Registered Nurse, St. Mary's Hospital"],
    ["experience.0.startDate", "2019-03", "Mar 2019 – Aug 2023"],
    ["experience.0.startDate", "2019", "Mar 2019"],
    ["personalInfo.firstName", "Jane Doe", "Jane Doe"],
  ])("%s: %s", (field, to, evidence) => {
    expect(repair(field, to, evidence)).toMatchObject([{ field, to, evidence }]);
  });
  it.each([
    ["a piece that does not stand there", "experience.0.company", "Mercy", "Mercy Hospital"],
    ["a piece of two lines", "personalInfo.firstName", "RN Registered", "RN Registered"],
    ["a piece that does not say it", "experience.0.company", "Mercy", "St. Mary's Hospital"],
    ["another month", "experience.0.startDate", "2019-04", "Mar 2019"],
    ["a date that is none", "experience.0.startDate", "Mar 2019", "Mar 2019"],
    ["a field that was not asked about", "personalInfo.email", "Jane", "Jane Doe"],
    ["a path of another kind", "__proto__", "Jane", "Jane Doe"],
    ["what is there already", "personalInfo.firstName", "Jane", "Jane Doe"],
    ["nothing", "personalInfo.firstName", "", "Jane Doe"],
  ])("%s is dropped", (_, field, to, evidence) => {
    expect(repair(field, to, evidence)).toEqual([]);
  });
});
