import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freshDataDir, removeDataDir } from "../../testing/template.ts";
import { mountPages } from "./pages.ts";

const folder = freshDataDir("waymark-pages-");
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "the application");
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(join(folder, "assets/index-1a2b3c.js"), "plain");
  writeFileSync(join(folder, "assets/index-1a2b3c.js.br"), "brotli");
  app = Fastify();
  app.decorateReply("heldStyleNonce", "nonce");
  await mountPages(app, folder);
});

afterAll(async () => {
  await app.close();
  removeDataDir(folder);
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

it("sends a hashed file for a year, compressed for whoever reads that, and any other for an hour", async () => {
  const plain = await get("/assets/index-1a2b3c.js");
  expect([plain.body, plain.headers["cache-control"]]).toEqual([
    "plain",
    "public, max-age=31536000, immutable",
  ]);
  const packed = await get("/assets/index-1a2b3c.js", { "accept-encoding": "br" });
  expect([packed.body, packed.headers["content-encoding"]]).toEqual(["brotli", "br"]);
  expect((await get("/icon.svg")).headers["cache-control"]).toBe("public, max-age=3600");
});

it.each([
  "/assets/gone-4d5e6f.js",
  "/assets/",
  "/assets",
  "/assets/../index.html",
  "/assets/..%2findex.html",
  "/assets/%2e%2e%2findex.html",
  "/index.html",
])("answers %s with the page of an unknown address, uncached", async (url) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers["cache-control"]]).toEqual([404, "no-store"]);
});
