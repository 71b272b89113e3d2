import { describe, expect, it } from "vitest";
import { root } from "../setup/root.mjs";
import { checkCatalogue } from "./catalogue-rules.ts";
import { loadData, readData } from "./load-data.ts";
import { checkQuestions } from "./question-rules.ts";
import { checkSamples } from "./sample-rules.ts";
import { smallData } from "./testing/small-data.ts";

/** The problems of a small catalogue with one file changed. */
function problemsWith(path: string, text: string): string[] {
  const files: Readonly<Record<string, string>> = { ...smallData, [path]: text };
  const data = readData(
    (name) => ({ path: name, text: files[name] ?? "" }),
    (folder) =>
      Object.entries(files).flatMap(([name, text]) =>
        name.startsWith(`${folder}/`) ? [{ path: name, text }] : [],
      ),
  );
  if (data.problems.lines.length === 0) {
    checkCatalogue(data);
    checkSamples(data.samples);
    checkQuestions(data.questions, data.roles);
  }
  return data.problems.lines;
}

it("the shipped data has no problems", () => {
  const data = loadData(root);
  checkCatalogue(data);
  checkSamples(data.samples);
  checkQuestions(data.questions, data.roles);
  expect(data.problems.lines).toEqual([]);
});

it("the small data has no problems", () => {
  expect(problemsWith("none", "")).toEqual([]);
});

const [roles, skills, licences] = ["roles/nursing.yaml", "skills.tsv", "licences.tsv"];
const [figures, isco, titles] = ["figures.tsv", "isco.tsv", "occupation-titles.tsv"];

const [competencies, questions] = ["competencies.yaml", "questions/29-health.tsv"];
const sample = "samples/es.yaml";
const pathOf = (name: string) => (name === sample ? `server/data/${name}` : `domain/data/${name}`);

describe("a broken data file is reported with file and line", () => {
  it.each<[file: string, from: string, to: string, problem: string]>([
    [roles, "codes: [29-1141]", "codes: [29-9999]", "registered-nurse: no figures for 29-9999"],
    [roles, "codes: [29-1141]", "codes: [291141]", "registered-nurse: codes.0: Invalid input"],
    [roles, "codes: [29-1141]", "codes: []", "registered-nurse: codes: Too small"],
    [roles, "industry: health", "industry: wealth", "nursing-assistant: industry: Invalid option"],
    [roles, "[entry, mid, senior]", "[senior, mid, entry]", "registered-nurse: levels are not in order"],
    [roles, "[entry, mid, senior]", "[novice]", "registered-nurse: levels.0: Invalid option"],
    [roles, "education: bachelor", "education: school days", "registered-nurse: education: Invalid option"],
    [roles, "years: 4", "years: many", "charge-nurse: years: Invalid input"],
    [roles, "years: 4", "years: 40", "charge-nurse: years: Too big"],
    [roles, "[nursing-registration]", "[nurse]", "registered-nurse: no such licence: nurse"],
    [roles, "[leadership, budgeting", "[levitation, budgeting", "nurse-manager: no such skill: levitation"],
    [roles, "[leadership, budgeting", "[hr, budgeting", "nurse-manager: a skill twice"],
    [roles, "[leadership, budgeting, hr, ", "[", "nurse-manager: 2 skills, not 4 to 10"],
    [roles, "charge-nurse: lead", "chief-nobody: lead", "registered-nurse: no such role in up: chief-nobody"],
    [roles, "charge-nurse: lead", "charge-nurse: boss", "registered-nurse: up.charge-nurse: Invalid option"],
    [roles, "charge-nurse: lead", "charge-nurse: sector", "registered-nurse: no reason of up: sector"],
    [roles, "charge-nurse: lead", "registered-nurse: lead", "registered-nurse: leads to itself in up"],
    [roles, "charge-nurse: lead", "nursing-assistant: lead", "registered-nurse: rises to nursing-assistant"],
    [roles, "up: {charge-nurse", "beside: {charge-nurse", 'registered-nurse: Unrecognized key: "beside"'],
    [roles, "fr: [Infirmier/ère,", "pt: [Infirmier/ère,", 'registered-nurse: titles: Unrecognized key: "pt"'],
    [
      roles,
      "en: [Registered nurse,",
      "en: [Nursing assistant,",
      '"nursing assistant" (en) is nursing-assistant',
    ],
    [roles, "en: [Registered nurse, RN,", "en: [", "registered-nurse: 2 titles in en, not 4 to 14"],
    [roles, "en: [Registered nurse,", "en: [RN,", "registered-nurse: titles twice in en: rn"],
    [
      roles,
      "Leitet eine Station durch die Schicht, verteilt die Patienten, beantwortet",
      "Leitet",
      "charge-nurse: a description of",
    ],
    [roles, "- id: registered-nurse", "- id: Registered Nurse", "Registered Nurse: id: "],
    [
      roles,
      "- id: registered-nurse",
      "- id: nursing-assistant",
      "nursing-assistant: another role has this id",
    ],
    [roles, "  levels: [entry, mid]", "  id: nurse", "DUPLICATE_KEY: Map keys must be unique"],
    [skills, "triage\tTriage", "hr\tTriage", "hr stands on line"],
    [skills, "triage\tTriage", "triage\tcare\tTriage", "6 columns instead of 5 (id, en, es, fr, de)"],
    [skills, "triage\tTriage", "Nursing Care\tTriage", "Nursing Care is not written in lower-case-words"],
    [skills, "triage\tTriage;", "triage\tTriage;;", 'an empty item in en: "Triage;;'],
    [skills, "triage\tTriage;", "triage\t Triage;", 'blanks around the en: " Triage;'],
    [skills, "triage\tTriage; Patient triage", "triage\t", "no en"],
    [
      skills,
      "id\ten\tes",
      "id\tes\ten",
      "the columns are id, en, es, fr, de; the first line says id, es, en",
    ],
    [licences, "Registration as a nurse", "", "no en"],
    [licences, "\tBerufserlaubnis", "; Berufserlaubnis", "4 columns instead of 5"],
    [figures, "29-1141\t66030", "29-1141\t6603O", "p10 is no wage: 6603O"],
    [figures, "29-1141\t66030", "29-1141\t166030", "percentiles do not rise"],
    [figures, "31-1131\t31390", "31-1131\t390", "wages out of range: 390 to"],
    [figures, "\t3391\t", "\tmany\t", "employed is no number: many"],
    [figures, "\t3391\t", "\t33910000\t", "employment out of range"],
    [figures, "\t4.9\t", "\t490\t", "growth out of range: 490"],
    [figures, "bachelor\tnone\t4", "bachelors\tnone\t4", "no such education: bachelors"],
    [figures, "bachelor\tnone\t4", "bachelor\tlittle\t4", "no such experience: little"],
    [figures, "bachelor\tnone\t4", "bachelor\tnone\t6", "zone is no number from 1 to 5: 6"],
    [figures, "29-1141\t66030", "291141\t66030", "291141 is no code like 29-1141"],
    ["first-steps.tsv", "care\t", "cure\t", "no such kind of step: cure"],
    ["first-steps.tsv", "leadership; ", "sorcery; ", "no such skill: sorcery"],
    [isco, "29-1141\t2221", "29-1141\t222", "222 is no unit group of ISCO-08"],
    [isco, "29-1141\t2221", "99-1141\t2221", "no figures for 99-1141"],
    [titles, "registered-nurse\t", "sorcerer\t", "no such role: sorcerer"],
    ["synonyms.tsv", "programmer\t", "programmer; developer\t", "a row with a second column has one form"],
    ["synonyms.tsv", "registered nurse; rn", "registered nurse", "registered nurse has no synonym"],
    ["synonyms.tsv", "registered nurse; rn", "nurse of the ward; rn", "contains the stop word of"],
    ["language-names.tsv", "en\tenglish", "eng-US\tenglish", "eng-US is no code of ISO 639"],
    ["language-names.tsv", "ingles;", "inglés;", "inglés is not in plain letters: ingles"],
    ["time-zones.tsv", "Paris", "Paris; Berlin", "Berlin is a zone of DE already"],
    ["time-zones.tsv", "FR\tParis", "XX\tParis", "no such country in ISO 3166-1: XX"],
    ["countries.tsv", "DE\tEUR", "DE\tEUX", "no such currency: EUX"],
    ["countries.tsv", "US\tUSD", "Us\tUSD", "no such country in ISO 3166-1: Us"],
    ["countries.tsv", "US\tUSD", "DE\tUSD", "DE stands on line 2 already"],
    ["countries.tsv", "deutschland; brd", "Deutschland; brd", "Deutschland is not in plain letters"],
    ["world-regions.tsv", "europa\tDE", "europa\tDE; FR", "no such country in countries.tsv: FR"],
    ["states.tsv", "DE\tby", "FR\tby", "no such country in countries.tsv: FR"],
    ["states.tsv", "DE\tby", "US\tca", "US ca stands on line 2 already"],
    ["towns.tsv", "US\tboston", "CA\tboston", "no such country in countries.tsv: CA"],
    ["towns.tsv", "munich", "munich; munich", "munich stands twice in names"],
    ["towns.tsv", "munchen", "münchen", "münchen is not in plain letters: munchen"],
    ["remote-words.tsv", "teletrabajo", "Teletrabajo", "Teletrabajo is not in plain letters"],
    ["title-words.tsv", "abogado", "Abogado", "Abogado would never be found: write abogado"],
    ["given-names.tsv", "adam", "ádám", "ádám would never be found: write adam"],
    ["section-headings.tsv", "resumen\tsummary", "resumen\tintro", "no such kind of section: intro"],
    ["section-headings.tsv", "resumen\t", "Résumé\t", "Résumé would never be found: write resume"],
    [competencies, "kinds: [behaviour, situation]", "kinds: [behavior]", "safety: kinds.0: Invalid option"],
    [competencies, "id: method", "id: safety", "safety: another competency has this id"],
    [competencies, "kinds: [technical]", "kinds: [technical, pay]", "method: no probes for pay"],
    [competencies, "    technical:\n", "    motivation:\n", "method: probes for motivation, which is none"],
    [
      competencies,
      "seeks: [action, situation]",
      "seeks: [deed]",
      "probes.behaviour.0.seeks.0: Invalid option",
    ],
    [competencies, "{en: Safety, es: Seguridad,", "{en: Safety,", "safety: names.es: Invalid input"],
    [questions, "\tsituation\t", "\tscene\t", "no such kind of question: scene"],
    [questions, "\tsafety\t", "\tbravery\t", "no such competency: bravery"],
    [questions, "\ttechnical\tmethod", "\tpay\tmethod", "method has no questions of kind pay"],
    [questions, "\tentry\t", "\tnovice\t", "no such level: novice"],
    [questions, "\tregistered-nurse;", "\tsorcerer;", "no such role: sorcerer"],
    [questions, "\tWie wechseln Sie den Verband einer Wunde?", "\t", "no de"],
    [questions, "¿Cómo cambia", "Cómo cambia", "wound-dressing asks in Spanish without ¿"],
    [questions, "einer Wunde?", "einer Wunde", "wound-dressing does not end like a sentence in de"],
    [
      questions,
      "How do you change the dressing of a wound?",
      "Wound care?",
      "has 2 words in en, not 4 to 45",
    ],
    [questions, "wound-dressing", "health-wrong-dose", "health-wrong-dose stands on line 2 already"],
    [sample, "id: es-soldador", "id: fr-soldador", "an id in this file begins with es-"],
    [sample, "id: es-soldador", "id: Soldador", "Soldador: id: an id like en-welder"],
    [sample, "type: full-time", "type: full", "es-soldador: type: Invalid option"],
    [sample, "daysAgo: 3", "daysAgo: yesterday", "es-soldador: daysAgo: Invalid input"],
    [sample, "company:", "employer:", 'es-soldador: Unrecognized key: "employer"'],
    [sample, "Sevilla, España", "Vetusta, Atlántida", "no country is known for Vetusta, Atlántida"],
    [sample, "1.700 € - 2.000 € al mes", "según convenio", "this pay is not understood: según convenio"],
  ])("%s: %j made %j", (name, from, to, problem) => {
    const path = pathOf(name);
    const text = smallData[path] ?? "";
    expect(text).toContain(from);
    const line = text.slice(0, text.indexOf(from)).split("\n").length;
    const problems = problemsWith(path, text.replace(from, to));
    expect(
      problems.filter((one) => one.startsWith(`${path}:${line}: `)).join("\n"),
      problems.join("\n"),
    ).toContain(problem);
  });

  it("a role without a language, at the line of the texts", () => {
    const path = `domain/data/${roles}`;
    const text = smallData[path] ?? "";
    const line = text.split("\n").indexOf("  titles:") + 1;
    expect(problemsWith(path, text.replace(/ {4}de: .*\n/, ""))).toContain(
      `${path}:${line}: nursing-assistant: titles.de: Invalid input: expected array, received undefined`,
    );
  });

  it("roles that lead up in a circle, and a role that nothing leads up from", () => {
    const path = `domain/data/${roles}`;
    const text = smallData[path] ?? "";
    const circle = text.replace("up: {nurse-manager: manage}", "up: {registered-nurse: own}");
    expect(problemsWith(path, circle).join("\n")).toContain("a circle of up: ");
    const end = text.replace("  up: {registered-nurse: degree}\n", "");
    expect(problemsWith(path, end)).toEqual([`${path}:1: nursing-assistant: nothing leads up from it`]);
  });

  it("a licence that no role asks for", () => {
    const path = `domain/data/${licences}`;
    expect(problemsWith(path, `${smallData[path]}pilot-licence\ta\tb\tc\td\n`)).toEqual([
      `${path}:3: no role asks for pilot-licence`,
    ]);
  });

  it("a block that does not end, a file that is no list, and one that is empty", () => {
    const path = `domain/data/${roles}`;
    const text = smallData[path] ?? "";
    expect(problemsWith(path, text.replace("[29-1141]", "[29-1141")).join("\n")).toMatch(
      /nursing\.yaml:\d+: BAD_/,
    );
    expect(problemsWith(path, "roles: none").join("\n")).toContain(`${path}:1: not a list of blocks`);
    expect(problemsWith(`domain/data/${licences}`, "").join("\n")).toContain(
      `domain/data/${licences}:1: no line with the columns: id, en, es, fr, de`,
    );
  });

  it("a question that differs from another one by the role's name alone", () => {
    const path = `domain/data/${questions}`;
    const text = smallData[path] ?? "";
    const row = text.trim().split("\n").at(-1) ?? "";
    const again = row
      .replace("wound-dressing", "ward-dressing")
      .replace("How do you change", "As a charge nurse, how do you change");
    expect(problemsWith(path, `${text}${again}\n`)[0]).toBe(
      `${path}:4: ward-dressing asks the same as wound-dressing in en (100 %)`,
    );
  });

  it("a file of questions without an occupational group in its name", () => {
    const path = "domain/data/questions/health.tsv";
    expect(
      problemsWith(
        path,
        (smallData[`domain/data/${questions}`] ?? "").replace(/^h.*\n/m, "").replace("wound-", "foot-"),
      ).join("\n"),
    ).toContain(`${path}:1: the file is not named any.tsv or like 29-health.tsv`);
  });

  it("a sample that is written in another language, and one whose id another one has", () => {
    const path = `server/data/${sample}`;
    const text = smallData[path] ?? "";
    const german = smallData["server/data/samples/de.yaml"] ?? "";
    const english = text.replace(/description: [\s\S]*$/, german.slice(german.indexOf("description: ")));
    expect(problemsWith(path, english)).toEqual([`${path}:8: es-soldador: reads like a text in de`]);
    expect(problemsWith(path, text + text)).toEqual([`${path}:10: es-soldador: another sample has this id`]);
  });

  it("a language without samples", () => {
    const path = "server/data/samples/fr.yaml";
    expect(problemsWith(path, "")).toEqual([
      `${path}:1: not a list of blocks, each of which begins with \`- id:\``,
    ]);
  });

  it.each([
    ["- id: de", "- id: fr", "1: fr: the id in this file is de"],
    ["{about} You know", "You know", "4: de: frames.0: "],
    ["{skills}.", "much.", "4: de: frames.0: "],
    ['"Place 11: {about} You know {skills}."', "", "4: de: frames: Too small"],
    ["[Clinic]", "[]", "6: de: groups.care: Too small"],
    ["trade: [Days only]", "nights: [Nights]", "5: de: shifts"],
    ["Example {name}", "Example", "9: de: employers.0: "],
  ])("parts of composed samples with %j made %j", (from, to, problem) => {
    const path = "server/data/sample-texts/de.yaml";
    expect(problemsWith(path, (smallData[path] ?? "").replace(from, to)).join("\n")).toContain(
      `${path}:${problem}`,
    );
  });
});
