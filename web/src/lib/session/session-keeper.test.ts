import { getUser } from "@waymark/contract/accounts";
import { sessionTimings } from "@waymark/contract/security-sessions";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aSession } from "../../testing/a-session.ts";
import { aUser, aUserDetail } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { call } from "../api/call.ts";
import { listen } from "../live/live-listeners.ts";
import { keepSession, renewSession } from "./session-keeper.ts";
import { clearStoredUser, readStoredUser, sessionEndKey, storeUser } from "./stored-user.ts";

const refresh = "POST /api/session/refresh";
const read = "GET /api/session";
const person = `GET /api/user/${aUser().id}`;
const refusal = (status: number, code: string) => ({ status, body: { error: "x", code, requestId: "r" } });
const expired = refusal(401, "access_expired");
const renewed = () => ({ body: { session: aSession() } });

let heard: string[] = [];
let unlisten = () => {};
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { locks: { request: (_: string, work: () => Promise<void>) => work() } });
  heard = [];
  unlisten = listen((event) => heard.push(event.kind));
  storeUser(aUser());
});
afterEach(() => {
  stop();
  unlisten();
  clearStoredUser();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const countOf = (asked: Request[], path: string) =>
  asked.filter(({ url }) => new URL(url).pathname === path).length;
const refreshes = (asked: Request[]) => countOf(asked, "/api/session/refresh");

describe("keeping the session", () => {
  it("asks for the token's end once, and renews it at the first tick within the last 90 s", async () => {
    const asked = answerCalls({ [read]: renewed, [refresh]: renewed });
    stop = keepSession();
    await pass(0);
    expect([countOf(asked, "/api/session"), refreshes(asked)]).toEqual([1, 0]);
    await pass(900_000 - sessionTimings.refreshWithin - sessionTimings.tick);
    expect(refreshes(asked)).toBe(0);
    await pass(2 * sessionTimings.tick);
    expect(refreshes(asked)).toBe(1);
    expect(heard).toEqual(["signed-in", "token-refreshed"]);
    await pass(600_000);
    expect(refreshes(asked)).toBe(1);
  });

  it("asks nothing while nobody is signed in", async () => {
    clearStoredUser();
    const asked = answerCalls({});
    stop = keepSession();
    await pass(120_000);
    expect(asked).toEqual([]);
  });

  it.each([502, 503, 504, 0])(
    "tries %i again after 200 ms, doubling, and no longer than 30 s",
    async (status) => {
      const times: number[] = [];
      const began = Date.now();
      const note = () => {
        times.push(Date.now() - began);
        return status === 0 ? { status: 200, body: "" } : refusal(status, "busy");
      };
      answerCalls({ [refresh]: note });
      if (status === 0)
        vi.stubGlobal("fetch", async () => {
          note();
          throw new TypeError("Failed to fetch");
        });
      const done = renewSession().catch((error: unknown) => error);
      await pass(40_000);
      expect(await done).toMatchObject({ status });
      expect(times).toEqual([0, 200, 600, 1_400, 3_000, 6_200, 12_600, 25_400]);
      expect(readStoredUser()).not.toBeNull();
      expect(heard).toEqual([]);
    },
  );

  it("goes on when the server comes back in time", async () => {
    let down = 3;
    const asked = answerCalls({ [refresh]: () => (down-- > 0 ? refusal(503, "busy") : renewed()) });
    const done = renewSession();
    await pass(2_000);
    await done;
    expect(refreshes(asked)).toBe(4);
    expect(Number(localStorage.getItem(sessionEndKey))).toBeGreaterThan(Date.now() + 800_000);
  });

  it.each([
    [401, "session_missing"],
    [403, "account_blocked"],
    [400, "invalid_request"],
    [500, "internal"],
  ])("ends the session on the first %i %s", async (status, code) => {
    const asked = answerCalls({ [refresh]: refusal(status, code) });
    localStorage.setItem(sessionEndKey, "1");
    await expect(renewSession()).rejects.toMatchObject({ status });
    expect(refreshes(asked)).toBe(1);
    expect(readStoredUser()).toBeNull();
    expect(localStorage.getItem(sessionEndKey)).toBeNull();
    expect(heard).toEqual(["signed-out"]);
  });

  it("keeps the session after too many calls", async () => {
    answerCalls({ [refresh]: refusal(429, "rate_limited") });
    await expect(renewSession()).rejects.toMatchObject({ status: 429 });
    expect(readStoredUser()).not.toBeNull();
  });
});

describe("a call that finds its access expired", () => {
  it("renews once for all simultaneous calls, and is repeated", async () => {
    let fresh = false;
    const asked = answerCalls({
      [person]: () => (fresh ? { body: aUserDetail() } : expired),
      [refresh]: () => {
        fresh = true;
        return renewed();
      },
    });
    const params = { id: aUser().id };
    const answers = await Promise.all([1, 2, 3].map(() => call(getUser, { params })));
    expect(answers.map(({ id }) => id)).toEqual([params.id, params.id, params.id]);
    expect(refreshes(asked)).toBe(1);
    expect(asked).toHaveLength(7);
  });

  it("is not made a third time", async () => {
    const asked = answerCalls({ [person]: expired, [refresh]: renewed });
    await expect(call(getUser, { params: { id: aUser().id } })).rejects.toMatchObject({
      code: "access_expired",
    });
    expect(asked).toHaveLength(3);
  });

  it("does not renew when another tab did so during the call", async () => {
    let asked = 0;
    const calls = answerCalls({
      [person]: () => {
        asked++;
        if (asked > 1) return { body: aUserDetail() };
        localStorage.setItem(sessionEndKey, String(Date.now() + 900_000));
        return expired;
      },
      [refresh]: renewed,
    });
    localStorage.setItem(sessionEndKey, String(Date.now() + 1_000));
    expect((await call(getUser, { params: { id: aUser().id } })).id).toBe(aUser().id);
    expect(refreshes(calls)).toBe(0);
  });

  it("uses the token another tab has renewed meanwhile", async () => {
    const asked = answerCalls({ [refresh]: renewed });
    localStorage.setItem(sessionEndKey, String(Date.now() + 1_000));
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    vi.stubGlobal("navigator", {
      locks: { request: (_: string, work: () => Promise<void>) => held.then(work) },
    });
    const done = renewSession();
    localStorage.setItem(sessionEndKey, String(Date.now() + 900_000));
    letGo();
    await done;
    expect(asked).toEqual([]);
  });
});
