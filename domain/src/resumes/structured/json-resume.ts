import type { CustomItem, CustomSection, ResumeContent } from "@waymark/contract/resumes";
import { emptyContent } from "@waymark/contract/resumes";
import type { ResumeReading } from "../read/read-resume.ts";
import { firstValue, type Json, joined, listOf, stringOf, textsOf } from "./json-values.ts";
import { dateOf, readingOf } from "./reading-of.ts";

const sections = ["basics", "work", "education", "skills", "volunteer", "projects"];

/** Tells whether a JSON value is a resume as defined by jsonresume.org. */
export const isJsonResume = (value: Json): boolean =>
  sections.filter((key) => firstValue(value, key) !== undefined).length >= 2 ||
  stringOf(firstValue(value, "basics"), "name") !== "";

/** Maps a JSON Resume to content. Nothing is invented: missing fields are empty. Never throws. */
export function readJsonResume(value: Json): ResumeReading {
  const basics = firstValue(value, "basics");
  const name = splitName(stringOf(basics, "name"));
  const label = stringOf(basics, "label");
  const content: ResumeContent = {
    ...emptyContent(),
    personalInfo: {
      ...name,
      email: stringOf(basics, "email"),
      phone: stringOf(basics, "phone"),
      location: placeOf(firstValue(basics, "location")),
      summary: stringOf(basics, "summary"),
      headline: label,
    },
    experience: listOf(value, "work").map((job, i) => {
      const end = stringOf(job, "endDate");
      const endDate = dateOf(end);
      const startDate = dateOf(stringOf(job, "startDate"));
      return {
        id: `exp-${i + 1}`,
        title: stringOf(job, "position", "title"),
        company: stringOf(job, "name", "company", "organization"),
        location: placeOf(firstValue(job, "location")),
        startDate,
        endDate,
        current: endDate === "" && startDate !== "",
        description: described(job),
      };
    }),
    education: listOf(value, "education").map((study, i) => ({
      id: `edu-${i + 1}`,
      degree: joined([stringOf(study, "studyType"), stringOf(study, "area")]),
      school: stringOf(study, "institution", "school"),
      location: placeOf(firstValue(study, "location")),
      gpa: stringOf(study, "score", "gpa"),
      graduationDate: dateOf(stringOf(study, "endDate")),
    })),
    skills: listOf(value, "skills").flatMap(skillsOf),
    achievements: listOf(value, "awards").map((award) =>
      joined([
        stringOf(award, "title"),
        stringOf(award, "awarder"),
        stringOf(award, "date"),
        stringOf(award, "summary"),
      ]),
    ),
    certifications: listOf(value, "certificates", "certifications").map((item) =>
      typeof item === "string"
        ? item
        : joined([stringOf(item, "name", "title"), stringOf(item, "issuer"), stringOf(item, "date")]),
    ),
    languages: listOf(value, "languages").map((item, i) => ({
      id: `lang-${i + 1}`,
      name: typeof item === "string" ? item : stringOf(item, "language", "name"),
      level: stringOf(item, "fluency", "level"),
    })),
    links: linksOf(basics),
    custom: customOf(value),
  };
  return readingOf(content, label === "" ? [] : [label]);
}

/** Takes the last word as the last name, together with its particles: `Ana van der Berg`. */
function splitName(full: string): { firstName: string; lastName: string } {
  const words = full.trim().split(/\s+/);
  if (words.length < 2) return { firstName: words[0] ?? "", lastName: "" };
  const particle = words.findIndex(
    (word, i) => i > 0 && /^(?:van|von|de|del|della|di|da|du|la|le|zu|der)$/.test(word),
  );
  const from = particle > 0 ? particle : words.length - 1;
  return { firstName: words.slice(0, from).join(" "), lastName: words.slice(from).join(" ") };
}

function placeOf(place: Json): string {
  if (typeof place === "string") return place;
  return joined([
    stringOf(place, "address"),
    joined([stringOf(place, "postalCode"), stringOf(place, "city")], " "),
    stringOf(place, "region"),
    stringOf(place, "countryCode", "country"),
  ]);
}

const described = (item: Json): string =>
  joined(
    [
      stringOf(item, "summary", "description"),
      ...textsOf(listOf(item, "highlights")).map((text) => `• ${text}`),
    ],
    "\n",
  );

function skillsOf(skill: Json): string[] {
  if (typeof skill === "string") return [skill];
  const keywords = textsOf(listOf(skill, "keywords"));
  return keywords.length > 0 ? keywords : [stringOf(skill, "name")];
}

function linksOf(basics: Json): ResumeContent["links"] {
  const url = stringOf(basics, "url", "website");
  const own = url === "" ? [] : [{ label: "", url }];
  const profiles = listOf(basics, "profiles").map((profile) => ({
    label: stringOf(profile, "network"),
    url: stringOf(profile, "url", "username"),
  }));
  return [...own, ...profiles].map((link, i) => ({ id: `link-${i + 1}`, ...link }));
}

/** Sections of JSON Resume that become custom sections, with their titles. */
const others: readonly [key: string, title: string, heads: readonly string[], details: readonly string[]][] =
  [
    ["projects", "Projects", ["name"], ["entity", "roles"]],
    ["volunteer", "Volunteering", ["position"], ["organization"]],
    ["publications", "Publications", ["name"], ["publisher"]],
    ["interests", "Interests", ["name"], []],
    ["references", "References", ["name"], []],
  ];

function customOf(value: Json): CustomSection[] {
  return others.flatMap(([key, title, heads, details]) => {
    const items = listOf(value, key).map((item, i): CustomItem => {
      const span = [stringOf(item, "startDate"), stringOf(item, "endDate")];
      return {
        id: `${key}-${i + 1}`,
        title: typeof item === "string" ? item : stringOf(item, ...heads),
        subtitle: joined(details.flatMap((name) => textsOf(listOf(item, name)))),
        date: joined(span, " – ") || stringOf(item, "releaseDate", "date"),
        description: joined(
          [
            described(item),
            stringOf(item, "reference"),
            joined(textsOf(listOf(item, "keywords"))),
            stringOf(item, "url"),
          ],
          "\n",
        ),
      };
    });
    return sectionsOf(key, title, items, listOf(value, key));
  });
}

/** One section, or one per type of project, because this product's export writes a section's title there. */
function sectionsOf(
  key: string,
  title: string,
  items: CustomItem[],
  given: readonly Json[],
): CustomSection[] {
  const kinds = given.map((item) => (key === "projects" && stringOf(item, "type")) || title);
  return [...new Set(kinds)].map((kind, i) => ({
    id: i === 0 ? key : `${key}-kind-${i + 1}`,
    title: kind,
    items: items.filter((_, at) => kinds[at] === kind),
  }));
}
