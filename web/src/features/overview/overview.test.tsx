import { fireEvent, screen } from "@testing-library/react";
import type { User } from "@waymark/contract/accounts";
import type { Job } from "@waymark/contract/jobs";
import type { Overview } from "@waymark/contract/overview";
import { emptyContent, type Resume, type ResumeContent } from "@waymark/contract/resumes";
import { styleFor } from "@waymark/contract/resumes-style";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { Guard } from "../../lib/session/session.tsx";
import { clearStoredUser, storeUser } from "../../lib/session/stored-user.ts";
import { aUser, aUserDetail } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Overview as OverviewScreen } from "./overview.tsx";

const nothing: Overview = {
  applications: { now: 0, weekAgo: 0, preparing: 0 },
  interviews: { now: 0, weekAgo: 0 },
  responses: { sent: 0, answered: 0, share: null, weekAgo: null },
  savedJobs: { now: 0, weekAgo: 0 },
  recent: [],
  upcoming: [],
  undated: 0,
  undatedFirst: null,
  today: [],
  next: null,
  waiting: null,
};
const noJobs = { jobs: [], page: 1, hasMore: false, total: 0, totalExact: true, samples: false };
const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`;

function aResume(content: Partial<ResumeContent>): Resume {
  return {
    id: "0190a1b2-0000-7000-8000-000000000009",
    name: "scan.pdf",
    fileName: "scan.pdf",
    fileUrl: "",
    storagePath: "",
    createdAt: "2026-01-02T03:04:05.000Z",
    updatedAt: "2026-01-02T03:04:05.000Z",
    isDefault: true,
    status: "draft",
    content: { ...emptyContent(), ...content },
    aiScore: 0,
    feedback: [],
    version: 1,
    style: styleFor("en"),
    base: null,
    job: null,
    file: null,
  };
}

const saved = vi.fn();

async function open(
  change: Partial<User>,
  overview: unknown = nothing,
  resumes: unknown = { resumes: [] },
  found: unknown = noJobs,
) {
  storeUser(aUser(change));
  const tables = {
    overview: { status: 200, body: { overview } as unknown },
    resumes: { status: 200, body: resumes },
    found: { status: 200, body: found },
  };
  answerCalls({
    [`GET /api/user/${aUser().id}`]: { body: aUserDetail(change) },
    [`PUT /api/user/${aUser().id}/profile`]: (request) => {
      void request.json().then(saved);
      return { body: aUser(change) };
    },
    "GET /api/resumes": () => tables.resumes,
    "GET /api/overview": () => tables.overview,
    "GET /api/jobs/search": (request) =>
      typeof found === "function"
        ? { body: found(new URL(request.url).searchParams.get("query")) }
        : tables.found,
    "GET /api/saved-searches": {
      body: {
        limit: 30,
        searches: [
          {
            id: id(5),
            name: "Nurse, Bremen",
            filters: { query: "nurse" },
            alert: "off",
            fresh: 4,
            createdAt: "2026-01-02T03:04:05.000Z",
            seenAt: "2026-01-02T03:04:05.000Z",
          },
        ],
      },
    },
  });
  await renderAt(
    "/dashboard",
    <Guard go={() => undefined}>
      <OverviewScreen />
    </Guard>,
  );
  await screen.findByRole("heading", { level: 1 });
  return tables;
}

const aJob = (n: number, title: string): Job => ({
  id: id(n),
  title,
  company: "Harbour Works",
  location: "Bremen",
  remote: false,
  postedDate: "2026-01-02T03:04:05.000Z",
  description: "",
  type: "",
  url: `https://example.org/${n}`,
  source: "sample",
  sample: true,
});

beforeAll(() => loadTexts("app-shell", "applications", "job-search"));
afterEach(() => {
  vi.unstubAllGlobals();
  clearStoredUser();
});

describe("the Job Hub", () => {
  it.each([
    [{ displayName: "Marta R.", firstName: "Marta" }, "Hi Marta R."],
    [{ displayName: "", firstName: "Marta" }, "Hi Marta"],
    [{ displayName: "", firstName: "" }, "Hi there"],
  ])("greets %j", async (change, text) => {
    await open(change);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(text);
  });

  it("shows postings that match the wished role, and links to that search and to the career map", async () => {
    const job = aJob(7, "Pipe welder");
    await open({ desiredRoles: ["Welder"] }, nothing, undefined, {
      ...noJobs,
      jobs: [job],
      total: 1,
      fits: { [job.id]: 82 },
    });
    const found = await screen.findByRole("link", { name: /Pipe welder/ });
    expect(found.textContent).toContain("82% match");
    expect(found.textContent).toContain("Sample");
    expect(found.getAttribute("href")).toContain(`item=${job.id}`);
    expect(screen.getByText("1 open posting for “Welder”.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Search Jobs" }).getAttribute("href")).toContain("query=Welder");
    expect(screen.getByRole("link", { name: "See the map" }).getAttribute("href")).toContain("career-paths");
  });

  it("says that some of the postings are of a search close to the one that is counted", async () => {
    const job = (n: number) => aJob(n, `Welder ${n}`);
    await open({ desiredRoles: ["Pipe welder", "Fabricator"] }, nothing, undefined, (query: string) => ({
      ...noJobs,
      jobs: query === "Pipe welder" ? [job(7)] : [job(7), job(8)],
      total: query === "Pipe welder" ? 1 : 2,
    }));
    expect(await screen.findByRole("link", { name: /Welder 8/ })).toBeTruthy();
    expect(
      screen.getByText("1 open posting for “Pipe welder”, and others close to it, best matches first."),
    ).toBeTruthy();
  });

  it("asks for postings while the overview is still on its way", async () => {
    storeUser(aUser({ desiredRoles: ["Welder"] }));
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (input: string) => {
      const { pathname } = new URL(String(input), "http://localhost");
      asked.push(pathname);
      if (pathname === "/api/overview") return new Promise<Response>(() => undefined);
      const isUser = pathname.startsWith("/api/user/");
      return new Response(JSON.stringify(isUser ? aUserDetail({ desiredRoles: ["Welder"] }) : noJobs));
    });
    await renderAt(
      "/dashboard",
      <Guard go={() => undefined}>
        <OverviewScreen />
      </Guard>,
    );
    await vi.waitFor(() => expect(asked).toContain("/api/jobs/search"));
  });

  it("still shows matching postings after the first application", async () => {
    await open(
      { desiredRoles: ["Welder"] },
      { ...nothing, applications: { now: 1, weekAgo: 0, preparing: 0 } },
    );
    const heading = await screen.findByRole("heading", { name: "Matching jobs" });
    expect(heading.closest("section")?.textContent).toContain("Search Jobs");
    expect(screen.queryByRole("link", { name: "See the map" })).toBeNull();
  });

  it("names the next step with its reason, and what waits for an answer", async () => {
    await open({ desiredRoles: ["Welder"] }, {
      ...nothing,
      applications: { now: 3, weekAgo: 0, preparing: 1 },
      next: { kind: "send", applicationId: id(4), title: "Roofer", company: "Acorn", days: 4 },
      waiting: { count: 3, first: { id: id(5), title: "Cook", company: "Beech" }, days: 9 },
    } satisfies Overview);
    const card = (await screen.findByRole("heading", { name: "Finish and send: Roofer, Acorn" })).closest(
      "section",
    );
    expect(card?.textContent).toContain("It has been in preparation for 4 days");
    expect(card?.textContent).toContain(
      "3 applications are waiting for an answer, the longest: Cook, Beech (9 days)",
    );
    expect(screen.getByRole("link", { name: "Open application" }).getAttribute("href")).toContain(id(4));
  });

  it("asks somebody of whom no role is known what they look for, and keeps the answer", async () => {
    await open({ desiredRoles: [], title: "" });
    const box = await screen.findByLabelText("What work are you looking for?");
    expect(screen.getByRole("button", { name: "Search Jobs" })).toHaveProperty("disabled", true);
    fireEvent.change(box, { target: { value: " Pipe welder " } });
    fireEvent.click(screen.getByRole("button", { name: "Search Jobs" }));
    await vi.waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved.mock.calls[0]?.[0]).toMatchObject({ desiredRoles: ["Pipe welder"] });
  });

  it("offers the search even when no posting matches", async () => {
    await open({ title: "Tea taster" });
    expect(await screen.findByText("See which open postings fit you.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Search Jobs" }).getAttribute("href")).toContain("query=Tea");
  });

  it("shows no figure where there is nothing to count", async () => {
    await open({});
    await screen.findByText("No applications yet");
    for (const text of ["No applications yet", "No interviews yet", "No saved jobs yet"]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    const figures = screen.getByRole("region", { name: "Your figures" });
    expect(figures.textContent).not.toMatch(/\d/);
    expect(await screen.findByText("No resume yet. You can search without one.")).toBeTruthy();
  });

  it("shows the figures with their change since last week, the lists, and today's tasks", async () => {
    await open({}, {
      ...nothing,
      applications: { now: 1234, weekAgo: 1230, preparing: 2 },
      interviews: { now: 2, weekAgo: 2 },
      responses: { sent: 20, answered: 5, share: { low: 0.1, point: 0.25, high: 0.47 }, weekAgo: 0.3 },
      recent: [
        {
          id: id(1),
          title: "Roofer",
          company: "Acorn",
          stage: "phone-screen",
          stageName: null,
          since: new Date().toISOString(),
        },
        {
          id: id(2),
          title: "Cook",
          company: "Beech",
          stage: "x",
          stageName: "Coffee",
          since: "2026-01-02T03:04:05.000Z",
        },
      ],
      upcoming: [],
      today: [
        {
          kind: "deadline",
          id: id(3),
          applicationId: id(3),
          title: "Nurse",
          company: "",
          due: "2026-03-04",
          late: true,
        },
      ],
    } satisfies Overview);
    await screen.findByText("1,234");
    screen.getByText("+4 since last week");
    screen.getByText("same as last week");
    screen.getByText("25%");
    screen.getByText("-5 points since last week");
    screen.getByText("Phone Screen");
    screen.getByText("Coffee");
    screen.getByText("was due 2026-03-04");
    const link = await screen.findByRole("link", { name: "Nurse, Bremen" });
    expect(link.getAttribute("href")).toContain("kept=");
    expect(screen.getByRole("link", { name: "Roofer" }).getAttribute("href")).toBe(
      `/dashboard?section=applications&item=${id(1)}`,
    );
    // The getting-started steps disappear once the person has begun.
    expect(screen.queryByText("Your progress")).toBeNull();
  });

  it("links an interview without a date to its form", async () => {
    const first = { id: id(7), title: "Roofer", company: "Acorn" };
    await open({}, { ...nothing, undated: 1, undatedFirst: first });
    const link = await screen.findByRole("link", { name: "Add the date" });
    expect(link.getAttribute("href")).toBe(`/dashboard?section=interviews&ask=new&item=${id(7)}`);
    expect(link.closest("p")?.textContent).toBe(
      "Roofer · Acorn is at the interview stage, with no date yet. Add the date",
    );
  });

  it("says how many more have no date", async () => {
    const first = { id: id(7), title: "Roofer", company: "" };
    await open({}, { ...nothing, undated: 3, undatedFirst: first });
    await screen.findByText(/^Roofer and 2 more are at the interview stage, with no date yet\./);
  });

  it("shows counts instead of a percentage while there are too few applications", async () => {
    const responses = { sent: 3, answered: 1, share: null, weekAgo: null };
    await open({}, { ...nothing, applications: { now: 3, weekAgo: 0, preparing: 0 }, responses });
    await screen.findByText("1 of 3");
    screen.getByText("answered; too few for a rate");
  });

  it("says when the figures could not be loaded, and loads them at the second try", async () => {
    const tables = await open({}, "?");
    const retry = await screen.findByRole("button", { name: "Try again" });
    tables.overview.body = { overview: nothing };
    fireEvent.click(retry);
    await screen.findByText("No applications yet");
  });

  it.each([
    ["nothing", {}, "“scan.pdf” is saved. Nothing could be read from it."],
    ["a skill", { skills: ["ECG"] }, "“scan.pdf” is saved and has been read."],
  ])("says what was read of a resume with %s in it", async (_, change, text) => {
    await open({}, nothing, { resumes: [aResume(change)] });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("says when the resumes could not be loaded, and loads them at the second try", async () => {
    const tables = await open({}, nothing, { resumes: "?" });
    await screen.findByText("Your resumes could not be loaded.");
    tables.resumes.body = { resumes: [] };
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("No resume yet. You can search without one.")).toBeTruthy();
  });
});
