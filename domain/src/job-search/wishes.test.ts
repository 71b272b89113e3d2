import fc from "fast-check";
import { expect, it } from "vitest";
import { conditionsIn } from "../jobs/requirements/conditions.ts";
import { statedText } from "../jobs/requirements/stated.ts";
import { compoundParts } from "../vocabulary/compounds.ts";
import { plainWords, stem } from "../vocabulary/stem.ts";
import { readQueryPlaceIn } from "./query-place.ts";
import { readWishes } from "./wishes.ts";

const noTown = { isTown: () => false };

it.each([
  ["warehouse no experience", "warehouse", ["no-experience"]],
  ["Part time nurse nights", "nurse", ["nights", "part-time"]],
  ["Koch mit Führerschein", "Koch", ["licence"]],
  ["Ohne Erfahrung Lager", "Lager", ["no-experience"]],
  ["serveuse à mi-temps", "serveuse", ["part-time"]],
  ["débutant accepté cuisinier", "cuisinier", ["no-experience"]],
  ["camarera media jornada urgente", "camarera", ["part-time", "urgent"]],
  ["jobs as a baker", "as a baker", []],
  [
    "pflegefachkraft ohne schichtdienst, 20 stunden, nahe münchen",
    "pflegefachkraft nahe münchen",
    ["part-time"],
  ],
  ["cajera fines de semana", "cajera", ["weekends"]],
  ["limpiadora por horas", "limpiadora", ["part-time"]],
  ["Kassierer Aushilfe", "Kassierer", ["part-time"]],
  ["teleoperadora desde casa", "teleoperadora", ["remote"]],
  ["Kundenservice von zu Hause aus", "Kundenservice", ["remote"]],
  ["auxiliaire de vie à domicile", "auxiliaire de vie à domicile", []],
  ["Reinigungskraft vormittags 15 Std.", "Reinigungskraft", ["half-days", "part-time"]],
  ["Ingenieur 40 Stunden/Woche", "Ingenieur", ["full-time"]],
  ["Minijob Verkauf", "Verkauf", ["part-time"]],
  ["suche stelle als Fachinformatiker", "Fachinformatiker", []],
  ["je cherche un poste de boulanger de nuit", "boulanger", ["nights"]],
  ["busco trabajo de cocinero", "cocinero", []],
])("reads the wishes of %s", (text, words, kinds) => {
  const read = readWishes(text);
  expect(read.words).toBe(words);
  expect(read.wishes.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
});

it.each([
  "night shift",
  "Teilzeit",
  "remote",
  "Nachtigall",
  "experience designer",
  "knight",
  "stage manager",
  "24h Pflege",
  "20 hours",
  "médecins sans frontières",
  "morning show host",
])("leaves %s as it is", (text) =>
  expect(readWishes(text)).toEqual({ words: text, wishes: [], unwanted: [] }),
);

it.each([
  ["finance manager Leeds", "finance manager", "Leeds"],
  ["Koch in Berlin", "Koch", "Berlin"],
  ["barista New York", "barista", "New York"],
  ["infirmière à Lyon", "infirmière", "Lyon"],
  ["camarero cerca de Sevilla", "camarero", "Sevilla"],
  ["teacher in Reading", "teacher", "Reading"],
])("reads the place in %s", (text, words, place) => {
  expect(readQueryPlaceIn(text, noTown)).toEqual({ words, place });
});

it.each(["reading teacher", "Leeds", "IT manager", "nurse", "bath attendant"])(
  "reads no place in %s",
  (text) => {
    expect(readQueryPlaceIn(text, noTown)).toBeNull();
  },
);

it.each([
  ["No previous experience is required, we train you.", ["no-experience"]],
  ["You work nights. A full driving licence is needed.", ["licence"]],
  ["No night shifts. Two years of experience.", []],
  ["Keine Berufserfahrung nötig; Teilzeit möglich.", ["no-experience", "part-time"]],
  ["Débutants acceptés, poste de nuit.", ["no-experience"]],
  ["No se requiere experiencia. Media jornada.", ["no-experience", "part-time"]],
  ["Our friendly team has years of experience; degree required.", []],
])("reads what a posting states: %s", (text, found) => {
  expect(conditionsIn(statedText("", text)).sort()).toEqual([...found].sort());
});

it("gives the parts of German compounds and leaves other words whole", () => {
  const parts = (word: string) => compoundParts(stem(plainWords(word)[0] ?? ""));
  expect(parts("Pflegefachkraft")).toContain("pfleg");
  expect(parts("Webentwickler")).toContain("entwickler");
  expect(parts("Lagermitarbeiter")).toEqual(expect.arrayContaining(["lager", "mitarbeiter"]));
  for (const word of ["Nurse", "Engineering", "Administrator", "Hotelier", "Pflege"])
    expect(parts(word)).toEqual([]);
});

it("joins the letters of dotted abbreviations", () => {
  expect(plainWords("R.N. or H.G.V driver, node.js, 3.5 years")).toEqual([
    "rn",
    "or",
    "hgv",
    "driver",
    "nodejs",
    "3",
    "5",
    "years",
  ]);
});

it("joins the forms for women and men", () => {
  for (const [one, other] of [
    ["Ingenieurin", "Ingenieur"],
    ["Werkstudentin", "Werkstudent"],
    ["Ärztin", "Arzt"],
    ["Köchin", "Koch"],
  ])
    expect(stem(plainWords(one ?? "")[0] ?? "")).toBe(stem(plainWords(other ?? "")[0] ?? ""));
});

it.each([
  [["nurse", "in Leeds", "part time", "no experience"]],
  [["Köchin", "in Berlin", "20 Stunden", "ohne Nachtdienst", "ab sofort"]],
  [["serveuse", "à Lyon", "mi-temps", "sans expérience", "le week-end"]],
  [["camarera", "en Sevilla", "media jornada", "turno de noche", "con carnet de conducir"]],
])("reads the same whatever the order of title, place and wishes: %j", (parts) => {
  const read = (text: string) => {
    const { words, wishes, unwanted } = readWishes(text);
    const kinds = [...wishes.map(({ kind }) => kind), ...unwanted.map(({ duty }) => `no ${duty}`)].sort();
    return { ...readQueryPlaceIn(words, noTown), kinds };
  };
  expect(read(parts.join(" ")).kinds).toHaveLength(parts.length - 2);
  fc.assert(
    fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (some) => {
      expect(read(some.join(" "))).toEqual(read(parts.join(" ")));
    }),
  );
});
