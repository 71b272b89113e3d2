import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { type AuditEntry, auditActions, auditDetails } from "@waymark/contract/audit";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { i18n, loadTexts } from "../../../lib/language/i18n.ts";
import { Guard } from "../../../lib/session/session.tsx";
import { clearStoredUser, storeUser } from "../../../lib/session/stored-user.ts";
import { aUser, aUserDetail } from "../../../testing/a-user.ts";
import { answerCalls } from "../../../testing/answer-calls.ts";
import { Activity } from "./activity.tsx";

beforeAll(() => loadTexts("security-activity", "security-sessions"));
afterEach(() => {
  vi.unstubAllGlobals();
  clearStoredUser();
});

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`;
const anEntry = (n: number, over: Partial<AuditEntry> = {}): AuditEntry => ({
  id: id(n),
  at: "2026-01-02T10:00:00.000Z",
  action: "signed-in",
  detail: "password",
  by: "person",
  browser: "Firefox",
  system: "Linux",
  ...over,
});

function show(table: Parameters<typeof answerCalls>[0]) {
  storeUser(aUser());
  const asked = answerCalls({ [`GET /api/user/${aUser().id}`]: { body: aUserDetail() }, ...table });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Guard go={() => undefined}>
        <Activity />
      </Guard>
    </QueryClientProvider>,
  );
  return asked;
}
const list = "GET /api/security/activity";

describe("the recent activity", () => {
  it("shows each event with time and device, and who caused it if not the person", async () => {
    const blocked = anEntry(1, {
      action: "account-blocked",
      detail: "",
      by: "operator",
      browser: "",
      system: "",
    });
    show({ [list]: { body: { entries: [anEntry(2), blocked], hasMore: false } } });
    const rows = await screen.findAllByRole("listitem");
    expect(rows).toHaveLength(2);
    expect(rows[0]?.textContent).toMatch(/^Signed in.*2026.* · Firefox on Linux · with the password$/);
    expect(within(rows[1] as HTMLElement).getByText("By whoever runs this Waymark")).toBeTruthy();
    expect(rows[1]?.textContent).not.toContain("Unknown device");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("loads older entries on request", async () => {
    const asked = show({
      [list]: ({ url }) => {
        const before = new URL(url).searchParams.get("before");
        return before === id(2)
          ? { body: { entries: [anEntry(1, { action: "signed-out" })], hasMore: false } }
          : { body: { entries: [anEntry(2)], hasMore: true } };
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Show older activity" }));
    expect(await screen.findByText("Signed out")).toBeTruthy();
    expect(screen.getByText("Signed in")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(asked.filter(({ url }) => url.includes("/api/security/activity"))).toHaveLength(2);
  });

  it("says why the list did not load, and tries again", async () => {
    let works = false;
    show({
      [list]: () =>
        works
          ? { body: { entries: [], hasMore: false } }
          : { status: 503, body: { error: "Not now.", code: "busy", requestId: "r" } },
    });
    expect(await screen.findByText("Not now.")).toBeTruthy();
    works = true;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Nothing has happened yet.")).toBeTruthy();
  });

  it("has a text for every logged action", () => {
    for (const action of auditActions)
      expect(i18n.exists(`security-activity.action.${action}`), action).toBe(true);
    for (const detail of auditDetails.filter((known) => known !== ""))
      expect(i18n.exists(`security-activity.detail.${detail}`), detail).toBe(true);
  });
});
