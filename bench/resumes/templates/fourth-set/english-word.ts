import { type Sheet, skillNames, type Template } from "../template.ts";
import { bold, centred, item, line, p, part, ruled, run, table } from "../word-markup.ts";
import { between, dashed, framed, monthName, yearOnly } from "./printed-dates.ts";

const caps = (text: string): string => text.toUpperCase();
const underlined = (text: string): string => p(run(text, '<w:b/><w:u w:val="single"/>'));
const tabAt = (at: number): string => `<w:tabs><w:tab w:val="left" w:pos="${at}"/></w:tabs>`;
const rightTab = '<w:tabs><w:tab w:val="right" w:pos="9600"/></w:tabs>';
const dashItem = (text: string): string => line(`- ${text}`, '<w:ind w:left="360"/>');
const under = (title: string, rows: readonly string[]): string =>
  rows.length === 0 ? "" : `${underlined(title)}${rows.join("")}<w:p/>`;

/** The curriculum vitae that a job centre in Britain helps people to write. */
const jobCentre = (sheet: Sheet): string => {
  const { person } = sheet;
  return [
    p(bold("CURRICULUM VITAE"), centred),
    p(run(sheet.name, '<w:b/><w:sz w:val="32"/>'), centred),
    ...(person.place?.street ?? "").split(", ").map((one) => line(one, centred)),
    line(person.place?.line ?? "", centred),
    line(`Tel: ${person.phone ?? ""}`, centred),
    line(`Email: ${person.email ?? ""}`, centred),
    under("Personal Profile", person.summary === null ? [] : [line(person.summary)]),
    under(
      "Employment History",
      sheet.jobs.map((job) =>
        [
          p(bold(`${job.company}, ${job.town}`) + run(framed("\t", job.span.text, "")), rightTab),
          p(run(job.title, '<w:i/><w:u w:val="single"/>')),
          line("Duties included:"),
          ...job.bullets.map(dashItem),
          "<w:p/>",
        ].join(""),
      ),
    ),
    under(
      "Education and Qualifications",
      sheet.studies.map(
        (study) =>
          p(bold(study.school) + run(framed("\t", study.span.text, "")), rightTab) + line(study.degree),
      ),
    ),
    under("Training", person.certificates.map(dashItem)),
    under("Key Skills", skillNames(sheet).map(dashItem)),
    under("Interests", person.hobbies.length === 0 ? [] : [line(`${person.hobbies.join(", ")}.`)]),
    under("Referees", [
      table(
        [4800, 4800],
        [
          [
            ["Mrs J. Pym", "Manager, Elm Tree Lodge", "4 High Street, Otley LS21 3AB", "Tel: 01632 960555"]
              .map((one) => line(one))
              .join(""),
            ["Mr D. Oduya", "Supervisor", "Unit 9, Station Yard, Goole", "d.oduya@example.net"]
              .map((one) => line(one))
              .join(""),
          ],
        ],
      ),
    ]),
  ].join("");
};

/** An Indian fresher's resume: a table of examinations, projects, personal details and a declaration. */
const fresher = (sheet: Sheet): string => {
  const { person } = sheet;
  const boxed = (title: string, rows: readonly string[]): string =>
    part(title, rows, '<w:shd w:val="clear" w:fill="D9D9D9"/>');
  const cells = (values: readonly string[]): string[] => values.map((one) => line(one));
  const pair = (label: string, value: string): string => line(`${label}\t:  ${value}`, tabAt(2600));
  return [
    p(run("RESUME", '<w:b/><w:u w:val="single"/>'), centred),
    p(bold(caps(sheet.name))),
    line(`Mobile: ${person.phone ?? ""}`),
    line(`E-mail id: ${person.email ?? ""}`),
    boxed("CAREER OBJECTIVE", person.summary === null ? [] : [line(person.summary)]),
    boxed("ACADEMIC QUALIFICATION", [
      table(
        [2900, 3400, 1700, 1600],
        [
          cells(["Course", "Institution", "Year of Passing", "Percentage / CGPA"]),
          ...sheet.studies.map(({ degree, school, span }, i) =>
            cells([degree, school, span.end ?? "", ["8.1", "78.4%", "84%"][i] ?? ""]),
          ),
        ],
        ruled,
      ),
    ]),
    boxed(
      "TECHNICAL SKILLS",
      skillNames(sheet).map((one) => line(`❖  ${one}`)),
    ),
    boxed("ACADEMIC PROJECT", [
      p(bold("Title: ") + run("Water level alarm for overhead tanks")),
      p(bold("Team size: ") + run("4")),
      p(bold("Description: ") + run("A sensor sends a message when the tank is nearly full.")),
    ]),
    boxed(
      "INTERNSHIP / INDUSTRIAL TRAINING",
      sheet.jobs.map((job) =>
        [
          line(
            `➢  ${job.title} at ${job.company}, ${job.town}${framed(" (", between(job, monthName, " to ", "till date"), ")")}`,
          ),
          ...job.bullets.map(dashItem),
        ].join(""),
      ),
    ),
    boxed("CERTIFICATION COURSES", person.certificates.map(item)),
    boxed("EXTRA CURRICULAR ACTIVITIES", [
      item("Volunteer of the NSS unit"),
      item("Captain of the kabaddi team"),
    ]),
    boxed("PERSONAL DETAILS", [
      pair("Father's Name", "Mr. S. Raghavan"),
      pair("Date of Birth", "14th May 2003"),
      pair("Gender", person.hobbies.length === 0 ? "Female" : "Male"),
      pair("Marital Status", "Single"),
      pair("Languages Known", "English, Hindi and Tamil"),
      pair("Address", [person.place?.street, person.place?.line].join(", ")),
    ]),
    boxed("DECLARATION", [
      line("I hereby declare that the above mentioned details are true to the best of my knowledge."),
      line(`Place: ${person.place?.town ?? ""}`),
      line(`Date:\t\t\t\t(${caps(sheet.name)})`),
    ]),
  ].join("");
};

/** A Nigerian curriculum vitae: bio-data, institutions with dates, forms for each organisation, referees. */
const bioData = (sheet: Sheet): string => {
  const { person } = sheet;
  const pair = (label: string, value: string): string => line(`${caps(label)}:\t${value}`, tabAt(3000));
  const referee = (name: string, post: string, where: string, phone: string): string[] =>
    [name, post, where, phone].map((one) => line(one));
  return [
    p(run("CURRICULUM VITAE", '<w:b/><w:u w:val="single"/><w:sz w:val="28"/>'), centred),
    under("BIO-DATA", [
      pair("Name", sheet.name),
      pair("Address", [person.place?.street, person.place?.line].join(", ")),
      pair("Telephone No", person.phone ?? ""),
      pair("E-mail", person.email ?? ""),
      pair("Sex", sheet.turn % 2 === 0 ? "Female" : "Male"),
      pair("Date of birth", "3rd August, 1991"),
      pair("Marital status", "Married"),
      pair("L.G.A.", "Nsukka"),
      pair("Nationality", "Nigerian"),
    ]),
    under("INSTITUTIONS ATTENDED AND QUALIFICATIONS OBTAINED WITH DATES", [
      ...sheet.studies.map(
        (study) =>
          line(`${study.school}\t${framed("", study.span.text, "")}`, rightTab) +
          p(run(study.degree, "<w:i/>")),
      ),
    ]),
    under(
      "WORKING EXPERIENCE",
      sheet.jobs.map((job) =>
        [
          p(bold("Organisation: ") + run(`${job.company}, ${job.town}`)),
          p(bold("Position Held: ") + run(job.title)),
          job.span.text === "" ? "" : p(bold("Date: ") + run(between(job, yearOnly, " - ", "Till Date"))),
          p(bold("Job Description: ") + run(`${job.bullets.join("; ")}.`)),
          "<w:p/>",
        ].join(""),
      ),
    ),
    under("NATIONAL YOUTH SERVICE", [line("Discharge certificate obtained, Batch B.")]),
    under("PROFESSIONAL MEMBERSHIP AND CERTIFICATES", person.certificates.map(item)),
    under("SKILLS AND COMPETENCES", skillNames(sheet).map(item)),
    under("HOBBIES", person.hobbies.length === 0 ? [] : [line(person.hobbies.join(", "))]),
    under("REFEREES", [
      ...referee("Engr. T. A. Lawal", "Director of Works", "Secretariat Road, Ibadan", "0803 555 0987"),
      ...referee(
        "Rev. Sr. M. Obi",
        "Principal, Holy Rosary College",
        "P.M.B. 1041, Onitsha",
        "0806 555 0123",
      ),
    ]),
  ].join("");
};

/** A Philippine resume: capitals in the middle, a table of posts, levels of education, character references. */
const levels = (sheet: Sheet): string => {
  const { person } = sheet;
  const head = (title: string, rows: readonly string[]): string =>
    rows.length === 0
      ? ""
      : p(bold(caps(title)), '<w:pBdr><w:bottom w:val="single" w:sz="8"/></w:pBdr>') + rows.join("");
  const cells = (values: readonly string[]): string[] => values.map((one) => line(one));
  const level = (degree: string): string => (/school|second|k-12/i.test(degree) ? "Secondary" : "Tertiary");
  return [
    p(run(caps(sheet.name), '<w:b/><w:sz w:val="36"/>'), centred),
    line([person.place?.street, person.place?.line].join(", "), centred),
    line(`Mobile No.: ${person.phone ?? ""}`, centred),
    line(person.email ?? "", centred),
    head("Objective", person.summary === null ? [] : [line(person.summary)]),
    head("Work Experience", [
      table(
        [2400, 3000, 4200],
        [
          ["Inclusive Dates", "Position", "Company / Address"].map((one) => p(bold(one), centred)),
          ...sheet.jobs.map((job) =>
            cells([between(job, dashed, " to ", "Present"), job.title, `${job.company}, ${job.town}`]),
          ),
        ],
        ruled,
      ),
    ]),
    head(
      "Educational Attainment",
      sheet.studies.map((study) =>
        [
          line(`${level(study.degree)}\t: ${study.degree}`, tabAt(1900)),
          line(`\t  ${study.school}`, tabAt(1900)),
          study.span.text === "" ? "" : line(`\t  S.Y. ${study.span.text}`, tabAt(1900)),
        ].join(""),
      ),
    ),
    head("Skills", skillNames(sheet).map(item)),
    head("Trainings and Seminars Attended", person.certificates.map(item)),
    head("Personal Information", [
      line("Age\t: 29 years old", tabAt(1900)),
      line("Civil Status\t: Single", tabAt(1900)),
      line("Height\t: 5'3\"", tabAt(1900)),
      line("Religion\t: Roman Catholic", tabAt(1900)),
      line("Citizenship\t: Filipino", tabAt(1900)),
    ]),
    head("Character References", [
      table(
        [4800, 4800],
        [
          [
            p(bold("Dr. Alma Siapno")) + line("Clinic Head, Mabuhay Clinic") + line("0917 555 0111"),
            p(bold("Mr. Noel Ygay")) + line("Barangay Captain, San Jose") + line("0918 555 0222"),
          ],
        ],
      ),
    ]),
    line("I hereby certify that the above information is true and correct."),
    p(bold(caps(sheet.name)), '<w:jc w:val="right"/>'),
  ].join("");
};

export const fourthWordTemplates: readonly Template[] = [
  {
    name: "job-centre",
    languages: ["en"],
    careers: { country: "uk", trades: ["careassistant", "cashier", "carpenter"], jobs: [1, 6] },
    dateForm: "month-year",
    join: "word",
    studyDates: "year",
    word: jobCentre,
  },
  {
    name: "fresher",
    languages: ["en"],
    careers: { country: "in", trades: ["student", "engineer"], jobs: [0, 2] },
    dateForm: "short-month",
    join: "dash",
    studyDates: "year",
    word: fresher,
  },
  {
    name: "bio-data",
    languages: ["en"],
    careers: { country: "ng", trades: ["teacher", "nurse", "engineer"], jobs: [1, 4] },
    dateForm: "year",
    join: "hyphen",
    word: bioData,
  },
  {
    name: "levels",
    languages: ["en"],
    careers: { country: "ph", trades: ["nurse", "nanny", "teacher"], jobs: [1, 5] },
    dateForm: "slash",
    join: "hyphen",
    studyDates: "year",
    word: levels,
  },
];
