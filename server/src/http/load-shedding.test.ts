import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { ConcurrencyLimit, lastingPressure, mountLoadShedding } from "./load-shedding.ts";

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
  /** A machine that answers so many requests in half a second, asked for more at every moment than it can do. */
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
    expect(limit.limit).toBeLessThan(100);
    for (let i = 0; i < 40; i++) {
      for (let quick = 0; quick < 10 && limit.begin(); quick++) limit.end(10);
      limit.adjust();
    }
    expect(limit.limit).toBeGreaterThanOrEqual(256);
  });

  it("a few slow answers refuse nobody", () => {
    const limit = new ConcurrencyLimit();
    for (let i = 0; i < 100; i++) {
      for (let slow = 0; slow < 50; slow++) expect(limit.begin()).toBe(true);
      for (let slow = 0; slow < 50; slow++) limit.end(20_000);
      limit.adjust();
    }
    expect(limit.limit).toBe(256);
  });
});

describe("three hundred connections of one stranger", () => {
  let app: FastifyInstance;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
  });

  /** A server with load shedding, and three hundred connections that each begin the given request. */
  async function besieged(begun: string): Promise<string> {
    app = Fastify();
    const large = Buffer.alloc(8_000_000);
    await mountLoadShedding(app);
    app.get("/quick", async () => ({ ok: true }));
    app.get("/large", async () => large);
    app.post("/written", async () => ({ ok: true }));
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    for (let i = 0; i < 300; i++) {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      socket.pause();
      sockets.push(socket);
      await once(socket, "connect");
      await new Promise((resolve) => socket.write(begun, resolve));
    }
    return url;
  }

  it.each([
    [
      "send one byte of a body and no more",
      "POST /written HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{",
    ],
    ["ask for something large and never read it", "GET /large HTTP/1.1\r\nhost: a\r\n\r\n"],
  ])("%s: others are answered", async (_what, begun) => {
    const url = await besieged(begun);
    for (let i = 0; i < 5; i++) expect((await fetch(`${url}/quick`)).status).toBe(200);
  });
});
