import { render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../lib/language/i18n.ts";
import {
  draftKey,
  readPendingUser,
  readStoredUser,
  storePendingUser,
  storeUser,
} from "../lib/session/stored-user.ts";
import { aUser } from "../testing/a-user.ts";
import { answerCalls } from "../testing/answer-calls.ts";
import { renderAt } from "../testing/render-at.tsx";
import { NotFound } from "./not-found.tsx";
import { ResetPassword } from "./reset-password.tsx";

beforeAll(() => loadTexts("app-shell"));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the 404 page", () => {
  it("says so", () => {
    render(<NotFound />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("404 Page Not Found");
    expect(screen.getByText("Did you forget to add the page to the router?")).toBeTruthy();
  });
});

describe("/reset-auth", () => {
  it("forgets both users at once and goes to sign-in after 100 ms", async () => {
    storeUser(aUser());
    storePendingUser({ id: "a" });
    localStorage.setItem(draftKey, "{}");
    const asked = answerCalls({});
    const where = await renderAt("/reset-auth", <ResetPassword />);
    await screen.findByText("Resetting authentication...");
    expect([readStoredUser(), readPendingUser()]).toEqual([null, null]);
    expect(localStorage.getItem(draftKey)).toBeNull();
    expect(asked.map((one) => new URL(one.url).pathname)).toContain("/api/session/sign-out");
    expect(await screen.findByText("at /signin")).toBeTruthy();
    expect(where()).toBe("/signin");
  });
});
