import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openedPosting } from "../../../lib/followed-jobs.ts";
import { loadTexts } from "../../../lib/language/i18n.ts";
import { answerCalls } from "../../../testing/answer-calls.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { currentToast } from "../../../ui/overlay/toast.ts";
import { DidYouApply } from "./did-you-apply.tsx";

const posting = { id: "sample:nurse", title: "Nurse", company: "Harbour Health", sample: true };
const stage = { id: "preparing", name: null, phase: "preparing", hidden: false } as const;

/** An application for the posting, at a stage. */
const application = (at: string) => ({
  id: "0190a1b2-0000-7000-8000-000000000011",
  version: 1,
  jobId: posting.id,
  job: {
    title: posting.title,
    company: posting.company,
    location: "",
    remote: false,
    type: "",
    url: "",
    source: "sample",
    salary: "",
    pay: null,
  },
  stage: at,
  rank: 1,
  tags: [],
  createdAt: "2026-11-20T10:00:00.000Z",
  appliedAt: null,
  stageSince: "2026-11-20T10:00:00.000Z",
  updatedAt: "2026-11-20T10:00:00.000Z",
  deadline: null,
  nextInterviewAt: null,
  nextReminderAt: null,
  postingGone: false,
  archived: false,
});
const whole = (at: string) => ({
  ...application(at),
  description: "",
  notes: "",
  resume: null,
  letter: null,
  events: [],
});

async function open(applications: ReturnType<typeof application>[]) {
  const asked = answerCalls({
    "GET /api/applications": { body: { applications, stages: [stage], removedStages: [] } },
    "POST /api/applications": { body: { application: whole("applied") } },
    [`PUT /api/applications/${application("x").id}`]: { body: { application: whole("applied") } },
    [`POST /api/applications/${application("x").id}/move`]: { body: { application: whole("withdrawn") } },
  });
  await renderAt("/dashboard", <DidYouApply />);
  openedPosting.set(posting);
  return asked;
}

beforeEach(() => loadTexts("jobs-saved", "applications"));
afterEach(() => {
  openedPosting.set(null);
  vi.unstubAllGlobals();
});

it("asks after a posting was opened, says that a sample is one, and notes Yes as an application", async () => {
  const asked = await open([]);
  const line = await screen.findByRole("region", { name: "Did you apply?" });
  expect(line.textContent).toContain("Did you apply? Nurse, Harbour Health");
  expect(line.textContent).toContain("nobody receives an application");
  fireEvent.click(screen.getByRole("button", { name: "Yes" }));
  await waitFor(() => expect(currentToast.get()?.title).toBe("Noted as applied"));
  const made = asked.find(({ method }) => method === "POST");
  expect(await made?.json()).toMatchObject({ jobId: posting.id, stage: "applied" });
  expect(screen.queryByRole("region", { name: "Did you apply?" })).toBeNull();
});

it("dates an application in preparation, or withdraws it", async () => {
  const asked = await open([application("preparing")]);
  fireEvent.click(await screen.findByRole("button", { name: "Yes" }));
  await waitFor(() => expect(asked.some(({ method }) => method === "PUT")).toBe(true));
  expect(await asked.find(({ method }) => method === "PUT")?.json()).toEqual({
    appliedAt: expect.any(String),
  });
  openedPosting.set(posting);
  fireEvent.click(await screen.findByRole("button", { name: "No longer" }));
  await waitFor(() => expect(asked.some(({ url }) => url.endsWith("/move"))).toBe(true));
  expect(await asked.find(({ url }) => url.endsWith("/move"))?.json()).toMatchObject({ to: "withdrawn" });
});

it("closes on Not yet, and does not ask when the application was sent", async () => {
  const asked = await open([]);
  fireEvent.click(await screen.findByRole("button", { name: "Not yet" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Did you apply?" })).toBeNull());
  expect(asked.every(({ method }) => method === "GET")).toBe(true);
});

it("asks nothing about a job whose application was sent", async () => {
  const asked = await open([application("applied")]);
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole("region", { name: "Did you apply?" })).toBeNull();
});
