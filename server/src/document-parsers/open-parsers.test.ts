import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "@waymark/contract/errors";
import { afterEach, expect, test, vi } from "vitest";
import type { Confinement } from "../confinement/confinement.ts";
import { confinementsOf } from "../confinement/confinements.ts";
import { childProgram } from "../testing/child-program.ts";
import { openDocumentParsers, type PoolEvent } from "./open-parsers.ts";

type Pool = ReturnType<typeof openDocumentParsers>;

const pools: Pool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

interface Change {
  size?: number;
  atOnce?: number;
  queue?: number;
  timeoutMs?: number;
  memoryMb?: number;
  restMs?: number;
  confinement?: Confinement;
}

/** A pool whose readers follow the text they are sent, and its log. */
function stuckPool(change: Change = {}): { pool: Pool; events: PoolEvent[] } {
  const events: PoolEvent[] = [];
  const pool = openDocumentParsers({
    size: 1,
    queue: 2,
    timeoutMs: 10_000,
    memoryMb: 512,
    ...childProgram("document-parsers/stuck-child.ts"),
    log: (event) => events.push(event),
    ...change,
  });
  pools.push(pool);
  return { pool, events };
}

const waited = { timeout: 60_000, interval: 50 };

/** The error of a failed file. */
async function endOf(pool: Pool, order: string): Promise<AppError> {
  const bytes = new TextEncoder().encode(order);
  const error: unknown = await pool.readResume({ bytes, fileName: "cv.pdf", mimeType: "" }).catch((e) => e);
  if (!(error instanceof AppError)) throw new Error(`no AppError but ${String(error)}`);
  return error;
}

test("a reader that hangs is killed at the time limit, and the next file is read by another", async () => {
  const { pool, events } = stuckPool({ timeoutMs: 300 });
  expect((await endOf(pool, "hang")).code).toBe("file_timeout");
  expect((await endOf(pool, "refuse")).code).toBe("file_kind");
  expect(events).toEqual([{ event: "reader_killed", reason: "timeout", ms: expect.any(Number) }]);
  expect(pool.stats()).toMatchObject({ started: 2, killed: 1 });
});

test("a reader that swells is killed at the memory limit", async () => {
  const { pool, events } = stuckPool({ memoryMb: 300 });
  expect((await endOf(pool, "swell")).code).toBe("file_bomb");
  expect(events.map((e) => e.reason)).toEqual(["memory"]);
  expect((await endOf(pool, "refuse")).code).toBe("file_kind");
});

test("a crash ends one file only", async () => {
  const { pool, events } = stuckPool();
  const [crashed, next] = await Promise.all([endOf(pool, "crash"), endOf(pool, "refuse")]);
  expect([crashed.code, next.code]).toEqual(["file_corrupt", "file_kind"]);
  expect(events.map((e) => e.reason)).toEqual(["crash"]);
});

test("a reader that ends while 10 MB are still being written to it ends that file only", async () => {
  const { pool } = stuckPool();
  const bytes = new Uint8Array(10 * 1024 * 1024);
  const reading = pool.readResume({ bytes, fileName: "unread.pdf", mimeType: "" });
  await expect(reading).rejects.toMatchObject({ code: "file_corrupt" });
  expect((await endOf(pool, "refuse")).code).toBe("file_kind");
});

test("every thread of a reader gives way to the server", async ({ skip }) => {
  if (process.platform !== "linux") return skip("threads are listed on Linux only");
  const { details } = await endOf(stuckPool().pool, "priority");
  expect(Number(details?.most)).toBeGreaterThan(getPriority());
});

test("an answer that does not fit the contract is not believed", async () => {
  const { pool } = stuckPool();
  expect((await endOf(pool, "garbage")).code).toBe("file_corrupt");
  expect((await endOf(pool, "refuse")).code).toBe("file_kind");
});

test("a reader more is started when a file would wait for one, and no more than are allowed", async () => {
  const { pool } = stuckPool({ size: 2, atOnce: 1, queue: 5, timeoutMs: 60_000 });
  expect((await endOf(pool, "refuse")).code).toBe("file_kind");
  expect(pool.stats()).toMatchObject({ started: 1, ready: 1 });
  const hanging = endOf(pool, "hang");
  // The second reader answers while the first one still hangs.
  const answers = await Promise.all([endOf(pool, "refuse"), endOf(pool, "refuse"), endOf(pool, "refuse")]);
  expect(answers.map(({ code }) => code)).toEqual(["file_kind", "file_kind", "file_kind"]);
  expect(pool.stats()).toMatchObject({ started: 2, ready: 2, running: 1, killed: 0 });
  await pool.close();
  expect((await hanging).code).toBe("file_timeout");
});

test("a pool that may rest starts a reader when it is prepared, and gives its memory back when nobody needs it", async () => {
  const { pool } = stuckPool({ restMs: 4_000 });
  expect(pool.stats()).toMatchObject({ started: 0 });
  pool.prepare();
  pool.prepare();
  await vi.waitFor(() => expect(pool.stats()).toMatchObject({ started: 1, ready: 1 }), waited);
  await vi.waitFor(() => expect(pool.stats()).toMatchObject({ started: 1, ready: 0 }), waited);
  expect(pool.stats()).toMatchObject({ killed: 0 });
  // The next file starts one by itself.
  expect((await endOf(pool, "refuse")).code).toBe("file_kind");
  expect(pool.stats()).toMatchObject({ started: 2, ready: 1 });
});

test("a file that comes while the readers go to rest is read", async () => {
  const { pool } = stuckPool({ restMs: 1 });
  const codes: string[] = [];
  for (let i = 0; i < 5; i++) codes.push((await endOf(pool, "refuse")).code);
  expect(codes).toEqual(Array.from({ length: 5 }, () => "file_kind"));
});

test("a full queue is said at once, with the seconds to wait", async () => {
  const { pool } = stuckPool({ timeoutMs: 400, queue: 2 });
  const waiting = [endOf(pool, "refuse"), endOf(pool, "refuse")];
  const tooMany = await endOf(pool, "refuse");
  expect(tooMany.code).toBe("files_busy");
  expect(tooMany.details).toEqual({ retryAfter: expect.any(Number) });
  expect((await Promise.all(waiting)).map((e) => e.code)).toEqual(["file_kind", "file_kind"]);
});

test("a file over the limit never reaches a reader", async () => {
  const { pool } = stuckPool();
  const bytes = new Uint8Array(10 * 1024 * 1024 + 1);
  await expect(pool.readResume({ bytes, fileName: "", mimeType: "" })).rejects.toMatchObject({
    code: "file_too_large",
  });
});

test("a reader inherits no environment", async () => {
  process.env.WAYMARK_TEST_SECRET = "seen";
  const { pool } = stuckPool();
  const { details } = await endOf(pool, "environment");
  expect(String(details?.names)).not.toContain("WAYMARK_TEST_SECRET");
  expect(String(details?.names)).not.toContain("PATH");
});

test("closing ends what waits and what runs", async () => {
  const { pool } = stuckPool();
  const ends = [endOf(pool, "hang"), endOf(pool, "hang")];
  await pool.close();
  expect((await Promise.all(ends)).map((e) => e.code)).toEqual(["files_busy", "files_busy"]);
  expect((await endOf(pool, "refuse")).code).toBe("files_busy");
});

/** Command lines of all processes that have this text in theirs; of some systems none can be read. */
function processesWith(text: string): string[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc").filter((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/cmdline`, "utf8").includes(text);
    } catch {
      return false;
    }
  });
}

test("readers that are ended while their confinement sets up leave no process behind", async ({ skip }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "waymark-pool-"));
  const withNamespaces = confinementsOf({ dataDir }).filter(({ kind }) => kind !== "user");
  if (withNamespaces.length === 0) return skip("neither bubblewrap nor unshare is there");
  // A limit that no other reader of this machine has: its flag finds these readers.
  const memoryMb = 700 + (process.pid % 97);
  const flag = `--max-old-space-size=${Math.floor(memoryMb * 0.75)}`;
  for (const confinement of withNamespaces)
    for (const ms of [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 30, 60]) {
      const { pool } = stuckPool({ size: 2, atOnce: 2, memoryMb, confinement });
      await wait(ms);
      await pool.close();
    }
  await vi.waitFor(() => expect(processesWith(flag)).toEqual([]), { timeout: 60_000, interval: 100 });
  rmSync(dataDir, { recursive: true });
});
