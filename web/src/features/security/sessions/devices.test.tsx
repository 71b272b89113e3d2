import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import type { Device } from "@waymark/contract/security-sessions";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../../lib/language/i18n.ts";
import { Guard } from "../../../lib/session/session.tsx";
import { clearStoredUser, readStoredUser, storeUser } from "../../../lib/session/stored-user.ts";
import { aUser, aUserDetail } from "../../../testing/a-user.ts";
import { answerCalls } from "../../../testing/answer-calls.ts";
import { Hosts } from "../../../ui/overlay/hosts.tsx";
import { Devices } from "./devices.tsx";

beforeAll(() => loadTexts("security-sessions"));
afterEach(() => {
  vi.unstubAllGlobals();
  clearStoredUser();
});

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`;
const aDevice = (n: number, over: Partial<Device> = {}): Device => ({
  id: id(n),
  browser: "Firefox",
  system: "Linux",
  current: false,
  createdAt: "2026-01-02T00:00:00.000Z",
  lastUsedAt: new Date().toISOString(),
  ...over,
});
const two = [aDevice(1, { current: true }), aDevice(2, { browser: "Safari", system: "iPhone" })];

function show(table: Parameters<typeof answerCalls>[0]) {
  storeUser(aUser());
  const asked = answerCalls({ [`GET /api/user/${aUser().id}`]: { body: aUserDetail() }, ...table });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Guard go={() => undefined}>
        <Devices />
      </Guard>
      <Hosts />
    </QueryClientProvider>,
  );
  return asked;
}
const list = "GET /api/sessions";

describe("the devices", () => {
  it("shows this one marked, and signs another out", async () => {
    let devices = two;
    const asked = show({
      [list]: () => ({ body: { devices } }),
      [`DELETE /api/sessions/${id(2)}`]: () => {
        devices = devices.slice(0, 1);
        return { body: { ok: true } };
      },
    });
    const rows = await screen.findAllByRole("listitem");
    expect(within(rows[0] as HTMLElement).getByText("This device")).toBeTruthy();
    expect(within(rows[0] as HTMLElement).queryByRole("button")).toBeNull();
    screen.getByRole("button", { name: "Sign out Safari on iPhone" }).click();
    await waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
    expect(asked.some(({ method }) => method === "DELETE")).toBe(true);
    expect(await screen.findByText("You are signed in nowhere else.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
  });

  it("treats a session that has ended by itself as signed out", async () => {
    let devices = two;
    show({
      [list]: () => ({ body: { devices } }),
      [`DELETE /api/sessions/${id(2)}`]: () => {
        devices = devices.slice(0, 1);
        return { status: 404, body: { error: "x", code: "not_found", requestId: "r" } };
      },
    });
    (await screen.findByRole("button", { name: "Sign out Safari on iPhone" })).click();
    await waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
  });

  it("says why the list did not load, and tries again", async () => {
    let works = false;
    show({
      [list]: () =>
        works
          ? { body: { devices: two } }
          : { status: 503, body: { error: "Not now.", code: "busy", requestId: "r" } },
    });
    expect(await screen.findByText("Not now.")).toBeTruthy();
    works = true;
    screen.getByRole("button", { name: "Try again" }).click();
    expect(await screen.findByText("Firefox on Linux")).toBeTruthy();
  });

  it("keeps a device on the list that could not be signed out", async () => {
    show({ [list]: { body: { devices: two } } });
    (await screen.findByRole("button", { name: "Sign out Safari on iPhone" })).click();
    expect(await screen.findByText("That did not work")).toBeTruthy();
    expect(screen.getByText("Safari on iPhone")).toBeTruthy();
  });

  it("signs out everywhere only when that is confirmed, and forgets the person here", async () => {
    const sent: string[] = [];
    show({
      [list]: { body: { devices: two } },
      "POST /api/sessions/end": () => {
        sent.push("all");
        return { body: { ended: 2 } };
      },
      "POST /api/session/sign-out": { body: { ok: true } },
    });
    (await screen.findByRole("button", { name: "Sign out everywhere" })).click();
    const dialog = await screen.findByRole("dialog", { name: "Sign out everywhere?" });
    expect(sent).toEqual([]);
    within(dialog).getByRole("button", { name: "Sign out everywhere" }).click();
    await waitFor(() => expect(readStoredUser()).toBeNull());
    expect(sent).toEqual(["all"]);
  });
});
