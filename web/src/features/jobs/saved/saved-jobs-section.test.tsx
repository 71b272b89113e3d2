import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { Job } from "@waymark/contract/jobs";
import type { SavedJob, SavedJobsAnswer } from "@waymark/contract/jobs-saved";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../../lib/language/i18n.ts";
import { clearStoredUser, storeUser } from "../../../lib/session/stored-user.ts";
import { aUser } from "../../../testing/a-user.ts";
import { answerCalls } from "../../../testing/answer-calls.ts";
import { Hosts } from "../../../ui/overlay/hosts.tsx";
import { currentToast } from "../../../ui/overlay/toast.ts";
import { useBookmarks, useSavedJobCount } from "./queries.ts";
import { SavedJobsSection } from "./saved-jobs-section.tsx";
import { justSaved } from "./saved-pages.ts";

const nora = aUser();

function aJob(id: string): Job {
  return {
    id,
    title: `Job ${id}`,
    company: "Harbour Health",
    location: "Boston",
    remote: false,
    postedDate: new Date().toISOString(),
    description: "",
    type: "",
    url: `https://example.org/${id}`,
    source: "adzuna",
    sample: false,
  };
}

const aSaved = (id: string, savedAt = new Date().toISOString()): SavedJob => justSaved(aJob(id), savedAt);

const anAnswer = (savedJobs: SavedJob[]): SavedJobsAnswer => ({
  savedJobs,
  page: 1,
  hasMore: false,
  total: savedJobs.length,
  jobIds: savedJobs.map(({ job }) => job.id),
  kept: savedJobs.length,
  gone: savedJobs.filter(({ goneSince }) => goneSince !== null).length,
  tags: [...new Set(savedJobs.flatMap(({ tags }) => tags))].map((tag) => ({ tag, count: 1 })),
});

const refusal = { error: "Away for a moment.", code: "internal", requestId: "r" };

/** A server that stores changes, until `refuse` is set. */
function aServer(ids: string[]) {
  const state = { kept: ids.map((id) => aSaved(id)), refuse: false };
  const write = (change: () => void) => () => {
    if (state.refuse) return { status: 500, body: refusal };
    change();
    return { body: { ok: true, savedJob: aSaved("1") } };
  };
  const asked = answerCalls({
    "GET /api/saved-jobs": () => ({ body: anAnswer(state.kept) }),
    "PUT /api/saved-jobs/1": write(() => state.kept.unshift(aSaved("1"))),
    "DELETE /api/saved-jobs/1": write(() => {
      state.kept = state.kept.filter(({ job }) => job.id !== "1");
    }),
  });
  const writes = () => asked.filter((request) => request.method !== "GET").map((request) => request.method);
  return { state, writes };
}

function Bookmark() {
  const { savedIds, toggle } = useBookmarks();
  return (
    <>
      <button type="button" aria-pressed={savedIds.has("1")} onClick={() => toggle(aJob("1"))}>
        Bookmark
      </button>
      <output>{useSavedJobCount()}</output>
    </>
  );
}

function show(content: ReactNode) {
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: "/dashboard", component: () => content });
  const history = createMemoryHistory({ initialEntries: ["/dashboard"] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // This router's routes differ from the product's, whose type the provider expects.
  const Provider = RouterProvider as unknown as (props: { router: typeof router }) => ReactNode;
  render(
    <QueryClientProvider client={client}>
      <Provider router={router} />
      <Hosts />
    </QueryClientProvider>,
  );
}

const bookmark = () => screen.findByRole("button", { name: "Bookmark" });
const pressed = async () => (await bookmark()).getAttribute("aria-pressed");

beforeEach(() => loadTexts("job-search", "jobs-saved"));
beforeEach(() => storeUser(nora));
afterEach(() => {
  cleanup();
  currentToast.set(null);
  clearStoredUser();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("a bookmark", () => {
  it("shows at once, counts, and can be undone when taken off", async () => {
    const { writes } = aServer(["2"]);
    show(<Bookmark />);
    await screen.findByText("1");
    fireEvent.click(await bookmark());
    await screen.findByText("2");
    expect(await pressed()).toBe("true");
    fireEvent.click(await bookmark());
    await screen.findByText("1");
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await screen.findByText("2");
    await waitFor(() => expect(writes()).toEqual(["PUT", "DELETE", "PUT"]));
    expect(await pressed()).toBe("true");
  });

  it("is taken back when the server refuses, and says so", async () => {
    const { state } = aServer([]);
    state.refuse = true;
    show(<Bookmark />);
    await screen.findByText("0");
    fireEvent.click(await bookmark());
    await screen.findByText("The job was not saved");
    screen.getByText("Away for a moment.");
    expect(await pressed()).toBe("false");
    await screen.findByText("0");
  });
});

describe("the section", () => {
  it("explains its purpose while nothing is saved", async () => {
    aServer([]);
    show(<SavedJobsSection />);
    await screen.findByText("No saved jobs yet");
    const link = screen.getByRole("link", { name: "Find jobs" });
    expect(link.getAttribute("href")).toBe("/dashboard?section=search");
  });

  it("lists the saved jobs, removes one and restores it", async () => {
    const { writes } = aServer(["1", "2"]);
    show(<SavedJobsSection />);
    const names = () => screen.queryAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    await screen.findByText("2 jobs");
    expect(names()).toEqual(["Job 1", "Job 2"]);
    const [first] = screen.getAllByRole("listitem");
    const apply = within(first as HTMLElement).getByRole("link", { name: /^Apply/ });
    expect(apply.getAttribute("href")).toBe("https://example.org/1");
    fireEvent.click(screen.getByRole("button", { name: "Remove Job 1 from saved jobs" }));
    await screen.findByText("1 job");
    expect(names()).toEqual(["Job 2"]);
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await screen.findByText("2 jobs");
    expect(names()).toEqual(["Job 1", "Job 2"]);
    await waitFor(() => expect(writes()).toEqual(["DELETE", "PUT"]));
  });

  it("says why the list is missing, and tries again", async () => {
    const table: Parameters<typeof answerCalls>[0] = {
      "GET /api/saved-jobs": { status: 500, body: refusal },
    };
    answerCalls(table);
    show(<SavedJobsSection />);
    await screen.findByText("Your saved jobs did not load. Away for a moment.");
    table["GET /api/saved-jobs"] = { body: anAnswer([aSaved("1")]) };
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("Job 1");
  });

  it("shows tags, since when a posting is gone, and the link to its source", async () => {
    const gone: SavedJob = {
      ...aSaved("1"),
      goneSince: "2026-03-04T12:00:00.000Z",
      tags: ["near"],
      notes: "Ask Ms Ode",
    };
    gone.job.origin = { name: "Adzuna", url: "https://www.adzuna.example/1", follow: true };
    const asked = answerCalls({ "GET /api/saved-jobs": { body: anAnswer([gone, aSaved("2")]) } });
    show(<SavedJobsSection />);
    await screen.findByText("Taken down: Mar 4, 2026");
    screen.getByText("Ask Ms Ode");
    expect(screen.getByRole("link", { name: /^via Adzuna/ }).getAttribute("rel")).toBe("noopener");
    fireEvent.click(screen.getByRole("button", { name: "near 1" }));
    await waitFor(() => expect(new URL(asked.at(-1)?.url ?? "").searchParams.get("tag")).toBe("near"));
  });

  it("autosaves notes, and keeps both texts when another tab wrote meanwhile", async () => {
    const current = { ...aSaved("1"), notes: "Theirs", version: 4 };
    const answers = [
      { status: 409, body: { ...refusal, code: "conflict", details: { current } } },
      { body: { savedJob: { ...current, notes: "Mine", version: 5 } } },
    ];
    const asked = answerCalls({
      "GET /api/saved-jobs": { body: anAnswer([aSaved("1")]) },
      "PUT /api/saved-jobs/1/notes": () => answers.shift() ?? { status: 500 },
    });
    show(<SavedJobsSection />);
    fireEvent.click(await screen.findByRole("button", { name: /^Notes.*Job 1/ }));
    const box = screen.getByRole("textbox", { name: "Notes" });
    fireEvent.change(box, { target: { value: "Mine" } });
    fireEvent.blur(box);
    await screen.findByText("Theirs");
    fireEvent.click(screen.getByRole("button", { name: "Keep mine" }));
    await waitFor(() => expect(asked.filter(({ method }) => method === "PUT")).toHaveLength(2));
    expect(await asked.filter(({ method }) => method === "PUT")[1]?.json()).toEqual({
      notes: "Mine",
      version: 4,
    });
    await screen.findByText("Saved");
  });

  const typeNotes = async (text: string) => {
    show(<SavedJobsSection />);
    fireEvent.click(await screen.findByRole("button", { name: /^Notes.*Job 1/ }));
    fireEvent.change(screen.getByRole("textbox", { name: "Notes" }), { target: { value: text } });
  };
  const shownNotes = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Notes" }).value;

  it("keeps notes typed without a connection when the page is left, and saves them later", async () => {
    const answers = { ok: false };
    const asked = answerCalls({
      "GET /api/saved-jobs": { body: anAnswer([aSaved("1")]) },
      "PUT /api/saved-jobs/1/notes": () =>
        answers.ok
          ? { body: { savedJob: { ...aSaved("1"), notes: "Ask for Dana", version: 2 } } }
          : { status: 503 },
    });
    await typeNotes("Ask for Dana");
    cleanup();
    answers.ok = true;
    show(<SavedJobsSection />);
    fireEvent.click(await screen.findByRole("button", { name: /^Notes.*Job 1/ }));
    expect(shownNotes()).toBe("Ask for Dana");
    await screen.findByText("Saved");
    expect(
      await asked
        .filter(({ method }) => method === "PUT")
        .at(-1)
        ?.json(),
    ).toMatchObject({
      notes: "Ask for Dana",
    });
    expect(Object.keys(localStorage).filter((key) => key.startsWith("notes-draft-"))).toEqual([]);
  });

  it("neither saves one person's notes as another nor shows them to them", async () => {
    const asked = answerCalls({ "GET /api/saved-jobs": { body: anAnswer([aSaved("1")]) } });
    await typeNotes("Nora's own");
    // Omar signs in in another tab, and this one closes.
    storeUser(aUser({ id: "0190a1b2-0000-7000-8000-000000000002" }));
    cleanup();
    show(<SavedJobsSection />);
    fireEvent.click(await screen.findByRole("button", { name: /^Notes.*Job 1/ }));
    expect(shownNotes()).toBe("");
    expect(asked.filter(({ method }) => method === "PUT")).toEqual([]);
    cleanup();
    storeUser(nora);
    show(<SavedJobsSection />);
    fireEvent.click(await screen.findByRole("button", { name: /^Notes.*Job 1/ }));
    expect(shownNotes()).toBe("Nora's own");
  });

  it("compares two or more jobs", async () => {
    answerCalls({
      "GET /api/saved-jobs": { body: anAnswer([aSaved("1"), aSaved("2")]) },
      "GET /api/saved-jobs-compared": {
        body: {
          jobs: ["1", "2"].map((id) => ({
            saved: aSaved(id),
            score: id === "1" ? 80 : null,
            skills: [{ name: "Triage", has: id === "1" }],
          })),
        },
      },
    });
    show(<SavedJobsSection />);
    fireEvent.click(await screen.findByRole("checkbox", { name: "Compare Job 1" }));
    expect((screen.getByRole("button", { name: "Compare" }) as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(screen.getByRole("checkbox", { name: "Compare Job 2" }));
    fireEvent.click(screen.getByRole("button", { name: "Compare" }));
    const table = within(await screen.findByRole("table"));
    table.getByText("80%");
    expect(table.getAllByRole("columnheader")).toHaveLength(2);
    table.getByText("(you have it)", { exact: false });
  });
});
