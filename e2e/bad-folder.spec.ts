import { execFileSync } from "node:child_process";
import { closeSync, existsSync, openSync, renameSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { removeDataDir } from "../server/src/testing/template.ts";
import { ApiPerson } from "./api.ts";
import { amongMountsOf, canMount, pathIn, withMounts } from "./other-mounts.ts";
import { databaseProcesses } from "./processes.ts";
import { freshFolder, jobsLoaded, preparedFolder, spawnProduct, startProduct } from "./product.ts";
import { SteadyWriters } from "./steady-writers.ts";
import { test } from "./test.ts";

const patience = { timeout: 60_000 };

/** Fills the file's disk until that many bytes are left; a file that is there grows. */
function fillDisk(file: string, bytesLeft: number): void {
  const handle = openSync(file, "a");
  try {
    const { bavail, bsize } = statfsSync(join(file, ".."));
    for (let left = bavail * bsize - bytesLeft; left > 0; left -= 1 << 16)
      writeSync(handle, Buffer.alloc(Math.min(1 << 16, left)));
    if (bytesLeft === 0) for (;;) writeSync(handle, Buffer.alloc(4_096));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  } finally {
    closeSync(handle);
  }
}

/** Owner, rights, length and time of all files of a folder. */
const listing = (folder: string) =>
  execFileSync("find", [folder, "-printf", "%u %m %s %T@ %p\n"], { encoding: "utf8" });

/** Runs an operator command among the mounts of the running product and returns its output. */
async function operator(pid: number, dataDir: string, ...args: string[]) {
  const started = spawnProduct(
    { DATA_DIR: dataDir, NODE_ENV: "production" },
    ["scripts/operator.mjs", ...args],
    {
      by: amongMountsOf(pid),
    },
  );
  return { code: await started.ended, said: started.output() };
}

test("a full disk: whoever saves is told so, a backup too; with room again all goes on, and nothing is lost", async () => {
  test.skip(!canMount(), "only root may make a small disk");
  const dataDir = freshFolder();
  const small = withMounts(`mount -t tmpfs -o size=300m,mode=711 none '${dataDir}'`);
  const product = await startProduct({ dataDir, by: small, env: { PLANS: "open" } });
  const filler = pathIn(product.pid, join(dataDir, "filler"));
  const writers = await SteadyWriters.start(product.url, 4);
  await expect.poll(() => writers.acknowledged, patience).toBeGreaterThan(20);
  const refused = () => [...writers.refusals.values()].reduce((sum, count) => sum + count, 0);
  // The product makes room by giving up a part of its log, so the disk is filled up each time.
  const refusedWhileFull = () => {
    fillDisk(filler, 0);
    return refused();
  };
  await expect.poll(refusedWhileFull, patience).toBeGreaterThan(20);
  rmSync(filler);
  const stood = writers.acknowledged;
  await expect.poll(() => writers.acknowledged, patience).toBeGreaterThan(stood + 20);
  await writers.stop();
  expect([...writers.refusals.keys()].filter((status) => status !== 507 && status !== 503)).toEqual([]);
  expect(await writers.lost(product.url)).toEqual([]);

  const made = await operator(product.pid, dataDir, "backup");
  expect(made, made.said).toMatchObject({ code: 0 });
  // First too little for the archive, then enough for the archive but too little for opening it.
  for (const bytesLeft of [1e6, 40e6]) {
    fillDisk(filler, bytesLeft);
    const failed = await operator(product.pid, dataDir, "backup");
    expect(failed.said).toContain(`There is no space left on the disk of ${dataDir}`);
    expect(failed.said).toContain("free some space, then try again");
    expect(failed.code).toBe(1);
    expect((await fetch(`${product.url}/health/live`)).status).toBe(200);
    rmSync(filler);
    await expect.poll(async () => (await fetch(`${product.url}/health/ready`)).status, patience).toBe(200);
  }
  const again = await operator(product.pid, dataDir, "backup");
  expect(again, again.said).toMatchObject({ code: 0 });
  expect(await writers.lost(product.url)).toEqual([]);
  await product.remove();
});

test("a data folder that cannot be written to is named at the start, and nothing is changed", async () => {
  test.skip(!canMount(), "only root may close a folder to itself");
  const first = await startProduct();
  await first.end();
  const { dataDir } = first;
  const before = listing(dataDir);
  const closed = withMounts(
    `mount --bind '${dataDir}' '${dataDir}'`,
    `mount -o remount,bind,ro '${dataDir}'`,
  );
  const refused = spawnProduct({ DATA_DIR: dataDir, JOB_SOURCES: "none" }, undefined, { by: closed });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(/^Waymark cannot write to \S+\. Make the folder writable/);
  expect(listing(dataDir)).toBe(before);
  await first.remove();
});

test("a full disk at the start is named", async () => {
  test.skip(!canMount(), "only root may make a small disk");
  const dataDir = freshFolder();
  for (const size of ["4k", "70m"]) {
    const small = withMounts(`mount -t tmpfs -o size=${size},mode=711 none '${dataDir}'`);
    const refused = spawnProduct({ DATA_DIR: dataDir, JOB_SOURCES: "none" }, undefined, { by: small });
    expect(await refused.ended, refused.output()).toBe(1);
    expect(refused.output()).toMatch(
      /There is no space left for the database in .* free some space, then start/,
    );
  }
  removeDataDir(dataDir);
});

test("a data folder that goes away and comes back: a clear 503 meanwhile, nothing made in its place, nothing lost", async () => {
  test.skip(!existsSync("/proc/self/stat"), "processes are found by /proc, which this machine has not");
  const product = await startProduct({ env: { PLANS: "open" } });
  const { dataDir } = product;
  const writers = await SteadyWriters.start(product.url, 4);
  await expect.poll(() => writers.acknowledged, patience).toBeGreaterThan(20);
  const away = `${dataDir}-away`;
  renameSync(dataDir, away);
  // As on a disk that is gone, the server cannot continue; it could if its folder were only renamed.
  const { server } = databaseProcesses(dataDir);
  if (server !== undefined) process.kill(server, "SIGKILL");
  await expect.poll(() => writers.refusals.get(503) ?? 0, patience).toBeGreaterThan(20);
  expect((await fetch(`${product.url}/health/live`)).status).toBe(200);
  expect(existsSync(dataDir)).toBe(false);
  renameSync(away, dataDir);
  const stood = writers.acknowledged;
  await expect.poll(() => writers.acknowledged, patience).toBeGreaterThan(stood + 20);
  await writers.stop();
  expect([...writers.refusals.keys()]).toEqual([503]);
  expect(await writers.lost(product.url)).toEqual([]);
  await product.remove();
});

test("two first starts at the same moment: one gets the folder, the other says who has it", async () => {
  const dataDir = freshFolder();
  const env = { DATA_DIR: dataDir, JOB_SOURCES: "none" };
  const both = [spawnProduct(env), spawnProduct(env)];
  const isReady = ({ output }: (typeof both)[number]) => output().includes("is ready");
  await expect.poll(() => both.filter(isReady).length, patience).toBe(1);
  const winner = both.find(isReady);
  const loser = both.find((start) => start !== winner);
  expect(await loser?.ended).toBe(1);
  expect(loser?.output()).toContain(`process ${winner?.child.pid}`);
  const url = /is ready .*?(http:\/\/\S+)/.exec(winner?.output() ?? "")?.[1];
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  winner?.child.kill("SIGTERM");
  expect(await winner?.ended).toBe(0);
  removeDataDir(dataDir);
});

test("a folder far deeper than a socket's address may be long: it starts, serves while its jobs load, and hears the operator", async () => {
  const outside = freshFolder();
  const dataDir = join(outside, "d".repeat(60), "e".repeat(60), "f".repeat(60));
  const product = await startProduct({ dataDir, waitsForJobs: false });
  const search = async () => (await fetch(`${product.url}/api/jobs/search?query=nurse`)).json();
  const { jobs, loading } = await search();
  expect(loading.loaded).toBeLessThan(loading.total);
  await new ApiPerson(product.url).register();
  await jobsLoaded(product.url);
  const complete = await search();
  expect(complete.loading).toBeUndefined();
  expect(complete.total).toBeGreaterThan(jobs.length);
  const status = spawnProduct({ DATA_DIR: dataDir, NODE_ENV: "production" }, [
    "scripts/operator.mjs",
    "link",
  ]);
  expect(await status.ended, status.output()).toBe(0);
  await product.remove();
  rmSync(outside, { recursive: true });
});

for (const [what, mounts] of [
  ["64 MB of shared memory", "mount -t tmpfs -o size=64m none /dev/shm"],
  ["none of its own", "umount /dev/shm"],
] as const)
  test(`a container with ${what}, and a language that is not installed: it starts and saves`, async () => {
    test.skip(!canMount(), "only root may change what is mounted");
    const env = { LANG: "xx_XX.UTF-8", LC_ALL: "xx_XX.UTF-8", LANGUAGE: "xx" };
    const dataDir = await preparedFolder(tmpdir());
    const product = await startProduct({ dataDir, by: withMounts(mounts), env });
    expect(product.output()).toContain("is ready");
    const person = await (await new ApiPerson(product.url).register()).onboard();
    const saved = await person.call("POST", "/api/applications", {
      job: { title: "Nurse", company: "Ward" },
    });
    expect(saved.status).toBe(200);
    await product.remove();
  });
