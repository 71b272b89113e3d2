import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { askedSkillIds } from "./asked-skills.ts";

const asked = (description: string, { title = "", company = "" } = {}) =>
  askedSkillIds({ title, company, description });

describe("skills that a posting asks for", () => {
  it.each([
    ["We are recruiting for our busy ward.", ""],
    ["Humber Teaching Hospitals is proud of its nurses.", "Humber Teaching Hospitals"],
    ["Childcare vouchers, retail discounts and a free counselling line.", ""],
    ["Shifts of 7.5 hr, 37.5 hours a week.", ""],
    ["You will present to C-level managers.", ""],
    ["3D rendering of houses.", ""],
    ["Our office is near the Museum of Photography.", ""],
    ["We are committed to safeguarding and promoting the welfare of children.", ""],
    ["Bewerben Sie sich bei unserem Recruiting.", ""],
    ["Wir bieten Kinderbetreuung, Massage und ein Jobrad.", ""],
    ["Nous recrutons, écrivez au service recrutement.", ""],
    ["Ofrecemos guardería, seguro médico y gimnasio.", ""],
    ["No sales, no cold calling.", ""],
  ])("finds none in: %s", (text, company) => expect(asked(text, { company })).toEqual([]));

  it.each([
    ["You have experience in recruiting nurses.", ["recruiting"]],
    ["Plastering and rendering of outside walls.", ["plastering"]],
    ["Experience with C, C++ and Linux.", ["c", "cpp", "linux"]],
    ["Sie beherrschen Wundversorgung und Medikamentengabe.", ["wound-care", "medication-administration"]],
    ["Vous maîtrisez le service en salle et l'encaissement.", ["table-service", "cash-handling"]],
    ["Dominio de Excel y SAP.", ["excel", "sap"]],
  ])("finds them in: %s", (text, ids) => expect(asked(text)).toEqual(ids));

  it("reads lists below headings, and leaves out those of what is offered", () => {
    const text =
      "About us\nLeaders in banking since 1990.\nYour profile:\n- Python\n- SQL\nWe offer:\n- Yoga and massage";
    expect(asked(text)).toEqual(["python", "sql"]);
  });

  it("takes a department for a skill only where the title names it", () => {
    const text = "You work with our marketing team.";
    expect(asked(text)).toEqual([]);
    expect(asked(text, { title: "Marketing assistant" })).toEqual(["marketing"]);
  });

  it("answers any text within a second, with no skill twice", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 40 }), (description, company) => {
        const ids = asked(description, { company });
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
    const from = performance.now();
    for (const long of ["we are recruiting ", "Director of Nursing and ", "A ", "a, ", "- "])
      asked(long.repeat(20_000));
    expect(performance.now() - from).toBeLessThan(5_000);
  });
});
