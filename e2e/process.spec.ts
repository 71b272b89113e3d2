import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "@playwright/test";
import { startPostgres } from "../server/src/testing/postgres.ts";
import { ApiPerson } from "./api.ts";
import { killOperatorsRounds, longestAnswerMs, longestOutageMs } from "./kill-rounds.ts";
import { countDatabaseProcesses, databaseProcesses } from "./processes.ts";
import { freshFolder, preparedFolder, spawnProduct, startProduct } from "./product.ts";
import { test } from "./test.ts";

test("a second start on the same folder says who holds it, and the first goes on", async ({
  sharedProduct: first,
}) => {
  const second = spawnProduct({ DATA_DIR: first.dataDir, JOB_SOURCES: "none" });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`process ${first.pid}`);
  expect((await fetch(`${first.url}/health/ready`)).status).toBe(200);
});

test("a broken address is refused in the shape of every other error, with a request id", async ({
  sharedProduct,
}) => {
  for (const path of ["/api/%zz", "/api/user/%ff"]) {
    const answer = await fetch(sharedProduct.url + path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: "invalid_request",
      error: expect.any(String),
      requestId: answer.headers.get("x-request-id"),
    });
  }
});

test("a taken port is named, and the data folder is given back", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const dataDir = await preparedFolder();
  const refused = spawnProduct({ DATA_DIR: dataDir, JOB_SOURCES: "none", PORT: String(port) });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain(`Port ${port} is in use`);
  other.close();
  const product = await startProduct({ dataDir });
  await product.remove();
});

test("a setting that does not fit is named without its value", async () => {
  const refused = spawnProduct({ DATA_DIR: freshFolder(), SEAL_KEY: "not-a-key-but-a-secret" });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain("SEAL_KEY");
  expect(refused.output()).not.toContain("not-a-key-but-a-secret");
});

test("a failure that nobody awaits before the port is open is logged, and the start goes on", async () => {
  // The first listener is one of those with which the start tries the readers' confinement.
  const early = `import { Server } from "node:net";
    const { listen } = Server.prototype;
    Server.prototype.listen = function (...args) {
      Server.prototype.listen = listen;
      process.nextTick(() => { throw new Error("an early failure"); });
      return listen.apply(this, args);
    };`;
  const command = ["--import", `data:text/javascript,${encodeURIComponent(early)}`, "server/dist/main.js"];
  const product = await startProduct({ command });
  expect(product.output()).toContain("an early failure");
  expect((await fetch(`${product.url}/health/ready`)).status).toBe(200);
  await product.remove();
});

test("SIGTERM closes within ten seconds although a tab holds its event stream", async () => {
  const product = await startProduct();
  const person = await new ApiPerson(product.url).register();
  const stream = await fetch(`${product.url}/api/events`, { headers: { cookie: person.cookie } });
  expect(stream.status).toBe(200);
  const { code, seconds } = await product.end("SIGTERM");
  expect(code).toBe(0);
  expect(seconds).toBeLessThan(10);
  await stream.body?.cancel().catch(() => undefined);
  await product.remove();
});

/** Whether the product listens to signals, as the kernel tells it of SIGHUP; SIGTERM is caught by Node itself before. */
function hearsSignals(pid: number | undefined): boolean {
  try {
    const caught = /^SigCgt:\s*(\w+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "0";
    return (BigInt(`0x${caught}`) & 1n) !== 0n;
  } catch {
    return false;
  }
}

test("SIGTERM while the program loads: exit code 0, and nothing was begun", async () => {
  const dataDir = freshFolder();
  const { child, ended, output } = spawnProduct({ DATA_DIR: dataDir, PORT: "0" });
  while (!hearsSignals(child.pid) && child.exitCode === null) await delay(5);
  expect(existsSync(join(dataDir, "lock")), output()).toBe(false);
  child.kill("SIGTERM");
  expect(await ended, output()).toBe(0);
  expect(readdirSync(dataDir)).toEqual([]);
});

const startMoments: Record<string, (dataDir: string) => boolean> = {
  "locks its folder": (dataDir) => existsSync(join(dataDir, "lock")),
  "starts its database": (dataDir) => databaseProcesses(dataDir).server !== undefined,
  "migrates it": (dataDir) => databaseProcesses(dataDir).backends.length > 0,
  "opens the operator's socket": (dataDir) => existsSync(join(dataDir, "operator.sock")),
};

test("SIGTERM while it starts: closed in order, exit code 0, no process left, and the next start works", async () => {
  for (const [moment, isReached] of Object.entries(startMoments)) {
    const dataDir = freshFolder();
    const { child, ended, output } = spawnProduct({ DATA_DIR: dataDir, PORT: "0" });
    while (!isReached(dataDir) && child.exitCode === null) await delay(5);
    expect(child.exitCode, `${moment}: ${output()}`).toBeNull();
    child.kill("SIGTERM");
    expect(await ended, `${moment}: ${output()}`).toBe(0);
    expect(countDatabaseProcesses(dataDir), moment).toBe(0);
    expect(existsSync(join(dataDir, "operator.sock")), moment).toBe(false);
    const next = await startProduct({ dataDir, waitsForJobs: false });
    expect((await fetch(`${next.url}/health/ready`)).status, moment).toBe(200);
    await next.remove();
  }
});

test("a PostgreSQL of the operator's that is killed while people write: a clear 503, alive but not ready, then service again, nothing lost", async () => {
  const postgres = await startPostgres({ durable: true });
  test.skip(postgres === null, "this machine has no PostgreSQL binaries");
  if (postgres === null) return;
  const figures = await killOperatorsRounds(postgres, 1);
  expect(figures.lost).toEqual([]);
  expect(Object.keys(figures.refusals)).toEqual(["503"]);
  expect(figures.away).toEqual({ live: 200, ready: 503, code: "database_unavailable" });
  expect(figures.unhandled).toEqual([]);
  expect(figures.longestAnswerMs).toBeLessThanOrEqual(longestAnswerMs);
  expect(figures.longestOutageMs).toBeLessThanOrEqual(longestOutageMs);
  await postgres.stop();
});
