import type { Language } from "@waymark/contract/values";
import { describe, expect, it } from "vitest";
import { hasFigure } from "./figures.ts";
import { openingOf } from "./openings.ts";
import { bulletsOf, passagesOf } from "./passages.ts";
import { rulesOf } from "./rules/rules.ts";

const opening = (language: Language, text: string) => {
  const description = { title: "", company: "", location: "", startDate: "", endDate: "", current: false };
  const [passage] = passagesOf({ experience: [{ ...description, description: `- ${text}` }] }).jobs.flat();
  if (passage === undefined) throw new Error("There is no bullet.");
  const { action, weak } = openingOf(passage, rulesOf[language]);
  return weak ? "weak" : action ? "action" : "neither";
};

describe("the opening of a bullet", () => {
  it.each<[Language, string, string]>([
    ["en", "Led a team of five", "action"],
    ["en", "Successfully rebuilt the billing system", "action"],
    ["en", "I managed the ward at night", "action"],
    ["en", "Reduced waste by a third", "action"],
    ["en", "Coordinating shifts of 20 drivers", "action"],
    ["en", "24-bed ward with two colleagues", "neither"],
    ["en", "Responsible for the night shift", "weak"],
    ["en", "Was responsible for the till", "weak"],
    ["en", "Helped customers", "weak"],
    ["en", "Worked on frames", "weak"],
    ["en", "Experienced nurse", "neither"],
    ["en", "Marketing for the northern region", "neither"],
    ["es", "Reduje los costes un 10 %", "action"],
    ["es", "Lideré un equipo", "action"],
    ["es", "Gestión de la caja", "action"],
    ["es", "Atención al cliente", "action"],
    ["es", "Elaborar informes mensuales", "action"],
    ["es", "Encargada de la tienda", "weak"],
    ["es", "Ayudé en cocina", "weak"],
    ["es", "Mujer trabajadora", "neither"],
    ["fr", "Encadrement de deux assistants", "action"],
    ["fr", "Mise en place d’un suivi", "action"],
    ["fr", "J’ai réduit les délais", "action"],
    ["fr", "Développé un outil de suivi", "action"],
    ["fr", "Quotidiennement géré la caisse", "action"],
    ["fr", "Chargée de la facturation", "weak"],
    ["fr", "Participation aux inventaires", "weak"],
    ["fr", "Premier poste en cabinet", "neither"],
    ["de", "Leitung eines Teams", "action"],
    ["de", "Selbstständige Bearbeitung von Anträgen", "action"],
    ["de", "Kundenberatung am Telefon", "action"],
    ["de", "Team von fünf Personen geleitet", "action"],
    ["de", "Betreuen von Kindern", "action"],
    ["de", "Wareneinkauf für drei Filialen", "action"],
    ["de", "Zuständig für die Kasse", "weak"],
    ["de", "Mitarbeit im Lager", "weak"],
    ["de", "Erfahrung im Handel", "neither"],
  ])("%s: %s", (language, text, expected) => {
    expect(opening(language, text)).toBe(expected);
  });
});

describe("figures in a bullet", () => {
  it.each<[Language, string, boolean]>([
    ["en", "Cut errors by 18%", true],
    ["en", "Raised $2M from 3 funds", true],
    ["en", "Doubled sales", true],
    ["en", "Sped builds up 3x", true],
    ["en", "Led twelve people", true],
    ["en", "Served 120 guests in 2019", true],
    ["en", "Joined in 2019 and left in May 2021", false],
    ["en", "Certified to ISO 9001 and OSHA 10", false],
    ["en", "Available 24/7 for B2B clients on Windows 10", false],
    ["en", "Wrote Python 3 on EC2", false],
    ["en", "Answered calls", false],
    ["es", "Formé a doce personas", true],
    ["es", "Reduje los costes un 10 %", true],
    ["es", "Atendí llamadas", false],
    ["fr", "Gestion de 1 200 € par mois", true],
    ["fr", "Une quinzaine de clients", false],
    ["fr", "Deux clients", true],
    ["de", "Kosten um 12 % gesenkt", true],
    ["de", "Fehler halbiert", true],
    ["de", "Führerschein Klasse 3 seit 2001", false],
  ])("%s: %s", (language, text, expected) => {
    expect(hasFigure(text, rulesOf[language])).toBe(expected);
  });
});

describe("bullets of a description", () => {
  it.each<[string, string[]]>([
    ["- Led a team\n- Sold cars", ["Led a team", "Sold cars"]],
    ["• Led\n\n▪ Sold\r\n1. Built", ["Led", "Sold", "Built"]],
    ["Led a team. Sold cars! Built sheds.", ["Led a team.", "Sold cars!", "Built sheds."]],
    ["Led a team of many\npeople in town\nSold cars", ["Led a team of many\npeople in town", "Sold cars"]],
    ["- One mark. Two sentences", ["One mark. Two sentences"]],
    ["\n - \n •\n", []],
    ["", []],
  ])("%j", (description, expected) => {
    expect(bulletsOf(description).map(({ from, to }) => description.slice(from, to))).toEqual(expected);
  });
});
