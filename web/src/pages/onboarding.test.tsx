import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearStoredUser, draftKey, readStoredUser, storeUser } from "../lib/session/stored-user.ts";
import { router } from "../router.tsx";
import { aUser, aUserDetail } from "../testing/a-user.ts";
import { answerCalls } from "../testing/answer-calls.ts";

const newcomer = { onboardingCompleted: false };

beforeEach(() => {
  // Skips the fade between pages.
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  storeUser(aUser(newcomer));
});
afterEach(() => {
  clearStoredUser();
  vi.unstubAllGlobals();
});

function openOnboarding() {
  answerCalls({
    [`GET /api/user/${aUser().id}`]: { body: aUserDetail(newcomer) },
    "POST /api/session/sign-out": { body: { ok: true } },
  });
  const history = createMemoryHistory({ initialEntries: ["/onboarding"] });
  const current = createRouter({ routeTree: router.routeTree, history });
  render(<RouterProvider router={current} />);
  return { history, where: () => current.state.location.href };
}

it("puts the step in the address, so that Back leads from the second to the first", async () => {
  const { history, where } = openOnboarding();
  await screen.findByRole("heading", { name: "Let's Get Started" });
  await waitFor(() => expect(where()).toBe("/onboarding?step=1"));
  expect(history.length).toBe(1);
  fireEvent.click(screen.getByRole("button", { name: "Skip and fill manually" }));
  await screen.findByRole("heading", { name: "Complete Your Profile" });
  expect(where()).toBe("/onboarding?step=2");
  act(() => history.back());
  expect(await screen.findByRole("heading", { name: "Let's Get Started" })).toBeTruthy();
});

it("offers to sign out, and forgets what was entered", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", Object.assign(Object.create(window.location), { assign }));
  openOnboarding();
  fireEvent.click(await screen.findByRole("button", { name: "Skip and fill manually" }));
  fireEvent.change(await screen.findByLabelText("Location"), { target: { value: "Freiburg" } });
  expect(localStorage.getItem(draftKey)).toContain("Freiburg");
  fireEvent.click(screen.getByRole("button", { name: "Sign Out" }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/"));
  expect(localStorage.getItem(draftKey)).toBeNull();
  expect(readStoredUser()).toBeNull();
});
