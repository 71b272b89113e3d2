import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Insights } from "@waymark/contract/jobs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseLanguage, loadTexts } from "../../lib/language/i18n.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import {
  aJob,
  anAnswer,
  box,
  keywords,
  openPanel,
  press,
  queryOf,
  search,
  trending,
  type,
  widen,
} from "./testing/open-panel.tsx";

const someInsights: Insights = {
  query: "nurse",
  marketAnalysis: "Two postings name this title.",
  salaryRange: "Between 40 and 60 thousand.",
  skillsInDemand: ["ECG"],
  careerAdvice: "Learn ECG.",
  industryTrends: "Steady.",
  recommendations: ["Look at Karlsruhe."],
  figures: {
    matches: 2,
    tier: "title",
    samples: true,
    salary: { p25: 40_000, p50: 50_000, p75: 60_000, currency: "EUR", count: 2 },
    place: "",
    distribution: [],
    skills: [{ name: "ECG", count: 2, change: null }],
    companies: [{ name: "Harbour Health", count: 1 }],
    remoteShare: 0.5,
    newLast7Days: 1,
    newPrevious7Days: 0,
    weeks: [1],
  },
};

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map((title) => title.textContent);

beforeEach(async () => {
  await loadTexts("job-search");
  widen(800);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("searching", () => {
  it("opens with the first query and asks for 20 without filters", async () => {
    const asked = answerCalls({ ...keywords, [search]: { body: anAnswer([aJob("1")]) } });
    openPanel();
    expect((await box()).value).toBe("registered nurse");
    await screen.findByText("1 Job Found");
    const request = asked.find((one) => one.url.includes("search"));
    expect(request && queryOf(request)).toEqual({ query: "registered nurse", page: "1", limit: "20" });
  });

  it("sends the filters that are set, keeps them in the address, and replaces what was found", async () => {
    const asked = answerCalls({
      ...keywords,
      [search]: (request) => ({
        body: anAnswer([aJob(queryOf(request).query === "teacher" ? "new" : "old")], { total: 1284 }),
      }),
    });
    const router = openPanel();
    await screen.findByText("Job old");
    await type("Job title, keywords or company", "teacher");
    await type("Location (optional)", " Lyon ");
    await type("Job type", "part-time");
    await type("Min salary", "50,000");
    fireEvent.click(screen.getByLabelText("Remote only"));
    fireEvent.click(screen.getByLabelText("Include jobs without stated pay"));
    fireEvent.submit(screen.getByRole("search"));
    await screen.findByText("Job new");
    expect(titles()).toEqual(["Job new"]);
    expect(screen.getByText("1,284 Jobs Found")).toBeTruthy();
    const filters = { query: "teacher", location: "Lyon", remote: "true", jobType: "part-time" };
    expect(queryOf(asked.at(-1) as Request)).toEqual({
      ...filters,
      salaryMin: "50000",
      unknownPay: "true",
      page: "1",
      limit: "20",
    });
    expect(router.state.location.search).toMatchObject({ ...filters, remote: true, section: "search" });

    act(() => router.history.back());
    await screen.findByText("Job old");
    expect((await box()).value).toBe("registered nurse");
  });

  it("says that jobs are still being loaded, in place of none, and asks again until they are there", async () => {
    let answered = 0;
    const loading = { loaded: 500, total: 2_061 };
    const asked = answerCalls({
      [trending]: () => ({ body: { keywords: answered > 1 ? ["welder"] : [] } }),
      [search]: () => ({ body: ++answered > 1 ? anAnswer([aJob("1")]) : anAnswer([], { loading }) }),
    });
    openPanel();
    await screen.findByText(/still being loaded: 500 of 2,061/);
    expect(screen.queryByText("No jobs found")).toBeNull();
    await screen.findByText("1 Job Found", undefined, { timeout: 5_000 });
    expect(screen.queryByText(/still being loaded/)).toBeNull();
    // The chips were asked for when hardly any titles were there.
    await screen.findByRole("button", { name: "welder" });
    expect(asked.filter(({ url }) => url.includes("search"))).toHaveLength(3);
  });

  it("leaves out a salary that is no number, and says so", async () => {
    const asked = answerCalls({ ...keywords, [search]: { body: anAnswer([aJob("1")]) } });
    openPanel();
    await type("Min salary", "plenty");
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(screen.queryByLabelText("Include jobs without stated pay")).toBeNull();
    await type("Job title, keywords or company", "nurse");
    fireEvent.submit(screen.getByRole("search"));
    await waitFor(() => expect(queryOf(asked.at(-1) as Request).query).toBe("nurse"));
    expect(queryOf(asked.at(-1) as Request)).not.toHaveProperty("salaryMin");
  });

  it("loads more at the end of the list, each posting once", async () => {
    answerCalls({
      ...keywords,
      [search]: (request) =>
        queryOf(request).page === "2"
          ? { body: anAnswer([aJob("2"), aJob("3")], { page: 2, total: 3 }) }
          : { body: anAnswer([aJob("1"), aJob("2")], { hasMore: true, total: 3 }) },
    });
    openPanel();
    await screen.findByText("Page 1");
    await press("Load More Jobs");
    await screen.findByText("Page 2");
    expect(titles()).toEqual(["Job 1", "Job 2", "Job 3"]);
    expect(screen.queryByRole("button", { name: "Load More Jobs" })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Job 3"));
  });

  it("keeps what was found when the next page fails, and tries again", async () => {
    let broken = true;
    answerCalls({
      ...keywords,
      [search]: (request) => {
        if (queryOf(request).page === "1")
          return { body: anAnswer([aJob("1")], { hasMore: true, total: 2 }) };
        const error = { error: "Busy.", code: "overloaded", requestId: "r" };
        return broken ? { status: 503, body: error } : { body: anAnswer([aJob("2")], { page: 2, total: 2 }) };
      },
    });
    openPanel();
    await press("Load More Jobs");
    await screen.findByText("The next page did not load. Busy.");
    expect(titles()).toEqual(["Job 1"]);
    broken = false;
    await press("Try again");
    await screen.findByText("Job 2");
  });

  it("offers to start over when nothing is found", async () => {
    const asked = answerCalls({ ...keywords, [search]: { body: anAnswer([]) } });
    openPanel("/dashboard?section=search&query=xyz&location=Lyon&remote=true&salaryMin=5");
    await screen.findByText("No jobs found");
    screen.getByText("Try adjusting your search criteria or browse trending keywords above.");
    await press("Reset Search");
    await waitFor(() =>
      expect(queryOf(asked.at(-1) as Request)).toEqual({
        query: "software engineer",
        page: "1",
        limit: "20",
      }),
    );
    expect((await box()).value).toBe("software engineer");
    expect(screen.getByLabelText<HTMLInputElement>("Location (optional)").value).toBe("");
  });

  it("says what went wrong with a search and with the chips, and tries again", async () => {
    const error = { error: "The request does not fit.", code: "invalid_request", requestId: "r" };
    const table: Parameters<typeof answerCalls>[0] = {
      [search]: { status: 400, body: error },
      [trending]: { status: 400, body: error },
    };
    answerCalls(table);
    openPanel();
    await screen.findByText("Popular searches did not load.");
    const notice = (await screen.findByText(/The search did not work\. The request does not fit\./)).closest(
      "[role=alert]",
    );
    table[search] = { body: anAnswer([aJob("1")]) };
    fireEvent.click(within(notice as HTMLElement).getByRole("button", { name: "Try again" }));
    await screen.findByText("Job 1");
  });
});

describe("the typed text", () => {
  it("survives leaving the section and coming back", async () => {
    answerCalls({ ...keywords, [search]: { body: anAnswer([aJob("1")]) } });
    openPanel("/dashboard?section=search&query=welder");
    await type("Location (optional)", "Nantes");
    await screen.findByText("Job 1");
    cleanup();
    const router = openPanel();
    expect((await box()).value).toBe("welder");
    expect(screen.getByLabelText<HTMLInputElement>("Location (optional)").value).toBe("Nantes");
    await waitFor(() => expect(router.state.location.search).toMatchObject({ query: "welder" }));
    expect(router.state.location.search).not.toHaveProperty("location");
  });

  it("puts a trending keyword into the box", async () => {
    const asked = answerCalls({ ...keywords, [search]: { body: anAnswer([aJob("1")]) } });
    openPanel();
    await press("welder");
    expect((await box()).value).toBe("welder");
    expect(asked.filter((one) => one.url.includes("query=welder"))).toEqual([]);
  });
});

it("refetches the keywords in another language", async () => {
  const asked = answerCalls({ ...keywords, [search]: { body: anAnswer([aJob("1")]) } });
  const times = () => asked.filter((one) => one.url.endsWith("/api/jobs/trending")).length;
  openPanel();
  await screen.findByRole("button", { name: "welder" });
  expect(times()).toBe(1);
  await act(() => chooseLanguage("de"));
  await waitFor(() => expect(times()).toBe(2));
  await act(() => chooseLanguage("en"));
});

describe("insights", () => {
  it("needs a query, opens after it was fetched, and closes with Esc", async () => {
    const asked = answerCalls({
      ...keywords,
      [search]: { body: anAnswer([aJob("1")]) },
      "GET /api/jobs/insights/a%2Fb%20nurse": { body: { insights: someInsights } },
    });
    openPanel("/dashboard?section=search&query=nurse");
    await screen.findByText("Job 1");
    const button = await screen.findByRole<HTMLButtonElement>("button", { name: "AI Insights" });
    await type("Job title, keywords or company", "  ");
    expect(button.disabled).toBe(true);
    await type("Job title, keywords or company", " a/b nurse ");
    await type("Location (optional)", "Lyon");
    fireEvent.click(button);
    await screen.findByText("Insights for “nurse”");
    expect(queryOf(asked.at(-1) as Request)).toEqual({ location: "Lyon" });
    expect(screen.getByRole("table").textContent).toContain("€50,000");
    screen.getByText("2 postings that state their pay, EUR a year");
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.queryByText("Insights for “nurse”")).toBeNull();
  });

  it("says that there are none, and asks again", async () => {
    const table: Parameters<typeof answerCalls>[0] = {
      ...keywords,
      [search]: { body: anAnswer([aJob("1")]) },
    };
    answerCalls(table);
    openPanel("/dashboard?section=search&query=nurse");
    await screen.findByText("Job 1");
    await press("AI Insights");
    await screen.findByText("AI insights not available");
    table["GET /api/jobs/insights/nurse"] = { body: { insights: someInsights } };
    await press("AI Insights");
    await screen.findByText("Insights for “nurse”");
  });

  const asWorded = (wording: object) => {
    const insights = { ...someInsights, writer: "small-model" };
    return answerCalls({
      ...keywords,
      [search]: { body: anAnswer([aJob("1")]) },
      "GET /api/jobs/insights/nurse": { body: { insights } },
      "POST /api/jobs/insight-wordings": wording,
    });
  };

  it("shows a model's wording after our own, labelled with the model's name", async () => {
    const wording = { paragraphs: ["Pay is $50,000 in the middle."], advice: ["Name ECG first."] };
    const asked = asWorded({ body: { wording, model: "small-model" } });
    openPanel("/dashboard?section=search&query=nurse");
    await screen.findByText("Job 1");
    await press("AI Insights");
    await screen.findByText("Pay is $50,000 in the middle.");
    screen.getByText("Name ECG first.");
    screen.getByText("Two postings name this title.");
    screen.getByText(/^Worded by the model small-model from these figures alone/);
    expect(await asked.at(-1)?.clone().json()).toEqual({ query: "nurse" });
  });

  it.each([
    ["dropped", { body: { wording: null, model: "small-model" } }, /is not shown: it said more/],
    ["unavailable", { status: 502, body: { code: "model_unavailable", error: "No answer." } }, "No answer."],
  ])("keeps our own wording when the model's is %s", async (_, answer, said) => {
    asWorded(answer);
    openPanel("/dashboard?section=search&query=nurse");
    await screen.findByText("Job 1");
    await press("AI Insights");
    await screen.findByText(said);
    screen.getByText("Two postings name this title.");
  });
});
