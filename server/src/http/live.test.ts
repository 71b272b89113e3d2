import { eventsPath, type LiveEvent } from "@waymark/contract/events";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Deps } from "../deps.ts";
import type { Events } from "../events/events.ts";
import { openTranslate } from "../translate.ts";
import { mountErrors } from "./errors.ts";
import { mountLive } from "./live.ts";
import { decorateRequests } from "./request.ts";

const heard = new Set<(event: LiveEvent) => void>();
const events: Events = {
  publish: async () => {},
  subscribe: async (_userId, _after, hear) => {
    heard.add(hear);
    return () => heard.delete(hear);
  },
  cursor: () => "1",
  start: async () => {},
  stop: async () => {},
};

let ended = false;
const told: string[] = [];
const living = {
  living: async (ids: readonly string[]) => (ended ? [] : ids),
  ended: (userId: string) => void told.push(userId),
};

let app: FastifyInstance;
let address: string;
beforeAll(async () => {
  // The stream uses no other dependencies.
  const deps = { events, translate: openTranslate(), config: { RATE_LIMITS: "enforced" } } as unknown as Deps;
  app = Fastify();
  mountErrors(app, deps);
  decorateRequests(app);
  const actor = { userId: "ada", verified: true, teams: [], locale: "en", timeZone: "UTC" } as const;
  mountLive(app, deps, async () => ({ actor, sessionId: "s1", owesSecondFactor: false }), living);
  address = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

/** Opens a stream and waits until it is ready. */
async function open() {
  const answer = await fetch(`${address}${eventsPath}`);
  const reader = answer.body?.getReader();
  if (answer.status === 200) await reader?.read();
  return { status: answer.status, reader, headers: answer.headers };
}

it("lets a person hold twenty streams, and ends one that is not read or signed out", async () => {
  const streams = await Promise.all(Array.from({ length: 20 }, open));
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  // Headers set by the hooks are on a stream too.
  expect(new Set(streams.map(({ headers }) => headers.get("x-request-id"))).size).toBe(20);
  expect((await open()).status).toBe(429);
  const tell = (event: LiveEvent) => [...heard].forEach((hear) => void hear(event));
  tell({ id: "2", kind: "signed-out", data: { sessionId: "s1" } });
  for (const { reader } of streams) {
    let end = false;
    while (!end) end = (await reader?.read())?.done ?? true;
  }
  expect(heard.size).toBe(0);
  expect(told).toHaveLength(20);
  const { status, reader } = await open();
  expect(status).toBe(200);
  // Far more than the sockets of both sides can buffer.
  const data = { text: "x".repeat(1_000_000) };
  for (let id = 0; id < 20; id++) tell({ id: String(id), kind: "user-updated", data });
  await expect(
    (async () => {
      let end = false;
      while (!end) end = (await reader?.read())?.done ?? true;
    })(),
  ).rejects.toThrow();
  expect(heard.size).toBe(0);
});

it("ends a stream whose session has ended by itself, and keeps those whose session lives", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const watched = Fastify();
  const deps = { events, translate: openTranslate(), config: { RATE_LIMITS: "enforced" } } as unknown as Deps;
  decorateRequests(watched);
  const actor = { userId: "eve", verified: true, teams: [], locale: "en", timeZone: "UTC" } as const;
  mountLive(watched, deps, async () => ({ actor, sessionId: "s2", owesSecondFactor: false }), living);
  const at = await watched.listen({ port: 0, host: "127.0.0.1" });
  try {
    const reader = (await fetch(`${at}${eventsPath}`)).body?.getReader();
    await reader?.read();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(heard.size).toBe(1);
    ended = true;
    await vi.advanceTimersByTimeAsync(5_000);
    while (!(await reader?.read())?.done) {}
    expect(heard.size).toBe(0);
  } finally {
    vi.useRealTimers();
    await watched.close();
  }
});
