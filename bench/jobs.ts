import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { freshFolder } from "../e2e/product.ts";

const here = import.meta.dirname;

/** Runs a part in its own process, so that it is measured alone. */
async function part(name: string, ...args: string[]): Promise<void> {
  const flags = ["--expose-gc", "--max-old-space-size=6000", "--import", "tsx"];
  const child = spawn(process.execPath, [...flags, join(here, "jobs", `${name}.ts`), ...args], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
}

const sizeAsked = (): number[] => {
  const at = process.argv.indexOf("--size");
  return at < 0 ? [100_000, 1_000_000] : [Number(process.argv[at + 1])];
};

const databaseAsked = (): string[] => {
  const at = process.argv.indexOf("--database");
  return at < 0 ? [] : [process.argv[at + 1] ?? ""];
};

/**
 * Measures the job index: `npm run bench -- jobs [--size 100000] [--database postgres://...]`. Filling a temporary
 * PostgreSQL takes most of the time; a database given by address is filled only when it is empty and is kept for the
 * next run.
 */
export async function bench(): Promise<void> {
  for (const size of sizeAsked()) {
    const folder = freshFolder();
    const file = join(folder, "jobs.idx");
    console.log(`\n${size} postings`);
    await part("build", String(size), file);
    await part("serve", file);
    await part("peer", String(size), folder);
    await part("database", String(size), ...databaseAsked());
    rmSync(folder, { recursive: true, force: true });
  }
  console.log("");
  await part("relevance");
}
