import { fireEvent, screen, within } from "@testing-library/react";
import type { Interview } from "@waymark/contract/interviews";
import type { Negotiation } from "@waymark/contract/interviews-negotiation";
import type { InterviewNotes } from "@waymark/contract/interviews-notes";
import type { Preparation } from "@waymark/contract/interviews-preparation";
import { OfferInput } from "@waymark/contract/offers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { CuesPage } from "./after/cues-page.tsx";
import { DebriefPage } from "./after/debrief-page.tsx";
import { NegotiationPage } from "./negotiation/negotiation-page.tsx";
import { PreparationPage } from "./prepare/preparation-page.tsx";

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`;
const stamp = "2026-11-01T00:00:00.000Z";

const interview: Interview = {
  ...{
    id: id(1),
    version: 1,
    applicationId: id(2),
    kind: "panel",
    title: "",
    place: "12 Quay Street, Leeds",
  },
  ...{ people: [{ name: "Ada Byron", role: "Matron", contactId: null }], link: "", notes: "", outcome: "" },
  ...{ timeZone: "Asia/Kolkata", startsLocal: "2099-03-02T14:30", endsLocal: "2099-03-02T15:30" },
  ...{ startsAt: "2099-03-02T09:00:00.000Z", endsAt: "2099-03-02T10:00:00.000Z", secondPass: false },
  ...{ startsTwice: false, status: "planned", createdAt: stamp, updatedAt: stamp },
  job: { title: "Nurse", company: "Vale" },
};
const notes: InterviewNotes = {
  ...{ id: id(1), version: 0, debriefedAt: null, letterId: null, done: [], travelMinutes: 35, ownBack: [] },
  ...{ notes: "", asked: [], startedAt: null, endedAt: null, went: null, good: "", hard: "", spokeOf: "" },
};
const preparation: Preparation = {
  ...{ interview, notes, timeZone: "UTC", language: "en", role: null, level: null, country: "GB", km: 12 },
  posting: {
    ...{ title: "Nurse", url: "", location: "Leeds", salary: "", pay: null, hasText: true, isGone: false },
  },
  resume: { id: "r", name: "My resume" },
  stories: [{ id: id(3), title: "Shorter waits", parts: ["Long waits", "", "I timed it", "Half"] }],
  asks: [
    {
      ...{ words: "You take over triage", need: "must", status: "shown" },
      terms: [{ term: "triage", kind: "skill", status: "shown" }],
      proofs: [{ from: "resume", id: "", text: "Cut the wait at triage by 22 minutes" }],
    },
    { words: "Palliative care", need: "must", status: "missing", terms: [], proofs: [] },
    { words: "You keep the cabinet in order", need: "must", status: "unread", terms: [], proofs: [] },
  ],
  questions: [
    {
      ...{ id: "own-mistake", text: "Tell me about a mistake.", kind: "behaviour", competency: "Quality" },
      ...{ reason: "posting", words: "accuracy", lastTotal: 62 },
    },
    {
      ...{ id: null, text: "", kind: "technical", competency: "", reason: "missing" },
      ...{ words: "palliative care", lastTotal: null },
    },
  ],
  back: [{ id: "pay", reason: "unsaid", count: 0 }],
  company: {
    ...{ name: "Vale", openings: 3, lastMonth: 1, lastQuarter: 2, oldest: "2026-05-06", reposts: 0 },
    ...{ samples: false, places: [{ name: "Leeds", count: 3 }], titles: [], remote: 0 },
    ...{ pay: { currency: "GBP", low: 30_000, high: 38_000, count: 2 }, words: [] },
  },
  checklist: [{ id: "who-sits", when: "before", law: "", url: "" }],
};

const calls = (over: object = {}) =>
  answerCalls({
    "GET /api/interviews": { body: { interviews: [interview], timeZone: "UTC" } },
    [`GET /api/interviews/${id(1)}/preparation`]: { body: { preparation } },
    [`GET /api/interviews/${id(1)}/notes`]: { body: { notes } },
    ...over,
  });

beforeAll(() =>
  loadTexts(
    ...(["interviews", "interviews-buddy", "interviews-preparation"] as const),
    ...(["interviews-notes", "interviews-negotiation"] as const),
  ),
);
afterEach(() => vi.unstubAllGlobals());

describe("the pages of one interview", () => {
  it("show what is asked with what answers it, each question with its reason, and when to leave", async () => {
    calls();
    await renderAt("/dashboard", <PreparationPage id={id(1)} userId={id(9)} />);
    const ask = await screen.findByText("You take over triage");
    expect(within(ask.closest("li") ?? ask).getByText(/Cut the wait at triage/)).toBeTruthy();
    const open = screen.getByRole("region", { name: "Nothing of yours answers this yet" });
    expect(within(open).getByText("Palliative care")).toBeTruthy();
    expect(screen.getByText(/The posting says “accuracy”\./).textContent).toContain("last time 62 of 100");
    expect(screen.getByText(/The posting asks for palliative care\./)).toBeTruthy();
    expect(screen.getByText(/Their clock is 5.5 hours ahead of yours/)).toBeTruthy();
    expect(screen.getByText(/^Leave at 08:10/)).toBeTruthy();
    expect(screen.getByText(/2 postings state pay: £30,000 to £38,000/)).toBeTruthy();
    expect(screen.getByText("about 12 km in a straight line")).toBeTruthy();
  });

  it("remind of consent before the cards are used, and note what is asked", async () => {
    calls();
    await renderAt("/dashboard", <CuesPage id={id(1)} userId={id(9)} />);
    expect(await screen.findByText("May I look at my notes now and then?")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "They agreed: start the clock" }));
    expect(screen.getByText(/^0:0\d so far$/)).toBeTruthy();
    fireEvent.click(screen.getByLabelText("Tell me about a mistake."));
    fireEvent.change(screen.getByLabelText("Another question"), {
      target: { value: "Who covers the night?" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Note it" }));
    const typed: HTMLInputElement = screen.getByLabelText("Who covers the night?");
    expect(typed.checked).toBe(true);
    fireEvent.click(typed);
    expect(screen.queryByLabelText("Who covers the night?")).toBeNull();
  });

  it("take a noted question back by undo only, and show the next steps of other features", async () => {
    const asked = [{ id: id(5), question: null, text: "Who covers the night?", went: null }];
    calls({ [`GET /api/interviews/${id(1)}/notes`]: { body: { notes: { ...notes, asked } } } });
    await renderAt(
      "/dashboard",
      <DebriefPage id={id(1)} userId={id(8)} nextSteps={({ job }) => <p>next for {job.company}</p>} />,
    );
    expect(await screen.findByText("next for Vale")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Remove: Who covers the night?" }));
    expect(screen.getByText("Nothing is noted yet.")).toBeTruthy();
    expect(screen.getByLabelText("To")).toHaveProperty("value", "Ada Byron");
  });
});

describe("a negotiation", () => {
  const offer = {
    ...OfferInput.parse({ currency: "GBP", base: 31_000 }),
    ...{ id: id(4), version: 1, applicationId: id(2), createdAt: stamp, updatedAt: stamp },
    job: { title: "Nurse", company: "Vale", location: "" },
  };
  const negotiation: Negotiation = {
    ...{ id: id(4), version: 1, aim: 36_000, walkAway: null, terms: [], reasons: null, notes: "", offer },
    standing: {
      ...{
        offerId: id(4),
        query: "Nurse",
        place: "",
        currency: "GBP",
        locked: null,
        count: 0,
        samples: false,
      },
      ...{ yearly: 31_000, salary: null, percentile: null, distribution: [] },
    },
    achievements: [{ id: "e1-0", from: "resume", text: "Cut the wait by 22 minutes", isAsked: true }],
    language: "en",
    script: [{ part: "ask", lines: [{ kind: "say", text: "I had thought of £36,000 a year." }] }],
  };

  it("keeps what is no amount in its field and says so", async () => {
    calls({ [`GET /api/offers/${id(4)}/negotiation`]: { body: { negotiation } } });
    await renderAt("/dashboard", <NegotiationPage id={id(4)} userId={id(9)} />);
    const aim: HTMLInputElement = await screen.findByLabelText("Base pay that you ask for");
    expect(aim.value).toBe("36,000");
    fireEvent.change(aim, { target: { value: "a lot" } });
    expect(aim.value).toBe("a lot");
    expect(screen.getByRole("alert").textContent).toBe("Enter an amount in digits.");
    expect(screen.getByText("I had thought of £36,000 a year.")).toBeTruthy();
    expect(screen.getByLabelText(/Cut the wait by 22 minutes/)).toHaveProperty("checked", true);
  });
});
