import { fold } from "../../../vocabulary/fold.ts";
import { headingKind, kindOfLook } from "../../../vocabulary/headings.ts";
import type { SectionKind } from "../../../vocabulary/section-kinds.ts";
import type { Line } from "../document.ts";
import { withoutBullet } from "../entries.ts";
import type { Section } from "../sections.ts";
import { isSkillTableHead } from "./skill-tables.ts";

/** Sections whose rows often have a label of another kind: `Interests: chess` below `Skills & Interests`. */
const lists: ReadonlySet<Section["kind"]> = new Set(["skills", "languages", "certifications", "other"]);

/** Kinds that a row gets a section of its own for. Spoken languages are found by their names wherever they stand. */
const ownKinds: ReadonlySet<SectionKind> = new Set(["certifications", "other", "achievements"]);

/** Labels that say nothing of their kind; such a row stays in its list. Folded. */
const vague =
  /^(?:sonstige|weitere|verschiedene|andere|other|further|additional|misc|otr[oa]s?|vari[oa]s|autre|divers)/;

interface Labelled {
  readonly label: string;
  readonly parts: string[];
  /** The label stands in a column of its own. */
  readonly isCell: boolean;
}

/** The label of a row and the rest: in a cell of its own, before a colon, or in bold before plain text. */
function labelled(line: Line): Labelled | null {
  const [first = "", ...rest] = line.parts;
  const plain = withoutBullet(first);
  const [, before = "", after = ""] = plain.match(/^([^:]{2,45}):\s*(.*)$/) ?? [];
  if (before !== "" && (after !== "" || rest.length > 0))
    return { label: before, parts: after === "" ? rest : [after, ...rest], isCell: after === "" };
  if (rest.length > 0) return { label: plain, parts: rest, isCell: true };
  const [bold = "", items = ""] = line.looks.filter((look) => /\p{L}/u.test(look));
  const isBold = line.looks.length > 1 && bold.length < 45 && plain.startsWith(bold) && plain.endsWith(items);
  return isBold && items !== "" ? { label: bold, parts: [items], isCell: false } : null;
}

/** The kind that a label names; the label of a form may have the ending of a plural in brackets. */
function kindOf({ label, isCell }: Labelled): SectionKind | null {
  const plain = label.replace(/\((?:s|es|n|en)\)/g, "");
  if (vague.test(fold(plain))) return null;
  const named = headingKind(plain);
  if (named !== null || !isCell || !/^\p{Lu}/u.test(plain) || plain.split(" ").length > 6) return named;
  const looked = kindOfLook(plain);
  return looked === "skills" || looked === "certifications" ? looked : null;
}

/** Gives the rows of a list that name another kind of section a section of their own. */
export function withOwnRows(sections: readonly Section[]): readonly Section[] {
  return sections.flatMap((section) => (lists.has(section.kind) ? split(section) : [section]));
}

function split(section: Section): Section[] {
  const out: Section[] = [{ ...section, lines: [] }];
  let edge: number | null = null;
  for (const line of section.lines) {
    const row = labelled(line);
    const kind = row && kindOf(row);
    const isBelow = row === null && edge !== null && line.x > 0 && Math.abs(line.x - edge) < 3;
    const isLabelOfSkills = row?.isCell && kind === "skills" && section.kind === "skills";
    if (isLabelOfSkills && !isSkillTableHead(line)) {
      out[0]?.lines.push(withParts(line, [`${row.label}: ${row.parts.join("\t")}`]));
      edge = null;
    } else if (row && kind !== null && kind !== section.kind && ownKinds.has(kind)) {
      out.push({ kind, heading: row.label, lines: [withParts(line, row.parts)] });
      edge = line.edges.length > 1 ? (line.edges[1] ?? null) : null;
    } else if (isBelow && out.length > 1) out.at(-1)?.lines.push(line);
    else {
      out[0]?.lines.push(line);
      edge = null;
    }
  }
  return out;
}

const withParts = (line: Line, parts: string[]): Line => ({
  ...line,
  parts,
  text: parts.join(" "),
  x: line.edges.at(-parts.length) ?? line.x,
  edges: line.edges.slice(-parts.length),
  looks: [],
});
