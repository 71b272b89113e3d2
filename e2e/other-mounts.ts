import { spawnSync } from "node:child_process";

/** Whether this process may make mounts that only what it starts will see. */
export function canMount(): boolean {
  return spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;
}

/** Starts what comes after it with mounts of its own, which nobody else sees and which end with it. */
export function withMounts(...commands: readonly string[]): string[] {
  return ["unshare", "--mount", "sh", "-c", `${commands.join(" && ")} && exec "$@"`, "sh"];
}

/** Starts what comes after it among the mounts of a process that runs. */
export function amongMountsOf(pid: number): string[] {
  return ["nsenter", "--target", String(pid), "--mount", `--wd=${process.cwd()}`, "--"];
}

/** A path as a process with other mounts sees it. */
export const pathIn = (pid: number, path: string) => `/proc/${pid}/root${path}`;
