import type { LetterSource } from "@waymark/contract/letters";
import type { ResumeContent } from "@waymark/contract/resumes";
import type { Story } from "@waymark/contract/stories";
import { bulletsOf } from "../../resume-analysis/passages.ts";
import { fold, foldedWords } from "../../vocabulary/fold.ts";
import { skillIdsIn } from "../../vocabulary/skills.ts";
import { plainWords, stem } from "../../vocabulary/stem.ts";
import type { LetterMaterial } from "../material.ts";
import { sentencesIn } from "../sentences.ts";
import { partNamed } from "../telling/english.ts";
import { numbersIn, type WrittenNumber } from "./numbers.ts";

/** A text of the material that a sentence may come from. */
export interface Passage {
  readonly source: LetterSource;
  readonly folded: string;
  readonly words: ReadonlySet<string>;
  readonly numbers: readonly WrittenNumber[];
}

/** Everything that sentences are compared with. */
export interface Sources {
  readonly own: readonly Passage[];
  readonly posting: readonly Passage[];
  /** The folded text of all own passages. */
  readonly ownText: string;
  readonly postingText: string;
  /** The folded words of each. */
  readonly ownTokens: ReadonlySet<string>;
  readonly postingTokens: ReadonlySet<string>;
  readonly skills: ReadonlySet<string>;
  /** Folded words of own titles, and those of own employers and schools. */
  readonly titleWords: ReadonlySet<string>;
  readonly employers: readonly string[];
}

const empty = new Set(
  (
    "this that these those with from have been were which when where would could about into over also there their they them your " +
    "more most very such each other than then some same during while after before " +
    "eine einen einem einer eines dies diese dieser dieses nach auch wird wurde haben habe hatte sind waren sein ihre ihren ihrem ihrer ueber uber unter " +
    "beim zum zur durch mehr sowie dabei damit dort " +
    "pour dans avec cette cela leur leurs nous vous votre vos aussi plus sans sont etait etaient avoir etre entre comme chez " +
    "para como esta este estas estos entre desde hasta tambien sobre pero mas muy sus nuestro donde cuando"
  ).split(" "),
);

/** The key by which words of one family meet: "managed" and "management", "geleitet" and "Leitung". */
export function wordKey(word: string): string {
  if (/\d/.test(word)) return word;
  const bare = /^ge.{4,}(?:t|en)$/.test(word) ? word.slice(2) : word;
  return stem(bare).slice(0, 5);
}

/** The words of a text that carry meaning, as keys. */
export const keysOf = (text: string): Set<string> =>
  new Set(
    plainWords(text)
      .filter(
        (word) => (word.length > 3 || /^\p{L}{3}$/u.test(word)) && !empty.has(word) && !/^\d+$/.test(word),
      )
      .map(wordKey)
      .filter((key) => key.length >= 3),
  );

const longestText = 60_000;

function passageOf(kind: LetterSource["kind"], id: string, text: string): Passage[] {
  const quote = text.replace(/\s+/g, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(quote)) return [];
  const source = { kind, id, quote: quote.slice(0, 400) };
  return [{ source, folded: fold(quote), words: keysOf(quote), numbers: numbersIn(quote) }];
}

const passagesIn = (kind: LetterSource["kind"], id: string, text: string): Passage[] => {
  const cut = text.slice(0, longestText);
  return sentencesIn(cut)
    .slice(0, 400)
    .flatMap(({ start, end }) => passageOf(kind, id, cut.slice(start, end)));
};

function resumePassages(resume: ResumeContent): Passage[] {
  const { personalInfo, experience, education, certifications, achievements, skills, languages, custom } =
    resume;
  const one = (id: string, ...texts: readonly string[]) => passageOf("resume", id, texts.join(" "));
  const year = (date: string) => date.slice(0, 4);
  return [
    ...experience.flatMap(({ id, title, company, location, startDate, endDate, description }) => [
      ...one(id, title, company, location, year(startDate), year(endDate)),
      ...bulletsOf(description.slice(0, longestText)).flatMap(({ from, to }) =>
        one(id, description.slice(from, to)),
      ),
    ]),
    ...education.flatMap(({ id, degree, school, location, gpa, graduationDate }) =>
      one(id, degree, school, location, gpa, year(graduationDate)),
    ),
    ...certifications.flatMap((text) => one("certifications", text)),
    ...achievements.flatMap((text) => passagesIn("resume", "achievements", text)),
    ...one("skills", skills.join(", ")),
    ...one("languages", languages.map(({ name, level }) => `${name} ${level}`).join(", ")),
    ...passagesIn("resume", "summary", `${personalInfo.summary}\n${personalInfo.headline}`),
    ...custom.flatMap(({ items }) =>
      items.flatMap(({ id, title, subtitle, date, description }) => [
        ...one(id, title, subtitle, date),
        ...passagesIn("resume", id, description),
      ]),
    ),
  ];
}

const storyPassages = (story: Story): Passage[] => [
  ...[story.title, story.situation, story.task, story.action, story.result].flatMap((text) =>
    passagesIn("story", story.id, text),
  ),
  ...passageOf("story", story.id, story.skills.join(", ")),
];

/** All texts of the material as passages. */
export function sourcesOf({ resume, stories, job, wishes }: LetterMaterial): Sources {
  const { personalInfo, experience, education, custom } = resume;
  const { firstName, lastName, location, headline } = personalInfo;
  const told = [firstName, lastName, location, wishes?.startDate ?? "", wishes?.lastDay ?? ""].join(" ");
  const own = [
    ...resumePassages(resume),
    ...stories.flatMap(storyPassages),
    ...passageOf("profile", "profile", told),
  ];
  const posting =
    job === null
      ? []
      : [
          ...passageOf("posting", job.id ?? "", [job.title, job.company, job.location].join(" ")),
          ...passagesIn("posting", job.id ?? "", job.text.slice(0, 40_000)),
        ];
  const textOf = (passages: readonly Passage[]) => ` ${passages.map(({ folded }) => folded).join(" \n ")} `;
  const titles = [
    ...experience.map(({ title }) => title),
    ...experience.flatMap(({ description }) =>
      bulletsOf(description.slice(0, longestText)).map(({ from, to }) =>
        partNamed(description.slice(from, to)),
      ),
    ),
    ...custom.flatMap(({ items }) => items.map(({ title }) => title)),
    headline,
    ...education.map(({ degree }) => degree),
    ...resume.certifications,
  ];
  const employers = [...experience.map(({ company }) => company), ...education.map(({ school }) => school)];
  return {
    ...{ own, posting, ownText: textOf(own), postingText: textOf(posting) },
    ownTokens: new Set(foldedWords(textOf(own))),
    postingTokens: new Set(foldedWords(textOf(posting))),
    skills: new Set(skillIdsIn(own.map(({ source }) => source.quote).join("\n"), 2_000)),
    titleWords: new Set(plainWords(titles.join(" ")).map(wordKey)),
    employers: employers.map(fold).filter(Boolean),
  };
}
