import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { acceptUploads } from "./bodies/upload.ts";
import {
  ConcurrencyLimit,
  LoopTurn,
  lastingPressure,
  mountLoadShedding,
  PacedRefusals,
  readOutsidePlaces,
} from "./load-shedding.ts";

it.each([
  ["one sample of it", [0, 300, 900], [false, false, false]],
  ["pressure that goes on", [0, 700, 1_500, 2_200], [false, false, true, true]],
  ["two samples with quiet between them", [0, 400, 3_000, 3_400], [false, false, false, false]],
  ["pressure that comes back", [0, 1_600, 5_000, 6_000, 6_600], [false, true, false, false, true]],
])("%s", (_what, asked, expected) => {
  const lasts = lastingPressure(1_500);
  expect(asked.map(lasts)).toEqual(expected);
});

describe("requests at once", () => {
  /** Simulates a machine that can answer this many requests in half a second and always gets more. */
  function overload(limit: ConcurrencyLimit, inHalfASecond: number, halfSeconds: number) {
    const queue: number[] = [];
    let refused = 0;
    let took = 0;
    for (let now = 0; now < halfSeconds; now++) {
      for (let asked = 0; asked < 5 * inHalfASecond; asked++) {
        if (limit.begin()) queue.push(now);
        else refused += 1;
      }
      for (const began of queue.splice(0, inHalfASecond)) {
        took = (now - began + 1) * 500;
        limit.end(took);
      }
      limit.adjust();
    }
    return { refused, took };
  }

  it.each([20, 40, 150, 500])(
    "five times the load of a machine that answers %s in half a second: who is let in waits no 2 s",
    (inHalfASecond) => {
      const { refused, took } = overload(new ConcurrencyLimit(), inHalfASecond, 60);
      expect(took).toBeLessThanOrEqual(2_000);
      expect(refused).toBeGreaterThan(60 * 3 * inHalfASecond);
    },
  );

  it("as many as before are let in again when the load is over", () => {
    const limit = new ConcurrencyLimit();
    overload(limit, 20, 60);
    expect(limit.limit).toBeLessThan(50);
    for (let i = 0; i < 40; i++) {
      for (let quick = 0; quick < 10 && limit.begin(); quick++) limit.end(10);
      limit.adjust();
    }
    expect(limit.limit).toBeGreaterThanOrEqual(64);
  });

  it("quick answers on a quiet machine do not open the door to a thousand at once", () => {
    const limit = new ConcurrencyLimit();
    for (let i = 0; i < 1_000; i++) {
      limit.begin();
      limit.end(5);
      limit.adjust();
    }
    expect(limit.limit).toBe(64);
  });

  it("a few slow answers refuse nobody", () => {
    const limit = new ConcurrencyLimit();
    for (let i = 0; i < 100; i++) {
      for (let slow = 0; slow < 25; slow++) expect(limit.begin()).toBe(true);
      for (let slow = 0; slow < 25; slow++) limit.end(20_000);
      limit.adjust();
    }
    expect(limit.limit).toBe(64);
  });
});

describe("a turn of the event loop", () => {
  const begin = (loop: LoopTurn, times: readonly number[]) => times.map((now) => loop.begin(now));

  it("that begins request after request refuses those that have waited long", () => {
    const loop = new LoopTurn();
    loop.comesRound(1_000);
    const answers = begin(
      loop,
      Array.from({ length: 300 }, (_, i) => 1_000 + 5 * i),
    );
    expect(answers.indexOf(false)).toBe(150);
    expect(answers.slice(150)).not.toContain(true);
    loop.comesRound(2_600);
    expect(loop.begin(2_601)).toBe(true);
  });

  it("that is long for another reason refuses nobody who came meanwhile", () => {
    const loop = new LoopTurn();
    loop.comesRound(1_000);
    expect(
      begin(
        loop,
        Array.from({ length: 16 }, () => 5_000),
      ),
    ).not.toContain(false);
  });
});

describe("refusals under load", () => {
  it("of connections that ask again at once leave time for those that were let in", () => {
    const refusals = new PacedRefusals(0);
    let sent = 0;
    const refuse = () => {
      sent += 1;
    };
    for (let i = 0; i < 5_000; i++) refusals.add(refuse);
    const atOnce = sent;
    expect(atOnce).toBeLessThanOrEqual(100);
    for (let now = 20; now <= 1_000; now += 20) refusals.comesRound(now);
    expect(sent - atOnce).toBe(4_000);
    for (let now = 1_020; now <= 3_000; now += 20) refusals.comesRound(now);
    expect(sent).toBe(5_000);
  });

  it("are fewer on a machine whose turns get long by them, and reach a thousand connections within 2 s", () => {
    const refusals = new PacedRefusals(0);
    let sent = 0;
    const refuse = () => {
      sent += 1;
    };
    for (let i = 0; i < 10_000; i++) refusals.add(refuse);
    for (let now = 200; now <= 2_000; now += 200) refusals.comesRound(now);
    const slow = sent;
    for (let now = 2_200; now <= 4_000; now += 200) refusals.comesRound(now);
    expect(sent - slow).toBe(1_000);
    for (let now = 4_020; now <= 5_000; now += 20) refusals.comesRound(now);
    expect(sent - slow).toBeGreaterThan(2_500);
  });

  it("a few are sent at once, and a quiet hour saves up no more", () => {
    const refusals = new PacedRefusals(0);
    const order: number[] = [];
    refusals.comesRound(3_600_000);
    for (let i = 0; i < 300; i++) refusals.add(() => order.push(i));
    expect(order).toHaveLength(100);
    refusals.comesRound(3_600_100);
    expect(order).toEqual(Array.from({ length: 300 }, (_, i) => i));
  });
});

describe("three hundred connections of one stranger", () => {
  let app: FastifyInstance;
  const sockets: Socket[] = [];
  const folder = mkdtempSync(join(tmpdir(), "waymark-siege-"));
  // The kernel buffers megabytes of an unread TCP connection; a Unix socket stops the writer at once.
  const path = join(folder, "http");
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A server with load shedding, and three hundred connections that each begin the given request. */
  async function besiege(begun: string): Promise<void> {
    app = Fastify();
    const large = Buffer.alloc(8_000_000);
    await mountLoadShedding(app);
    acceptUploads(app);
    app.get("/quick", async () => ({ ok: true }));
    app.get("/large", async () => large);
    app.post("/written", async () => ({ ok: true }));
    app.post("/file", async (request) => ({
      read: await readOutsidePlaces(request, () => text(request.raw)),
    }));
    await app.listen({ path });
    for (let i = 0; i < 300; i++) {
      const socket = connect(path);
      socket.on("error", () => {});
      socket.pause();
      sockets.push(socket);
      await once(socket, "connect");
      await new Promise((resolve) => socket.write(begun, resolve));
    }
  }

  async function quickStatus(): Promise<number | undefined> {
    const [answer] = await once(get({ socketPath: path, path: "/quick", agent: false }), "response");
    answer.resume();
    return answer.statusCode;
  }

  const post = (to: string, type: string) =>
    `POST ${to} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 50\r\n\r\n{`;

  it.each([
    ["send one byte of a body and no more", post("/written", "application/json")],
    ["send one byte of a file and no more", post("/file", "multipart/form-data; boundary=b")],
    ["ask for something large and never read it", "GET /large HTTP/1.1\r\nhost: a\r\n\r\n"],
  ])("%s: others are answered", async (_what, begun) => {
    await besiege(begun);
    for (let i = 0; i < 5; i++) expect(await quickStatus()).toBe(200);
  });
});
