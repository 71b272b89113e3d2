import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadTexts } from "../../../lib/language/i18n.ts";
import { mayLeave } from "../../../lib/navigation/before-leaving.ts";
import { forgetOffline } from "../../../lib/offline-store.ts";
import { clearStoredUser, storeUser } from "../../../lib/session/stored-user.ts";
import { aUser } from "../../../testing/a-user.ts";
import { answerCalls } from "../../../testing/answer-calls.ts";
import { anApplication, anId, stages } from "../testing/a-card.ts";
import type { Change } from "./change.ts";
import { LeaveQueue } from "./leave-queue.tsx";
import { SyncQueueProvider, useOpenSyncQueue, useSyncQueue } from "./use-sync-queue.ts";
import { WaitingStrip } from "./waiting-strip.tsx";

const nora = aUser({ id: anId(801) });
const other = aUser({ id: anId(802) });

const create = (n: number): Change => ({
  kind: "create",
  changeId: anId(900 + n),
  id: anId(n),
  at: "2026-11-20T10:00:00.000Z",
  body: { job: { title: `Job ${n}` } },
  shown: anApplication(n).job,
  rank: 0,
});

function Screen({ userId }: { userId: string }) {
  const syncQueue = useOpenSyncQueue(userId);
  return (
    <SyncQueueProvider value={syncQueue}>
      <Doing />
      <WaitingStrip stages={stages} cards={[]} />
      <LeaveQueue userId={userId} />
    </SyncQueueProvider>
  );
}
function Doing() {
  const syncQueue = useSyncQueue();
  return (
    <button type="button" onClick={() => syncQueue.add(create(1), create(2))}>
      Do
    </button>
  );
}
const open = (userId: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen userId={userId} />
    </QueryClientProvider>,
  );

/** A server that can be up or down; records the requests and the person they were made as. */
function aServer() {
  const server = { isThere: false, made: [] as { title: string; person: string | null }[] };
  let n = 0;
  answerCalls({
    "POST /api/applications": () =>
      server.isThere ? { body: { application: anApplication(++n) } } : { status: 503 },
  });
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
    const request = new Request(new URL(input, "http://localhost"), init);
    const response = await answer(input, init);
    if (response.ok && request.method === "POST") {
      const { job } = JSON.parse(String(init?.body));
      server.made.push({ title: job.title, person: request.headers.get("x-waymark-person") });
    }
    return response;
  });
  return server;
}

beforeAll(() => loadTexts("applications"));
beforeEach(() => storeUser(nora));
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  clearStoredUser();
  await forgetOffline(nora.id);
  await forgetOffline(other.id);
});

it("sends the queue on request, in order, as the person it belongs to", async () => {
  const server = aServer();
  open(nora.id);
  fireEvent.click(screen.getByRole("button", { name: "Do" }));
  await screen.findByText("Waiting to be sent (2)");
  fireEvent.click(screen.getByRole("button", { name: "Send now" }));
  await screen.findByText("Waiting to be sent (2)");
  server.isThere = true;
  fireEvent.click(screen.getByRole("button", { name: "Send now" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Send now" })).toBeNull());
  expect(server.made).toEqual([
    { title: "Job 1", person: nora.id },
    { title: "Job 2", person: nora.id },
  ]);
});

it("neither shows one person's queue to another nor sends it as them, and keeps it for its owner", async () => {
  const server = aServer();
  open(nora.id);
  fireEvent.click(screen.getByRole("button", { name: "Do" }));
  await screen.findByText("Waiting to be sent (2)");
  // Another person signs in in another tab; this screen does not know yet.
  storeUser(other);
  server.isThere = true;
  fireEvent.click(screen.getByRole("button", { name: "Send now" }));
  await act(async () => window.dispatchEvent(new Event("online")));
  cleanup();
  open(other.id);
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(screen.queryByText(/Waiting to be sent/)).toBeNull();
  expect(server.made).toEqual([]);
  cleanup();
  await forgetOffline(other.id);
  storeUser(nora);
  open(nora.id);
  await waitFor(() => expect(server.made.map(({ title }) => title)).toEqual(["Job 1", "Job 2"]));
});

it("warns a person who signs out with unsent changes, after one more attempt", async () => {
  const server = aServer();
  open(nora.id);
  fireEvent.click(screen.getByRole("button", { name: "Do" }));
  await screen.findByText("Waiting to be sent (2)");
  const leaving = mayLeave();
  await screen.findByRole("dialog", { name: "2 changes were not sent" });
  fireEvent.click(screen.getByRole("button", { name: "Stay signed in" }));
  expect(await leaving).toBe(false);
  const again = mayLeave();
  fireEvent.click(await screen.findByRole("button", { name: "Discard and sign out" }));
  expect(await again).toBe(true);
  server.isThere = true;
  expect(await mayLeave()).toBe(true);
  expect(server.made).toHaveLength(2);
});

it("warns on a screen without the tracker too, and sends from there when it can", async () => {
  const server = aServer();
  open(nora.id);
  fireEvent.click(screen.getByRole("button", { name: "Do" }));
  await screen.findByText("Waiting to be sent (2)");
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LeaveQueue userId={nora.id} />
    </QueryClientProvider>,
  );
  const leaving = mayLeave();
  await screen.findByRole("dialog", { name: "2 changes were not sent" });
  fireEvent.click(screen.getByRole("button", { name: "Stay signed in" }));
  expect(await leaving).toBe(false);
  server.isThere = true;
  expect(await mayLeave()).toBe(true);
  expect(server.made.map(({ title }) => title)).toEqual(["Job 1", "Job 2"]);
});
