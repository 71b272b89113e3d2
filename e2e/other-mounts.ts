import { spawnSync } from "node:child_process";

/** Whether this process may create mounts that only its children see. */
export function canMount(): boolean {
  return spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;
}

/** Prefix of a command that runs with private mounts, which end with it. */
export function withMounts(...commands: readonly string[]): string[] {
  return ["unshare", "--mount", "sh", "-c", `${commands.join(" && ")} && exec "$@"`, "sh"];
}

/** Prefix of a command that runs among the mounts of a running process. */
export function amongMountsOf(pid: number): string[] {
  return ["nsenter", "--target", String(pid), "--mount", `--wd=${process.cwd()}`, "--"];
}

/** A path as seen by a process with other mounts. */
export const pathIn = (pid: number, path: string) => `/proc/${pid}/root${path}`;
