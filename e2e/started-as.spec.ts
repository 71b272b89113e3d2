import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { isRoot } from "../server/src/db/embedded/account.ts";
import { removeDataDir } from "../server/src/testing/template.ts";
import { ApiPerson, password } from "./api.ts";
import { canMount, withMounts } from "./other-mounts.ts";
import { processesOf } from "./processes.ts";
import { freshFolder, type RunningProduct, spawnProduct, startProduct } from "./product.ts";
import { test } from "./test.ts";

const root = join(import.meta.dirname, "..");
/** A user id that this machine knows, and an unknown one. */
const [nobody, nameless] = [65_534, 54_321];

const asUser = (uid: number) => [
  "setpriv",
  `--reuid=${uid}`,
  `--regid=${uid}`,
  "--clear-groups",
  "--inh-caps=-all",
  "--bounding-set=-all",
];

/** These tests look for no jobs, whose loading takes most of a first start. */
const waitsForJobs = false;

/** Saves data, ends the product, starts it again in the same way and finds the data. */
async function savesAndFindsAgain(start: () => Promise<RunningProduct>): Promise<void> {
  const first = await start();
  const person = await (await new ApiPerson(first.url).register()).onboard();
  const job = { title: "Nurse", company: "Ward" };
  expect((await person.call("POST", "/api/applications", { job })).status).toBe(200);
  expect((await first.end()).code).toBe(0);
  const second = await start();
  const again = new ApiPerson(second.url);
  expect((await again.call("POST", "/api/login", { email: person.email, password })).status).toBe(200);
  const { body } = await again.call("GET", "/api/applications");
  expect(body.applications).toMatchObject([{ job }]);
  expect((await second.end()).code).toBe(0);
}

test("root in a closed folder: the database lies elsewhere, as the folder says, and comes up again", async () => {
  test.skip(!isRoot(), "only root has a folder that is closed to the database's user");
  const closed = mkdtempSync(join(tmpdir(), "waymark-closed-"));
  chmodSync(closed, 0o700);
  const dataDir = join(closed, "data");
  mkdirSync(dataDir, { mode: 0o700 });
  await savesAndFindsAgain(() => startProduct({ dataDir, waitsForJobs }));
  const place = readFileSync(join(dataDir, "database-location"), "utf8").split("\n")[0] ?? "";
  expect(place).toMatch(/^\/var\/lib\/waymark\/[0-9a-f]{8}$/);
  expect(statSync(join(place, "cluster")).uid).toBeGreaterThan(0);
  expect(processesOf(join(place, "cluster")).server).toBeUndefined();
  removeDataDir(dataDir);
  rmSync(closed, { recursive: true });
});

test("a plain user, all but the data folder read-only: it starts, saves, and its processes are that user's", async () => {
  test.skip(!canMount(), "only root may become another user, and make everything read-only");
  const dataDir = freshFolder();
  chownSync(dataDir, nobody, nobody);
  const command = [join(root, "server/dist/main.js")];
  const mounts = [
    `mount --bind '${dataDir}' '${dataDir}'`,
    "mount -o remount,bind,ro /",
    // A tree on another disk than the root is closed as well.
    `mount --bind '${root}' '${root}'`,
    `mount -o remount,bind,ro '${root}'`,
  ];
  const by = [...withMounts(...mounts), ...asUser(nobody)];
  await savesAndFindsAgain(async () => {
    const product = await startProduct({ dataDir, by, command, cwd: "/", waitsForJobs });
    const { server } = processesOf(`${dataDir}/database/cluster`);
    for (const pid of [product.pid, server]) expect(statSync(`/proc/${pid}`).uid).toBe(nobody);
    return product;
  });
  rmSync(dataDir, { recursive: true });
});

test("a user id without a name is told the line that it needs, and starts with it", async () => {
  test.skip(!canMount(), "only root may become another user, and give it a list of users of its own");
  const folder = freshFolder();
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  chownSync(dataDir, nameless, nameless);
  const env = { DATA_DIR: dataDir, JOB_SOURCES: "none" };
  const refused = spawnProduct(env, undefined, { by: asUser(nameless) });
  expect(await refused.ended).toBe(1);
  const said = refused.output();
  expect(said).toContain("PostgreSQL needs a name for the user it runs as. Add this line to /etc/passwd");
  const line = /^waymark-db:.*$/m.exec(said)?.[0] ?? "";
  const users = join(folder, "passwd");
  copyFileSync("/etc/passwd", users);
  appendFileSync(users, `${line}\n`);
  const by = [...withMounts(`mount --bind '${users}' /etc/passwd`), ...asUser(nameless)];
  await savesAndFindsAgain(() => startProduct({ dataDir, by, waitsForJobs }));
  rmSync(folder, { recursive: true });
});

test("a data folder of another user is refused with instructions, and left unchanged", async () => {
  test.skip(!isRoot(), "only root may start it as two users");
  const dataDir = freshFolder();
  chownSync(dataDir, nobody, nobody);
  const first = await startProduct({ dataDir, by: asUser(nobody), waitsForJobs });
  await first.end();
  const before = execFileSync("find", [dataDir, "-printf", "%u %m %s %p\n"], { encoding: "utf8" });
  const refused = spawnProduct({ DATA_DIR: dataDir, JOB_SOURCES: "none" }, undefined, {
    by: asUser(nameless),
  });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(/^(Waymark cannot write to|The database in) \S+/);
  expect(execFileSync("find", [dataDir, "-printf", "%u %m %s %p\n"], { encoding: "utf8" })).toBe(before);
  expect(existsSync(join(dataDir, "lock"))).toBe(false);
  rmSync(dataDir, { recursive: true });
});
