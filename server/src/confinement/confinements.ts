import { randomInt } from "node:crypto";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { repositoryRoot } from "../root.ts";
import type { Confinement } from "./confinement.ts";
import { confinedBy } from "./leftovers.ts";

/** Size of the files that a confined process may write, all in memory and gone with it. */
const temporaryMegabytes = 64;

export interface ConfinementOptions {
  readonly dataDir: string;
  readonly alsoVisible?: readonly string[];
}

/** The visible parts of the system: programs, libraries and time zones. No accounts, settings or home folders. */
const systemPaths = [
  ...["/bin", "/lib", "/lib32", "/lib64", "/usr/bin", "/usr/lib", "/usr/lib32", "/usr/lib64"],
  ...["/usr/local/bin", "/usr/local/lib", "/usr/share/fonts", "/usr/share/zoneinfo", "/nix/store"],
  ...["/etc/alternatives", "/etc/fonts", "/etc/ld.so.cache", "/etc/localtime"],
];

const productPaths = [
  ...["package.json", "tsconfig.json", "tsconfig.base.json", "node_modules"],
  ...["contract", "domain", "locales", "server"],
].map((name) => join(repositoryRoot, name));

function visiblePaths({ alsoVisible = [] }: ConfinementOptions): string[] {
  const node = realpathSync(process.execPath);
  const wanted = [...systemPaths, process.execPath, node, join(dirname(node), "../lib")];
  const paths = [...new Set([...wanted, ...productPaths, ...alsoVisible])].filter(existsSync).sort();
  return paths.filter((path) => !paths.some((other) => other !== path && isInside(path, other)));
}

const isInside = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return way !== "" && way !== ".." && !way.startsWith("../");
};

/** The data folder is covered if it is inside a visible folder. */
const coveredPaths = (options: ConfinementOptions, visible: readonly string[]): string[] =>
  visible.some((path) => isInside(options.dataDir, path)) ? [options.dataDir] : [];

const programAt = (name: string): string | undefined =>
  ["/usr/bin", "/bin", "/usr/sbin", "/sbin", "/run/current-system/sw/bin"]
    .map((folder) => join(folder, name))
    .find(existsSync);

/** Best first. A probe shows which of them work. */
export function confinementsOf(options: ConfinementOptions): Confinement[] {
  if (process.platform !== "linux") return [];
  const isRoot = process.getuid?.() === 0;
  return [
    ...bubblewrap(options),
    ...(isRoot ? unshare(options, true) : []),
    ...unshare(options, false),
    ...(isRoot ? ownUser() : []),
  ];
}

/**
 * Linux shares the processor between sessions first (autogroup), so a child in a session of its own needs a niceness
 * of the session. Some kernels have no such file; all take one change in 100 ms without rights, so a refused one is
 * tried again.
 */
const lowerSession =
  "tries=8; while [ -w /proc/self/autogroup ] && [ $tries -gt 0 ]; do " +
  "echo 5 > /proc/self/autogroup && break; tries=$((tries - 1)); sleep 0.06; " +
  'done 2>/dev/null; exec "$@"';

/** From version 0.8; an older one does not know all these options and fails to start. */
function bubblewrap(options: ConfinementOptions): Confinement[] {
  const [bwrap, sh] = [programAt("bwrap"), programAt("sh")];
  if (bwrap === undefined || sh === undefined) return [];
  const visible = visiblePaths(options);
  const prefix = [
    ...[bwrap, "--unshare-user", "--disable-userns", "--unshare-pid", "--unshare-net", "--unshare-ipc"],
    ...["--unshare-uts", "--unshare-cgroup-try", "--die-with-parent", "--new-session", "--cap-drop", "ALL"],
    ...["--size", String(temporaryMegabytes * 1024 * 1024), "--tmpfs", "/tmp"],
    ...visible.flatMap((path) => ["--ro-bind", path, path]),
    ...coveredPaths(options, visible).flatMap((path) => ["--tmpfs", path, "--remount-ro", path]),
    ...["--proc", "/proc", "--dev", "/dev", "--remount-ro", "/dev", "--remount-ro", "/"],
    ...["--chdir", repositoryRoot, "--", sh, "-c", lowerSession, confinedBy()],
  ];
  return [{ kind: "bubblewrap", networkClosed: true, wrap: () => ({ prefix }) }];
}

/**
 * Builds a root folder on /sys, which no product uses, out of read-only views of the visible paths, moves into it and
 * drops every capability. Arguments: the folder to start in, visible paths, `--`, covered paths, `--`, the command.
 */
const enterNewRoot = `
set -e
new=/sys
start=$1
shift
mount -t tmpfs -o mode=0755,size=1m tmpfs $new
mkdir $new/tmp
mount -t tmpfs -o mode=1777,size=${temporaryMegabytes}m tmpfs $new/tmp
while [ "$1" != -- ]; do
  if [ -d "$1" ]; then mkdir -p "$new$1"; else mkdir -p "$new\${1%/*}"; : > "$new$1"; fi
  mount -o bind,ro,nosuid,nodev "$1" "$new$1"
  shift
done
shift
while [ "$1" != -- ]; do mount -t tmpfs -o ro,mode=0755,size=4k tmpfs "$new$1"; shift; done
shift
mkdir -p $new/dev $new/proc $new/old
for device in null urandom; do : > $new/dev/$device; mount --bind /dev/$device $new/dev/$device; done
mount -t proc proc $new/proc
cd $new
pivot_root . old
umount -l /old
mount -o remount,bind,ro /
cd "$start"
exec "$@"
`;

/** @param isRoot With root's own rights and a user id for each child; otherwise in a user namespace. */
function unshare(options: ConfinementOptions, isRoot: boolean): Confinement[] {
  const [program, setpriv, sh] = [programAt("unshare"), programAt("setpriv"), programAt("sh")];
  if (program === undefined || setpriv === undefined || sh === undefined) return [];
  const visible = visiblePaths(options);
  const wrap = () => ({
    prefix: [
      program,
      ...(isRoot ? [] : ["--user", "--map-root-user"]),
      ...["--mount", "--pid", "--fork", "--kill-child", "--net", "--ipc", "--uts"],
      ...[sh, "-c", enterNewRoot, confinedBy(), repositoryRoot],
      ...[...visible, "--", ...coveredPaths(options, visible), "--"],
      ...dropRights(setpriv, isRoot ? unusedId() : undefined),
    ],
  });
  return [{ kind: "unshare", networkClosed: true, wrap }];
}

/** Drops every capability, every way to regain one and, with an id, root's user. */
const dropRights = (setpriv: string, id: number | undefined): string[] => [
  setpriv,
  ...(id === undefined ? [] : ["--reuid", String(id), "--regid", String(id), "--clear-groups"]),
  ...["--no-new-privs", "--inh-caps=-all", "--bounding-set=-all", "--"],
];

/**
 * In most containers root has no namespaces: each child gets another user id, so that they cannot reach each other.
 */
function ownUser(): Confinement[] {
  const setpriv = programAt("setpriv");
  // Node drops root's groups together with its id.
  const launches = [() => ({ prefix: [], id: unusedId() })];
  const wraps: Confinement["wrap"][] =
    setpriv === undefined ? launches : [() => ({ prefix: dropRights(setpriv, unusedId()) }), ...launches];
  return wraps.map((wrap) => ({ kind: "user", networkClosed: false, wrap }));
}

/** Above every range that systems assign; containers with few ids get one just below their last. */
const highIds = { from: 1_900_000_000, to: 2_000_000_000 };
const lowIds = { from: 60_600, to: 61_100 };

function unusedId(): number {
  const { from, to } = mostIds() >= highIds.to ? highIds : lowIds;
  return randomInt(from, to);
}

function mostIds(): number {
  try {
    const lines = readFileSync("/proc/self/uid_map", "utf8").trim().split("\n");
    return Math.max(
      ...lines
        .map((line) => line.trim().split(/\s+/).map(Number))
        .map(([first = 0, , count = 0]) => first + count),
    );
  } catch {
    return 0;
  }
}
