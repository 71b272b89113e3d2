import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { AnalyzeAnswer, ResumeCheck } from "@waymark/contract/resume-analysis";
import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import { withFieldText } from "@waymark/domain/resume-analysis/fixes/field-text";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { currentToast } from "../../ui/overlay/toast.ts";
import { ResumeAnalysis } from "./resume-analysis.tsx";

const duty = "Responsible for training new nurses";
const content: ResumeContent = {
  ...emptyContent(),
  experience: [
    {
      id: "1",
      title: "Nurse",
      company: "Example Hospital",
      location: "",
      startDate: "2015-01",
      endDate: "2019-12",
      current: false,
      description: `- ${duty}`,
    },
  ],
};
const place = {
  section: "experience" as const,
  field: "experience.0.description",
  item: 0,
  bullet: 0,
  from: 2,
  to: 2 + duty.length,
  excerpt: duty,
};
const aCheck: ResumeCheck = {
  id: "weakOpenings",
  group: "experience",
  title: "No weak beginnings",
  points: 0.6,
  possible: 3,
  seen: "Found: 1",
  advice: "Say what you did.",
  notes: [],
  places: [place],
  fixes: [
    {
      kind: "opening",
      field: place.field,
      from: place.from,
      to: place.to,
      old: duty,
      text: "Trained new nurses",
    },
  ],
};
const anAnswer = (change: Partial<AnalyzeAnswer> = {}): AnalyzeAnswer => ({
  score: 42,
  feedback: [],
  strengths: ["A good start: name."],
  checks: [aCheck],
  version: "1.1.0",
  language: "en",
  match: null,
  ...change,
});

const noJobs = { savedJobs: [], page: 1, hasMore: false, total: 0, jobIds: [], kept: 0, gone: 0, tags: [] };
const analyze = "POST /api/resume/analyze";

/** A minimal editor around the panel. */
function Editor({ onJump = vi.fn(), onScored = vi.fn() }) {
  const [now, setNow] = useState(content);
  return (
    <>
      <output>{now.experience[0]?.description}</output>
      <button type="button" onClick={() => setNow(withFieldText(now, "experience.0.description", "- typed"))}>
        Type
      </button>
      <ResumeAnalysis
        resumeId="r"
        content={now}
        version={3}
        onJump={onJump}
        onFix={(field, text) => setNow((before) => withFieldText(before, field, text))}
        onScored={onScored}
      />
    </>
  );
}
const show = (element = <Editor />) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })}>
      {element}
    </QueryClientProvider>,
  );

describe("the analysis of a resume", () => {
  beforeEach(() => loadTexts("resume-analysis", "resume-analysis-checks", "errors"));

  it("shows score, parts and strengths, jumps to a field, and reports the score to store", async () => {
    answerCalls({ [analyze]: { body: anAnswer() }, "GET /api/saved-jobs": { body: noJobs } });
    const [onJump, onScored] = [vi.fn(), vi.fn()];
    show(<Editor onJump={onJump} onScored={onScored} />);
    expect((await screen.findByTestId("resume-score")).textContent).toBe("42");
    screen.getByText("58 points to gain");
    screen.getByText("A good start: name.");
    screen.getByText(/fixed rules, version 1\.1\.0/);
    fireEvent.click(screen.getByRole("button", { name: "Show" }));
    expect(onJump).toHaveBeenCalledWith(place);
    expect(onScored).toHaveBeenCalledTimes(1);
    expect(onScored).toHaveBeenCalledWith(anAnswer(), 3);
  });

  it("applies a fix and undoes it", async () => {
    answerCalls({ [analyze]: { body: anAnswer() }, "GET /api/saved-jobs": { body: noJobs } });
    show();
    fireEvent.click(await screen.findByRole("button", { name: /1 ready change/ }));
    fireEvent.click(screen.getByRole("button", { name: "Use this opening" }));
    const text = () => screen.getAllByRole("status").find(({ tagName }) => tagName === "OUTPUT")?.textContent;
    await waitFor(() => expect(text()).toBe("- Trained new nurses"));
    currentToast.get()?.action?.run();
    await waitFor(() => expect(text()).toBe(`- ${duty}`));
  });

  it("keeps a word that is said to be right, and checks it again when asked", async () => {
    const fix = {
      kind: "spelling" as const,
      field: "experience.0.description",
      from: 2,
      to: 9,
      old: "Trianed",
      text: "Trained",
    };
    const check = { ...aCheck, id: "spelling" as const, group: "writing" as const, fixes: [fix] };
    answerCalls({
      [analyze]: { body: anAnswer({ checks: [check] }) },
      "GET /api/saved-jobs": { body: noJobs },
    });
    show();
    fireEvent.click(await screen.findByRole("button", { name: /1 ready change/ }));
    fireEvent.click(screen.getByRole("button", { name: "It is correct: Trianed" }));
    const again = () => screen.queryByRole("button", { name: "Check “Trianed” again" });
    await waitFor(() => expect(again()).not.toBeNull());
    currentToast.get()?.action?.run();
    await waitFor(() => expect(again()).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole("button", { name: /^It is correct/ })).toHaveProperty("disabled", false),
    );
    fireEvent.click(screen.getByRole("button", { name: "It is correct: Trianed" }));
    await waitFor(() => expect(again()).not.toBeNull());
    const forget = again();
    if (forget !== null) fireEvent.click(forget);
    await waitFor(() => expect(again()).toBeNull());
  });

  it("scores again shortly after typing, and keeps the old answer meanwhile", async () => {
    let score = 42;
    const asked = answerCalls({
      [analyze]: () => ({ body: anAnswer({ score }) }),
      "GET /api/saved-jobs": { body: noJobs },
    });
    show();
    await screen.findByTestId("resume-score");
    score = 50;
    fireEvent.click(screen.getByRole("button", { name: "Type" }));
    screen.getByText("Scoring again…");
    expect(screen.getByTestId("resume-score").textContent).toBe("42");
    await waitFor(() => expect(screen.getByTestId("resume-score").textContent).toBe("50"));
    expect(asked.filter(({ url }) => url.endsWith("/analyze"))).toHaveLength(2);
  });

  it("shows no score for an empty resume", async () => {
    answerCalls({ [analyze]: { body: anAnswer({ score: 0, strengths: [] }) } });
    show();
    await screen.findByText("Nothing to analyze yet");
    expect(screen.queryByTestId("resume-score")).toBeNull();
  });

  it("says why it failed and tries again", async () => {
    let fails = true;
    answerCalls({
      [analyze]: () =>
        fails
          ? { status: 400, body: { error: "That is not valid.", code: "invalid_request", requestId: "r" } }
          : { body: anAnswer() },
    });
    show();
    const alert = await screen.findByRole("alert");
    within(alert).getByText("That is not valid.");
    fails = false;
    fireEvent.click(within(alert).getByRole("button"));
    await screen.findByTestId("resume-score");
  });

  it("compares with a pasted posting, missing terms first, and jumps to the evidence", async () => {
    const term = { kind: "skill" as const, need: "must" as const, inText: false, wording: "", evidence: [] };
    const match = {
      version: "1.0.0",
      score: 70,
      title: "Registered Nurse",
      feedback: ["The posting asks for triage."],
      terms: [
        { ...term, term: "Wound care", status: "found" as const, inText: true, evidence: [place] },
        { ...term, term: "Triage", status: "missing" as const },
        { ...term, term: "EHR", status: "synonym" as const, wording: "Charting" },
      ],
    };
    const bodies: unknown[] = [];
    answerCalls({
      [analyze]: (request) => {
        void request.json().then((body) => bodies.push(body));
        return { body: anAnswer({ match: bodies.length > 0 ? match : null }) };
      },
      "GET /api/saved-jobs": { body: noJobs },
    });
    const onJump = vi.fn();
    show(<Editor onJump={onJump} />);
    await screen.findByTestId("resume-score");
    fireEvent.mouseDown(screen.getByRole("tab", { name: "For a job" }), { button: 0 });
    fireEvent.change(await screen.findByRole("textbox", { name: "The posting" }), {
      target: { value: "Registered Nurse" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Compare" }));
    expect((await screen.findByTestId("match-score")).textContent).toBe("70%");
    const terms = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(terms.findIndex((text) => text?.startsWith("Triage"))).toBeLessThan(
      terms.findIndex((text) => text?.startsWith("Wound care")),
    );
    screen.getByText("You say “Charting”");
    fireEvent.click(screen.getByRole("button", { name: /Wound care/ }));
    fireEvent.click(screen.getByRole("button", { name: `“${duty}”` }));
    expect(onJump).toHaveBeenCalledWith(place);
    expect(bodies.at(-1)).toMatchObject({ jobText: "Registered Nurse" });
  });

  it("offers no model features where no model is configured", async () => {
    answerCalls({
      [analyze]: { body: anAnswer() },
      "GET /api/saved-jobs": { body: noJobs },
      "GET /api/resume/models": { body: { models: [] } },
    });
    show();
    fireEvent.click(await screen.findByRole("button", { name: /1 ready change/ }));
    expect(screen.queryByRole("tab", { name: "AI model" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Reword" })).toBeNull();
  });

  const models = {
    models: [
      { task: "reword", model: "small-one" },
      { task: "feedback", model: "small-one" },
    ],
  };

  it("applies a model's wording, which can be undone", async () => {
    answerCalls({
      [analyze]: { body: anAnswer() },
      "GET /api/saved-jobs": { body: noJobs },
      "GET /api/resume/models": { body: models },
      "POST /api/resume/rewordings": { body: { variants: ["Coached new nurses"], dropped: 2 } },
    });
    show();
    fireEvent.click(await screen.findByRole("button", { name: /1 ready change/ }));
    fireEvent.click(await screen.findByRole("button", { name: "Reword" }));
    await screen.findByText(/2 wordings left out/);
    screen.getByText(/Suggested by the model small-one/);
    fireEvent.click(screen.getByRole("button", { name: "Take this wording" }));
    const text = () => screen.getAllByRole("status").find(({ tagName }) => tagName === "OUTPUT")?.textContent;
    await waitFor(() => expect(text()).toBe("- Coached new nurses"));
    currentToast.get()?.action?.run();
    await waitFor(() => expect(text()).toBe(`- ${duty}`));
  });

  it("keeps its own answer when the model gives none, and says so", async () => {
    const error = "The AI model gave no usable answer. The results of Waymark’s own rules are not affected.";
    answerCalls({
      [analyze]: { body: anAnswer() },
      "GET /api/saved-jobs": { body: noJobs },
      "GET /api/resume/models": { body: models },
      "POST /api/resume/advice": {
        status: 502,
        body: { error, code: "model_unavailable", requestId: "r" },
      },
    });
    show();
    fireEvent.mouseDown(await screen.findByRole("tab", { name: "AI model" }), { button: 0 });
    fireEvent.click(screen.getByRole("button", { name: "Ask the model" }));
    await screen.findByText(error);
    expect(screen.getByTestId("resume-score").textContent).toBe("42");
  });
});
