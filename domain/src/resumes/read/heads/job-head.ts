import { fold } from "../../../vocabulary/fold.ts";
import { isFirmOfPeople } from "../../../vocabulary/likeness.ts";
import { companyScore, schoolScore } from "../../../vocabulary/organisations.ts";
import { placeScore } from "../../../vocabulary/place-words.ts";
import { isGraded, titleScore } from "../../../vocabulary/titles.ts";
import type { Line } from "../document.ts";
import { type Entry, isBullet } from "../entries.ts";
import { isHeadLike, isOtherFact } from "./head-like.ts";
import { employerInTown, type HeadPart, legalFormOnly, slotParts, trimmed, unitWords } from "./head-parts.ts";
import { type Joint, splitAtJoint } from "./joints.ts";
import type { Leaning } from "./slots.ts";

export interface JobHead {
  title: string;
  company: string;
  location: string;
  /** Positive when the title came first, negative when the employer did; 0 when nothing told them apart. */
  titleFirst: number;
  /** The number of lines after the dated one that belong to the head. */
  used: number;
}

/** The shape that the heads of one resume share. */
export interface HeadShape {
  /** Positive where the title usually stands first, negative where the employer does. */
  readonly votes: number;
  /** The most lines below the dates that belong to a head. */
  readonly most: number;
  /** The parts of this head as far as the dates, as `entryParts` gives them. */
  readonly parts: readonly HeadPart[];
  /** The roles of the parts of this head, by their places in the heads of the other jobs. */
  readonly leaning: Leaning;
  readonly joint: Joint | null;
}

/** The parts of the lines below the dates that may belong to a head, `most` lines of them. */
export function partsBelow(entry: Entry, most: number): HeadPart[] {
  const end = entry.after.findIndex((line) => isBullet(line) || !isHeadLike(line));
  const below = entry.after.slice(0, Math.min(most, end < 0 ? most : end));
  return below.flatMap((line, i) => slotParts(line, i + 1));
}

/** Reads title, employer and place from the head of a job. */
export function readHead(entry: Entry, shape: HeadShape): JobHead {
  const head = headOf(entry, shape);
  if (head.company === "" && head.title !== "") return withEmployerBeforeTown(head);
  const placed = head.location === "" && head.title !== "" ? employerInTown(head.company) : null;
  return placed === null ? head : { ...head, company: placed.company, location: placed.town };
}

/** In `Infosys, Pune and Calgary` a name that is no place stands before the towns: the employer, if there is no other. */
function withEmployerBeforeTown(head: JobHead): JobHead {
  const [, company = "", town = ""] = head.location.match(/^([^,]{2,60}), (.+)$/) ?? [];
  // `Macon, United States` is an unknown town in its country.
  const isCountry = placeScore(`Unknown, ${town}`) === 1;
  return company === "" || placeScore(company) > 0 || placeScore(town) < 0.6 || isCountry
    ? head
    : { ...head, company, location: town };
}

function headOf(entry: Entry, { parts: own, votes, most, leaning, joint }: HeadShape): JobHead {
  let parts = own;
  let head = assign(parts, votes, leaning);
  let used = 0;
  let facts = 0;
  head = splitSurely(head);
  while ((head.title === "" || head.company === "") && used < most + facts) {
    const next = entry.after[used];
    if (next && facts < 4 && isOtherFact(next)) {
      used += 1;
      facts += 1;
      continue;
    }
    if (!next || isBullet(next) || !isHeadLike(next) || (used > 0 && next.gap > 1.8)) break;
    const above = entry.after[used - 1];
    const isDeeper = above !== undefined && next.block === above.block && isIndented(next.x - above.x);
    const found = slotParts(next, used + 1);
    const isLabelled = found.some(({ says }) => says !== null);
    if (next.text.length > 90 || (isDeeper && !isLabelled) || isFurtherIn(entry, next)) break;
    parts = [...parts, ...found];
    used += 1;
    head = assign(parts, votes, leaning);
  }
  const following = entry.after[used];
  if (head.location === "" && following && !isBullet(following) && placeScore(following.text) >= 0.9) {
    return { ...head, location: following.text, used: used + 1 };
  }
  const whole = [
    split,
    (one: JobHead) => splitAsJoined(one, joint),
    (one: JobHead) => splitAsOthers(one, votes),
  ]
    .map((cut) => cut(head))
    .find((cut) => cut !== head);
  return { ...(whole ?? head), used };
}

const isIndented = (by: number): boolean => by > 8 && by < 40;

/** Tells whether a line is indented below a dated line with words: a list item whose mark is drawn, not written. */
function isFurtherIn(entry: Entry, line: Line): boolean {
  if (!entry.dated || !entry.span || entry.span.from < 3 || entry.dated.block !== line.block) return false;
  return line.x > entry.dated.x + 12 && line.x < entry.dated.x + 60;
}

function assign(all: readonly HeadPart[], votes: number, leaning: Leaning): JobHead {
  const parts = all.some((part) => isTown(part)) ? all.flatMap(splitPair) : all;
  const rest: HeadPart[] = [];
  let location = "";
  for (const part of parts) {
    if (part.isPlace && location === "") location = part.text;
    else rest.push(part);
  }
  const head = { title: "", company: "", location, titleFirst: 0, used: 0 };
  const saidTitle = rest.find((part) => part.says === "title");
  const saidCompany = rest.find((part) => part.says === "company");
  if (saidTitle && saidCompany) return { ...head, title: saidTitle.text, company: saidCompany.text };
  const said = saidTitle ?? saidCompany;
  const [other, ...others] = rest.filter((part) => part !== said);
  if (said && other && others.length === 0)
    return said === saidTitle
      ? { ...head, title: said.text, company: other.text }
      : { ...head, title: other.text, company: said.text };
  const [first, second] = bestTwo(joinUnits(joinTitles(joinDepartments(rest), leaning)), leaning);
  if (!first) return head;
  if (!second) {
    const isTitle = asTitle(first, leaning) > asEmployer(first, leaning);
    return isTitle ? { ...head, title: first.text } : { ...head, company: first.text };
  }
  const straight = asTitle(first, leaning) + asEmployer(second, leaning);
  const turned = asTitle(second, leaning) + asEmployer(first, leaning);
  const own = ownTitle(first) + employerScore(second.text) - ownTitle(second) - employerScore(first.text);
  // Clear words of its own count more than the other heads.
  const told = Math.abs(own) >= clearly ? own : straight - turned;
  const titleFirst = Math.abs(told) < 0.1 ? 0 : told;
  const place = location || leftover(rest, first, second);
  const order = titleFirst === 0 ? (votes === 0 ? 1 : votes) : titleFirst;
  return order > 0
    ? { ...head, title: first.text, company: second.text, location: place, titleFirst }
    : { ...head, title: second.text, company: first.text, location: place, titleFirst };
}

/** As much as one known word of a title or an employer, with nothing against it. */
const clearly = 0.8;

/** The weight of the other heads beside the words of this one. */
const likeOthers = 0.8;
const asTitle = (part: HeadPart, leaning: Leaning): number =>
  ownTitle(part) + likeOthers * Math.max(0, leaning(part));
const ownTitle = ({ text }: HeadPart): number => titleScore(text) * (isFirmOfPeople(text) ? 0.3 : 1);
const asEmployer = (part: HeadPart, leaning: Leaning): number =>
  employerScore(part.text) + likeOthers * Math.max(0, -leaning(part));

/** Recognises a bare name as an unknown town, if another part is the employer. */
const isTown = (part: HeadPart): boolean =>
  !part.isPlace &&
  /^\p{Lu}\p{Ll}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]+)?$/u.test(part.text) &&
  titleScore(part.text) + employerScore(part.text) === 0;

/** Splits `Clerk, Huber & Partner` beside such a name into a title and its employer. */
function splitPair(part: HeadPart): HeadPart[] {
  const [, title = "", company = ""] = part.text.match(/^([^,]{3,60}), (.{3,60})$/) ?? [];
  const isPair = titleScore(title) > 0.5 && companyScore(title) === 0 && companyScore(company) > 0;
  return isPair
    ? [
        { ...part, text: title },
        { ...part, text: company },
      ]
    : [part];
}

/** `Infirmière – service réanimation` is one title: a department follows it, not an employer. */
function joinDepartments(parts: readonly HeadPart[]): readonly HeadPart[] {
  const [title, next] = parts;
  if (parts.length !== 2 || !title || !next || next.joint === "" || titleScore(title.text) <= 0.5)
    return parts;
  const isPart = department.test(fold(next.text)) && employerScore(next.text) === 0;
  return isPart ? [{ ...title, text: `${title.text}${next.joint}${next.text}` }] : parts;
}

const department = new RegExp(
  String.raw`^(?:${unitWords}|pole|rayon|secteur|unite|station|wohnbereich|planta|servicio de|seccion|unidad|ward)\b`,
);

/** `Nurse | Emergency ward` is one title when a third part can be the employer. */
function joinTitles(parts: readonly HeadPart[], leaning: Leaning): readonly HeadPart[] {
  const at = parts.findIndex((part) => titleScore(part.text) > 0.5);
  const [title, next] = [parts[at], parts[at + 1]];
  if (parts.length < 3 || !title || !next || !/[|¦∣–-]/.test(next.joint) || employerScore(next.text) > 0)
    return parts;
  const others = [...parts.slice(0, at), ...parts.slice(at + 2)];
  const isTitleToo = titleScore(next.text) > 0.5;
  const isBesideEmployer = others.some((part) => asEmployer(part, leaning) > 0.2);
  if (/[–-]/.test(next.joint) && !isTitleToo && !(isBesideEmployer && leaning(next) > -0.1)) return parts;
  if (!isTitleToo && !isBesideEmployer) return parts;
  const whole = { ...title, text: `${title.text}${next.joint}${next.text}` };
  return [...parts.slice(0, at), whole, ...parts.slice(at + 2)];
}

/** `Government of Ontario – Ministry of Culture` is one employer when another part is the title. */
function joinUnits(parts: readonly HeadPart[]): readonly HeadPart[] {
  const at = parts.findIndex(
    (part, i) => i > 0 && /[–-]/.test(part.joint) && isUnit(part) && isUnit(parts[i - 1]),
  );
  const [whole, unit] = [parts[at - 1], parts[at]];
  const others = [...parts.slice(0, Math.max(0, at - 1)), ...parts.slice(at + 1)];
  if (!whole || !unit || !others.some(({ text }) => titleScore(text) > 0.5)) return parts;
  const joined = { ...whole, text: `${whole.text}${unit.joint}${unit.text}` };
  return [...parts.slice(0, at - 1), joined, ...parts.slice(at + 1)];
}

const isUnit = (part: HeadPart | undefined): boolean =>
  part !== undefined && !part.isPlace && employerScore(part.text) > 0 && titleScore(part.text) === 0;

/** The part left after title and employer, if it is a bare name: a place that the vocabulary does not know. */
function leftover(parts: readonly HeadPart[], first: HeadPart, second: HeadPart): string {
  const last = parts.at(-1);
  if (!last || last === first || last === second) return "";
  const isBare = /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}?[\p{L}.'-]+){0,3}$/u.test(last.text);
  return isBare && titleScore(last.text) + companyScore(last.text) === 0 ? last.text : "";
}

/** A title that names a school, as in `Teacher of the primary school`, is no employer. */
export function employerScore(text: string): number {
  const [first = ""] = text.split(" ");
  const isTitled = (titleScore(first) > 0.5 || isGraded(text)) && companyScore(text) < 1;
  return isTitled ? 0 : Math.max(companyScore(text), schoolScore(text) * 0.8);
}

/** The two parts that are the likeliest title and employer, in the order written. */
function bestTwo(parts: readonly HeadPart[], leaning: Leaning): [HeadPart | undefined, HeadPart | undefined] {
  if (parts.length <= 2) return [parts[0], parts[1]];
  const scored = parts.map((part, i) => ({
    part,
    i,
    title: asTitle(part, leaning),
    score: Math.max(titleScore(part.text), asEmployer(part, leaning)) + (part.bold ? 0.3 : 0) - i * 0.12,
  }));
  const title = [...scored].sort((a, b) => b.title - a.title || a.i - b.i)[0];
  const others = scored.filter((s) => s !== title);
  const company = others.sort((a, b) => b.score - a.score)[0];
  if (!title || !company) return [parts[0], parts[1]];
  return title.i < company.i ? [title.part, company.part] : [company.part, title.part];
}

const joined =
  /^(.{3,}?)(?:(?:,\s+| at | bei (?:der |dem )?| chez | en | @ | in der )(.{2,}?)| \((?!\d)([^()]{2,}?)\)?)$/;

/** Splits `System Engineer, Acme`, where neither is known, in the order in which the other heads have them. */
function splitAsOthers(head: JobHead, votes: number): JobHead {
  const [, first, second] = (head.title || head.company).match(/^([^,]{3,50}), ([^,]{2,50})$/) ?? [];
  const isOpen = (head.title === "") !== (head.company === "") && Math.abs(votes) >= 1;
  if (!first || !second || !isOpen || !/^[\p{Lu}\d]/u.test(second) || legalFormOnly.test(second)) return head;
  if (titleScore(first) + titleScore(second) > 0 && votes < 0) return head;
  return votes > 0 ? { ...head, title: first, company: second } : { ...head, title: second, company: first };
}

/** Splits a head with one of title and employer as the other heads of the section are joined. */
function splitAsJoined(head: JobHead, joint: Joint | null): JobHead {
  const isOpen = (head.title === "") !== (head.company === "");
  const both = isOpen ? splitAtJoint(head.title || head.company, joint) : null;
  const isAgainst = both !== null && titleScore(both.second) > 0.5 && titleScore(both.first) <= 0.5;
  return both === null || isAgainst ? head : { ...head, title: both.first, company: both.second };
}

/** Splits one part in two before further lines are used, if both halves are clearly title and employer. */
function splitSurely(head: JobHead): JobHead {
  const both = split(head);
  const isTold = titleScore(both.title) > 0.5 && employerScore(both.company) > 0.5;
  return isTold && titleScore(both.company) <= employerScore(both.company) ? both : head;
}

/** Splits `SOFTWARE TESTER CLOUD SYSTEMS LTD` after the last role noun, when the rest ends with a legal form. */
function splitUnmarked(text: string): { title: string; company: string } | null {
  const words = text.split(" ");
  if (words.length > 12 || companyScore(text) < 1 || /[,|–—]| (?:at|bei|chez|en) /.test(text)) return null;
  for (let cut = Math.min(6, words.length - 2); cut > 0; cut--) {
    const [title, company] = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    const endsInRole = titleScore(words[cut - 1] ?? "") > 0.5 && companyScore(title) < 1;
    if (endsInRole && companyScore(company) === 1) return { title, company };
  }
  return null;
}

/** Splits `Title, Company` and `Title at Company`, when the head only had one of the two. */
function split(head: JobHead): JobHead {
  if (head.title !== "" && head.company !== "") return head;
  const text = head.title || head.company;
  const unmarked = splitUnmarked(text);
  if (unmarked) return { ...head, ...unmarked };
  const match = text.match(joined);
  const [, first, second = match?.[3]] = match ?? [];
  if (!first || !second || legalFormOnly.test(second)) return head;
  const [a, b] = [trimmed(first), trimmed(second)];
  const straight = titleScore(a) + employerScore(b);
  const turned = titleScore(b) + employerScore(a);
  if (straight < 0.6 && turned < 0.6) return head;
  return straight >= turned ? { ...head, title: a, company: b } : { ...head, title: b, company: a };
}
