import fc from "fast-check";
import { expect, test } from "vitest";
import { readResume } from "./read-resume.ts";
import { layOut, type Setting } from "./testing/lay-out.ts";

interface Job {
  readonly title: string;
  readonly employer: string;
  readonly range: string;
  readonly duties: readonly string[];
}
interface Resume {
  readonly name: string;
  readonly headings: { readonly jobs: string; readonly studies: string; readonly skills: string };
  readonly jobs: readonly Job[];
  readonly study: string;
  readonly skills: readonly string[];
}

const resumes: readonly Resume[] = [
  {
    name: "Orla Pemberton",
    headings: { jobs: "Work Experience", studies: "Education", skills: "Skills" },
    jobs: [
      {
        title: "Warehouse supervisor",
        employer: "Tidewater Logistics Ltd",
        range: "03/2019 - 07/2024",
        duties: ["Planned shifts for 14 people", "Cut picking errors by 9 % in 2023"],
      },
      {
        title: "Forklift driver",
        employer: "Marlow Cold Stores",
        range: "01/2015 - 02/2019",
        duties: ["Loaded trailers on the night shift", "Kept the stock list of two halls"],
      },
      {
        title: "Shop assistant",
        employer: "Fenwick Bakery Stores",
        range: "06/2012 - 12/2014",
        duties: ["Ran the till on Saturdays"],
      },
    ],
    study: "High School Diploma, Marlow High School, 2012",
    skills: ["Inventory", "Forklift", "Teamwork"],
  },
  {
    name: "Jonas Wiesner",
    headings: { jobs: "Berufserfahrung", studies: "Ausbildung", skills: "Kenntnisse" },
    jobs: [
      {
        title: "Elektroniker",
        employer: "Stadtwerke Lindental GmbH",
        range: "04/2018 - heute",
        duties: ["Wartung der Anlagen in drei Werken", "Prüfung nach Norm mit Protokoll"],
      },
      {
        title: "Haustechniker",
        employer: "Klinikum Auental",
        range: "09/2013 - 03/2018",
        duties: ["Reparatur von Heizung und Lüftung"],
      },
    ],
    study: "Gesellenbrief Elektroniker, Berufsschule Auental, 2013",
    skills: ["Schaltschrankbau", "SPS", "Teamarbeit"],
  },
  {
    name: "Maëlle Corbin",
    headings: { jobs: "Expériences professionnelles", studies: "Formation", skills: "Compétences" },
    jobs: [
      {
        title: "Aide-soignante",
        employer: "Résidence Les Tilleuls",
        range: "02/2017 - 05/2024",
        duties: ["Soins quotidiens de 12 résidents", "Transmissions écrites chaque soir"],
      },
      {
        title: "Agent de service hospitalier",
        employer: "Centre hospitalier de Brévent",
        range: "10/2013 - 01/2017",
        duties: ["Entretien des chambres"],
      },
    ],
    study: "Baccalauréat professionnel, Lycée Jean Moulin, 2013",
    skills: ["Hygiène", "Écoute", "Travail en équipe"],
  },
  {
    name: "Rosa Villalba Cano",
    headings: { jobs: "Experiencia laboral", studies: "Formación académica", skills: "Competencias" },
    jobs: [
      {
        title: "Cocinera",
        employer: "Restaurante La Vereda",
        range: "05/2016 - 09/2024",
        duties: ["Menú del día para 80 personas", "Pedidos a cuatro proveedores"],
      },
      {
        title: "Camarera",
        employer: "Hotel Miralmonte",
        range: "03/2012 - 04/2016",
        duties: ["Servicio de sala y barra"],
      },
    ],
    study: "Bachillerato, Instituto Miralmonte, 2011",
    skills: ["Repostería", "Trabajo en equipo", "APPCC"],
  },
];

const heads: readonly ((job: Job) => string[])[] = [
  ({ title, employer, range }) => [`*${title} >> ${range}`, employer],
  ({ title, employer, range }) => [`*${employer} >> ${range}`, title],
  ({ title, employer, range }) => [`${range} << *${title}`, ` << ${employer}`],
  ({ title, employer, range }) => [`*${title} | ${employer}`, range],
];

interface Look {
  readonly bullet: string;
  readonly heading: (text: string) => string;
  readonly order: readonly ("jobs" | "studies" | "skills")[];
  readonly sidebar: "none" | "left" | "right";
  readonly noise: readonly string[];
}
const plainLook: Look = {
  bullet: "•",
  heading: (text) => text,
  order: ["jobs", "studies", "skills"],
  sidebar: "none",
  noise: [],
};

const anyLook: fc.Arbitrary<Look> = fc.record({
  bullet: fc.constantFrom("•", "-", "–", "▪", "◦", "→", "*", "✓", "»", "·"),
  heading: fc.constantFrom<Look["heading"]>(
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase(),
    (text) => `${text}:`,
  ),
  order: fc.shuffledSubarray(["jobs", "studies", "skills"] as const, { minLength: 3 }),
  sidebar: fc.constantFrom("none", "left", "right"),
  noise: fc.subarray(["Page 1 of 2", "orla.example.org", "—", "2 / 2", "Curriculum vitae"], { maxLength: 2 }),
});

function written(resume: Resume, head: (job: Job) => string[], look: Look): string {
  const title = (text: string) => `## ${look.heading(text)}`;
  const bodies = {
    jobs: [
      title(resume.headings.jobs),
      ...resume.jobs.flatMap((job) => [...head(job), ...job.duties.map((duty) => `${look.bullet} ${duty}`)]),
    ],
    studies: [title(resume.headings.studies), resume.study],
    skills: [title(resume.headings.skills), ...resume.skills.map((skill) => `${look.bullet} ${skill}`)],
  };
  const top = [`# ${resume.name}`, "someone@example.org · +44 7700 900123"];
  const main = look.order.filter((kind) => look.sidebar === "none" || kind !== "skills");
  const body = main.flatMap((kind) => bodies[kind]);
  if (look.sidebar === "none") return [...top, ...body, ...look.noise].join("\n");
  const columns =
    look.sidebar === "left"
      ? ["{L}", ...bodies.skills, "{R}", ...body]
      : ["{L}", ...body, "{R}", ...bodies.skills];
  return [...top, ...columns, ...look.noise.map((line) => `{F} ${line}`)].join("\n");
}

const titlesOf = (text: string, setting: Setting): string[] =>
  readResume(layOut(text, setting)).content.experience.map(({ title }) => title);

test("bullets, heading case, order of sections, columns and noise lose no job that was read without them", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...resumes),
      fc.constantFrom(...heads),
      anyLook,
      fc.constantFrom<Setting>("page", "words", "docx", "txt"),
      (resume, head, look, setting) => {
        const isPage = setting === "page" || setting === "words";
        const drawn = isPage ? look : { ...look, sidebar: "none" as const };
        const plain = titlesOf(written(resume, head, plainLook), setting);
        expect(titlesOf(written(resume, head, drawn), setting)).toEqual(expect.arrayContaining(plain));
      },
    ),
    { numRuns: 250 },
  );
});

test.each(heads.map((head, n) => [n, head] as const))(
  "every job of a plain resume is read, head %i",
  (_, head) => {
    for (const resume of resumes)
      for (const setting of ["page", "words", "docx", "txt"] as const)
        expect(titlesOf(written(resume, head, plainLook), setting)).toEqual(
          resume.jobs.map(({ title }) => title),
        );
  },
);

const germanLetter = `Jonas Wiesner
Lindenweg 4, 37073 Göttingen
someone@example.org
Papierfabrik Musterhausen
Personalabteilung
30159 Hannover
Göttingen, 12.06.2026
*Bewerbung als Schichtleiter
Sehr geehrte Damen und Herren,
Ihre Anzeige habe ich mit Interesse gelesen. Seit 2018 arbeite ich als Elektroniker
und warte Anlagen in drei Werken. Teamarbeit und Sorgfalt sind mir wichtig.
Über eine Einladung zu einem Gespräch freue ich mich.
Mit freundlichen Grüßen
Jonas Wiesner
Anlagen`;

test.each(["page", "docx", "txt"] as const)(
  "a covering letter before or behind adds nothing, %s",
  (setting) => {
    const resume = resumes[1];
    const head = heads[0];
    if (!resume || !head) throw new Error("no sample");
    const alone = written(resume, head, plainLook);
    const { personalInfo: _, ...wanted } = readResume(layOut(alone, setting)).content;
    for (const text of [`${germanLetter}\n{P}\n${alone}`, `${alone}\n{P}\n${germanLetter}`]) {
      const { personalInfo, ...content } = readResume(layOut(text, setting)).content;
      expect(content).toEqual(wanted);
      expect(personalInfo).toMatchObject({
        firstName: "Jonas",
        lastName: "Wiesner",
        headline: "",
        summary: "",
      });
      expect(personalInfo.location).toBe("37073 Göttingen");
    }
  },
);

test("a letter alone is no resume", () => {
  const { lines, content } = readResume(layOut(germanLetter, "txt"));
  expect(content.experience).toEqual([]);
  expect(lines).toHaveLength(15);
});
