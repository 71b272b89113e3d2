import { fireEvent, screen } from "@testing-library/react";
import type { User } from "@waymark/contract/accounts";
import { styleFor } from "@waymark/contract/resume-style";
import { emptyContent, type Resume, type ResumeContent } from "@waymark/contract/resumes";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { words } from "../../lib/i18n.ts";
import { Guard } from "../../lib/session.tsx";
import { clearStoredUser, storeUser } from "../../lib/stored-user.ts";
import { aUser, aUserDetail } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { renderAt } from "../../testing/render-at.tsx";
import type { SavedJobsFigure } from "./figures.tsx";
import { Overview } from "./overview.tsx";

const known: SavedJobsFigure = { count: 0, failed: false, retry: () => undefined };

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

async function open(change: Partial<User>, savedJobs = known, resumes: unknown = { resumes: [] }) {
  storeUser(aUser(change));
  const table = { status: 200, body: resumes };
  answerCalls({
    [`GET /api/user/${aUser().id}`]: { body: aUserDetail(change) },
    "GET /api/resumes": () => table,
  });
  await renderAt(
    "/dashboard",
    <Guard go={() => undefined}>
      <Overview savedJobs={savedJobs} />
    </Guard>,
  );
  await screen.findByRole("heading", { level: 1 });
  return table;
}

beforeAll(() => words("dashboard"));
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

  it("shows no figure where there is nothing to count", async () => {
    await open({});
    for (const text of ["No applications yet", "No interviews yet", "No saved jobs yet"]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    const figures = screen.getByRole("region", { name: "Your figures" });
    expect(figures.textContent).not.toMatch(/\d/);
    expect(await screen.findByText("No resume yet. You can search without one.")).toBeTruthy();
  });

  it("counts the saved jobs", async () => {
    await open({}, { ...known, count: 1234 });
    expect(screen.getByText("1,234")).toBeTruthy();
  });

  it("says when the saved jobs could not be counted, and tries again", async () => {
    const retry = vi.fn();
    await open({}, { count: undefined, failed: true, retry });
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it.each([
    ["nothing", {}, "scan.pdf is kept. Nothing could be read from it."],
    ["a skill", { skills: ["ECG"] }, "scan.pdf is kept and has been read."],
  ])("says what was read of a resume with %s in it", async (_, change, text) => {
    await open({}, known, { resumes: [aResume(change)] });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("says when the resumes could not be loaded, and loads them at the second try", async () => {
    const table = await open({}, known, { resumes: "?" });
    await screen.findByText("Your resumes could not be loaded.");
    table.body = { resumes: [] };
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("No resume yet. You can search without one.")).toBeTruthy();
  });
});
