import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressAnswers, encodingFor } from "./compress-answers.ts";

const app = Fastify();
const cards = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, i) => ({ title: `Café ${i}` })));

beforeAll(async () => {
  await compressAnswers(app);
  app.get("/cards/:count", async (request, reply) => {
    const { count } = request.params as { count: string };
    return reply.type("application/json; charset=utf-8").send(cards(Number(count)));
  });
  app.get("/picture", async (_request, reply) => reply.type("image/png").send(Buffer.alloc(5_000, 7)));
  app.get("/done", async (_request, reply) =>
    reply.type("text/html").header("content-encoding", "br").send(Buffer.alloc(5_000, 7)),
  );
  app.get("/part", async (_request, reply) =>
    reply.code(206).type("text/plain").header("content-range", "bytes 0-4999/9000").send("x".repeat(5_000)),
  );
  await app.ready();
});
afterAll(() => app.close());

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { "accept-encoding": accepted } });

describe("answers", () => {
  it.each([100, 5_000])(
    "of %i cards come in one piece as brotli or gzip, and are the same afterwards",
    async (count) => {
      const [br, gzip] = [
        await get(`/cards/${count}`, "gzip, deflate, br"),
        await get(`/cards/${count}`, "gzip"),
      ];
      expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
      for (const answer of [br, gzip]) {
        expect(answer.headers.vary).toBe("accept-encoding");
        expect(Number(answer.headers["content-length"])).toBe(answer.rawPayload.length);
        expect(answer.rawPayload.length).toBeLessThan(cards(count).length / 2);
      }
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(cards(count));
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(cards(count));
    },
  );

  it.each([
    ["is short", "/cards/2", "br"],
    ["is a picture", "/picture", "br"],
    ["is a part of a file", "/part", "br"],
    ["goes to a client that takes no encoding", "/cards/5000", undefined],
    ["goes to a client that refuses them", "/cards/5000", "br;q=0, gzip; q=0.000, identity"],
  ])("stay as they are when one %s", async (_what, url, accepted) => {
    expect((await get(url, accepted)).headers["content-encoding"]).toBeUndefined();
  });

  it("are not compressed twice", async () => {
    expect((await get("/done", "gzip")).rawPayload).toEqual(Buffer.alloc(5_000, 7));
  });

  it("take the best encoding that is accepted", () => {
    expect(encodingFor("gzip;q=1.0, BR;q=0.1")).toBe("br");
    expect(encodingFor("br; q=0, gzip")).toBe("gzip");
    expect(encodingFor(undefined)).toBeUndefined();
  });
});
