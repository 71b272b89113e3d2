import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "../scripts/setup/build.mjs";
import { ensureInstalled } from "../scripts/setup/install.mjs";
import { runMain } from "../scripts/setup/problem.mjs";
import { root } from "../scripts/setup/root.mjs";

interface Figures {
  /** Prints its own rows: name, reached figure, target. */
  readonly bench?: () => Promise<unknown>;
  /** Whether it measures the built product; true if it is left out. */
  readonly needsProduct?: () => boolean;
}

// `npm run bench -- <noun>` runs bench/<noun>.ts on the built product.
await runMain(async () => {
  const noun = process.argv[2] ?? "";
  const file = join(import.meta.dirname, `${noun}.ts`);
  const figures: Figures =
    /^[a-z-]+$/.test(noun) && noun !== "run" && existsSync(file) ? await import(file) : {};
  if (figures.bench === undefined) {
    console.error(`Usage: npm run bench -- <noun>; the nouns are ${(await nouns()).join(", ")}.`);
    return 1;
  }
  await ensureInstalled(root);
  if (figures.needsProduct?.() ?? true) await ensureBuilt(root);
  await figures.bench();
  return undefined;
});

async function nouns(): Promise<string[]> {
  const names = readdirSync(import.meta.dirname).map((name) => name.replace(/\.ts$/, ""));
  const found: string[] = [];
  for (const name of names.filter((name) => name !== "run")) {
    const figures: Figures = await import(join(import.meta.dirname, `${name}.ts`));
    if (figures.bench !== undefined) found.push(name);
  }
  return found;
}
