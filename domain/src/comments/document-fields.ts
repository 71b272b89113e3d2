import type { LetterContent } from "@waymark/contract/letters";
import type { ResumeContent } from "@waymark/contract/resumes";

/**
 * One text of a resume or a letter that can be commented on.
 *
 * @property id Stays the same while the text is edited: `personalInfo.summary`, `experience.<id>.description`.
 * @property part The section it belongs to, a key of the words of `comments.part`.
 * @property title The heading of its entry, such as title and company; empty without one.
 */
export interface DocumentField {
  readonly id: string;
  readonly part: string;
  readonly title: string;
  readonly text: string;
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part.trim() !== "").join(" · ");

/** The texts of a resume in reading order, those without text and heading left out. Lists of short texts are one field, a line each. */
export function fieldsOfResume(content: ResumeContent): DocumentField[] {
  const { personalInfo: person } = content;
  const field = (id: string, part: string, text: string, title = ""): DocumentField => ({
    id,
    part,
    title,
    text,
  });
  const fields = [
    field("personalInfo.headline", "headline", person.headline),
    field("personalInfo.summary", "summary", person.summary),
    ...content.experience.flatMap((entry) => {
      const span = [entry.startDate, entry.current ? "…" : entry.endDate].filter(Boolean).join(" – ");
      const title = joined(entry.title, entry.company, span);
      return [field(`experience.${entry.id}.description`, "experience", entry.description, title)];
    }),
    ...content.education.map((entry) =>
      field(
        `education.${entry.id}.degree`,
        "education",
        entry.degree,
        joined(entry.school, entry.graduationDate),
      ),
    ),
    field("skills", "skills", content.skills.join("\n")),
    field("certifications", "certifications", content.certifications.join("\n")),
    field("achievements", "achievements", content.achievements.join("\n")),
    field(
      "languages",
      "languages",
      content.languages.map(({ name, level }) => joined(name, level)).join("\n"),
    ),
    ...content.custom.flatMap((section) =>
      section.items.map((item) =>
        field(
          `custom.${section.id}.${item.id}.description`,
          "custom",
          item.description || item.title,
          joined(section.title, item.title, item.date),
        ),
      ),
    ),
  ];
  return fields.filter(({ text, title }) => text !== "" || title !== "");
}

/** The texts of a letter in reading order, empty ones left out. */
export function fieldsOfLetter(content: LetterContent): DocumentField[] {
  const field = (id: string, part: string, text: string): DocumentField => ({ id, part, title: "", text });
  return [
    field("subject", "subject", content.subject),
    field("salutation", "salutation", content.salutation),
    ...content.paragraphs.map(({ id, text }) => field(`paragraphs.${id}`, "paragraph", text)),
    field("closing", "closing", content.closing),
  ].filter(({ text }) => text !== "");
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A resume with another text in one field; null for a field that is gone or holds more than a text. */
export function setResumeField(content: ResumeContent, id: string, text: string): ResumeContent | null {
  const [part = "", entryId = "", last = ""] = id.split(".");
  const oneLine = linesOf(text).join(" ");
  if (id === "personalInfo.headline" || id === "personalInfo.summary") {
    const value = id === "personalInfo.headline" ? oneLine : text;
    return { ...content, personalInfo: { ...content.personalInfo, [entryId]: value } };
  }
  if (part === "skills" || part === "certifications" || part === "achievements")
    return id === part ? { ...content, [part]: [...new Set(linesOf(text))] } : null;
  if (part === "experience" && last === "description" && content.experience.some((one) => one.id === entryId))
    return {
      ...content,
      experience: content.experience.map((one) => (one.id === entryId ? { ...one, description: text } : one)),
    };
  if (part === "education" && last === "degree" && content.education.some((one) => one.id === entryId))
    return {
      ...content,
      education: content.education.map((one) => (one.id === entryId ? { ...one, degree: oneLine } : one)),
    };
  return part === "custom" ? setCustomField(content, id, text) : null;
}

function setCustomField(content: ResumeContent, id: string, text: string): ResumeContent | null {
  const [, sectionId, itemId] = id.split(".");
  const found = content.custom.find((one) => one.id === sectionId)?.items.find((one) => one.id === itemId);
  if (found === undefined || found.description === "") return null;
  return {
    ...content,
    custom: content.custom.map((section) =>
      section.id === sectionId
        ? {
            ...section,
            items: section.items.map((one) => (one.id === itemId ? { ...one, description: text } : one)),
          }
        : section,
    ),
  };
}

/** A letter with another text in one field; null for a field that is gone. */
export function setLetterField(content: LetterContent, id: string, text: string): LetterContent | null {
  const oneLine = linesOf(text).join(" ");
  if (id === "subject" || id === "salutation") return { ...content, [id]: oneLine };
  if (id === "closing") return { ...content, closing: text };
  const paragraph = id.startsWith("paragraphs.") ? id.slice("paragraphs.".length) : null;
  if (paragraph === null || !content.paragraphs.some((one) => one.id === paragraph)) return null;
  return {
    ...content,
    paragraphs: content.paragraphs.map((one) => (one.id === paragraph ? { ...one, text } : one)),
  };
}
