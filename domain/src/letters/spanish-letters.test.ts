import { describe, expect, it } from "vitest";
import { namesOf } from "./resume-facts.ts";
import { tellSpanish } from "./telling/spanish.ts";
import { makeResume } from "./testing/make-resume.ts";
import { letterOf } from "./testing/measure-letters.ts";
import { makePosting } from "./testing/postings.ts";
import { genderOf } from "./title-forms.ts";

/** Mistakes that a reader found in letters, by their cause. */
describe("Spanish letters", () => {
  it.each([
    [["Jefa de recepción"], "f"],
    [["Auxiliar de enfermería", "Empleada de hogar"], "f"],
    [["Monitora de comedor"], "f"],
    [["Jefe de obra"], "m"],
    [["Recepcionista"], null],
  ] as const)("reads the gender of %j", (titles, gender) => {
    expect(genderOf(titles)).toBe(gender);
  });

  it("tells what was done once in the past, and what was reached as reached", () => {
    expect(tellSpanish("Implantación del sistema Opera en cuatro semanas", true)).toEqual({
      form: "past",
      text: "llevé a cabo la implantación del sistema Opera en cuatro semanas",
    });
    expect(tellSpanish("Aumento del tique medio un 9 %", true).text).toBe(
      "logré un aumento del tique medio de un 9 %",
    );
    expect(tellSpanish("Rotación reducida del 18 al 11 %", true)).toEqual({
      form: "past",
      text: "reduje la rotación del 18 al 11 %",
    });
  });

  it("takes a household for no employer", () => {
    const [job] = makeResume({
      name: "Nerea Aldekoa",
      place: "Vitoria",
      skills: "",
      jobs: [["Cuidadora | Familia particular | 2014-06 | 2019-02", "Gestión de citas."]],
    }).experience;
    expect(job && namesOf(job, "es", false)).toMatchObject({ title: "cuidadora", at: "" });
  });

  it("says of nobody that they were a year of service", () => {
    const [job] = makeResume({
      name: "Nerea Aldekoa",
      place: "Vitoria",
      skills: "",
      jobs: [["Servicio social | Cruz Roja | 2014-06 | 2015-02", "Gestión de citas."]],
    }).experience;
    expect(job && namesOf(job, "es", false)).toMatchObject({ title: "", employer: "Cruz Roja" });
  });

  it("writes skills as words or names, and sees no gap in what the resume says in other words", () => {
    const resume = makeResume({
      name: "Nicolás Santana",
      place: "Telde",
      skills: "Sala, Vinos, Opera PMS",
      jobs: [
        [
          "Camarero | Restaurante Confital | 2018-04 | ",
          "Montaje de salas y servicio de vinos.",
          "Atiendo 12 mesas.",
        ],
      ],
    });
    const posting = makePosting(
      "es",
      "x",
      "Camarero | Gastrobar Vegueta | Telde",
      "Turno fijo.",
      "Servicio de sala",
    );
    const { content } = letterOf({ key: "x", language: "es", resume }, posting, { length: "long" });
    const text = content.paragraphs.map((one) => one.text).join("\n");
    expect(text).toMatch(/(?:sala|vinos|Opera PMS)(?:, | y )(?:sala|vinos|Opera PMS)/);
    expect(text).not.toContain("«servicio de sala»");
  });
});
