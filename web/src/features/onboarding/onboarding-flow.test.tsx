import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { readPendingCompletion, retryCompletion } from "../../lib/session/pending-completion.ts";
import { aUser, aUserDetail } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { Hosts } from "../../ui/overlay/hosts.tsx";
import { keepDraft, newDraft, type OnboardingStep, readDraft } from "./draft.ts";
import { OnboardingFlow } from "./onboarding-flow.tsx";

const user = aUser({ onboardingCompleted: false, displayName: "Marta" });
const at = { user: `GET /api/user/${user.id}`, create: "POST /api/profile/create" };
const going = { [at.user]: { body: aUserDetail({ onboardingCompleted: false, displayName: "Marta" }) } };
const through = { [at.user]: { body: aUserDetail({ onboardingCompleted: true }) } };
const refusal = (status: number, code: string, error: string, details?: Record<string, unknown>) => ({
  status,
  body: { error, code, requestId: "r", ...(details ? { details } : {}) },
});
const uploadId = "0190a1b2-0000-7000-8000-000000000009";

/** Chooses a file, and confirms the alert that it could not be read. */
async function handOver(name: string) {
  const file = new File(["%PDF-1.4"], name, { type: "application/pdf" });
  fireEvent.change(screen.getByLabelText("Choose a file", { selector: "input" }), {
    target: { files: [file] },
  });
  await act(() => vi.advanceTimersByTimeAsync(800));
  await screen.findByRole("alertdialog");
  fireEvent.click(await button("OK"));
  await heading("Complete Your Profile");
}

beforeAll(() => loadTexts("onboarding", "billing-plans", "accounts-photo"));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(wanted?: OnboardingStep) {
  const ways = { toSignin: vi.fn(), toDashboard: vi.fn(), toPlan: vi.fn(), signOut: vi.fn() };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  function Screen() {
    const [step, setStep] = useState(wanted);
    return (
      <OnboardingFlow user={user} wanted={step} ways={{ ...ways, toStep: setStep, nameStep: setStep }} />
    );
  }
  render(
    <QueryClientProvider client={client}>
      <Screen />
      <Hosts />
    </QueryClientProvider>,
  );
  return ways;
}
const reached = (step: OnboardingStep) => keepDraft({ ...newDraft(user), reached: step });
const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
const heading = (name: string) => screen.findByRole("heading", { name });

describe("access to onboarding", () => {
  it("shows a spinner until the state is known, then the first step", async () => {
    answerCalls(going);
    open();
    expect(screen.getByText("Checking your progress...")).toBeDefined();
    expect(await heading("Let's Get Started")).toBeDefined();
  });

  it("redirects people who have finished, and those the server does not know", async () => {
    answerCalls(through);
    const ways = open();
    await waitFor(() => expect(ways.toDashboard).toHaveBeenCalled());
    answerCalls({ [at.user]: refusal(404, "not_found", "Not here.") });
    const others = open();
    await waitFor(() => expect(others.toSignin).toHaveBeenCalled());
  });

  it("shows the account's address in step 2, which cannot be changed there", async () => {
    answerCalls({
      [at.user]: { body: aUserDetail({ onboardingCompleted: false, email: "marta@example.org" }) },
    });
    keepDraft({ ...newDraft(user), email: "from-the-resume@example.org", reached: 2 });
    open(2);
    await heading("Complete Your Profile");
    const field = screen.getByLabelText<HTMLInputElement>("Email");
    expect([field.value, field.readOnly]).toEqual(["marta@example.org", true]);
  });

  it("gives a new account the date format of its browser, and leaves one that has finished as it is", async () => {
    const asked = answerCalls({
      [at.user]: {
        body: {
          ...aUserDetail({ onboardingCompleted: false }),
          localization: { language: "en", timeZone: "UTC", dateFormat: "YYYY-MM-DD" },
        },
      },
    });
    open();
    await heading("Let's Get Started");
    await waitFor(() => expect(asked.map(({ method }) => method)).toContain("PUT"));
    const saved = await asked.find(({ method }) => method === "PUT")?.json();
    expect(saved.localization.dateFormat).toBe("MM/DD/YYYY");
    const later = answerCalls(through);
    open(3);
    await heading("Choose Your Plan");
    expect(later.filter(({ method }) => method === "PUT")).toEqual([]);
  });

  it("offers another try when the server cannot be reached", async () => {
    answerCalls({});
    open();
    const again = await button("Try again");
    answerCalls(going);
    fireEvent.click(again);
    expect(await heading("Let's Get Started")).toBeDefined();
  });

  it("shows the plans to people who have finished and ask for them", async () => {
    const asked = answerCalls(through);
    const ways = open(3);
    fireEvent.click(await button("Choose Team"));
    expect(ways.toPlan).toHaveBeenCalledWith("team");
    expect(asked.every((request) => request.method === "GET")).toBe(true);
  });

  it("tells the server when a person who has finished goes back to the free plan", async () => {
    answerCalls(through);
    const ways = open(3);
    fireEvent.click(await button("Start Free Trial"));
    const again = await button("Try again");
    expect(ways.toDashboard).not.toHaveBeenCalled();
    const asked = answerCalls({ ...through, "POST /api/onboarding/complete": { body: { user } } });
    fireEvent.click(again);
    await waitFor(() => expect(ways.toDashboard).toHaveBeenCalledOnce());
    expect(await asked[0]?.json()).toEqual({ userId: user.id, plan: "free" });
  });
});

describe("a session that has expired", () => {
  const over = refusal(401, "not_signed_in", "Please sign in first.");
  it.each([
    [2, "Continue", at.create],
    [3, "Start Free Trial", "POST /api/onboarding/complete"],
  ] as const)("at step %i leads to sign-in and keeps the draft", async (step, name, asked) => {
    answerCalls({ ...going, [asked]: over });
    reached(step);
    const ways = open();
    fireEvent.click(await button(name));
    await waitFor(() => expect(ways.toSignin).toHaveBeenCalled());
    expect(readDraft(user.id)?.reached).toBe(step);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("at step 1 leads to sign-in and reads nothing into the draft", async () => {
    answerCalls({ ...going, "POST /api/resume/parse": over });
    const ways = open();
    await heading("Let's Get Started");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.change(screen.getByLabelText("Choose a file", { selector: "input" }), {
      target: { files: [new File(["%PDF-1.4"], "cv.pdf", { type: "application/pdf" })] },
    });
    await act(() => vi.advanceTimersByTimeAsync(800));
    await waitFor(() => expect(ways.toSignin).toHaveBeenCalled());
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});

describe("step 1", () => {
  it("says why a resume could not be read and continues without it", async () => {
    answerCalls({ ...going, "POST /api/resume/parse": refusal(422, "file_corrupt", "The file is damaged.") });
    open();
    await heading("Let's Get Started");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const file = new File(["%PDF-1.4"], "cv.pdf", { type: "application/pdf" });
    fireEvent.change(screen.getByLabelText("Choose a file", { selector: "input" }), {
      target: { files: [file] },
    });
    expect(await screen.findByText("Processing file...")).toBeDefined();
    expect(
      screen.getByRole("progressbar", { name: "AI Resume Analysis" }).getAttribute("aria-valuenow"),
    ).toBe("75");
    await act(() => vi.advanceTimersByTimeAsync(800));
    const alert = await screen.findByRole("alertdialog");
    expect(alert.textContent).toContain("Failed to parse resume: The file is damaged.");
    fireEvent.click(await button("OK"));
    expect(await heading("Complete Your Profile")).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("Full Name").value).toBe("Marta");
    expect(readDraft(user.id)?.file).toEqual({ name: "cv.pdf", read: false });
  });

  it.each(["file_unreadable", "file_timeout", "file_password", "file_too_many_pages"])(
    "sends the stored upload along after the refusal %s",
    async (code) => {
      const asked = answerCalls({
        ...going,
        "POST /api/resume/parse": refusal(422, code, "No text.", { uploadId }),
        [at.create]: { body: { user } },
      });
      open();
      await heading("Let's Get Started");
      vi.useFakeTimers({ shouldAdvanceTime: true });
      await handOver("scan.pdf");
      expect(readDraft(user.id)).toMatchObject({ uploadId, file: { name: "scan.pdf", read: false } });
      fireEvent.click(await button("Continue"));
      expect(await heading("Choose Your Plan")).toBeDefined();
      const sent = await asked.find((request) => request.url.endsWith("/create"))?.json();
      expect(sent).toMatchObject({ uploadId });
    },
  );

  it.each([
    ["names no file", undefined],
    ["names something else", { uploadId: 7 }],
  ])("keeps the file it had when the refusal %s", async (_, details) => {
    keepDraft({ ...newDraft(user), uploadId });
    answerCalls({ ...going, "POST /api/resume/parse": refusal(422, "file_corrupt", "Damaged.", details) });
    open();
    await heading("Let's Get Started");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await handOver("cv.pdf");
    expect(readDraft(user.id)?.uploadId).toBe(uploadId);
  });

  it("skips to the form", async () => {
    answerCalls(going);
    open();
    fireEvent.click(await button("Skip and fill manually"));
    expect(await heading("Complete Your Profile")).toBeDefined();
  });
});

describe("step 2", () => {
  it.each([
    ["", "m@example.org", true],
    ["   ", "m@example.org", true],
    ["Marta", "", true],
    ["Marta", "m@example.org", false],
  ])("name '%s' and email '%s': Continue disabled is %s", async (name, email, disabled) => {
    answerCalls(going);
    reached(2);
    open();
    fireEvent.change(await screen.findByLabelText("Full Name"), { target: { value: name } });
    fireEvent.change(screen.getByLabelText("Email"), { target: { value: email } });
    expect((await button("Continue")).disabled).toBe(disabled);
  });

  it("keeps every letter in the draft", async () => {
    answerCalls(going);
    reached(2);
    open();
    fireEvent.change(await screen.findByLabelText("Location"), { target: { value: "Frei" } });
    expect(readDraft(user.id)?.location).toBe("Frei");
  });

  it.each([
    ["the server's reason", refusal(404, "not_found", "Not here."), "Failed to create profile: Not here."],
    ["a lost connection", undefined, "Failed to create profile"],
  ])("alerts with %s", async (_, answer, text) => {
    answerCalls({ ...going, ...(answer ? { [at.create]: answer } : {}) });
    reached(2);
    open();
    fireEvent.click(await button("Continue"));
    const alert = await screen.findByRole("alertdialog");
    expect(alert.querySelector("h2")?.textContent).toBe(text);
    fireEvent.click(await button("OK"));
  });

  it("sends parsed fields along with those shown, and continues to the plans", async () => {
    const asked = answerCalls({ ...going, [at.create]: { body: { user } } });
    keepDraft({ ...newDraft(user), reached: 2, skills: ["ECG"], desiredRoles: ["Nurse"], uploadId });
    open();
    fireEvent.click(await button("Continue"));
    expect(await heading("Choose Your Plan")).toBeDefined();
    const sent = await asked.find((request) => request.url.endsWith("/create"))?.json();
    expect(sent).toMatchObject({
      userId: user.id,
      name: "Marta",
      skills: ["ECG"],
      desiredRoles: ["Nurse"],
      uploadId,
    });
    expect(sent).not.toHaveProperty("reached");
    expect(readDraft(user.id)).toMatchObject({ reached: 3 });
  });
});

describe("step 3", () => {
  const complete = "POST /api/onboarding/complete";

  it.each([
    ["Start Free Trial", "free"],
    ["Choose Pro Monthly", "monthly"],
    ["Choose Team", "team"],
  ] as const)("%s tells the server first", async (name, plan) => {
    const asked = answerCalls({ ...going, [complete]: { body: { user } } });
    reached(3);
    const ways = open();
    fireEvent.click(await button(name));
    await waitFor(() => expect(plan === "free" ? ways.toDashboard : ways.toPlan).toHaveBeenCalledOnce());
    expect(await asked.at(-1)?.json()).toEqual({ userId: user.id, plan });
    expect(readDraft(user.id)).toBeNull();
  });

  it("goes on when the server could not be told, keeps the choice, and says why when it comes back", async () => {
    answerCalls({ ...going, [complete]: refusal(503, "busy", "Busy just now.") });
    reached(3);
    const ways = open();
    fireEvent.click(await button("Choose Team"));
    await waitFor(() => expect(ways.toPlan).toHaveBeenCalledWith("team"));
    expect(readDraft(user.id)).not.toBeNull();
    // The guard tells the server again, without success.
    expect(await retryCompletion(user.id)).toBe(false);
    cleanup();
    const again = open();
    expect((await screen.findByRole("alert")).textContent).toContain("Busy just now.");
    const asked = answerCalls({ ...going, [complete]: { body: { user } } });
    fireEvent.click(await button("Try again"));
    await waitFor(() => expect(again.toPlan).toHaveBeenCalledWith("team"));
    expect(await asked.at(-1)?.json()).toEqual({ userId: user.id, plan: "team" });
    expect(readPendingCompletion(user.id)).toBeNull();
  });
});
