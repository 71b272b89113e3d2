import type { ResumeContent } from "@waymark/contract/resumes";
import type { SeenLine } from "@waymark/contract/resumes-reading";
import { fold } from "@waymark/domain/vocabulary/fold";
import { newId } from "../document/lists.ts";

/** A part of a resume that takes a piece of text; `at` is the index of the job, else 0. */
export interface Destination {
  readonly kind: "summary" | "job" | "skills" | "certifications" | "achievements" | "section";
  readonly at: number;
}

const lists = ["skills", "certifications", "achievements"] as const;

export const destinationsOf = (content: ResumeContent): Destination[] => [
  { kind: "summary", at: 0 },
  ...content.experience.map((_, at) => ({ kind: "job" as const, at })),
  ...lists.map((kind) => ({ kind, at: 0 })),
  { kind: "section", at: 0 },
];

const longestSkill = 200;
const withLine = (text: string, piece: string): string => (text === "" ? piece : `${text}\n${piece}`);

/** The content with a piece of text added to one of its parts. Skills are split at commas; a new section has its title. */
export function placed(content: ResumeContent, piece: string, to: Destination, title: string): ResumeContent {
  const { personalInfo, experience } = content;
  switch (to.kind) {
    case "summary":
      return {
        ...content,
        personalInfo: { ...personalInfo, summary: withLine(personalInfo.summary, piece) },
      };
    case "job":
      return {
        ...content,
        experience: experience.map((job, i) =>
          i === to.at ? { ...job, description: withLine(job.description, piece) } : job,
        ),
      };
    case "skills": {
      const skills = piece.split(/\s*[,;|•\n]\s*/).map((skill) => skill.slice(0, longestSkill));
      return {
        ...content,
        skills: [...new Set([...content.skills, ...skills.filter((skill) => skill !== "")])],
      };
    }
    case "section": {
      const item = { id: newId(), title: "", subtitle: "", date: "", description: piece };
      const own = content.custom.find((section) => section.title === title);
      const custom = own
        ? content.custom.map((one) => (one === own ? { ...one, items: [...one.items, item] } : one))
        : [...content.custom, { id: newId(), title, items: [item] }];
      return { ...content, custom };
    }
    default:
      return { ...content, [to.kind]: [...content[to.kind], ...piece.split("\n")] };
  }
}

/** The lines without a place, with those that go on in lower case; what stands in the resume by now is left out. */
export function piecesOf(lines: readonly SeenLine[], content: ResumeContent): string[] {
  const said = fold(JSON.stringify(content));
  const pieces: string[] = [];
  let isOpen = false;
  for (const { text, isPlaced } of lines) {
    const isMissing =
      !isPlaced && /[\p{L}\p{N}]/u.test(text) && !said.includes(fold(JSON.stringify(text).slice(1, -1)));
    if (isMissing && isOpen && /^\p{Ll}/u.test(text)) pieces.push(`${pieces.pop() ?? ""}\n${text}`);
    else if (isMissing) pieces.push(text);
    isOpen = isMissing;
  }
  return [...new Set(pieces)];
}
