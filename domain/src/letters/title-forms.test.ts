import { describe, expect, it } from "vitest";
import { feminineTitle, genderOf } from "./title-forms.ts";

/** Lists of "masculine > feminine" that a reader checked; a title without ">" stays as it is. */
const pairsOf = (list: string) =>
  list.split(", ").map((pair) => {
    const [from = "", to = from] = pair.split(" > ");
    return [from, to] as const;
  });

describe("a posting's masculine title as a woman writes it", () => {
  it.each(
    pairsOf(
      "Sozialpädagoge > Sozialpädagogin, Psychologe > Psychologin, Logopäde > Logopädin, Medizinischer Fachangestellter > Medizinische Fachangestellte, Fachlagerist > Fachlageristin, Zimmerer > Zimmerin, Dachdecker > Dachdeckerin, Kellner > Kellnerin, Konditor > Konditorin, Landwirt > Landwirtin, Maler und Lackierer > Malerin und Lackiererin, Werkstudent > Werkstudentin, Beamter > Beamtin, Sekretär > Sekretärin, Notar > Notarin, Rechtsanwalt > Rechtsanwältin, Kameramann > Kamerafrau, Einkäufer > Einkäuferin, Hausverwalter > Hausverwalterin, Stellvertretender Filialleiter > Stellvertretende Filialleiterin, Service Center Mitarbeiter > Service Center Mitarbeiterin, Techniker Wasser > Technikerin Wasser, Fachkraft Lager, Bibliothekar > Bibliothekarin, Werkzeugmacher > Werkzeugmacherin, Gerüstbauer > Gerüstbauerin, Tankwart > Tankwartin, Praktikant > Praktikantin, Volontär > Volontärin, Polsterer > Polsterin, Matrose > Matrosin, Jäger > Jägerin, Data Engineer, Product Owner, Scrum Master, Bürokraft, Vertrieb Innendienst",
    ),
  )("in German: %s, %s", (from, to) => {
    expect(feminineTitle(from, "de")).toBe(to);
  });

  it.each(
    pairsOf(
      "médico de familia > médica de familia, maestro de primaria > maestra de primaria, arquitecto técnico > arquitecta técnica, coordinador logístico > coordinadora logística, asesor financiero > asesora financiera, psicólogo clínico > psicóloga clínica, científico de datos > científica de datos, diseñador gráfico > diseñadora gráfica, farmacéutico > farmacéutica, biólogo > bióloga, analista químico > analista química, electricista, técnico superior > técnica superior, actor > actriz, juez > jueza, peón > peona, fotógrafo > fotógrafa, aprendiz > aprendiza, empleado > empleada",
    ),
  )("in Spanish: %s, %s", (from, to) => {
    expect(feminineTitle(from, "es")).toBe(to);
  });

  it.each(
    pairsOf(
      "traiteur > traiteuse, berger > bergère, horloger > horlogère, maraîcher > maraîchère, bûcheron > bûcheronne, commerçant > commerçante, artisan > artisane, laborantin > laborantine",
    ),
  )("in French: %s, %s", (from, to) => {
    expect(feminineTitle(from, "fr")).toBe(to);
  });

  it("tells a woman by the titles that German writes alike after an article", () => {
    expect(genderOf(["Medizinische Fachangestellte"])).toBe("f");
  });
});
