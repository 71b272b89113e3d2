import { AppError } from "@waymark/contract/errors";
import type { Folder } from "./folder.ts";
import type { Facts } from "./shape.ts";
import { named, table } from "./table.ts";

type Esco = Extract<Facts, { kind: "esco" }>;

const columns = {
  code: named("conceptUri"),
  isco: named("iscoGroup"),
  title: named("preferredLabel"),
  titles: named("altLabels"),
};
const longestTitle = 200;
const mostTitles = 300;
const occupationsName = /(?:^|\/)(occupations_([a-z]{2}))\.csv$/i;

/** Reads the occupations of an ESCO download in CSV. `language` selects the file by its name in the archive. */
export async function readEsco(folder: Folder, fileName: string, language: string): Promise<Esco> {
  const found = folder.paths.map((path) => occupationsName.exec(path)).filter((match) => match !== null);
  const mine = found.find(([, , spoken = ""]) => spoken.toLowerCase() === language);
  if (mine === undefined) {
    const others = found.map(([, name = ""]) => `${name}.csv`).join(", ");
    throw new AppError("facts_tables", {
      tables: `occupations_${language}.csv${others === "" ? "" : ` (${others})`}`,
    });
  }
  const name = (mine[1] ?? "").toLowerCase();
  const rows = new Map<string, Esco["rows"][number]>();
  for (const row of table((await folder.rows(name)) ?? [], `occupations_${language}.csv`, columns)) {
    const title = row.title.slice(0, longestTitle);
    if (!/^https?:\/\/\S{10,180}$/.test(row.code) || title === "" || !/^\d{4}/.test(row.isco)) continue;
    const titles = row.titles
      .split(/[\n|]/)
      .map((text) => text.trim().slice(0, longestTitle))
      .filter((text) => text !== "");
    rows.set(row.code, {
      code: row.code,
      isco: row.isco.slice(0, 4),
      title,
      titles: [...new Set(titles)].slice(0, mostTitles),
    });
  }
  return { kind: "esco", version: versionOf([fileName, ...folder.paths]), rows: [...rows.values()] };
}

/** `ESCO dataset - v1.2.0 - classification - en - csv.zip`. */
function versionOf(names: readonly string[]): string {
  for (const name of names) {
    const [, version] = /v(\d{1,2}(?:\.\d{1,3}){1,3})/i.exec(name) ?? [];
    if (version !== undefined) return version;
  }
  return "";
}
