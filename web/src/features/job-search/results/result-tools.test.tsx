import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadTexts } from "../../../lib/language/i18n.ts";
import { answerCalls } from "../../../testing/answer-calls.ts";
import {
  aJob,
  anAnswer,
  keywords,
  openPanel,
  press,
  queryOf,
  search,
  widen,
} from "../testing/open-panel.tsx";

beforeEach(async () => {
  await loadTexts("job-search");
  widen(800);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const lastSearch = (asked: readonly Request[]) =>
  queryOf(asked.filter((one) => one.url.includes("/search")).at(-1) as Request);

it("says which word it corrected, and searches as typed on request", async () => {
  const corrected = { query: "registered nurse", original: "registerd nurse" };
  const asked = answerCalls({
    ...keywords,
    [search]: (request) => ({
      body: anAnswer([aJob("1")], queryOf(request).asTyped === undefined ? { corrected } : {}),
    }),
  });
  openPanel("/dashboard?section=search&query=registerd+nurse");
  expect((await screen.findByText(/^Showing results for/)).textContent).toContain("registered nurse");
  await press("Search instead for registerd nurse");
  await vi.waitFor(() =>
    expect(lastSearch(asked)).toMatchObject({ query: "registerd nurse", asTyped: "true" }),
  );
});

it("says how it read the words, and searches for every word on request", async () => {
  const understood = {
    place: "Leeds",
    wishes: [{ kind: "nights" as const, text: "nights" }],
    leftOut: ["zebra"],
  };
  const asked = answerCalls({
    ...keywords,
    [search]: (request) => ({
      body: anAnswer([aJob("1")], queryOf(request).asTyped === undefined ? { understood } : {}),
    }),
  });
  openPanel("/dashboard?section=search&query=nurse+zebra+nights+Leeds");
  const line = (await screen.findByText(/^Only jobs in/)).closest("p");
  expect(line?.textContent).toContain("Leeds");
  expect(line?.textContent).toContain("“nights” come first");
  expect(line?.textContent).toContain("“zebra”");
  await press("Search for every word instead");
  await vi.waitFor(() => expect(lastSearch(asked)).toMatchObject({ asTyped: "true" }));
});

it("says what it left out as not wanted, and shows it by one press", async () => {
  const unwanted = { duties: ["nights" as const], words: ["sea"], count: 3 };
  const asked = answerCalls({
    ...keywords,
    [search]: (request) => ({
      body: anAnswer([aJob("1")], {
        understood: {
          wishes: [],
          leftOut: [],
          wellPaid: "well paid",
          unwanted: { ...unwanted, isShown: queryOf(request).withUnwanted === "true" },
        },
      }),
    }),
  });
  openPanel("/dashboard?section=search&query=well+paid+nurse+without+nights");
  const line = (await screen.findByText(/^3 jobs whose text/)).closest("p");
  expect(line?.textContent).toContain(
    "3 jobs whose text mentions night work or “sea” are left out; jobs that say nothing about it stay.",
  );
  expect(line?.textContent).toContain("“well paid” is not looked for");
  expect(line?.textContent).not.toContain("hardly any job title");
  await press("Show them too");
  await vi.waitFor(() => expect(lastSearch(asked)).toMatchObject({ withUnwanted: "true" }));
  await screen.findByText(/are shown too/);
  await press("Leave them out");
  await screen.findByText(/are left out/);
});

it("sorts, filters and clears a filter, and keeps the text typed meanwhile", async () => {
  const asked = answerCalls({ ...keywords, [search]: { body: anAnswer([aJob("1")]) } });
  openPanel("/dashboard?section=search&query=nurse&postedWithin=7&hideCompanies=Acorn");
  fireEvent.change(await screen.findByLabelText("Location (optional)"), { target: { value: "Lyon" } });
  fireEvent.change(await screen.findByLabelText("Sort by"), { target: { value: "match" } });
  await vi.waitFor(() =>
    expect(lastSearch(asked)).toMatchObject({
      sort: "match",
      postedWithin: "7",
      hideCompanies: "Acorn",
      location: "Lyon",
    }),
  );
  await press("Remove filter without Acorn");
  await vi.waitFor(() => expect(lastSearch(asked).hideCompanies).toBeUndefined());
  expect(lastSearch(asked).postedWithin).toBe("7");
});

it("shows the match score, and its reasons only on request", async () => {
  const fit = {
    score: 72,
    basis: "profile",
    resume: null,
    titlesRead: true,
    outline: { asked: 4, found: 3 },
    reasons: null,
    locked: { code: "plan_required", key: "k", params: {}, lifts: ["monthly"] },
  };
  const asked = answerCalls({
    ...keywords,
    [search]: { body: anAnswer([aJob("1")], { fits: { "1": 72 } }) },
    "GET /api/jobs/1": { body: { job: aJob("1"), fit, speaks: [] } },
  });
  openPanel();
  const badge = await screen.findByRole("button", { name: "72% match for Job 1: see why" });
  expect(asked.some(({ url }) => url.endsWith("/api/jobs/1"))).toBe(false);
  fireEvent.click(badge);
  expect(await screen.findByText("You have 3 of the 4 skills it names.")).toBeTruthy();
});

it("saves the focused job with s, and lists the shortcuts with ?", async () => {
  const saved = vi.fn();
  answerCalls({ ...keywords, [search]: { body: anAnswer([aJob("1"), aJob("2")]) } });
  openPanel("/dashboard?section=search", saved);
  await screen.findByText("Job 2");
  for (const key of ["j", "j", "s"]) fireEvent.keyDown(document, { key });
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ id: "2" }));
  fireEvent.keyDown(document, { key: "?" });
  expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeTruthy();
});

it("says that sorting by match needs a resume when there is none", async () => {
  answerCalls({ ...keywords, [search]: { body: anAnswer([aJob("1")], { fits: {} }) } });
  openPanel("/dashboard?section=search&query=nurse&sort=match");
  await screen.findByText("Job 1");
  screen.getByText(/sorted by relevance/);
  expect(screen.getAllByRole("link", { name: "Add a resume" })[0]?.getAttribute("href")).toContain("resumes");
});

it("formats large counts in the language, and labels sample postings", async () => {
  const facets = {
    jobType: [],
    remote: 0,
    level: [],
    language: [],
    country: [],
    place: [],
    company: [{ value: "Mercy", count: 1234 }],
    source: [{ value: "sample", count: 6 }],
    salaryKnown: 1030,
    postedWithin: [],
  };
  answerCalls({
    ...keywords,
    [search]: { body: anAnswer([aJob("1")]) },
    "GET /api/jobs/facets": { body: { facets } },
  });
  openPanel("/dashboard?section=search&query=nurse");
  await screen.findByText("Job 1");
  await press(/^Filters/);
  await screen.findByText("1,030 postings");
  screen.getByText("1,234");
  screen.getByRole("button", { name: /^Sample\s*6$/ });
});

it("asks a model to refine the order only on request, and names it", async () => {
  const plain = anAnswer([aJob("1"), aJob("2")], { fits: { "1": 72, "2": 60 }, refiner: "small-embedder" });
  const table: Parameters<typeof answerCalls>[0] = { ...keywords, [search]: { body: plain } };
  const asked = answerCalls(table);
  const router = openPanel("/dashboard?section=search&query=nurse&sort=match");
  await screen.findByText("Job 1");
  screen.getByText(/^Sends your job titles and skills/);
  expect(asked.some((request) => "refine" in queryOf(request))).toBe(false);
  table[search] = { body: { ...plain, refined: "small-embedder" } };
  await press("Refine the order with small-embedder");
  await screen.findByText(/^Order refined by small-embedder/);
  expect(asked.some((request) => queryOf(request).refine === "true")).toBe(true);
  expect(router.state.location.searchStr).not.toContain("refine");
  await press("Back to Waymark’s order");
  await screen.findByText(/^Sends your job titles and skills/);
});

it("says so when the model does not answer in time", async () => {
  const plain = anAnswer([aJob("1")], { fits: { "1": 72 }, refiner: "small-embedder" });
  answerCalls({ ...keywords, [search]: { body: plain } });
  openPanel("/dashboard?section=search&query=nurse&sort=match");
  await screen.findByText("Job 1");
  await press("Refine the order with small-embedder");
  await screen.findByText(/did not answer in time/);
});
