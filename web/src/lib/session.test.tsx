import { act, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aUser, aUserDetail } from "../testing/a-user.ts";
import { answerCalls } from "../testing/answer-calls.ts";
import { checkSession, Guard, leaveSession, useSession } from "./session.tsx";
import {
  clearStoredUser,
  readPendingUser,
  readStoredUser,
  storePendingUser,
  storeUser,
} from "./stored-user.ts";

const asked = `GET /api/user/${aUser().id}`;

afterEach(() => {
  vi.unstubAllGlobals();
  clearStoredUser();
});

function Page() {
  return <h1>{useSession().user.displayName}</h1>;
}

describe("the guard", () => {
  it("asks nobody when no user is stored", async () => {
    const calls = answerCalls({});
    expect(await checkSession()).toEqual({ to: "/signin" });
    expect(calls).toEqual([]);
  });

  it.each([
    ["complete", { body: aUserDetail() }, { user: aUserDetail() }],
    ["incomplete", { body: aUserDetail({ onboardingCompleted: false }) }, { to: "/onboarding" }],
    [
      "not found",
      { status: 404, body: { error: "x", code: "not_found", requestId: "r" } },
      { to: "/signin" },
    ],
    ["broken", { status: 500, body: "<html>" }, { to: "/signin" }],
    ["of another shape", { body: { onboardingCompleted: true } }, { to: "/signin" }],
  ])("goes by the server's answer: %s", async (_, answer, outcome) => {
    storeUser(aUser());
    answerCalls({ [asked]: answer });
    expect(await checkSession()).toEqual(outcome);
  });

  it("goes to sign-in when the call fails", async () => {
    storeUser(aUser());
    answerCalls({});
    expect(await checkSession()).toEqual({ to: "/signin" });
  });

  it("shows the spinner, then the page, and leaves when another tab signs out", async () => {
    storeUser(aUser());
    answerCalls({ [asked]: { body: aUserDetail() } });
    const go = vi.fn();
    render(
      <Guard go={go}>
        <Page />
      </Guard>,
    );
    expect(screen.getByText("Checking authentication...")).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Marta Ribeiro" })).toBeTruthy();
    expect(go).not.toHaveBeenCalled();
    act(() => clearStoredUser());
    expect(go).toHaveBeenCalledWith("/signin");
  });
});

describe("leaving", () => {
  it.each([
    ["reached", { "POST /api/session/sign-out": { body: { ok: true } } }, true],
    ["not reached", {}, false],
  ])("forgets the person here; server %s", async (_, table, reached) => {
    storeUser(aUser());
    storePendingUser({ id: "a" });
    answerCalls(table);
    expect(await leaveSession()).toEqual({ reached });
    expect(readStoredUser()).toBeNull();
    expect(readPendingUser()).toBeNull();
  });
});
