import type { Language } from "@waymark/contract/values";
import { describe, expect, it } from "vitest";
import { tellLine } from "./tell-line.ts";

/** Lines that were quoted before, with the sentence that they become. */
const lines: readonly (readonly [language: Language, line: string, form: string, text: string])[] = [
  [
    "en",
    "Call-outs reduced by 20% after storm season",
    "past",
    "reduced call-outs by 20% after storm season",
  ],
  ["en", "Care plans written with families", "past", "wrote care plans with families"],
  [
    "en",
    "State test pass rate up from 71% to 84%",
    "past",
    "brought the state test pass rate up from 71% to 84%",
  ],
  [
    "en",
    "Zero preventable accidents in 1.1 million miles",
    "past",
    "had zero preventable accidents in 1.1 million miles",
  ],
  ["en", "After-school robotics club", "bare", "an after-school robotics club"],
  ["en", "First point of contact for complaints", "bare", "the first point of contact for complaints"],
  ["en", "Employee of the month", "raw", "Employee of the month"],
  [
    "fr",
    "Délai de traitement ramené de 12 à 5 jours",
    "past",
    "ramené le délai de traitement de 12 à 5 jours",
  ],
  [
    "fr",
    "Chiffre d’affaires en hausse de 18 % en 2024",
    "past",
    "obtenu une hausse de 18 % du chiffre d’affaires en 2024",
  ],
  ["fr", "Taux de réussite passé de 74 à 88 %", "whole", "le taux de réussite est passé de 74 à 88 %"],
  ["fr", "Zéro accident en sept ans", "whole", "je n’ai eu aucun accident en sept ans"],
  ["fr", "A formé 4 apprentis, dont 2 embauchés", "past", "formé 4 apprentis, dont 2 embauchés"],
  ["fr", "Formation de 8 commis", "past", "formé 8 commis"],
  [
    "fr",
    "Chargement, arrimage et déchargement de semi-remorques",
    "noun",
    "le chargement, l’arrimage et le déchargement de semi-remorques",
  ],
  ["fr", "Échanges quotidiens avec les familles", "noun", "les échanges quotidiens avec les familles"],
  ["fr", "Gestion de produits livrés à domicile", "noun", "la gestion de produits livrés à domicile"],
  [
    "de",
    "Umsatz meiner Abteilung um 14 % gesteigert",
    "past",
    "habe ich den Umsatz meiner Abteilung um 14 % gesteigert",
  ],
  ["de", "Gerüste auf- und abgebaut", "past", "habe ich Gerüste auf- und abgebaut"],
  ["de", "Habe das Konzept überarbeitet", "past", "habe ich das Konzept überarbeitet"],
  ["de", "Unterstützung der Gruppenleitung", "past", "habe ich die Gruppenleitung unterstützt"],
  ["de", "Fahrten im ganzen Stadtgebiet", "nouns", "Fahrten im ganzen Stadtgebiet"],
  ["de", "Kasse und Tagesabschluss", "nouns", "Kasse und Tagesabschluss"],
  ["es", "Rotación reducida del 18 al 11 %", "past", "reduje la rotación del 18 al 11 %"],
  ["es", "Presupuestos y trato con el cliente", "noun", "los presupuestos y el trato con el cliente"],
  ["es", "Cero accidentes con baja en once años", "past", "logré cero accidentes con baja en once años"],
  ["es", "Equipo de 4 personas a mi cargo", "past", "tuve a mi cargo un equipo de 4 personas"],
];

describe("lines without a verb in front", () => {
  it.each(lines)("%s: %s", (language, line, form, text) => {
    expect(tellLine(line, language, false)).toEqual({ form, text });
  });

  it("keeps in the present what goes on", () => {
    expect(tellLine("Mise en place de la salle", "fr", true)?.text).toBe("la mise en place de la salle");
    expect(tellLine("Polier in Urlaubsvertretung", "de", true)?.text).toBe(
      "bin ich Polier in Urlaubsvertretung",
    );
  });
});
