import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearStoredUser } from "../lib/session/stored-user.ts";
import { router } from "../router.tsx";
import { aUser } from "../testing/a-user.ts";
import { answerCalls } from "../testing/answer-calls.ts";
import { alerts } from "../ui/overlay/alert.ts";

const email = "marta@example.org";
const refusal = (status: number, code: string, error: string) => ({
  status,
  body: { error, code, details: {}, requestId: "r" },
});

beforeEach(() => {
  // Skips the fade between pages.
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  alerts.set([]);
  clearStoredUser();
  vi.unstubAllGlobals();
});

let current = router;

function openAt(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  current = createRouter({ routeTree: router.routeTree, history });
  render(<RouterProvider router={current} />);
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const path = () => current.state.location.pathname;

describe("a provider's sign-in that would end a paid plan", () => {
  const claim = "/api/sign-in/claim";
  const waiting = { email, providerName: "Google", endsPlan: true };
  const asks = { [`GET ${claim}`]: { body: { waiting } } };
  const open = (table: Parameters<typeof answerCalls>[0]) => {
    const asked = answerCalls(table);
    openAt("/signin?step=claim");
    return asked;
  };
  const pressed = (asked: Request[], method: string) =>
    asked.some((request) => request.method === method && request.url.endsWith(claim));

  it("says so, and ends it on a press alone", async () => {
    const asked = open({ ...asks, [`POST ${claim}`]: { body: { user: aUser() } } });
    expect(await screen.findByText(/paid plan, which ends with this step/)).toBeTruthy();
    expect(screen.getByText(/Google confirms that marta@example.org is yours/)).toBeTruthy();
    expect(pressed(asked, "POST")).toBe(false);
    press("Go on and end the plan");
    await waitFor(() => expect(path()).toBe("/dashboard"));
    expect(pressed(asked, "POST")).toBe(true);
  });

  it("leaves it, and continues with the account's password", async () => {
    const asked = open({ ...asks, [`DELETE ${claim}`]: { body: { ok: true } } });
    await screen.findByText(/paid plan, which ends/);
    press("Leave it as it is");
    await screen.findByLabelText("Password");
    expect(screen.getByText(email)).toBeTruthy();
    await waitFor(() => expect(pressed(asked, "DELETE")).toBe(true));
    expect(pressed(asked, "POST")).toBe(false);
    await waitFor(() => expect(current.state.location.search).toEqual({}));
  });

  it.each([
    ["when the page opens", { [`GET ${claim}`]: { body: { waiting: null } } }, false],
    [
      "when it is pressed",
      { ...asks, [`POST ${claim}`]: refusal(422, "link_invalid", "This link is no longer valid.") },
      true,
    ],
  ])("says %s that nothing waits any more", async (_when, table, presses) => {
    open(table);
    if (presses) fireEvent.click(await screen.findByRole("button", { name: "Go on and end the plan" }));
    await screen.findByRole("heading", { name: "Please sign in again" });
    press("Go to sign-in");
    expect(await screen.findByLabelText("Email")).toBeTruthy();
  });

  it("asks again when the server did not answer", async () => {
    open({});
    await screen.findByText(/The server cannot be reached/);
    answerCalls(asks);
    press("Try again");
    expect(await screen.findByText(/paid plan, which ends/)).toBeTruthy();
  });

  it("shows a refusal, and the question stays", async () => {
    open({ ...asks, [`POST ${claim}`]: refusal(403, "account_blocked", "This account is blocked.") });
    fireEvent.click(await screen.findByRole("button", { name: "Go on and end the plan" }));
    expect(await screen.findByText(/This account is blocked/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Leave it as it is" })).toBeTruthy();
  });
});
