import { findDates } from "../../vocabulary/dates.ts";
import { fold } from "../../vocabulary/fold.ts";
import { headingKey, headingKind, kindOfLook } from "../../vocabulary/headings.ts";
import { titleOverEmployer } from "../../vocabulary/likeness.ts";
import { companyScore, degreeScore, schoolScore } from "../../vocabulary/organisations.ts";
import type { SectionKind } from "../../vocabulary/section-kinds.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import type { Line } from "./document.ts";
import { isBullet } from "./entries.ts";
import { isBlankOrPage, isContactFoot, isCopyright, withoutFoot, withoutSignature } from "./feet.ts";
import {
  type HeadingStyle,
  hasLook,
  headingStyle,
  isBoldHeading,
  isCaps,
  isLesser,
  isRowLike,
  looksLike,
} from "./heading-style.ts";
import { isHeadLike } from "./heads/head-like.ts";
import { withHiddenEntries } from "./hidden-entries.ts";
import type { Block } from "./layout/arrange.ts";
import { joinBrokenHeadings } from "./layout/broken-headings.ts";
import { joinLabels } from "./layout/form-rows.ts";
import { isWrapped } from "./layout/wrapped.ts";
import { readLanguages } from "./lists/read-languages.ts";
import { isSkillTableHead } from "./lists/skill-tables.ts";
import { beside, marginStyle, openInMargin } from "./margin-headings.ts";
import { isEducation, isListOfSkills, isQualifications, kindByContent } from "./section-content.ts";
import { headedKinds, isLabel, isToolsOf, repeatedLabels } from "./section-labels.ts";

/**
 * A heading and the lines below it. The first section, `top`, has no heading. `letter` has the sender's lines of a
 * covering letter in the same file.
 */
export interface Section {
  kind: SectionKind | "top" | "letter";
  heading: string;
  lines: Line[];
  /** Only its look marks the heading; the vocabulary does not know it. */
  isGuessed?: boolean;
}

/** Headings whose content may follow on the same line, after a colon. */
const inlineKinds = new Set<SectionKind>(["skills", "languages", "certifications", "summary"]);

/**
 * Splits the blocks into sections at their headings; a block continues the section of the block it continues. The line
 * with the person's name begins a head wherever it stands, as after a sidebar. Page feet with the person's `email` are
 * a section of their own.
 */
export function findSections(all: readonly Block[], name: Line | null, email = ""): Section[] {
  const isFoot = (line: Line, i: number) => i > 5 && isContactFoot(line, email);
  const feet = all.flatMap(({ lines }) => lines.filter(isFoot));
  const blocks = all.map((block) => {
    const own = joinLabels(
      block.lines.filter((line, i) => !isFoot(line, i) && !isCopyright(line) && !isBlankOrPage(line)),
    );
    return { ...block, lines: joinBrokenHeadings(withoutSignature(withoutFoot(own, name))) };
  });
  const style = headingStyle(blocks);
  const margin = marginStyle(blocks);
  const repeated = repeatedLabels(blocks);
  const headed = headedKinds(blocks, style);
  const sections: Section[] = [];
  const ends: Section[] = [];
  for (const block of blocks) {
    const from = block.continues === null ? undefined : ends[block.continues];
    let open: Section = from ?? { kind: "top", heading: "", lines: [] };
    if (!from) sections.push(open);
    for (const [i, line] of block.lines.entries()) {
      const isHead = line === name && open.kind !== "top" && open.kind !== "contact";
      const opened: Section | null = isHead
        ? ({ kind: "top", heading: "", lines: [line] } satisfies Section)
        : isLabel(open, block.lines.slice(i), repeated, style) || isToolsOf(open, line, headed)
          ? null
          : (openSection(line, besideName(open, sections), style, block.lines.slice(i + 1, i + 5)) ??
            openInMargin(line, open, margin) ??
            (isOtherLook(line, style) ? null : openAboveEntry(line, open, block.lines.slice(i + 1, i + 4))));
      if (opened) {
        open = opened;
        sections.push(open);
      } else open.lines.push(line);
    }
    ends.push(open);
  }
  if (feet.length > 0) sections.push({ kind: "contact", heading: "", lines: feet });
  return withHiddenEntries(sections).map((section) => {
    if (isListOfSkills(section, sections)) return { ...section, kind: "skills" };
    if (section.isGuessed) return { ...section, kind: kindByContent(section, sections) };
    if (isQualifications(section, sections)) return { ...section, kind: "certifications" };
    return isEducation(section, sections) ? { ...section, kind: "education" } : section;
  });
}

/** The head of a further column, where a line that only looks like a heading may be one: the name stands elsewhere. */
const besideName = (open: Section, sections: readonly Section[]): Section =>
  open.kind === "top" && open.lines.length > 0 && sections.some(({ kind }) => kind === "experience")
    ? { ...open, kind: "contact" }
    : open;

function openSection(
  line: Line,
  current: Section,
  style: HeadingStyle | null,
  below: readonly Line[],
): Section | null {
  const [next] = below;
  if (line.goesOn || isRestOfItem(current.lines.at(-1), line, style)) return null;
  if (current.kind === "skills" && isSkillTableHead(line)) return null;
  const first = line.parts[0] ?? "";
  const rest = line.parts.slice(1);
  if (isDocumentTitle(line, next)) return null;
  const isItem = isBullet(line) && !(style && Math.abs(line.size - style.size) < 0.3 && style.sure);
  const kind = isItem ? null : headingKind(first);
  // Within skills, "Languages" may be programming languages; spoken ones follow directly below.
  const isSpoken = kind === "languages" && rest.length === 0 && next !== undefined && namesSpoken(next);
  // `Date of birth: 3 May` in a form is a fact of the person.
  const isFact =
    kind === "other" && rest.length > 0 && (current.kind === "top" || current.kind === "contact");
  if (
    kind !== null &&
    !isFact &&
    !isCertificate(line, current, kind, style) &&
    (isSpoken || mayOpen(line, current, kind, style))
  ) {
    const held = kind === "summary" && rest.length === 0 && beginsWithJob(below) ? "experience" : kind;
    return { kind: held, heading: first, lines: rest.length > 0 ? [beside(line, rest)] : [] };
  }
  const colon = first.indexOf(":");
  if (colon > 2 && colon < 30 && current.kind !== "skills") {
    const inline = headingKind(first.slice(0, colon));
    const said = first.slice(colon + 1).trim();
    if (inline !== null && inlineKinds.has(inline) && said !== "" && !isBullet(line)) {
      const parts = [said, ...rest];
      return {
        kind: inline,
        heading: first.slice(0, colon),
        lines: [{ ...line, parts, text: parts.join(" ") }],
      };
    }
  }
  if (style && kind === null && isBoldHeading(line, style)) {
    const named = kindOfLook(first);
    if (named) return { kind: named, heading: first, lines: [] };
  }
  if (style && kind === null && current.kind !== "top" && isHeadingOfList(line, style, below))
    return { kind: "other", heading: first, lines: [], isGuessed: true };
  if (style && kind === null && looksLike(line, style)) {
    const named = kindOfLook(first);
    if (named) return { kind: named, heading: first, lines: [] };
    // A line directly below a heading belongs to that section, whatever it looks like.
    if (current.kind !== "top" && current.lines.length > 0)
      return { kind: "other", heading: first, lines: [], isGuessed: true };
  }
  return null;
}

/** `appointments` below a list item that ends in `… and booked` is the rest of it, unless headings look so. */
const isRestOfItem = (before: Line | undefined, line: Line, style: HeadingStyle | null): boolean =>
  before !== undefined &&
  /^\p{Ll}/u.test(line.text) &&
  line.parts.length === 1 &&
  line.gap < 1.4 &&
  isBullet(before) &&
  isWrapped(before, line) &&
  !(style?.sure === true && hasLook(line, style));

/** `Permis B` directly below "Permis et habilitations", or in smaller letters than it, is an item there. */
function isCertificate(line: Line, current: Section, kind: SectionKind, style: HeadingStyle | null): boolean {
  const mayBe = current.kind === "certifications" && (kind === "certifications" || kind === "other");
  if (!mayBe || style === null || hasLook(line, style)) return false;
  return (kind === current.kind && current.lines.length === 0) || isLesser(line, style);
}

/** An unknown line above a list of short items, between blank lines of a plain text in which the known headings stand so. */
function isHeadingOfList(line: Line, style: HeadingStyle, [items, after]: readonly Line[]): boolean {
  const isPlain = style.size === 0 && !style.bold && line.size === 0 && line.gap > 1.5;
  const isShort = line.text.length < 40 && /^\p{Lu}[\p{L}\s&/'’-]+:?$/u.test(line.text);
  const list = items?.text.split(/\s*[,;•|]\s*/) ?? [];
  const isList =
    list.length >= 3 && list.every((item) => item.split(" ").length < 5 && !/\d{4}|@/.test(item));
  return isPlain && isShort && isList && (after === undefined || after.gap > 1.5);
}

/** "Career summary" above a dated job: a few short lines with a period and a title, before any text. */
function beginsWithJob(below: readonly Line[]): boolean {
  const at = below.findIndex((line) => findDates(line.text).some((span) => span.isRange));
  const head = below.slice(0, at + 1);
  const parts = head.flatMap((line) => line.parts.flatMap((part) => part.split(/\s*[|,·–—(]\s*/)));
  const isHead = head.every((line) => isHeadLike(line) && !isBullet(line));
  return at >= 0 && at < 3 && isHead && parts.some((part) => titleOverEmployer(part) > 0.3);
}

/** Tells whether headings have a look of their own, which the line has not. */
const isOtherLook = (line: Line, style: HeadingStyle | null): boolean =>
  style?.sure === true && style.size > 0 && !hasLook(line, style);

/**
 * `Teaching and other work experience` above a dated entry, in a document where no look marks the headings: a noun names
 * the kind beside words that are not known.
 */
function openAboveEntry(line: Line, current: Section, below: readonly Line[]): Section | null {
  const { text, parts } = line;
  const isShort = parts.length === 1 && text.length < 50 && /^\p{Lu}[\p{L}\s&/,'’-]+$/u.test(text);
  if (!isShort || line.goesOn || isBullet(line) || line.text.split(" ").length < 2) return null;
  const kind = kindOfLook(text);
  if (kind !== "experience" || kind === current.kind) return null;
  const leads = kindOfLook(text.split(" ")[0] ?? "") === kind;
  const namesOther =
    !leads && [titleScore, companyScore, schoolScore, degreeScore].some((score) => score(text) > 0.5);
  const heading = below.findIndex((next) => headingKind(next.text) !== null);
  const own = heading === -1 ? below : below.slice(0, heading);
  const isDated = own.some((next) => !isBullet(next) && findDates(next.text).some((span) => span.isRange));
  return namesOther || !isDated || isBullet(below[0] ?? line) ? null : { kind, heading: text, lines: [] };
}

/** "Resume" above a name is the title of the document, not the heading of a summary. */
const isDocumentTitle = (line: Line, next: Line | undefined): boolean =>
  /^resume$/.test(fold(line.text).trim()) &&
  next !== undefined &&
  next.text.length < 45 &&
  !/[.!]$/.test(next.text);

const namesSpoken = (line: Line): boolean => readLanguages([line]).some(({ isKnown }) => isKnown);

/** Headings that are just as often items of a skills list. */
const skillToo = new Set(
  "leadership|training|research|teaching|work|tools|software|technology|programming|presentations|volunteering|languages|formacion|liderazgo|stages|informatique|informatica|edv".split(
    "|",
  ),
);

/** Tells whether a word such as "Languages" opens a section: it must look like the document's other headings. */
function mayOpen(line: Line, current: Section, kind: SectionKind, style: HeadingStyle | null): boolean {
  const isRow = line.parts.length > 1 && line.parts.slice(1).join(" ").length > 2;
  const isAfterList = /^(?:languages|certifications|achievements|other)$/.test(current.kind);
  if (isRow && isAfterList && inlineKinds.has(kind) && kind !== current.kind) return true;
  if (isYearOfService(line, current, kind) && !(style?.sure && hasLook(line, style))) return false;
  if (isRow && current.kind !== "top")
    return style === null
      ? current.kind !== "skills"
      : isRowLike(line, style) || (!style.sure && !style.bold && line.startsBold);
  if (style && looksLike(line, style)) return true;
  if (kind === "skills" && describing.has(current.kind) && style && isLesser(line, style)) return false;
  // A line in lower case is the rest of a wrapped line, if headings look different.
  if (style?.sure && line.size > 0 && /^\p{Ll}/u.test(line.text) && !hasLook(line, style)) return false;
  // One word among items is another item, where headings have a look of their own.
  const isWord =
    style?.sure === true &&
    style.caps &&
    !isCaps(line.text) &&
    !line.startsBold &&
    Math.abs(line.size - style.size) < 0.3 &&
    !/[\s:]/.test(line.text);
  if (isWord && current.kind !== "top" && !/^(?:experience|education|skills)$/.test(kind)) return false;
  if (current.kind === "skills" && skillToo.has(headingKey(line.text)) && !isCaps(line.text)) return false;
  if (current.kind === "skills" && kind !== "experience" && kind !== "education") {
    return style === null || !style.sure || line.size === 0 || isCaps(line.text);
  }
  return true;
}

/** `Zivildienst   2003 – 2004` between jobs or studies is one of them. */
const isYearOfService = ({ parts }: Line, open: Section, kind: SectionKind): boolean =>
  kind === "other" && /^(?:exp|edu)/.test(open.kind) && findDates(parts.slice(1).join(" ")).length > 0;

/** Sections whose text has groups with small titles: `Technical` below `Achievements`. */
const describing: ReadonlySet<Section["kind"]> = new Set([
  "achievements",
  "experience",
  "projects",
  "summary",
]);
