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
