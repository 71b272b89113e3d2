import type { Stage } from "@waymark/contract/applications";
import type {
  DateOrder,
  ImportChoices,
  ImportField,
  ImportPreview,
} from "@waymark/contract/applications-transfer";
import { fieldsOfHeadings, headingRow, trackerOf } from "./headings.ts";
import { type RowReading, stageKey } from "./plan-row.ts";
import { guessDateOrder } from "./read-date.ts";
import { readStage } from "./read-stage.ts";

/** The reading of a table: guesses, overridden by the person's choices. */
export interface TableReading {
  readonly heading: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly from: ImportPreview["from"];
  readonly reading: RowReading;
  readonly dateOrderSure: boolean;
}

const dates: ReadonlySet<ImportField> = new Set(["appliedAt", "addedAt", "deadline"]);

function* cellsOf(rows: TableReading["rows"], columns: RowReading["columns"]): Generator<string> {
  const wanted = columns.flatMap((field, i) => (field !== null && dates.has(field) ? [i] : []));
  for (const row of rows) for (const i of wanted) yield row[i] ?? "";
}

export function readTable(
  table: readonly (readonly string[])[],
  given: {
    readonly choices: ImportChoices;
    readonly usual: DateOrder;
    readonly stages: readonly Stage[];
    readonly now: Date;
  },
): TableReading {
  const { choices, usual, stages, now } = given;
  const at = headingRow(table);
  const heading = table[at] ?? [];
  const rows = table.slice(at + 1);
  const guessed = fieldsOfHeadings(heading);
  const columns = heading.map(
    (_, i) => (choices.columns === undefined ? guessed[i] : choices.columns[i]) ?? null,
  );
  const { order, sure } = guessDateOrder(cellsOf(rows, columns), usual);
  return {
    heading,
    rows,
    from: trackerOf(heading),
    dateOrderSure: sure,
    reading: {
      columns,
      dateOrder: choices.dateOrder ?? order,
      stages,
      chosenStages: choices.stages ?? {},
      now,
    },
  };
}

const mostStages = 60;

/** The texts of the stage column with the stage each is read as and its count; the most frequent first. */
export function stagesOf({ rows, reading }: TableReading): ImportPreview["stages"] {
  const column = reading.columns.indexOf("stage");
  if (column === -1) return [];
  const counts = new Map<string, { text: string; count: number }>();
  for (const row of rows) {
    const text = (row[column] ?? "").trim().slice(0, 200);
    if (text === "") continue;
    const known = counts.get(stageKey(text));
    if (known === undefined) counts.set(stageKey(text), { text, count: 1 });
    else known.count++;
  }
  return [...counts]
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, mostStages)
    .map(([key, { text, count }]) => ({
      text,
      count,
      stage: reading.chosenStages[key] ?? readStage(text, reading.stages),
    }));
}
