import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type ListenOptions, type Server } from "node:net";
import { join } from "node:path";
import { z } from "zod";
import { repositoryRoot } from "../root.ts";
import { type Confinement, forkConfined, unconfined } from "./confinement.ts";
import { type ConfinementOptions, confinementsOf } from "./confinements.ts";
import { endLeftovers } from "./leftovers.ts";

const Probed = z.object({
  opened: z.array(z.string()),
  listed: z.array(z.string()),
  missing: z.array(z.string()),
  written: z.array(z.string()),
  environments: z.array(z.string()),
  socket: z.boolean(),
  network: z.boolean(),
});

const probeMs = 10_000;

interface Bait {
  readonly secrets: readonly string[];
  readonly folders: readonly string[];
  readonly needed: readonly string[];
  readonly socket: string | null;
  readonly port: number | null;
}

export interface ChosenConfinement {
  readonly confinement: Confinement;
  /** Reasons are in English, for the log. */
  readonly refused: readonly { readonly kind: Confinement["kind"]; readonly reason: string }[];
}

/**
 * Takes the first confinement that holds: a probe inside must not reach a file, the folder and a socket of the data
 * folder, nor this process's environment, and must reach the product's code.
 * @param candidates Others than the system's, by tests.
 */
export async function chooseConfinement(
  options: ConfinementOptions,
  candidates: readonly Confinement[] = confinementsOf(options),
): Promise<ChosenConfinement> {
  const refused: { kind: Confinement["kind"]; reason: string }[] = [];
  if (candidates.length === 0) return { confinement: unconfined, refused };
  endLeftovers();
  closeToOthers(options.dataDir);
  const { bait, close } = await layBait(options.dataDir);
  try {
    for (const confinement of candidates) {
      const reason = await reasonAgainst(confinement, bait);
      if (reason === null) return { confinement, refused };
      refused.push({ kind: confinement.kind, reason });
    }
    return { confinement: unconfined, refused };
  } finally {
    close();
  }
}

/**
 * Other users may not list the folder or write in it. They may pass through, because the database's own user may need
 * it to reach its folder. If we may not change it, the probe finds out.
 */
function closeToOthers(folder: string): void {
  const { mode } = statSync(folder);
  try {
    if ((mode & 0o006) !== 0) chmodSync(folder, mode & 0o771);
  } catch {
    // Another user's folder, or a file system without permissions.
  }
}

/** A file and a socket in the data folder like those that must not be reached, and a port of this machine. */
async function layBait(dataDir: string): Promise<{ bait: Bait; close: () => void }> {
  const name = join(dataDir, "probe");
  // Left by a killed process; the folder's lock excludes a living one.
  for (const path of [name, `${name}.s`]) rmSync(path, { force: true });
  writeFileSync(name, "", { mode: 0o600, flag: "wx" });
  const door = await listening({ path: `${name}.s` });
  const port = await listening({ host: "127.0.0.1", port: 0 });
  const address = port?.address();
  const key = join(dataDir, "keys/seal.key");
  return {
    bait: {
      secrets: [name, ...(existsSync(key) ? [key] : [])],
      folders: [dataDir],
      needed: ["node_modules/zod/package.json", "server/src/printing/templates/resume.typ"].map((path) =>
        join(repositoryRoot, path),
      ),
      socket: door === null ? null : `${name}.s`,
      port: typeof address === "object" && address !== null ? address.port : null,
    },
    close: () => {
      door?.close();
      port?.close();
      rmSync(name, { force: true });
    },
  };
}

async function listening(at: ListenOptions): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  const before = process.umask(0o177);
  try {
    server.listen(at);
  } finally {
    process.umask(before);
  }
  try {
    await once(server, "listening");
    server.unref();
    return server;
  } catch {
    return null;
  }
}

async function reasonAgainst(confinement: Confinement, bait: Bait): Promise<string | null> {
  const probed = await probe(confinement, bait);
  if (probed === null) return "it does not start";
  if (probed.missing.length > 0) return "the product's code cannot be read in it";
  if (probed.opened.length > 0) return "secrets can be read in it";
  if (probed.listed.length > 0) return "the data folder can be listed in it";
  if (probed.environments.includes(ownEnvironment())) return "the product's environment can be read in it";
  if (probed.socket) return "the operator's socket can be reached in it";
  if (probed.written.length > 0) return "the product's code can be changed in it";
  if (probed.network && confinement.networkClosed) return "the network can be reached in it";
  return null;
}

function ownEnvironment(): string {
  try {
    return createHash("sha256").update(readFileSync("/proc/self/environ")).digest("hex");
  } catch {
    return "";
  }
}

function probe(confinement: Confinement, bait: Bait): Promise<z.infer<typeof Probed> | null> {
  return new Promise((resolve) => {
    const child = forkConfined(
      confinement,
      join(repositoryRoot, "server/src/confinement/probe-child.mjs"),
      [],
    );
    const end = (message?: unknown): void => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      resolve(Probed.safeParse(message).data ?? null);
    };
    const timer = setTimeout(end, probeMs);
    child.on("message", end);
    child.on("error", () => end());
    child.on("exit", () => end());
    child.send(bait, (error) => {
      if (error) end();
    });
  });
}
