import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { FollowedCompany } from "@waymark/contract/job-sources";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { FollowedCompanies } from "./followed-companies.tsx";

const company = (id: string, more: Partial<FollowedCompany> = {}): FollowedCompany => ({
  id: `018f0000-0000-7000-8000-00000000000${id}`,
  company: `Acorn ${id}`,
  kind: "lever",
  address: "https://jobs.lever.co/acorn",
  page: "https://jobs.lever.co/acorn",
  followedAt: "2026-11-20T12:00:00.000Z",
  lastSuccess: "2026-11-20T13:00:00.000Z",
  problem: "",
  count: 3,
  fetched: true,
  ...more,
});
const list = "GET /api/followed-companies";
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FollowedCompanies />
    </QueryClientProvider>,
  );
const type = async (value: string) => {
  fireEvent.change(await screen.findByLabelText("Career page"), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "Follow" }));
};

beforeEach(() => loadTexts("job-sources", "errors"));
afterEach(cleanup);

it("explains its purpose while no company is followed, and keeps the typed address when it is refused", async () => {
  answerCalls({
    [list]: { body: { companies: [], limit: 50 } },
    "POST /api/followed-companies": {
      status: 422,
      body: { error: "No job board was found on that page.", code: "career_page_unknown", requestId: "r" },
    },
  });
  show();
  await screen.findByText("No companies yet");
  await type("https://dull.example");
  await screen.findByText("No job board was found on that page.");
  expect(screen.getByLabelText<HTMLInputElement>("Career page").value).toBe("https://dull.example");
});

it("shows each company's status, and clears the field once one is added", async () => {
  const shown = [company("1"), company("2", { problem: "gone" }), company("3", { fetched: false })];
  answerCalls({
    [list]: { body: { companies: shown, limit: 50 } },
    "POST /api/followed-companies": { body: { company: company("4") } },
  });
  show();
  await screen.findByText(/3 postings/);
  screen.getByText("There is nothing at this address any more.");
  screen.getByText("This kind of board is switched off here.");
  await type("https://jobs.lever.co/acorn");
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Career page").value).toBe(""));
});

it("says when the list does not load, and offers to try again", async () => {
  answerCalls({ [list]: { status: 500, body: { error: "x", code: "internal", requestId: "r" } } });
  show();
  await screen.findByText("Your companies could not be loaded.");
});
