import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../../root.ts";

/** Used when the screens are not built; readable without styles. */
const bare = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><!--head--></head><body><!--body--></body></html>`;

const read = new Map<string, string>();

function shellOf(file: string): string {
  const known = read.get(file);
  if (known !== undefined) return known;
  const path = join(repositoryRoot, "web/dist", file);
  const shell = existsSync(path) ? readFileSync(path, "utf8") : bare;
  read.set(file, shell);
  return shell;
}

/** The shell has the styles. `head` and `body` are HTML. */
export function inShell(file: string, page: { language: string; head: string; body: string }): string {
  return shellOf(file)
    .replace('<html lang="en"', () => `<html lang="${page.language}"`)
    .replace("<!--head-->", () => page.head)
    .replace("<!--body-->", () => page.body);
}
