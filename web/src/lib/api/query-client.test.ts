import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aUser } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { leaveSession } from "../session/session.tsx";
import { clearStoredUser, followOtherTabs, readStoredUser, storeUser } from "../session/stored-user.ts";
import { CallError } from "./call.ts";
import { queryClient } from "./query-client.ts";

const marta = aUser();
const other = aUser({ id: "0190a1b2-0000-7000-8000-0000000000ff" });
const key = ["saved-jobs"];

beforeEach(() => {
  storeUser(marta);
  queryClient.setQueryData(key, ["one"]);
});
afterEach(() => {
  clearStoredUser();
  vi.unstubAllGlobals();
});

describe("data fetched for a person", () => {
  it.each([
    ["signs out", async () => void (await leaveSession())],
    ["is signed out elsewhere", clearStoredUser],
    ["gives way to another person", () => storeUser(other)],
    [
      "signs out in another tab",
      () => {
        const stop = followOtherTabs();
        localStorage.clear();
        window.dispatchEvent(new StorageEvent("storage", { key: null }));
        stop();
      },
    ],
  ])("is forgotten when that person %s", async (_, leave) => {
    answerCalls({});
    await leave();
    expect(queryClient.getQueryData(key)).toBeUndefined();
  });

  it("stays when the same person's profile changes", () => {
    storeUser({ ...marta, displayName: "Marta R." });
    expect(queryClient.getQueryData(key)).toEqual(["one"]);
  });

  it("does not reappear with an answer that arrives late", async () => {
    let answer = (_: string[]) => {};
    const late = new Promise<string[]>((resolve) => {
      answer = resolve;
    });
    const asked = queryClient.fetchQuery({ queryKey: ["late"], queryFn: () => late }).catch(() => []);
    storeUser(other);
    answer(["hers"]);
    await asked;
    expect(queryClient.getQueryData(["late"])).toBeUndefined();
  });
});

describe("a refusal", () => {
  const ways = {
    query: (error: CallError) =>
      queryClient.fetchQuery({ queryKey: ["refused"], queryFn: () => Promise.reject(error), retry: false }),
    mutation: (error: CallError) =>
      queryClient
        .getMutationCache()
        .build(queryClient, { mutationFn: () => Promise.reject(error) })
        .execute(undefined),
  };
  it.each([
    ["query", 401, "not_signed_in", null],
    ["mutation", 401, "not_signed_in", null],
    ["query", 401, "session_missing", null],
    ["mutation", 401, "invalid_credentials", marta],
    ["query", 404, "not_found", marta],
    ["query", 503, "busy", marta],
  ] as const)("of a %s with %i %s leaves %j", async (way, status, code, left) => {
    await expect(ways[way](new CallError(status, { code }))).rejects.toThrow();
    expect(readStoredUser()).toEqual(left);
  });
});
