import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const ignored = new Set(["node_modules", "dist", "testing"]);

/**
 * Every file that a build reads, in a stable order. Tests are left out: they never reach a build.
 *
 * @param {string} root
 * @param {readonly string[]} sources files and folders, relative to the root
 * @returns {string[]} paths relative to the root
 */
export function listSources(root, sources) {
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {string} */ path) => {
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (stat === undefined) return;
    if (stat.isFile()) {
      found.push(path);
      return;
    }
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      if (ignored.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
      if (entry.isDirectory()) visit(`${path}/${entry.name}`);
      else if (entry.isFile()) found.push(`${path}/${entry.name}`);
    }
  };
  for (const source of sources) visit(source);
  return found.sort();
}

/**
 * Changes whenever a file was touched; takes no reading, so it can be asked at every start.
 *
 * @param {string} root
 * @param {readonly string[]} files
 */
export function touchedPrint(root, files) {
  const hash = createHash("sha256");
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/**
 * Changes whenever a file's text did.
 *
 * @param {string} root
 * @param {readonly string[]} files
 */
export function contentPrint(root, files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}
