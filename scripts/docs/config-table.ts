export const tableStart = "<!-- configuration: made from server/src/config.ts by `npm run docs` -->";
export const tableEnd = "<!-- end of configuration -->";

interface Variable {
  readonly schema: { safeParse(value: unknown): { success: boolean; data?: unknown } };
  readonly about: string;
}
type Variables = Readonly<Record<string, Variable>>;

/** The configuration as a Markdown table: name, default, description. */
export function configTable(variables: Variables): string {
  const rows = Object.entries(variables).map(([name, { schema, about }]) => {
    const read = schema.safeParse(undefined);
    const preset =
      read.success && read.data !== undefined && read.data !== "" ? `\`${String(read.data)}\`` : "";
    return `| \`${name}\` | ${preset} | ${about.replaceAll("|", "\\|")} |`;
  });
  return ["| Variable | Default | What it does |", "|---|---|---|", ...rows].join("\n");
}

/**
 * The document with its table replaced.
 * @throws Error when the document has no place for it.
 */
export function withTable(paper: string, table: string): string {
  const from = paper.indexOf(tableStart);
  const to = paper.indexOf(tableEnd);
  if (from === -1 || to < from) throw new Error("README.md has no place for the configuration table");
  return `${paper.slice(0, from + tableStart.length)}\n\n${table}\n\n${paper.slice(to)}`;
}
