import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { aUser, aUserDetail } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { Hosts } from "../../ui/overlay/hosts.tsx";
import { type OnboardingStep, readDraft } from "./draft.ts";
import { OnboardingFlow } from "./onboarding-flow.tsx";

const user = aUser({ onboardingCompleted: false, displayName: "Marta" });
const going = {
  [`GET /api/user/${user.id}`]: { body: aUserDetail({ onboardingCompleted: false, displayName: "Marta" }) },
};
const refusal = (status: number, code: string, error: string) => ({
  status,
  body: { error, code, requestId: "r" },
});
const uploadId = "0190a1b2-0000-7000-8000-000000000009";

beforeAll(() => loadTexts("onboarding", "billing-plans", "accounts-photo"));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open() {
  const ways = { toSignin: vi.fn(), toDashboard: vi.fn(), toPlan: vi.fn(), signOut: vi.fn() };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  function Screen() {
    const [step, setStep] = useState<OnboardingStep>();
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
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
const heading = (name: string) => screen.findByRole("heading", { name });

describe("LinkedIn", () => {
  const linkedin = "POST /api/resume/linkedin";
  const providers = "GET /api/sign-in/providers";
  const answer = {
    profileForm: {
      fullName: "Nora Vale",
      email: "",
      location: "Bern",
      experience: "",
      skills: "Triage",
      bio: "",
      desiredRole: "",
    },
    parsed: {
      name: "Nora Vale",
      email: "",
      phone: "",
      location: "Bern",
      experience: "",
      skills: ["Triage"],
      summary: "",
      desiredRoles: [],
    },
    content: {
      personalInfo: {
        firstName: "Nora",
        lastName: "Vale",
        email: "",
        phone: "",
        location: "Bern",
        summary: "",
      },
      experience: [],
      education: [],
      skills: ["Triage"],
      achievements: [],
      certifications: [],
    },
    uploadId,
  };
  const provider = (ready: boolean) => ({
    body: { providers: [{ id: "linkedin", name: "LinkedIn", ready, missing: [] }], mailLeaves: true },
  });
  const openDialog = async () => fireEvent.click(await button("Connect LinkedIn"));
  const giveArchive = () => {
    const file = new File(["PK"], "Basic_Export.zip", { type: "application/zip" });
    fireEvent.change(screen.getByLabelText("Choose the ZIP file", { selector: "input" }), {
      target: { files: [file] },
    });
  };

  it("offers sign-in with LinkedIn only where it is configured", async () => {
    answerCalls({ ...going, [providers]: provider(true) });
    open();
    await openDialog();
    expect(await screen.findByText("Connect account")).toBeDefined();
  });

  it("fills the next step from the data export", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = answerCalls({ ...going, [providers]: provider(false), [linkedin]: { body: answer } });
    open();
    await openDialog();
    expect(screen.queryByText("Connect account")).toBeNull();
    giveArchive();
    await act(() => vi.advanceTimersByTimeAsync(2_600));
    await heading("Complete Your Profile");
    expect(screen.getByLabelText<HTMLInputElement>("Full Name").value).toBe("Nora Vale");
    expect(readDraft(user.id)).toMatchObject({ skills: ["Triage"], uploadId });
    const sent = asked.find((request) => request.url.endsWith("/linkedin"));
    expect((await sent?.formData())?.get("archive")).toBeInstanceOf(File);
  });

  it("says why an export could not be read and leaves the choice open", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answerCalls({
      ...going,
      [providers]: provider(false),
      [linkedin]: refusal(422, "linkedin_export", "No export."),
    });
    open();
    await openDialog();
    giveArchive();
    await act(() => vi.advanceTimersByTimeAsync(800));
    expect((await screen.findByRole("alertdialog")).textContent).toContain(
      "Failed to read the LinkedIn export: No export.",
    );
    fireEvent.click(await button("OK"));
    expect(await heading("Let's Get Started")).toBeDefined();
  });
});
