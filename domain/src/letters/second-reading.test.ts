import { describe, expect, it } from "vitest";
import { atEmployer, dativeEmployer, namedEmployer } from "./employer-place.ts";
import { fillFrame } from "./fill-frame.ts";
import { educationOf } from "./other-facts.ts";
import { readJob } from "./read-job.ts";
import { proofsOf } from "./resume-facts.ts";
import { asInTexts } from "./skill-words.ts";
import { tellGerman } from "./telling/german.ts";
import { tellSpanish } from "./telling/spanish.ts";
import { makeResume } from "./testing/make-resume.ts";
import { feminineTitle, genderOf, ownForm } from "./title-forms.ts";

/** Mistakes that a second reading of the letters found, by their cause. */
describe("employers in German", () => {
  it.each([
    ["Steirische Software AG", "bei der Steirischen Software AG", "die Steirische Software AG"],
    ["Vereinigte Winzer eG", "bei der Vereinigte Winzer eG", "die Vereinigte Winzer eG"],
    [
      "Evangelische Kirchengemeinde Holtenau",
      "bei der Evangelischen Kirchengemeinde Holtenau",
      "die Evangelische Kirchengemeinde Holtenau",
    ],
    ["Stadtwerke Ruhrtal", "bei den Stadtwerken Ruhrtal", "die Stadtwerke Ruhrtal"],
    ["Stadtwerke Heidenheim AG", "bei der Stadtwerke Heidenheim AG", "die Stadtwerke Heidenheim AG"],
    ["Salon Haargenau", "im Salon Haargenau", "Salon Haargenau"],
    ["Mensa am Forum", "in der Mensa am Forum", "die Mensa am Forum"],
    [
      "Technische Universität Ilmenau",
      "bei der Technischen Universität Ilmenau",
      "die Technische Universität Ilmenau",
    ],
    ["Leipziger Messe GmbH", "bei der Leipziger Messe GmbH", "die Leipziger Messe GmbH"],
    ["Fischer Verlag", "beim Fischer Verlag", "Fischer Verlag"],
    ["Steiner Bau GmbH", "bei der Steiner Bau GmbH", "die Steiner Bau GmbH"],
    ["Freies Theater Ulm", "beim Freien Theater Ulm", "das Freie Theater Ulm"],
    ["Freier Verein Ulm", "beim Freien Verein Ulm", "Freier Verein Ulm"],
    ["Städtisches Klinikum Görlitz", "beim Städtischen Klinikum Görlitz", "das Städtische Klinikum Görlitz"],
    ["Jobcenter Fulda", "beim Jobcenter Fulda", "das Jobcenter Fulda"],
    ["Die Brotmacher eG", "bei „Die Brotmacher eG“", "„Die Brotmacher eG“"],
  ])("puts %s into a sentence", (company, at, named) => {
    expect([atEmployer(company, "de"), namedEmployer(company, "de")]).toEqual([at, named]);
  });

  it("knows the article of a bakery", () => {
    expect(dativeEmployer("Bäckerei Hansen")).toBe("der Bäckerei Hansen");
  });
});

describe("titles", () => {
  it.each([
    ["Verwaltungsangestellte*r", "m", "Verwaltungsangestellter"],
    ["Verwaltungsangestellte*r", "f", "Verwaltungsangestellte"],
    ["Verwaltungsangestellte*r", null, "Verwaltungsangestellte/r"],
  ] as const)("writes %s for %s", (title, gender, written) => {
    expect(ownForm(title, gender)).toBe(written);
  });

  it("makes adjectives agree and leaves the trade of a post alone", () => {
    expect(feminineTitle("directeur adjoint de centre de loisirs", "fr")).toBe(
      "directrice adjointe de centre de loisirs",
    );
    expect(feminineTitle("Salonleitung Friseur", "de")).toBe("Salonleitung Friseur");
    expect([genderOf(["Enfermera"]), genderOf(["Konstruktionsingenieur"])]).toEqual(["f", "m"]);
    expect([genderOf(["Fischwirtin", "Aushilfe"]), genderOf(["Moza de almacén"])]).toEqual(["f", "f"]);
    expect(genderOf(["Secrétaire médicale"])).toBe("f");
    expect([genderOf(["Landwirt"]), genderOf(["Mozo de almacén"])]).toEqual(["m", "m"]);
    expect(feminineTitle("soudeur-monteur", "fr")).toBe("soudeuse-monteuse");
  });

  it("puts an article before an English title, unless there is one of its kind", () => {
    const told = (title: string) => fillFrame("I worked as a {title} at Acme.", { title }, "en");
    expect(told("Accounts Payable Clerk")).toBe("I worked as an Accounts Payable Clerk at Acme.");
    expect(told("Head of Operations")).toBe("I worked as Head of Operations at Acme.");
  });
});

describe("lines and facts", () => {
  it.each([
    ["Störungen an Antrieben gesucht und behoben", "habe ich Störungen an Antrieben gesucht und behoben"],
    ["Zwei Auszubildende angeleitet", "habe ich zwei Auszubildende angeleitet"],
    ["Schulungen im Labor entworfen", "habe ich Schulungen im Labor entworfen"],
    ["Umstellung auf Recyclingpapier begleitet", "habe ich die Umstellung auf Recyclingpapier begleitet"],
    ["Rüstzeit von 50 auf 35 Minuten verkürzt", "habe ich die Rüstzeit von 50 auf 35 Minuten verkürzt"],
    ["Kundinnen beraten und an der Kasse bedient", "habe ich Kundinnen beraten und an der Kasse bedient"],
    ["Prüfprotokolle geschrieben", "habe ich Prüfprotokolle geschrieben"],
  ])("tells a German line that ends in a participle: %s", (line, told) => {
    expect(tellGerman(line, true)).toEqual({ form: "past", text: told });
  });

  it("tells a result in a sentence of its own", () => {
    const resume = makeResume({
      ...{ name: "Amina Kurt", place: "Ulm", skills: "" },
      jobs: [
        [
          "Pflegefachfrau | Haus am See | 2019-10 | ",
          "Leitung einer Arbeitsgruppe zur Sturzprophylaxe; Stürze gingen um 22 % zurück.",
        ],
      ],
    });
    const [proof] = proofsOf({ resume, stories: [], job: null, today: "2026-11-23" }, "de");
    expect([proof?.told.text, proof?.result]).toEqual([
      "die Leitung einer Arbeitsgruppe zur Sturzprophylaxe",
      "Stürze gingen um 22 % zurück",
    ]);
  });

  it("keeps an abbreviation in capitals and calms a shouted word", () => {
    const role = (title: string) =>
      readJob({ id: null, title, company: "", location: "", text: "" }, "en", null).role;
    expect([role("SENCO"), role("CHEF")]).toEqual(["SENCO", "Chef"]);
  });

  it("gives a second noun its article", () => {
    expect(tellSpanish("Conciliación bancaria y cierre mensual", false).text).toBe(
      "la conciliación bancaria y el cierre mensual",
    );
  });

  it("tells help as a verb, and two nouns with a plural", () => {
    expect(tellGerman("Mithilfe bei der Restaurierung einer Kirche", false).text).toBe(
      "habe ich bei der Restaurierung einer Kirche mitgeholfen",
    );
    expect(tellGerman("Bedienung der Gäste und Abrechnung der Kasse", false).form).toBe("nouns");
  });

  it("writes papers and ordinary skills small", () => {
    const resume = makeResume({ name: "A B", place: "", skills: "", jobs: [], certificates: ["Carné ADR"] });
    expect(educationOf(resume).certificate).toBe("carné ADR");
    expect(asInTexts("Events", "en", "")).toBe("events");
    expect(asInTexts("Pose", "fr", "- Pose de 200 fenêtres par an.")).toBe("pose");
    expect(asInTexts("Figma", "fr", "- Figma pour les maquettes.")).toBe("Figma");
  });
});
