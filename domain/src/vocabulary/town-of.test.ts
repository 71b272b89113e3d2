import { expect, it } from "vitest";
import { townOf } from "./town-of.ts";

it.each([
  ["14 Moorside Terrace, Leeds LS8 4DP", "Leeds"],
  ["14 Moorside Terrace Leeds LS8 4DP", "Leeds"],
  ["Flat 3, 21 Castle Road, Cardiff, CF10 2AB, UK", "Cardiff, UK"],
  ["1234 Elm St Apt 5, Austin, TX 78701", "Austin, TX"],
  ["Austin, TX 78701-2210", "Austin, TX"],
  ["12 rue des Lilas, 69003 Lyon", "Lyon"],
  ["12 bis, rue des Lilas - 69003 Lyon", "Lyon"],
  ["Hauptstr. 5, 80331 München", "München"],
  ["Am Markt 7 a, D-04109 Leipzig", "Leipzig"],
  ["Calle Mayor 5, 2º B, 28013 Madrid, España", "Madrid, España"],
  ["c/ Sol, 14, 41003 Sevilla", "Sevilla"],
  ["8 Harbour View, Cork, T12 X70A, Ireland", "Cork, Ireland"],
  ["22 King St W, Toronto, ON M5H 1A1", "Toronto, ON"],
  ["5/12 Ocean Pde, Bondi NSW 2026", "Bondi NSW"],
  ["Flat 4B, Rose Apartments, MG Road, Bengaluru - 560001", "Bengaluru"],
  ["P.O. Box 118, Nairobi", "Nairobi"],
  ["Leeds, United Kingdom", "Leeds, United Kingdom"],
  ["St. Louis, MO", "St. Louis, MO"],
  ["Remote", "Remote"],
  ["Castle Road, Cardiff", "Cardiff"],
  ["Paris 11e", "Paris 11e"],
  ["Villeurbanne (69)", "Villeurbanne"],
  ["1070 Wien", "Wien"],
  ["42", "42"],
  ["", ""],
])("%s is in %s", (address, town) => {
  expect(townOf(address)).toBe(town);
});
