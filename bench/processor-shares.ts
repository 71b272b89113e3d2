import { readFileSync } from "node:fs";

/** Processor seconds by who used them: the product's event loop, its other threads, its readers, the database. */
export type ProcessorShares = Readonly<Record<string, number>>;

/** A file of /proc; null when its process has ended. */
function read(path: string): string | null {
  try {
    return readFileSync(`/proc/${path}`, "latin1");
  } catch {
    return null;
  }
}

/** Processor seconds of a process or a thread so far. */
function secondsOf(path: string): number {
  const fields = (read(`${path}/stat`) ?? "").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

function descendants(pid: number): number[] {
  const children = (read(`${pid}/task/${pid}/children`) ?? "").trim().split(" ").filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function kindOf(pid: number): string {
  const command = (read(`${pid}/cmdline`) ?? "").replaceAll("\0", " ");
  if (/postgres|postgresql/.test(command)) return "database";
  return command.includes("parser-child") ? "readers" : "other processes";
}

function secondsByPart(pid: number): Map<string, [kind: string, seconds: number]> {
  const parts = new Map<string, [string, number]>();
  const loop = secondsOf(`${pid}/task/${pid}`);
  parts.set("loop", ["event loop", loop]);
  parts.set("threads", ["other threads", secondsOf(`${pid}`) - loop]);
  for (const child of descendants(pid)) parts.set(`${child}`, [kindOf(child), secondsOf(`${child}`)]);
  parts.set("bench", ["this bench", process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6]);
  return parts;
}

/** Watches a product while `work` runs; processes that end meanwhile count up to a third of a second before. */
export async function processorShares(pid: number, work: () => Promise<void>): Promise<ProcessorShares> {
  const before = secondsByPart(pid);
  const latest = new Map(before);
  const look = () => {
    for (const [part, seconds] of secondsByPart(pid)) latest.set(part, seconds);
  };
  const timer = setInterval(look, 300);
  await work().finally(() => clearInterval(timer));
  look();
  const shares: Record<string, number> = {};
  for (const [part, [kind, seconds]] of latest)
    shares[kind] = (shares[kind] ?? 0) + seconds - (before.get(part)?.[1] ?? 0);
  return shares;
}
