import { AppError } from "@waymark/contract/errors";
import type { Folder } from "./folder.ts";
import type { Facts } from "./shape.ts";
import { type Columns, figureOf, named, type Row, table } from "./table.ts";

type Onet = Extract<Facts, { kind: "onet" }>;
type Draft = Onet["rows"][number];

const code = named("O*NET-SOC Code");
const rated = { code, element: named("Element ID"), scale: named("Scale ID"), value: named("Data Value") };

/** The tables and columns that are read; an archive without one of them is refused. */
const tables = {
  "occupation data": { code, title: named("Title"), description: named("Description") },
  "alternate titles": { code, title: named("Alternate Title") },
  "related occupations": { code, related: named("Related O*NET-SOC Code"), tier: named("Relatedness Tier") },
  "job zones": { code, zone: named("Job Zone") },
  skills: rated,
  knowledge: rated,
  "task statements": { code, task: named("Task") },
  "technology skills": {
    code,
    name: named("Example"),
    hot: named("Hot Technology"),
    asked: named("In Demand"),
  },
  "education, training, and experience": { ...rated, category: named("Category") },
} as const satisfies Record<string, Columns<string>>;

type TableName = keyof typeof tables;

const longestTitle = 200;
const longestText = 2_000;
const mostTitles = 400;
const mostTasks = 80;
const mostTechnologies = 60;

/** Months of related work, by category of element 3.A.1. */
const monthsOfCategory = [0, 0, 1, 2, 5, 9, 18, 36, 60, 84, 108, 132];
const relatedWork = "3.A.1";

/** Reads `db_NN_text.zip` of O*NET, or its Excel edition. */
export async function readOnet(folder: Folder, fileName: string): Promise<Onet> {
  const missing = tableNames.filter((name) => !folder.paths.some((path) => isTable(path, name)));
  if (missing.length > 0) throw new AppError("facts_tables", { tables: missing.join(", ") });
  const drafts = new Map<string, Draft>();
  for (const row of await read(folder, "occupation data", tables["occupation data"]))
    if (/^\d\d-\d{4}\.\d\d$/.test(row.code))
      drafts.set(row.code, {
        code: row.code,
        title: row.title.slice(0, longestTitle),
        description: row.description.slice(0, longestText),
        zone: null,
        titles: [],
        tasks: [],
        skills: {},
        knowledge: {},
        technologies: [],
        months: null,
        related: [],
      });
  const add = (list: string[] | undefined, text: string, most: number) => {
    if (list !== undefined && text !== "" && list.length < most) list.push(text);
  };
  for (const row of await read(folder, "alternate titles", tables["alternate titles"]))
    add(drafts.get(row.code)?.titles, row.title.slice(0, longestTitle), mostTitles);
  for (const row of await read(folder, "task statements", tables["task statements"]))
    add(drafts.get(row.code)?.tasks, row.task.slice(0, longestText), mostTasks);
  for (const row of await read(folder, "technology skills", tables["technology skills"]))
    if (row.hot === "Y" || row.asked === "Y")
      add(drafts.get(row.code)?.technologies, row.name.slice(0, longestTitle), mostTechnologies);
  for (const row of await read(folder, "related occupations", tables["related occupations"]))
    if (row.tier.startsWith("Primary")) add(drafts.get(row.code)?.related, row.related, 20);
  for (const row of await read(folder, "job zones", tables["job zones"])) {
    const draft = drafts.get(row.code);
    if (draft !== undefined && /^[1-5]$/.test(row.zone)) draft.zone = Number(row.zone);
  }
  for (const kind of ["skills", "knowledge"] as const) await rate(folder, kind, drafts);
  await readMonths(folder, drafts);
  return { kind: "onet", version: versionOf([fileName, ...folder.paths]), rows: [...drafts.values()] };
}

const tableNames = Object.keys(tables) as TableName[];

const isTable = (path: string, name: string): boolean =>
  new RegExp(`(?:^|/)${name}\\.(?:txt|xlsx|csv)$`, "i").test(path);

const read = async <C extends string>(
  folder: Folder,
  name: TableName,
  columns: Columns<C>,
): Promise<Generator<Row<C>>> => table((await folder.rows(name)) ?? [], name, columns);

/**
 * A level says how much of a skill is needed, regardless of its importance; only both together distinguish occupations.
 */
async function rate(
  folder: Folder,
  kind: "skills" | "knowledge",
  drafts: ReadonlyMap<string, Draft>,
): Promise<void> {
  for (const { code, element, scale, value } of await read(folder, kind, rated)) {
    const number = figureOf(value);
    const draft = drafts.get(code);
    if (scale === "LV" && number !== null && draft !== undefined && element.length <= 40)
      draft[kind][element] = number;
  }
}

async function readMonths(folder: Folder, drafts: ReadonlyMap<string, Draft>): Promise<void> {
  const most = new Map<string, number>();
  for (const { code, element, category, value } of await read(
    folder,
    "education, training, and experience",
    tables["education, training, and experience"],
  )) {
    const share = figureOf(value) ?? 0;
    const draft = drafts.get(code);
    if (element !== relatedWork || draft === undefined || share <= (most.get(code) ?? 0)) continue;
    most.set(code, share);
    draft.months = monthsOfCategory[Number(category)] ?? null;
  }
}

/** `db_29_3_text/Skills.txt` is from O*NET 29.3. */
function versionOf(names: readonly string[]): string {
  for (const name of names) {
    const [, major, minor] = /db_(\d{1,3})_(\d{1,3})/.exec(name) ?? [];
    if (major !== undefined) return `${major}.${minor ?? "0"}`;
  }
  return "";
}
