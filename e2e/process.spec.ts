import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { startPostgres } from "../server/src/testing/postgres.ts";
import { ApiPerson } from "./api.ts";
import { killOperatorsRounds, longestAnswerMs, longestOutageMs } from "./kill-rounds.ts";
import { freshFolder, spawnProduct, startProduct } from "./product.ts";
import { test } from "./test.ts";

test("a second start on the same folder says who holds it, and the first goes on", async () => {
  const first = await startProduct();
  const second = spawnProduct({ DATA_DIR: first.dataDir, JOB_SOURCES: "none" });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`process ${first.pid}`);
  expect((await fetch(`${first.url}/health/ready`)).status).toBe(200);
  await first.remove();
});

test("a taken port is named, and the data folder is given back", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const dataDir = freshFolder();
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
  const again = await startProduct({ dataDir: product.dataDir });
  await again.remove();
});

test("a killed npm leaves nothing behind", async () => {
  const dataDir = freshFolder();
  const npm = spawn("npm", ["start"], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, JOB_SOURCES: "none", LOG_LEVEL: "warn", LANG: "en" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await new Promise<string>((resolve) => {
    let text = "";
    npm.stdout.on("data", (data: Buffer) => {
      text += data.toString();
      const found = /is ready .*?(http:\/\/\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  npm.kill("SIGKILL");
  await expect
    .poll(
      () =>
        fetch(`${url}/health/live`).then(
          () => "up",
          () => "gone",
        ),
      { timeout: 12_000 },
    )
    .toBe("gone");
  // The database stops after the last answer.
  await expect.poll(() => existsSync(join(dataDir, "lock")), { timeout: 12_000 }).toBe(false);
  const again = await startProduct({ dataDir });
  await again.remove();
});

test("a PostgreSQL of the operator's that is killed while people write: a clear 503, then service again, nothing lost", async () => {
  const postgres = await startPostgres({ durable: true });
  test.skip(postgres === null, "this machine has no PostgreSQL binaries");
  if (postgres === null) return;
  const figures = await killOperatorsRounds(postgres, 1);
  expect(figures.lost).toEqual([]);
  expect(Object.keys(figures.refusals)).toEqual(["503"]);
  expect(figures.unhandled).toEqual([]);
  expect(figures.longestAnswerMs).toBeLessThanOrEqual(longestAnswerMs);
  expect(figures.longestOutageMs).toBeLessThanOrEqual(longestOutageMs);
  await postgres.stop();
});

test("without its database the product lives, and says that it is not ready", async () => {
  const postgres = await startPostgres({ durable: true });
  test.skip(postgres === null, "this machine has no PostgreSQL binaries");
  if (postgres === null) return;
  const product = await startProduct({ env: { DATABASE_URL: postgres.url } });
  await postgres.kill();
  const during = await new ApiPerson(product.url).call("POST", "/api/login", {
    email: "x@example.org",
    password: "whatever it is",
  });
  expect(during.status).toBe(503);
  expect(during.body).toMatchObject({ code: "database_unavailable" });
  expect((await fetch(`${product.url}/health/live`)).status).toBe(200);
  expect((await fetch(`${product.url}/health/ready`)).status).toBe(503);
  await product.remove();
  await postgres.stop();
});
