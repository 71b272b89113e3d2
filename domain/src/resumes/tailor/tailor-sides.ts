import type { MatchTerm } from "@waymark/contract/resume-analysis";
import type { ExperienceItem, ResumeContent } from "@waymark/contract/resumes";
import { matchJob } from "../../job-search/match/resume/match-job.ts";
import type { Posting } from "../../job-search/match/resume/posting-terms.ts";
import { fold } from "../../vocabulary/fold.ts";
import { skillId, skillIdsIn } from "../../vocabulary/skills.ts";

/**
 * One change of a resume for a posting. Each can be applied alone and in any order. `before` and `after` are what the
 * change shows; figures are the same in both.
 */
export type TailorEdit =
  | {
      readonly kind: "skills-order";
      readonly id: string;
      readonly first: readonly string[];
      readonly before: string;
      readonly after: string;
    }
  | { readonly kind: "skill-wording"; readonly id: string; readonly before: string; readonly after: string }
  | {
      readonly kind: "bullet-front";
      readonly id: string;
      /** The id of the job in the resume. */
      readonly job: string;
      readonly before: string;
      readonly after: string;
      /** The words of the posting that the bullet proves. */
      readonly terms: readonly string[];
    };

export interface TailorSides {
  /** Terms of the posting, required ones first. */
  readonly asked: readonly MatchTerm[];
  readonly proven: readonly MatchTerm[];
  readonly missing: readonly MatchTerm[];
  readonly edits: readonly TailorEdit[];
}

const mostBullets = 12;

/** Compares a resume with a posting and proposes single edits. Nothing is added that the resume does not prove. */
export function tailorSides(resume: ResumeContent, job: Posting, today: string): TailorSides {
  const asked = matchJob(resume, job, today.slice(0, 7)).terms.toSorted(
    (a, b) => Number(a.need === "nice") - Number(b.need === "nice"),
  );
  const skills = asked.filter(({ kind }) => kind === "skill" || kind === "soft");
  return {
    asked,
    proven: asked.filter(({ status }) => status === "found" || status === "synonym"),
    missing: asked.filter(({ status }) => status === "missing" || status === "partly"),
    edits: [...wordings(resume, skills), ...skillsOrder(resume, skills), ...bulletFronts(resume, skills)],
  };
}

/** A skill that the resume writes in other words than the posting. */
function wordings({ skills }: ResumeContent, terms: readonly MatchTerm[]): TailorEdit[] {
  return terms.flatMap(({ term, status }): TailorEdit[] => {
    if (status !== "synonym") return [];
    const id = skillId(term);
    const own = id === null ? undefined : skills.find((skill) => skillId(skill) === id);
    const has = skills.some((skill) => fold(skill) === fold(term));
    if (own === undefined || has || /\d/.test(own + term)) return [];
    return [{ kind: "skill-wording", id: `wording ${own}`, before: own, after: term }];
  });
}

/** The skills that the posting asks for to the front, in the posting's order. */
function skillsOrder({ skills }: ResumeContent, terms: readonly MatchTerm[]): TailorEdit[] {
  const asked = terms.flatMap(({ term }) => skillIdsIn(term, 1));
  const first = asked.flatMap((id) => skills.filter((skill) => skillIdsIn(skill, 3).includes(id)));
  const sorted = inFront(skills, [...new Set(first)]);
  if (sorted.every((skill, i) => skill === skills[i])) return [];
  return [
    {
      kind: "skills-order",
      id: "skills-order",
      first: [...new Set(first)],
      before: skills.join("\n"),
      after: sorted.join("\n"),
    },
  ];
}

const inFront = (items: readonly string[], first: readonly string[]): string[] => [
  ...first.filter((item) => items.includes(item)),
  ...items.filter((item) => !first.includes(item)),
];

/** The first bullet of each job that proves a required skill, where it does not stand first yet. */
function bulletFronts({ experience }: ResumeContent, terms: readonly MatchTerm[]): TailorEdit[] {
  const must = new Map(
    terms
      .filter(({ need }) => need === "must")
      .flatMap(({ term }) => skillIdsIn(term, 1).map((id) => [id, term])),
  );
  return experience
    .flatMap((job): TailorEdit[] => {
      const points = pointsOf(job);
      const worth = points.map((point) => skillIdsIn(point, 60).filter((id) => must.has(id)));
      const best = worth.reduce((at, ids, i) => (ids.length > (worth[at]?.length ?? 0) ? i : at), 0);
      const [ids, point] = [worth[best] ?? [], points[best]];
      if (best === 0 || ids.length === 0 || point === undefined) return [];
      const edit = {
        kind: "bullet-front" as const,
        id: `bullet ${job.id}`,
        job: job.id,
        before: point,
        after: point,
        terms: ids.map((id) => must.get(id) ?? id),
      };
      return [edit];
    })
    .slice(0, mostBullets);
}

const marked = /^\s*[•●▪■◦○∙·‣⁃‐*–—+>»➢➤►✓✔★-]+\s*(?=\S)/u;

/** The bullets of a job with their marks: marked lines, or lines of a plain list; lines that go on stay with theirs. */
function pointsOf({ description }: Pick<ExperienceItem, "description">): string[] {
  const lines = description.split(/\r?\n/);
  const hasMarks = lines.some((line) => marked.test(line));
  if (lines.some((line) => /^\s*\d{1,2}[.)]\s/.test(line))) return [];
  const points: string[][] = [];
  for (const line of lines) {
    if (line.trim() === "") {
      // A blank line ends a list; what follows may be another one, so it is left alone.
      if (points.length > 0) break;
      continue;
    }
    const goesOn = /^\s*\p{Ll}/u.test(line) || (hasMarks && !marked.test(line));
    if (goesOn) points.at(-1)?.push(line);
    else points.push([line]);
  }
  return points.map((lines) => lines.join("\n"));
}

/** The resume with one edit applied; unchanged when what the edit changes is no longer there. */
export function applyTailorEdit(resume: ResumeContent, edit: TailorEdit): ResumeContent {
  switch (edit.kind) {
    case "skill-wording":
      return {
        ...resume,
        skills: resume.skills.map((skill) => (skill === edit.before ? edit.after : skill)),
      };
    case "skills-order": {
      // A skill may have been reworded meanwhile; its id is the same.
      const now = edit.first.flatMap((name) => {
        const id = skillId(name);
        return resume.skills.filter((skill) => skill === name || (id !== null && skillId(skill) === id));
      });
      return { ...resume, skills: inFront(resume.skills, [...new Set(now)]) };
    }
    case "bullet-front":
      return {
        ...resume,
        experience: resume.experience.map((job) =>
          job.id === edit.job ? { ...job, description: toFront(job.description, edit.before) } : job,
        ),
      };
  }
}

function toFront(description: string, point: string): string {
  const points = pointsOf({ description });
  const [first] = points;
  if (first === undefined || first === point || !points.includes(point)) return description;
  const plain = description.replace(/\r\n/g, "\n");
  const from = plain.indexOf(first);
  const at = plain.indexOf(`\n${point}`, from);
  if (from < 0 || at < 0) return description;
  return `${plain.slice(0, from)}${point}\n${plain.slice(from, at)}${plain.slice(at + 1 + point.length)}`;
}
