import "./polyfill.ts";
import { strToU8, type Zippable, zipSync } from "fflate";
import { describe, expect, it, test } from "vitest";
import { docxOf, paragraphs, textPdf } from "./crafted-files.ts";
import { readFile } from "./read-file.ts";

/** One resume in every format. */
const head = ["Odalys Whitcombe", "odalys.whitcombe@example.com | (555) 555-0133"];
const job = ["Baker, Corner Crumb Bakery", "May 2019 - Present"];
const tasks = ["Baked 200 loaves a day", "Trained four apprentices"];
const skills = "Sourdough, Food safety, Menu planning";

const rtf = [
  "{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}}{\\colortbl;\\red0\\green0\\blue0;\\red255\\green255\\blue255;}",
  "{\\info{\\author Somebody Else}}{\\*\\generator Word 16;}",
  `{\\fs36\\b ${head[0]}\\par}${head[1]}\\par{\\b\\fs28 Work Experience\\par}`,
  `${job[0]}\\par ${job[1]}\\par`,
  ...tasks.map((task) => `{\\listtext\\'b7\\tab}${task}\\par`),
  "{\\b\\fs28 Skills\\par}Sourdough, Food safety, Menu planning, Cr\\'eapes, Caf\\u233?\\par",
  "{\\v hiddenword}{\\cf2 whiteword}{\\fs2 tinyword}\\par}",
].join("\n");

const html = `<!DOCTYPE html><html><head><title>x</title><style>p{color:red}</style><script>stealAll()</script></head>
<body><h1>${head[0]}</h1><p>${head[1]}</p><h2>Work Experience</h2><p><b>${job[0]}</b></p><p>${job[1]}</p>
<ul><li>${tasks[0]}</li><li>${tasks[1]}</li></ul><h2>Skills</h2><p>${skills}</p>
<p style="display:none">hiddenword</p><span style="color:#fff">whiteword</span><iframe src="http://127.0.0.1/">framed</iframe></body></html>`;

const markdown = `# ${head[0]}\n\n[odalys.whitcombe@example.com](mailto:odalys.whitcombe@example.com) | (555) 555-0133\n\n## Work Experience\n\n**${job[0]}**\n\n${job[1]}\n\n- ${tasks[0]}\n- ${tasks[1]}\n\n## Skills\n\n${skills}\n`;
const text = [
  ...head,
  "",
  "WORK EXPERIENCE",
  ...job,
  ...tasks.map((t) => `- ${t}`),
  "",
  "SKILLS",
  skills,
].join("\r\n");

const office = 'xmlns:office="o" xmlns:text="t" xmlns:style="s" xmlns:fo="f"';
const odt = (body: string, more: Zippable = {}): Uint8Array =>
  zipSync({
    mimetype: strToU8("application/vnd.oasis.opendocument.text"),
    "content.xml": strToU8(
      `<office:document-content ${office}><office:automatic-styles><style:style style:name="H"><style:text-properties text:display="none"/></style:style></office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
    ...more,
  });
const p = (line: string): string => `<text:p>${line}</text:p>`;
const odtBody = `${head.map(p).join("")}<text:h text:outline-level="1">Work Experience</text:h>${job.map(p).join("")}<text:list>${tasks
  .map((task) => `<text:list-item>${p(task)}</text:list-item>`)
  .join(
    "",
  )}</text:list><text:h text:outline-level="1">Skills</text:h>${p(skills)}<text:p>a<text:span text:style-name="H">hiddenword</text:span></text:p>`;

const utf16 = (said: string): Uint8Array =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(said, "utf16le")]);
const big = (said: string): Uint8Array => Buffer.from(utf16(said)).swap16();

const told: [string, string, Uint8Array][] = [
  ["RTF", "rtf", strToU8(rtf)],
  ["HTML", "html", strToU8(html)],
  ["HTML in UTF-16", "html", utf16(html)],
  ["Markdown", "md", strToU8(markdown)],
  ["plain text", "txt", strToU8(text)],
  ["plain text in UTF-16", "txt", utf16(text)],
  ["plain text in big-endian UTF-16", "txt", big(text)],
  ["plain text in UTF-16 without a mark", "txt", Buffer.from(text, "utf16le")],
  ["plain text in Latin-1", "txt", Buffer.from(`${text}, Crêpes à l’ancienne`, "latin1")],
  ["ODT", "odt", odt(odtBody)],
  [
    "DOCX",
    "docx",
    docxOf(paragraphs([...head, "Work Experience", ...job, ...tasks.map((t) => `• ${t}`), "Skills", skills])),
  ],
  [
    "PDF",
    "pdf",
    textPdf([...head, "Work Experience", ...job, ...tasks.map((t) => `- ${t}`), "Skills", skills]),
  ],
];

test.each(told)("%s is read, whatever it is called", async (_, format, bytes) => {
  const read = await readFile(new Uint8Array(bytes), "");
  expect(read).toMatchObject({ format, recognized: false });
  expect(read.content.personalInfo).toMatchObject({
    firstName: "Odalys",
    lastName: "Whitcombe",
    email: "odalys.whitcombe@example.com",
    phone: "(555) 555-0133",
  });
  expect(read.content.experience).toMatchObject([
    { title: "Baker", company: "Corner Crumb Bakery", startDate: "2019-05", current: true },
  ]);
  for (const task of tasks) expect(read.content.experience[0]?.description).toContain(task);
  expect(read.content.skills).toEqual(expect.arrayContaining(["Sourdough", "Food safety", "Menu planning"]));
  expect(JSON.stringify(read.content)).not.toMatch(/hiddenword|whiteword|tinyword|stealAll|framed|Somebody/);
});

it("takes escaped signs of Markdown for what they are", async () => {
  const said = "• Wrote \\<a> and \\`raw\\` and \\*much\\* \\~ \\[1\\]";
  const bytes = strToU8(`# ${head[0]}\n\n## Experience\n\n${job.join("\n")}\n\n- ${said.slice(2)}\n`);
  const { content, format } = await readFile(new Uint8Array(bytes), "");
  expect(format).toBe("md");
  expect(content.experience[0]?.description).toContain("Wrote <a> and `raw` and *much* ~ [1]");
});

it("reads the letters of RTF in its code page and as Unicode", async () => {
  const { content } = await readFile(strToU8(rtf), "");
  expect(content.skills).toEqual(expect.arrayContaining(["Crêpes", "Café"]));
});

describe("fields that are told", () => {
  const jsonResume = {
    basics: {
      name: "Ana van der Berg",
      label: "Head Nurse",
      email: "ana@example.org",
      phone: "+31 20 555 0100",
      url: "https://ana.example",
      summary: "Leads a ward.",
      location: { city: "Utrecht", countryCode: "NL" },
      profiles: [{ network: "LinkedIn", url: "https://linkedin.com/in/ana" }],
    },
    work: [
      {
        name: "City Hospital",
        position: "Head Nurse",
        startDate: "2019-04-01",
        highlights: ["Led 20 people"],
      },
      {
        company: "Lake Clinic",
        position: "Nurse",
        startDate: "2014-09",
        endDate: "2019-03",
        summary: "Cared.",
      },
    ],
    education: [
      { institution: "Utrecht University", studyType: "BSc", area: "Nursing", endDate: "2014", score: "8.1" },
    ],
    skills: [{ name: "Clinical", keywords: ["Triage", "Wound care"] }, { name: "Planning" }],
    languages: [{ language: "Dutch", fluency: "Native" }],
    certificates: [{ name: "ACLS", issuer: "AHA", date: "2020" }],
    awards: [{ title: "Nurse of the year", date: "2021" }],
    projects: [{ name: "Ward app", description: "A planner", startDate: "2020", endDate: "2021" }],
  };

  it("maps JSON Resume to every part of the content", async () => {
    const read = await readFile(strToU8(JSON.stringify(jsonResume)), "");
    expect(read).toMatchObject({
      format: "json-resume",
      parsed: { name: "Ana van der Berg", desiredRoles: ["Head Nurse"] },
    });
    expect(read.content).toMatchObject({
      personalInfo: {
        firstName: "Ana",
        lastName: "van der Berg",
        location: "Utrecht, NL",
        headline: "Head Nurse",
      },
      experience: [
        {
          title: "Head Nurse",
          company: "City Hospital",
          startDate: "2019-04-01",
          current: true,
          description: "• Led 20 people",
        },
        { company: "Lake Clinic", endDate: "2019-03", current: false, description: "Cared." },
      ],
      education: [
        { degree: "BSc, Nursing", school: "Utrecht University", gpa: "8.1", graduationDate: "2014" },
      ],
      skills: ["Triage", "Wound care", "Planning"],
      languages: [{ name: "Dutch", level: "Native" }],
      links: [
        { label: "", url: "https://ana.example" },
        { label: "LinkedIn", url: "https://linkedin.com/in/ana" },
      ],
      certifications: ["ACLS, AHA, 2020"],
      achievements: ["Nurse of the year, 2021"],
      custom: [
        { title: "Projects", items: [{ title: "Ward app", date: "2020 – 2021", description: "A planner" }] },
      ],
    });
    expect(read.fields.every(({ confidence }) => confidence === 1)).toBe(true);
    expect(read.fields).toContainEqual(
      expect.objectContaining({ field: "experience.1.company", text: "Lake Clinic" }),
    );
  });

  it("shows the jobs beyond a hundred as lines without a place, and leaves out months that no calendar has", async () => {
    const work = Array.from({ length: 103 }, (_, i) => ({ name: `Firm ${i}`, startDate: "2020-13" }));
    const read = await readFile(strToU8(JSON.stringify({ ...jsonResume, work })), "");
    expect(read.content.experience).toHaveLength(100);
    expect(read.content.experience[0]).toMatchObject({ company: "Firm 0", startDate: "2020" });
    const left = read.lines.filter(({ isPlaced }) => !isPlaced).map(({ text }) => text);
    expect(left).toEqual(expect.arrayContaining(["Firm 100", "Firm 101", "Firm 102"]));
    expect(left).not.toContain("Firm 99");
  });

  it("takes its own content back unchanged", async () => {
    const { content } = await readFile(strToU8(JSON.stringify(jsonResume)), "");
    const again = await readFile(strToU8(JSON.stringify({ name: "CV", content })), "");
    expect(again.content).toEqual(content);
  });

  const passport = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY lol "lol">]><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
<Identification><PersonName><FirstName>Inês</FirstName><Surname>Duarte</Surname></PersonName><ContactInfo><Address><Contact><Municipality>Porto</Municipality><Country><Label>Portugal</Label></Country></Contact></Address><Email><Contact>ines@example.org</Contact></Email><TelephoneList><Telephone><Contact>+351 22 555 01 00</Contact></Telephone></TelephoneList></ContactInfo></Identification>
<Headline><Type><Code>preferred_job</Code></Type><Description><Label>Quality inspector</Label></Description></Headline>
<WorkExperienceList><WorkExperience><Period><From year="2018" month="--03"/><Current>true</Current></Period><Position><Label>Inspector</Label></Position><Activities>&lt;ul&gt;&lt;li&gt;Checks &amp;amp; tests&lt;/li&gt;&lt;li&gt;Reports&amp;lol;&lt;/li&gt;&lt;/ul&gt;</Activities><Employer><Name>Norte Têxtil</Name></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><To year="2017"/></Period><Title>Licenciatura em Engenharia</Title><Organisation><Name>Universidade do Porto</Name></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>Portuguese</Label></Description></MotherTongue></MotherTongueList><ForeignLanguageList><ForeignLanguage><Description><Label>English</Label></Description><ProficiencyLevel><Listening>C1</Listening><Writing>B2</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic><Computer><Description>Excel, SAP</Description></Computer></Skills></LearnerInfo></SkillsPassport>`;
  const candidate = `<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="o" xmlns:hr="h" xmlns:eures="e"><CandidatePerson><PersonName><oa:GivenName>Inês</oa:GivenName><hr:FamilyName>Duarte</hr:FamilyName></PersonName><Communication><ChannelCode>Email</ChannelCode><oa:URI>ines@example.org</oa:URI></Communication><Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>351</CountryDialing><oa:DialNumber>225550100</oa:DialNumber></Communication><PrimaryLanguageCode>pt</PrimaryLanguageCode></CandidatePerson>
<CandidateProfile><EmploymentHistory><EmployerHistory><hr:OrganizationName>Norte Têxtil</hr:OrganizationName><PositionHistory><PositionTitle>Inspector</PositionTitle><eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2018-03-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod><oa:Description>&lt;p&gt;Checks&lt;/p&gt;</oa:Description></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Universidade do Porto</hr:OrganizationName><AttendancePeriod><EndDate><hr:FormattedDateTime>2017</hr:FormattedDateTime></EndDate></AttendancePeriod><EducationDegree><hr:DegreeName>Licenciatura em Engenharia</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<PersonQualifications><PersonCompetency><CompetencyID>eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID><CompetencyDimension><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></CompetencyDimension></PersonCompetency><PersonCompetency><hr:CompetencyName>Excel</hr:CompetencyName></PersonCompetency></PersonQualifications></CandidateProfile></Candidate>`;
  const ofEuropass = {
    personalInfo: { firstName: "Inês", lastName: "Duarte", email: "ines@example.org" },
    experience: [{ title: "Inspector", company: "Norte Têxtil", current: true }],
    education: [
      { degree: "Licenciatura em Engenharia", school: "Universidade do Porto", graduationDate: "2017" },
    ],
    languages: [{ name: "Portuguese" }, { name: "English" }],
  };

  it("reads the Europass passport of skills", async () => {
    const { content, format } = await readFile(strToU8(passport), "");
    expect(format).toBe("europass-xml");
    expect(content).toMatchObject({
      ...ofEuropass,
      experience: [{ startDate: "2018-03", description: "• Checks & tests\n• Reports" }],
      skills: ["Excel", "SAP"],
      languages: [{}, { level: "C1, B2" }],
    });
    expect(JSON.stringify(content)).not.toContain("lol");
  });

  it("reads the Europass candidate", async () => {
    const { content } = await readFile(strToU8(candidate), "");
    expect(content).toMatchObject(ofEuropass);
    expect(content).toMatchObject({
      personalInfo: { phone: "+351 225550100" },
      experience: [{ startDate: "2018-03-01", description: "Checks" }],
      skills: ["Excel"],
    });
  });

  it("prefers the Europass CV inside a PDF to its pages", async () => {
    const read = await readFile(
      new Uint8Array(textPdf(["Somebody Else", "Skills", "Knitting, Sailing"], "", candidate)),
      "",
    );
    expect(read.format).toBe("europass-xml");
    expect(read.content).toMatchObject(ofEuropass);
  });

  it("reads LinkedIn's export where a resume is expected", async () => {
    const zip = zipSync({
      "Profile.csv": strToU8("First Name,Last Name,Headline\nNora,Vale,Head Nurse at City Hospital\n"),
      "Languages.csv": strToU8("Name,Proficiency\nGerman,Native or bilingual proficiency\n"),
    });
    const read = await readFile(zip, "");
    expect(read).toMatchObject({ format: "linkedin-zip", content: { personalInfo: { firstName: "Nora" } } });
    expect(read.content.languages).toMatchObject([
      { name: "German", level: "Native or bilingual proficiency" },
    ]);
  });
});
