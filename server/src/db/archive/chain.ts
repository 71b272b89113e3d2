import { randomBytes } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { clusterOf, giveOwnership, type Home } from "../embedded/home.ts";

/** Names the chain of segments of a cluster; a restored one begins another, so that they never mix. */
const chainFile = (cluster: string) => join(cluster, "waymark-chain");
export const chainFolder = (chain: string) => `wal/${chain}`;

export function readChain(cluster: string): string | null {
  try {
    const chain = readFileSync(chainFile(cluster), "utf8").trim();
    return /^[0-9a-f]{16}$/.test(chain) ? chain : null;
  } catch {
    return null;
  }
}

export const forgetChain = (cluster: string) => rmSync(chainFile(cluster), { force: true });

export function beginChain(home: Home): void {
  const file = chainFile(clusterOf(home));
  writeFileSync(file, `${randomBytes(8).toString("hex")}\n`, { mode: 0o600, flush: true });
  giveOwnership(file, home.account);
}
