import { fold } from "../../../vocabulary/fold.ts";
import type { Line } from "../document.ts";
import { type Column, columnOf, plainLabels } from "../layout/table-rows.ts";

/** The column of a table that would have the value; `other` has descriptions. */
type Label = Exclude<Column, "place">;

/** Labels in a column beside their values, as in the old Europass and in forms of employers; folded. */
const labels: readonly (readonly [Label, RegExp])[] = [
  ["dates", /^(?:dates?|fechas?|datum|daten|zeitraum|periode|periodo|period)$/],
  [
    "title",
    /^(?:occupation or position held|position held|fonction ou poste occupe|profesion o cargo desempenado|puesto o cargo ocupados?|beruf oder funktion|job title)$/,
  ],
  [
    "company",
    /^(?:name and address of (?:the )?employer|nom et adresse de l'employeur|nombre y direccion (?:de la empresa o(?: empleador)?|del empleador)|name und adresse des arbeitgebers?)$/,
  ],
  [
    "degree",
    /^(?:title of qualification awarded|intitule du certificat ou diplome delivre|(?:titulo de la )?cualificacion obtenida|bezeichnung der erworbenen qualifikation)$/,
  ],
  [
    "school",
    /^(?:name and type of organi[sz]ation(?: providing education)?(?: and training)?|nom et type de l'etablissement(?: d'enseignement)?(?: ou de formation)?|nombre y tipo (?:de la organizacion|del? centro)(?: .*)?|name und art der (?:bildungs|ausbildungs)\S*(?: .*)?)$/,
  ],
  [
    "other",
    /^(?:main activities and responsibilities|principales activites et responsabilites|(?:principales )?(?:funciones|actividades) y responsabilidades(?: principales)?|wichtigste tatigkeiten und zustandigkeiten|principal subjects(?: .*)?|principales matieres(?: .*)?|principales materias(?: .*)?|hauptfacher(?: .*)?|type of business or sector|type ou secteur d'activite|tipo de empresa o sector|tatigkeitsbereich oder branche)$/,
  ],
];

/** The rest of a label that needs a second line. */
const labelRest =
  /^(?:d'enseignement(?: (?:et|ou) de formation)?|de formation|principales|empleador|(?:providing )?education and training|and responsibilities|et responsabilites|y responsabilidades|und zustandigkeiten|arbeitgebers|delivre|obtenida)$/;

const order: Readonly<Record<Label, number>> = {
  dates: 0,
  from: 0,
  to: 0,
  title: 1,
  company: 2,
  degree: 1,
  school: 2,
  other: 3,
};

const labelOf = (line: Line): Label | null => {
  const first = fold(line.parts[0] ?? "").replace(/\s*\(e?s\)|\s*:$/g, "");
  return line.parts.length > 1 ? (labels.find(([, pattern]) => pattern.test(first))?.[0] ?? null) : null;
};

/** The labels of rows of two cells whose first cell names a column: `EMPRESA ¦ Acme` above `CARGO ¦ Dependiente`. */
function cellLabels(lines: readonly Line[]): readonly (Label | null)[] {
  const found = lines.map(({ parts }) => {
    const column = parts.length === 2 ? columnOf(parts[0] ?? "") : undefined;
    return column === undefined || column === "place" ? null : column;
  });
  const named = new Set(found.filter((label) => label !== null));
  return named.size > 2 ? found : lines.map(() => null);
}

/**
 * The lines of a section with labels in a column of their own, as a resume without such labels has them: per entry the
 * dates, the title or degree, the employer or school, then the description. Other sections are returned as they are.
 */
export function withoutLabels(lines: readonly Line[]): readonly Line[] {
  const [known, cells] = [lines.map(labelOf), cellLabels(lines)];
  const count = (labels: readonly (Label | null)[]): number =>
    labels.filter((label) => label !== null && label !== "dates").length;
  const isKnown = count(known) > 1 && count(known) >= count(cells);
  const found = isKnown ? known : cells;
  const opener = isKnown ? "dates" : found.find((label) => label !== null);
  if (opener === undefined) return lines;
  const entries: Labelled[][] = [[]];
  for (const [i, line] of lines.entries()) {
    const label = found[i] ?? null;
    if (label === opener) entries.push([]);
    if (label === null && labelRest.test(fold(line.text))) continue;
    entries.at(-1)?.push({ line: label === null ? line : withoutLabel(line, label), label });
  }
  const rank = ({ label }: Labelled): number => order[label ?? "other"];
  return entries.flatMap((entry) =>
    withOnePeriod(entry)
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ line }) => line),
  );
}

interface Labelled {
  readonly line: Line;
  readonly label: Label | null;
}

/** Puts the end of a period behind its start, where a form has a row for each. */
function withOnePeriod(entry: readonly Labelled[]): readonly Labelled[] {
  const [from, to] = [entry.find(({ label }) => label === "from"), entry.find(({ label }) => label === "to")];
  if (!from || !to) return entry;
  const text = `${from.line.text} – ${to.line.text}`;
  const line = { ...from.line, parts: [text], text, sources: [...from.line.sources, ...to.line.sources] };
  return entry.filter((one) => one !== to).map((one) => (one === from ? { ...from, line } : one));
}

function withoutLabel(line: Line, label: Label): Line {
  const [value = "", ...more] = line.parts.slice(1);
  const parts = [`${plainLabels[label] ?? ""}${value}`, ...more];
  return { ...line, parts, text: parts.join(" "), isListItem: label === "other", bold: false };
}
