import type { CheckId, ResumeFix } from "@waymark/contract/resume-analysis";
import { readDatePoint, writeDate } from "../../vocabulary/dates.ts";
import { monthsOf, readDates } from "../job-dates.ts";
import type { Bullet, ScoredResume } from "../scored-resume.ts";
import { skillsOf } from "../skills-of.ts";
import { spellingFixes } from "../spelling/check-spelling.ts";
import { fieldText } from "./field-text.ts";
import { withoutDuty, withoutSelf } from "./stronger-opening.ts";

const mostFixes = 5;
const longBullet = 28;
const sentenceEnd = /(?<=[\p{L}\p{N})][.!?])[ \t]+(?=\p{Lu})|;[ \t]+(?=\p{L})/u;

/** Fixes that only use text already in the resume, by the check they improve; at most five per check, twelve for spelling. */
export function fixesOf(judged: ScoredResume): ReadonlyMap<CheckId, readonly ResumeFix[]> {
  const some = (fixes: readonly (ResumeFix | null)[]) =>
    fixes.filter((fix) => fix !== null).slice(0, mostFixes);
  return new Map<CheckId, readonly ResumeFix[]>([
    ["weakOpenings", some(judged.bullets.map((bullet) => openingFix(judged, bullet)))],
    ["firstPerson", some(judged.bullets.map((bullet) => firstPersonFix(judged, bullet)))],
    ["bulletLength", some(judged.bullets.map((bullet) => splitFix(judged, bullet)))],
    ["spelling", judged.spelling === null ? [] : spellingFixes(judged.spelling)],
    ["skillRepeats", some([repeatFix(judged)])],
    ["dates", some([...dateFixes(judged), orderFix(judged)])],
  ]);
}

/** Replaces the text of a bullet within its field. */
function bulletFix(
  judged: ScoredResume,
  { field, from, to }: Bullet,
  kind: ResumeFix["kind"],
  text: string | null,
): ResumeFix | null {
  const old = fieldText(judged.content, field)?.slice(from, to) ?? "";
  return text === null || text === old ? null : { kind, field, from, to, old, text };
}

function openingFix(judged: ScoredResume, bullet: Bullet): ResumeFix | null {
  if (!bullet.opening.weak || !bullet.reads) return null;
  const job = judged.content.experience[bullet.item ?? -1];
  const lasts = job !== undefined && readDates(job).end === "now";
  return bulletFix(judged, bullet, "opening", withoutDuty(bullet, judged, lasts));
}

const firstPersonFix = (judged: ScoredResume, bullet: Bullet) =>
  bulletFix(judged, bullet, "self", withoutSelf(bullet, judged));

/** Splits a long bullet into its sentences, each with the bullet mark of the line. */
function splitFix(judged: ScoredResume, bullet: Bullet): ResumeFix | null {
  if (bullet.length <= longBullet) return null;
  const whole = fieldText(judged.content, bullet.field) ?? "";
  const mark = whole.slice(whole.lastIndexOf("\n", bullet.from - 1) + 1, bullet.from);
  if (/[\p{L}\p{N}]/u.test(mark)) return null;
  const sentences = whole.slice(bullet.from, bullet.to).split(sentenceEnd);
  const fits = sentences.length > 1 && sentences.every((sentence) => sentence.split(/\s+/).length >= 4);
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return bulletFix(judged, bullet, "split", fits ? sentences.map(capital).join(`\n${mark}`) : null);
}

function repeatFix(judged: ScoredResume): ResumeFix | null {
  const again = new Set([...skillsOf(judged.content.skills).values()].flatMap(({ items }) => items.slice(1)));
  if (again.size === 0) return null;
  const old = judged.content.skills.join("\n");
  const text = judged.content.skills.filter((_, item) => !again.has(item)).join("\n");
  return { kind: "repeat", field: "skills", from: 0, to: old.length, old, text };
}

/** Rewrites dates as `YYYY-MM` when their formats differ and no information is lost. */
function dateFixes({ content }: ScoredResume): (ResumeFix | null)[] {
  const dates = content.experience.flatMap((job, item) => {
    const { end } = readDates(job);
    const start = { field: `experience.${item}.startDate`, old: job.startDate };
    return end === "now" ? [start] : [start, { field: `experience.${item}.endDate`, old: job.endDate }];
  });
  const written = dates.filter(({ old }) => old !== "" && !/^\d{4}(?:-\d\d)?$/.test(old));
  if (written.length === 0 || written.length === dates.length) return [];
  return written.map(({ field, old }) => {
    const point = readDatePoint(old);
    if (point === null || point.month === null) return null;
    return { kind: "dates", field, from: 0, to: old.length, old, text: writeDate(point).slice(0, 7) };
  });
}

/** Sorts the jobs, the latest first: present jobs, then by end and start. */
function orderFix({ content }: ScoredResume): ResumeFix | null {
  const dated = content.experience.map((job, item) => {
    const { start, end } = readDates(job);
    if (start === null || end === null) return null;
    return {
      item,
      from: monthsOf(start, 1),
      to: end === "now" ? Number.MAX_SAFE_INTEGER : monthsOf(end, 12),
    };
  });
  const known = dated.filter((job) => job !== null);
  if (known.length < 2 || known.length < dated.length) return null;
  const isOut = known.some((job, i) => i > 0 && job.from > (known[i - 1]?.from ?? 0));
  const old = fieldText(content, "experience") ?? "";
  const text = known
    .toSorted((a, b) => b.to - a.to || b.from - a.from)
    .map(({ item }) => item)
    .join(" ");
  return isOut && text !== old
    ? { kind: "order", field: "experience", from: 0, to: old.length, old, text }
    : null;
}
