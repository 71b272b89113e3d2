import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { termsOf } from "../jobs/tokens/tokens.ts";
import { plainWords, stem } from "./stem.ts";
import { synonymsOfData } from "./synonyms.generated.ts";
import { conceptsIn, conceptTerms } from "./synonyms.ts";

const concepts = (text: string) => conceptsIn(new Set(plainWords(text).map(stem)));
/** Tells whether a query finds a posting with this title. */
const finds = (query: string, title: string) => {
  const words = new Set(plainWords(title).map(stem));
  for (const concept of conceptsIn(words)) words.add(concept);
  return termsOf(query).every((term) => words.has(term));
};

describe("a query finds the other words for a job", () => {
  it.each([
    ["RN", "Registered Nurse - ICU"],
    ["registered nurses", "RN, nights"],
    ["swe", "Software Developer"],
    ["software engineer", "Senior SWE"],
    ["PM", "Product Manager"],
    ["pm", "PM (remote)"],
    ["LPN", "Licensed Vocational Nurse"],
    ["CNA", "Nursing Assistant"],
    ["HGV driver", "Lorry Driver"],
    ["truck driver", "CDL Driver wanted"],
    ["icu registered nurse", "RN, Intensive Care"],
    ["Krankenschwester", "Pflegefachmann (m/w/d)"],
    ["Kaufmann", "Kauffrau im Einzelhandel"],
    ["Putzfrau", "Reinigungskraft (m/w/d)"],
    ["LKW-Fahrer", "Berufskraftfahrer CE"],
    ["Azubi Elektroniker", "Ausbildung Elektriker"],
    ["infirmière", "Infirmier de nuit H/F"],
    ["femme de ménage", "Agent d'entretien"],
    ["RH", "Chargé de ressources humaines"],
    ["sage-femme", "Maïeuticien"],
    ["enfermera", "Enfermero/a UCI"],
    ["camionero", "Conductor de camión"],
    ["RRHH", "Técnico de Recursos Humanos"],
    ["nursing", "Staff Nurse"],
    ["Reinigung", "Putzfrau (m/w/d)"],
    ["espaces verts", "Paysagiste H/F"],
    ["limpieza", "Camarera de pisos"],
    ["azafata de tierra", "Azafatas de tierra"],
  ])("%s finds %s", (query, title) => expect(finds(query, title)).toBe(true));

  it.each([
    ["registered nurse", "Nurse Practitioner"],
    ["project manager", "Product Manager"],
    ["software engineer", "Civil Engineer"],
    ["pm", "Manager"],
  ])("%s does not find %s", (query, title) => expect(finds(query, title)).toBe(false));
});

it("has some hundreds of rows", () => {
  expect(synonymsOfData().length).toBeGreaterThan(400);
});

it("a single word of a longer form is no concept", () => {
  expect(concepts("registered")).toEqual([]);
  expect(conceptTerms(["nurs", "manager"])).toEqual(["nurs", "manager"]);
});

it("a query's terms are met by a posting that says the same words", () => {
  const words =
    "registered nurse rn pm manager product project krankenschwester lkw fahrer kauffrau icu senior".split(
      " ",
    );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }), (said) =>
      finds(said.join(" "), said.join(" ")),
    ),
  );
});

it("abbreviations of one language are plain words in another", () => {
  expect(termsOf("ASD", "fr")).not.toEqual(["asd"]);
  expect(termsOf("ASD", "en")).toEqual(["asd"]);
  expect(termsOf("ASD")).not.toEqual(["asd"]);
});
