import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { Notice } from "@waymark/contract/notifications";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { Guard } from "../../lib/session/session.tsx";
import { storeUser } from "../../lib/session/stored-user.ts";
import { aUserDetail } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { Hosts } from "../../ui/overlay/hosts.tsx";
import { currentToast } from "../../ui/overlay/toast.ts";
import { Bell } from "./bell.tsx";

const idOf = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`;
const aNotice = (n: number, change: Partial<Notice> = {}): Notice => ({
  id: idOf(n),
  kind: "company-posted",
  params: { count: 1, company: "Harbour Health", title: `Nurse ${n}` },
  link: "/dashboard?section=search",
  createdAt: "2026-07-01T10:00:00Z",
  readAt: null,
  ...change,
});

const refusal = { status: 500, body: { error: "Away for a moment.", code: "internal", requestId: "r" } };

/** A server with an inbox, until `refuse` is set. */
function anInbox(...notices: Notice[]) {
  const state = { notices, refuse: false };
  const list = () => ({
    notices: state.notices,
    hasMore: false,
    unread: state.notices.filter((notice) => notice.readAt === null).length,
  });
  const write = (change: () => void) => () => {
    if (state.refuse) return refusal;
    change();
    return { body: { ok: true, notice: aNotice(1) } };
  };
  const set = (id: string, readAt: string | null) => {
    state.notices = state.notices.map((notice) => (notice.id === id ? { ...notice, readAt } : notice));
  };
  const user = aUserDetail();
  const gone: Notice[] = [];
  answerCalls({
    [`GET /api/user/${user.id}`]: { body: user },
    "GET /api/notifications": () => (state.refuse ? refusal : { body: list() }),
    [`PUT /api/notifications/${idOf(2)}`]: write(() => set(idOf(2), "2026-07-01T11:00:00Z")),
    [`DELETE /api/notifications/${idOf(2)}`]: write(() => {
      gone.push(...state.notices.filter(({ id }) => id === idOf(2)));
      state.notices = state.notices.filter(({ id }) => id !== idOf(2));
    }),
    [`POST /api/notifications/${idOf(2)}/restore`]: write(() => state.notices.unshift(...gone.splice(0))),
    "POST /api/notifications/read-all": write(() => {
      for (const { id } of state.notices) set(id, "2026-07-01T11:00:00Z");
    }),
  });
  storeUser(user);
  return state;
}

async function open() {
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: "/dashboard",
    component: () => (
      <Guard go={() => {}}>
        <Bell align="start" />
      </Guard>
    ),
  });
  const history = createMemoryHistory({ initialEntries: ["/dashboard"] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  // This router's routes differ from the product's, whose type the provider expects.
  const Provider = RouterProvider as unknown as (props: { router: typeof router }) => ReactNode;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Provider router={router} />
      <Hosts />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: /^Notifications/ }));
  const panel = await screen.findByRole("dialog", { name: "Notifications" });
  await within(panel).findByRole("heading", { name: "Notifications" });
  return { panel, where: () => router.state.location.href };
}

beforeEach(() => loadTexts("notifications"));
afterEach(() => {
  currentToast.set(null);
  vi.unstubAllGlobals();
});

describe("the bell", () => {
  it("shows the number of unread notices, and each notice's text", async () => {
    anInbox(aNotice(2), aNotice(1, { readAt: "2026-07-01T11:00:00Z" }));
    const { panel } = await open();
    expect(await screen.findByRole("button", { name: "Notifications, 1 unread" })).toBeTruthy();
    expect(await within(panel).findByText("Harbour Health is looking for: Nurse 2.")).toBeTruthy();
    expect(within(panel).getAllByText("Unread.", { exact: false })).toHaveLength(1);
  });

  it("opens a notice's link, and marks it as read", async () => {
    const state = anInbox(aNotice(2));
    const { panel, where } = await open();
    fireEvent.click(await within(panel).findByRole("link", { name: /New jobs at a company/ }));
    await waitFor(() => expect(where()).toBe("/dashboard?section=search"));
    await waitFor(() => expect(state.notices[0]?.readAt).not.toBeNull());
    await screen.findByRole("button", { name: "Notifications" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("marks all as read", async () => {
    anInbox(aNotice(2), aNotice(1));
    const { panel } = await open();
    fireEvent.click(await within(panel).findByRole("button", { name: "Mark all as read" }));
    await screen.findByRole("button", { name: "Notifications", expanded: true });
    expect(within(panel).queryByRole("button", { name: "Mark all as read" })).toBeNull();
  });

  it("deletes at once, and can undo it", async () => {
    anInbox(aNotice(2));
    const { panel } = await open();
    fireEvent.click(await within(panel).findByRole("button", { name: "Delete" }));
    await within(panel).findByText("Nothing new");
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await within(panel).findByText("Harbour Health is looking for: Nurse 2.");
  });

  it("reverts a change that the server refuses, and says so", async () => {
    const state = anInbox(aNotice(2));
    const { panel } = await open();
    await within(panel).findByRole("button", { name: "Delete" });
    state.refuse = true;
    fireEvent.click(within(panel).getByRole("button", { name: "Delete" }));
    await screen.findByText("That did not work. Please try again.");
    await within(panel).findByText("Harbour Health is looking for: Nurse 2.");
  });

  it("says when the inbox did not load, and tries again", async () => {
    const state = anInbox(aNotice(2));
    state.refuse = true;
    const { panel } = await open();
    await within(panel).findByText("Your notifications could not be loaded.");
    state.refuse = false;
    fireEvent.click(within(panel).getByRole("button", { name: "Try again" }));
    await within(panel).findByText("Harbour Health is looking for: Nurse 2.");
  });

  it("lets the arrow keys move among the notices", async () => {
    anInbox(aNotice(2), aNotice(1));
    const { panel } = await open();
    const [first, second] = await within(panel).findAllByRole("link", { name: /New jobs/ });
    first?.focus();
    fireEvent.keyDown(first ?? panel, { key: "ArrowDown" });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second ?? panel, { key: "Home" });
    expect(document.activeElement).toBe(first);
  });
});
