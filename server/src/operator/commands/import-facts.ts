import { readFile, stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { AppError } from "@waymark/contract/errors";
import { languages } from "@waymark/contract/values";
import { isCountry } from "@waymark/domain/vocabulary/places";
import { factLimits } from "../../document-parsers/facts/limits.ts";
import type { FactKind } from "../../document-parsers/facts/shape.ts";
import { importFacts } from "../../features/careers/facts/import-facts.ts";
import { type Command, type CommandCall, usageError } from "../command.ts";

interface Flag {
  readonly name: string;
  readonly read: (value: string) => string | null;
}

const language: Flag = {
  name: "--lang",
  read: (value) => languages.find((one) => one === value.toLowerCase()) ?? null,
};
const country: Flag = {
  name: "--country",
  read: (value) => (isCountry(value.toUpperCase()) ? value.toUpperCase() : null),
};

const importCommand = (kind: FactKind, flag?: Flag): Command => ({
  name: `import-${kind}`,
  async run(call) {
    const [name, given, value = "", ...more] = call.args;
    const of = flag === undefined ? "" : flag.read(value);
    const isAsked = flag === undefined ? given === undefined : given === flag.name && more.length === 0;
    if (name === undefined || !isAsked || of === null) return usageError;
    return importFile(call, kind, name, of);
  },
});

async function importFile(
  { deps, folder, print }: CommandCall,
  kind: FactKind,
  name: string,
  of: string,
): Promise<number> {
  const file = resolve(folder, name);
  const there = await stat(file).catch(() => null);
  if (there === null || !there.isFile()) {
    print(there === null ? "operator.import.noFile" : "operator.import.folder", { file });
    return 1;
  }
  if (there.size > factLimits.bytes)
    throw new AppError("facts_too_large", { megabytes: factLimits.bytes / 1024 / 1024 });
  const done = await importFacts(deps, { kind, bytes: await readFile(file), fileName: basename(file), of });
  print(done.version === "" ? "operator.facts.doneUnversioned" : "operator.facts.done", { ...done });
  if (done.replaced) print("operator.facts.replaced", { name: done.name });
  return 0;
}

/** `import-onet ZIP`, `import-oews XLSX`, `import-projections XLSX`, `import-esco ZIP --lang xx`, `import-wages CSV --country XX`. */
export const importFactsCommands: readonly Command[] = [
  importCommand("onet"),
  importCommand("oews"),
  importCommand("projections"),
  importCommand("esco", language),
  importCommand("wages", country),
];
