import { describe, expect, it } from "vitest";
import { aUser } from "../../testing/a-user.ts";
import {
  clearStoredUser,
  followOtherTabs,
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
});
