import type { Language } from "@waymark/contract/values";
import { expect, it } from "vitest";
import { finish } from "../../in-steps.ts";
import { shippedCatalogue } from "../shipped-catalogue.ts";
import { proposeRoles } from "./propose-roles.ts";
import { TitleReader } from "./read-title.ts";

const { roles } = shippedCatalogue();
const reader = finish(TitleReader.of(roles.values()));

it.each<[what: string, Language, titles: string[], summary: string, proposed: string[]]>([
  [
    "an emergency nurse who began as an assistant",
    "en",
    [
      "Registered Nurse, Emergency Department",
      "Registered Nurse, Emergency Department",
      "Certified Nursing Assistant",
    ],
    "Emergency nurse with seven years in a level I trauma center.",
    ["Registered Nurse, Emergency Department", "Emergency nurse"],
  ],
  [
    "a welder without a resume",
    "en",
    [],
    "Pipe welder with ten years in refineries. TIG and stick.",
    ["Pipe welder"],
  ],
  [
    "a beginner who waited tables",
    "es",
    ["Prácticas de desarrollo web", "Camarera"],
    "Acabo de terminar el ciclo de Desarrollo de Aplicaciones Web.",
    ["Desarrollo web"],
  ],
  ["somebody who learns the work", "es", ["Desarrolladora web en prácticas"], "", ["Desarrolladora web"]],
  ["somebody who learns the work", "fr", ["Développeur web en alternance"], "", ["Développeur web"]],
  ["somebody who learns the work", "de", ["Webentwicklerin im Praktikum"], "", ["Webentwicklerin"]],
  [
    "two names of one occupation",
    "de",
    ["Pflegefachkraft, Geriatrie", "Gesundheits- und Krankenpflegerin"],
    "Examinierte Pflegefachfrau mit zwölf Jahren Erfahrung in Innerer Medizin.",
    ["Pflegefachkraft, Geriatrie"],
  ],
  [
    "an accountant who assisted before",
    "fr",
    ["Comptable générale", "Assistante comptable"],
    "Comptable générale, neuf ans d'expérience en PME industrielle et en cabinet.",
    ["Comptable générale"],
  ],
  ["letter case", "en", ["Electrician", "ELECTRICIAN", "electrician"], "", ["Electrician"]],
  ["what no catalogue knows", "en", ["Underwater basket weaver"], "", ["Underwater basket weaver"]],
  ["nothing", "en", [], "I like to work with people.", []],
])("proposes roles to %s", (_what, language, titles, summary, proposed) => {
  expect(proposeRoles(reader, roles, { titles, summary, language })).toEqual(proposed);
});
