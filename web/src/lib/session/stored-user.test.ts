import { describe, expect, it } from "vitest";
import { aUser } from "../../testing/a-user.ts";
import {
  clearStoredUser,
  followOtherTabs,
  forgetPerson,
  hasLeft,
  readPendingUser,
  readStoredUser,
  storedUser,
  storePendingUser,
  storeUser,
} from "./stored-user.ts";

function arriveFromOtherTab(value: string | null) {
  if (value === null) localStorage.removeItem("authenticatedUser");
  else localStorage.setItem("authenticatedUser", value);
  window.dispatchEvent(new StorageEvent("storage", { key: "authenticatedUser" }));
}

describe("the stored user", () => {
  it("keeps exactly the user's fields", () => {
    const user = aUser();
    storeUser(Object.assign({ accessToken: "secret" }, user));
    expect(JSON.parse(localStorage.getItem("authenticatedUser") ?? "")).toEqual(user);
    expect(readStoredUser()).toEqual(user);
    clearStoredUser();
    expect(localStorage.getItem("authenticatedUser")).toBeNull();
    expect(readStoredUser()).toBeNull();
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another shape", '{"id":1}'],
    ["an id that is none", JSON.stringify({ ...aUser(), id: "me" })],
    ["a list", "[]"],
    ["null", "null"],
  ])("reads %s as nobody", (_, value) => {
    storeUser(aUser());
    const stop = followOtherTabs();
    arriveFromOtherTab(value);
    stop();
    expect(readStoredUser()).toBeNull();
  });

  it("tells its listeners when another tab signs out", () => {
    storeUser(aUser());
    const seen: unknown[] = [];
    const stopListening = storedUser.subscribe(() => seen.push(storedUser.get()));
    const stop = followOtherTabs();
    arriveFromOtherTab(null);
    stop();
    stopListening();
    expect(seen).toEqual([null]);
  });

  it("reads a pending user only when it has an id", () => {
    storePendingUser({ id: "a" });
    expect(readPendingUser()).toEqual({ id: "a" });
    localStorage.setItem("pending-user", '{"id":""}');
    expect(readPendingUser()).toBeNull();
  });

  it("forgets the drafts of the person who signs out, and not those of another whose session ended", () => {
    const [nora, omar] = [aUser(), aUser({ id: "0190a1b2-0000-7000-8000-000000000002" })];
    const drafts = [localStorage, localStorage, sessionStorage] as const;
    const keys = (id: string) => [
      `resume-draft-of-${id}:tab`,
      `notes-draft-${id}-1:tab`,
      `settings-draft-${id}`,
    ];
    for (const { id: userId } of [nora, omar])
      for (const [i, key] of keys(userId).entries()) drafts[i]?.setItem(key, JSON.stringify({ userId }));
    const kept = (id: string) => keys(id).filter((key, i) => drafts[i]?.getItem(key) !== null);
    storeUser(omar);
    forgetPerson();
    expect([kept(nora.id).length, kept(omar.id).length]).toEqual([3, 0]);
    expect([hasLeft(omar.id), hasLeft(nora.id)]).toEqual([true, false]);
    // With nobody signed in, everything goes.
    forgetPerson();
    expect(kept(nora.id)).toEqual([]);
    storeUser(omar);
    expect(hasLeft(omar.id)).toBe(false);
  });
});
