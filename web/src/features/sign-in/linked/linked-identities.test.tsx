import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../../lib/language/i18n.ts";
import { Guard } from "../../../lib/session/session.tsx";
import { clearStoredUser, storeUser } from "../../../lib/session/stored-user.ts";
import { aUser, aUserDetail } from "../../../testing/a-user.ts";
import { answerCalls } from "../../../testing/answer-calls.ts";
import { alerts } from "../../../ui/overlay/alert.ts";
import { Hosts } from "../../../ui/overlay/hosts.tsx";
import { LinkedIdentities } from "./linked-identities.tsx";
import { VerifyEmailNote } from "./verify-email-note.tsx";

beforeAll(() => loadTexts("sign-in-methods", "sign-in"));
afterEach(() => {
  alerts.set([]);
  vi.unstubAllGlobals();
  clearStoredUser();
});

const id = "0190a1b2-0000-7000-8000-000000000001";
const google = { id, provider: "google", name: "Google", linkedAt: "2026-01-02T00:00:00.000Z" };
const provider = (key: string, name: string, ready = true) => ({ id: key, name, ready, missing: [] });
const both = {
  providers: [provider("google", "Google"), provider("linkedin", "LinkedIn")],
  mailLeaves: true,
};
const list = "GET /api/identities";
const offered = "GET /api/sign-in/providers";
const linked = (identities: object[]) => ({ body: { identities, hasPassword: true } });

function show(table: Parameters<typeof answerCalls>[0], address = "/settings?tab=account", over = {}) {
  storeUser(aUser());
  const user = { ...aUserDetail(), emailVerified: true, ...over };
  const asked = answerCalls({
    [`GET /api/user/${aUser().id}`]: { body: user },
    [offered]: { body: both },
    ...table,
  });
  const root = createRootRoute({
    notFoundComponent: () => (
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Guard go={() => undefined}>
          <VerifyEmailNote />
          <LinkedIdentities />
        </Guard>
        <Hosts />
      </QueryClientProvider>
    ),
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  render(<RouterProvider router={createRouter({ routeTree: root, history }) as never} />);
  return { asked, history };
}

describe("linked accounts", () => {
  it("shows linked accounts, offers the others, and unlinks after a confirmation", async () => {
    let own = [google];
    const { asked } = show({
      [list]: () => linked(own),
      [`DELETE /api/identities/${id}`]: () => {
        own = [];
        return { body: { ok: true } };
      },
    });
    expect(await screen.findByText(/^Linked on .*2026/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Link LinkedIn" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Link Google" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Unlink Google" }));
    const dialog = await screen.findByRole("dialog", { name: "Unlink Google?" });
    expect(asked.some(({ method }) => method === "DELETE")).toBe(false);
    fireEvent.click(within(dialog).getByRole("button", { name: "Unlink" }));
    expect(await screen.findByText("Google is unlinked.")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Link Google" })).toBeTruthy();
  });

  it("keeps the last way to sign in, and says what to do first", async () => {
    const refused = { status: 409, body: { error: "x", code: "last_way_in", requestId: "r" } };
    show({ [list]: linked([google]), [`DELETE /api/identities/${id}`]: refused });
    fireEvent.click(await screen.findByRole("button", { name: "Unlink Google" }));
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Unlink" }));
    expect(await screen.findByText(/Set a password first, then you can unlink it/)).toBeTruthy();
    expect(screen.getByText("Google")).toBeTruthy();
  });

  it("says why linking did not begin", async () => {
    const reason = "Please confirm your email address first.";
    const refused = { status: 403, body: { error: reason, code: "email_unverified", requestId: "r" } };
    show({ [list]: linked([]), "POST /api/sign-in/providers/google": refused });
    fireEvent.click(await screen.findByRole("button", { name: "Link Google" }));
    expect(await screen.findByText(reason)).toBeTruthy();
  });

  it("says that the list did not load, and tries again", async () => {
    let works = false;
    const away = { status: 503, body: { error: "Not now.", code: "busy", requestId: "r" } };
    show({ [list]: () => (works ? linked([google]) : away) });
    expect(await screen.findByText("Not now.")).toBeTruthy();
    works = true;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Unlink Google" })).toBeTruthy();
  });

  it("says so where nothing can be linked", async () => {
    show({
      [list]: linked([]),
      [offered]: { body: { providers: [provider("google", "Google", false)], mailLeaves: true } },
    });
    expect(await screen.findByText("No other account can be linked on this server.")).toBeTruthy();
  });

  it("reports the outcome of linking, once", async () => {
    const { history } = show(
      { [list]: linked([google]) },
      "/settings?tab=account&failed=linked_elsewhere&via=google",
    );
    const alert = await screen.findByRole("alertdialog");
    expect(alert.textContent).toContain(
      "Linking Google failed: this sign-in is already linked to another account.",
    );
    await waitFor(() => expect(history.location.search).toBe("?tab=account"));
  });
});

describe("an unconfirmed address", () => {
  it("can be sent its link again", async () => {
    const calls = {
      [list]: linked([]),
      "GET /api/verify-email": { body: { leaves: true, shown: false } },
      "POST /api/verify-email/send": { body: { ok: true } },
    };
    show(calls, "/settings", { emailVerified: false });
    expect(await screen.findByText(/^We have sent a link to/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Link Google" })).toBeNull();
    const [again] = await screen.findAllByRole("button", { name: "Send the link again" });
    if (again) fireEvent.click(again);
    expect(await screen.findByText("Sent. The link works for one hour.")).toBeTruthy();
  });

  it("promises no mail where none is sent, and shows the message with a link to this server", async () => {
    const text = "Hello,\n\nhttp://127.0.0.1:3000/recover?purpose=verify-email#token=t\n\nWaymark";
    const message = { subject: "Confirm your email address", text, writtenAt: "2026-11-22T12:00:00.000Z" };
    const calls = {
      [list]: linked([]),
      [offered]: { body: { providers: [], mailLeaves: true } },
      "GET /api/verify-email": { body: { leaves: false, shown: true } },
      "POST /api/verify-email/send": { body: { ok: true } },
      "POST /api/verify-email/message": { body: { message } },
    };
    show(calls, "/settings", { emailVerified: false });
    expect(await screen.findByText(/This server does not send mail/)).toBeTruthy();
    expect(screen.queryByText(/We have sent/)).toBeNull();
    fireEvent.click(await screen.findByRole("button", { name: "Show the message" }));
    const link = await screen.findByRole("link", { name: "Open the link" });
    expect(link.getAttribute("href")).toBe("/recover?purpose=verify-email#token=t");
    fireEvent.click(screen.getByRole("button", { name: "Send the link again" }));
    expect(await screen.findByText(/^A new message was written/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Open the link" })).toBeNull();
  });

  it("is not mentioned once it is confirmed", async () => {
    show({ [list]: linked([]) }, "/settings", { emailVerified: true });
    expect(await screen.findByText("Linked accounts")).toBeTruthy();
    expect(screen.queryByText("Confirm your email address")).toBeNull();
  });
});
