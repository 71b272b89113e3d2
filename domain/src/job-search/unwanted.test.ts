import { expect, it } from "vitest";
import { dutiesIn } from "../jobs/requirements/duties.ts";
import { statedText } from "../jobs/requirements/stated.ts";
import { readUnwanted } from "./unwanted.ts";

it.each([
  ["nurse no nights", "nurse", ["nights"]],
  ["staff nurse without night shifts", "staff nurse", ["nights"]],
  ["nurse, no nights or weekends, Leeds", "nurse, , Leeds", ["nights", "weekends"]],
  ["sysadmin no on call", "sysadmin", ["on-call"]],
  ["Koch ohne Teildienst und Wochenende", "Koch", ["split-shifts", "weekends"]],
  ["Pflegekraft ohne Nacht- und Wochenenddienst", "Pflegekraft", ["nights", "weekends"]],
  ["Mechaniker ohne Schichtdienst", "Mechaniker", ["shifts"]],
  ["Elektriker Montag bis Freitag", "Elektriker", ["weekends"]],
  ["Lagerist keine Nachtschicht", "Lagerist", ["nights"]],
  ["Fahrer ohne Fernverkehr", "Fahrer", ["travel"]],
  ["enfermera sin fines de semana", "enfermera", ["weekends"]],
  ["camarero sin turno partido ni noches", "camarero", ["split-shifts", "nights"]],
  ["médico sin guardias", "médico", ["on-call"]],
  ["repartidor sin carnet", "repartidor", ["licence"]],
  ["aide soignante de jour", "aide soignante", ["nights"]],
  ["serveuse sans coupure", "serveuse", ["split-shifts"]],
  ["plombier sans astreinte ni déplacements", "plombier", ["on-call", "travel"]],
  ["infirmière sans travail de nuit", "infirmière", ["nights"]],
])("reads the duties that %s excludes", (text, words, duties) => {
  const read = readUnwanted(text);
  expect(read.words).toBe(words);
  expect(read.unwanted.map(({ duty }) => duty)).toEqual(duties);
});

it("excludes other words as they are typed", () => {
  expect(readUnwanted("Verkäufer ohne Kasse").unwanted).toEqual([
    { duty: null, text: "Kasse", phrase: "ohne Kasse", saidBy: [["b.kass"]] },
  ]);
});

it.each([
  ["nurse no nights or weekends", ["no nights or weekends", "no nights or weekends"]],
  ["Elektriker Montag bis Freitag", ["Montag bis Freitag"]],
  ["aide soignante de jour", ["de jour"]],
])("keeps how %s says it", (text, phrases) => {
  expect(readUnwanted(text).unwanted.map(({ phrase }) => phrase)).toEqual(phrases);
});

it.each([
  "warehouse no experience",
  "Lager ohne Erfahrung",
  "médecins sans frontières",
  "programmer without a degree",
  "night nurse",
  "infirmier hôpital de jour",
  "auxiliar centro de día",
  "Sinologe",
])("excludes nothing in %s", (text) => expect(readUnwanted(text)).toEqual({ words: text, unwanted: [] }));

it.each([
  ["You will work nights and every other weekend.", ["nights", "weekends"]],
  ["No nights, no weekends. Weekends off!", []],
  ["No weekends or nights; on-call rota 1 in 8.", ["on-call"]],
  ["Sie arbeiten im Wechselschichtsystem, auch am Wochenende.", ["shifts", "weekends"]],
  ["Keine Schichtarbeit, keine Rufbereitschaft. Beschichtung von Blechen, Geschichte der Firma.", []],
  ["Reisebereitschaft und Führerschein Klasse B.", ["travel", "licence"]],
  ["Turnos rotativos de mañana y tarde. Guardias localizadas.", ["shifts", "on-call"]],
  ["De lunes a viernes, fines de semana libres. Sin guardias.", []],
  ["Vigilante, guardia de seguridad.", []],
  ["Horaires en 3x8, astreintes, déplacements à prévoir.", ["shifts", "on-call", "travel"]],
  ["Pas de travail le week-end, sans coupure.", []],
  ["Jornada partida.", ["split-shifts"]],
  ["A paradigm shift in travel agencies.", []],
])("reads the duties that a posting asks for: %s", (text, duties) => {
  expect(dutiesIn(statedText("", text)).sort()).toEqual([...duties].sort());
});
