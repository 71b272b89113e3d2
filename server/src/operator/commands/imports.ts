import { listImports, undoImport } from "../../features/careers/facts/import-facts.ts";
import { type Command, usageError } from "../command.ts";

export const importsCommand: Command = {
  name: "imports",
  isLookOnly: true,
  async run({ deps, args, print }) {
    if (args.length > 0) return usageError;
    const imports = await listImports(deps);
    if (imports.length === 0) print("operator.facts.none");
    for (const { name, version, licence, rows, fileName, importedAt, undoable } of imports) {
      const at = importedAt.toISOString();
      print("operator.facts.row", {
        name,
        version: version === "" ? "?" : version,
        rows,
        fileName,
        at,
        licence,
      });
      if (undoable !== null) print("operator.facts.before", { version: undoable === "" ? "?" : undoable });
    }
    return 0;
  },
};

/** Returns to the previous import, or else to Waymark's own data. */
export const undoImportCommand: Command = {
  name: "undo-import",
  async run({ deps, args, print }) {
    const [name, ...more] = args;
    if (name === undefined || more.length > 0) return usageError;
    const back = await undoImport(deps, name);
    if (back === null) print("operator.facts.undone", { name });
    else print("operator.facts.back", { name, version: back.version === "" ? "?" : back.version });
    return 0;
  },
};
