import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Resume } from "@waymark/contract/resumes";
import { useState } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Hosts } from "../../ui/overlay/hosts.tsx";
import { currentToast } from "../../ui/overlay/toast.ts";
import { TooltipProvider } from "../../ui/overlay/tooltip.tsx";
import { ResumeManager } from "./resume-manager.tsx";
import { aJob, aResume } from "./testing/a-resume.ts";
import type { ResumeView } from "./views.ts";

const refusal = { status: 500, body: { error: "Away for a moment.", code: "internal", requestId: "r" } };
const pages = { pages: ["<svg xmlns='http://www.w3.org/2000/svg'/>"], width: 612, height: 792 };

/** A server that stores resumes; a call named in `refuse` fails. */
function aServer(...first: Resume[]) {
  const state = { resumes: first, refuse: new Set<string>(), saved: [] as Resume[] };
  const table: Parameters<typeof answerCalls>[0] = {
    "GET /api/resumes": () => (state.refuse.has("list") ? refusal : { body: { resumes: state.resumes } }),
    "POST /api/resume/preview": { body: pages },
    "POST /api/resumes/upload": {
      status: 422,
      body: {
        error: "This file is protected by a password.",
        code: "file_password",
        requestId: "r",
        details: { resumeId: first[0]?.id },
      },
    },
    "POST /api/resumes": () => {
      const resume = aResume({
        id: "0190a1b2-0000-7000-8000-000000000099",
        name: "Resume 2",
        isDefault: false,
      });
      state.resumes = [...state.resumes, resume];
      table[`GET /api/resumes/${resume.id}`] = { body: { resume } };
      return { body: { resume } };
    },
  };
  for (const resume of first) {
    const address = `/api/resumes/${resume.id}`;
    table[`GET ${address}`] = () => ({ body: { resume: state.resumes.find(({ id }) => id === resume.id) } });
    table[`DELETE ${address}`] = () => {
      if (state.refuse.has("delete")) return refusal;
      state.resumes = state.resumes.filter(({ id }) => id !== resume.id);
      return { body: { ok: true } };
    };
  }
  return { state, asked: answerCalls(table) };
}

function Manager({ item: first }: { item?: string | undefined }) {
  const [at, setAt] = useState<{ item?: string; view?: ResumeView }>(first ? { item: first } : {});
  return (
    <TooltipProvider>
      <ResumeManager
        userId="0190a1b2-0000-7000-8000-000000000001"
        item={at.item}
        view={at.view ?? "content"}
        onGo={setAt}
        analysis={() => <p>The score</p>}
        jobs={[]}
      />
      <Hosts />
    </TooltipProvider>
  );
}
const show = (item?: string) => renderAt("/dashboard", <Manager item={item} />);
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { exact: true });

beforeAll(() => loadTexts("resumes"));
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  // Unmounts while the server still exists, because unmounting saves.
  cleanup();
  currentToast.set(null);
});
afterAll(() => void vi.unstubAllGlobals());

describe("the list", () => {
  it("asks before deleting, takes the card off at once and brings it back when refused", async () => {
    const { state } = aServer(aResume());
    state.refuse.add("delete");
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Delete Main" }));
    screen.getByText('Are you sure you want to delete "Main"? This action cannot be undone.');
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    await screen.findByText("Delete failed");
    screen.getByText("There was an error deleting the resume. Please try again.");
    await screen.findByRole("button", { name: "Delete Main" });
    state.refuse.clear();
    fireEvent.click(screen.getByRole("button", { name: "Delete Main" }));
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    await screen.findByText("Resume deleted");
    screen.getByText('"Main" has been removed from your collection.');
    expect(screen.queryByRole("button", { name: "Delete Main" })).toBeNull();
  });

  it("shows the status of a resume", async () => {
    aServer(
      aResume({ aiScore: 76, status: "published" }),
      aResume({
        id: "0190a1b2-0000-7000-8000-000000000012",
        name: "For Freiburg",
        isDefault: false,
        job: { id: null, title: "Cardiology nurse", company: "Clinic", text: "" },
      }),
    );
    await show();
    const [, first, second] = await screen.findAllByRole("listitem");
    const card = within(first as HTMLElement);
    card.getByText("Published");
    card.getByText("Default");
    card.getByText("76");
    const other = within(second as HTMLElement);
    other.getByText("Draft");
    other.getByText("For Cardiology nurse, Clinic");
    expect(other.queryByText("0")).toBeNull();
  });

  it("says why the list is missing, retries, then creates a resume", async () => {
    const { state } = aServer();
    state.refuse.add("list");
    await show();
    await screen.findByText("Your resumes did not load. Away for a moment.");
    state.refuse.clear();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    fireEvent.click(await screen.findByRole("button", { name: /Create New Resume/ }));
    expect((await field("Name of the resume")).value).toBe("Resume 2");
  });

  it("names why a file is refused", async () => {
    aServer();
    await show();
    const input = await screen.findByLabelText("Choose a file", { selector: "input" });
    const drop = (...files: File[]) => fireEvent.change(input, { target: { files } });
    drop(new File(["x"], "photo.gif", { type: "image/gif" }));
    await screen.findByText("This kind of file is not accepted. Use a PDF, DOC or DOCX file.");
    drop(new File([], "empty.pdf", { type: "application/pdf" }));
    await screen.findByText("This file is empty.");
    const large = new File(["x"], "large.pdf", { type: "application/pdf" });
    Object.defineProperty(large, "size", { value: 11 * 1024 * 1024 });
    drop(large);
    await screen.findByText("This file is larger than 10 MB.");
    const pdf = (name: string) => new File(["x"], name, { type: "application/pdf" });
    drop(pdf("a.pdf"), pdf("b.pdf"));
    await screen.findByText("One file at a time, please.");
  });

  it("opens a file that was kept although nothing could be read from it", async () => {
    aServer(aResume());
    await show();
    const input = await screen.findByLabelText("Choose a file", { selector: "input" });
    const locked = new File(["x"], "locked.pdf", { type: "application/pdf" });
    fireEvent.change(input, { target: { files: [locked] } });
    await screen.findByText(/^This file is protected by a password\. The file was kept/);
    expect(screen.queryByText("Upload failed")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Open it" }));
    expect((await field("Name of the resume")).value).toBe("Main");
  });
});

describe("the editor", () => {
  const open = async (resume: Resume) => {
    const server = aServer(resume);
    await show(resume.id);
    await field("First name");
    return server;
  };

  it("keeps four rows of the summary's box, which grows with its text", async () => {
    await open(aResume({}));
    const box = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('[data-field="personalInfo.summary"]');
      if (found === null) throw new Error("no summary yet");
      return found;
    });
    expect([box.getAttribute("rows"), box.style.minHeight]).toEqual(["4", "calc(4lh + 1.375rem)"]);
  });

  it("undoes and redoes typed text and removed items", async () => {
    await open(aResume({ content: { experience: [aJob("x", "Nurse"), aJob("y", "Aide")] } }));
    fireEvent.change(await field("First name"), { target: { value: "Marta" } });
    fireEvent.keyDown(screen.getByRole("button", { name: "Actions for Aide" }), { key: "Enter" });
    fireEvent.click(await screen.findByRole("menuitem", { name: "Remove" }));
    await screen.findByText("Aide removed");
    expect(screen.queryByRole("button", { name: "Actions for Aide" })).toBeNull();
    fireEvent.keyDown(window, { key: "z", ctrlKey: true });
    await screen.findByRole("button", { name: "Actions for Aide" });
    fireEvent.keyDown(window, { key: "z", ctrlKey: true });
    expect((await field("First name")).value).toBe("");
    fireEvent.keyDown(window, { key: "Z", ctrlKey: true, shiftKey: true });
    expect((await field("First name")).value).toBe("Marta");
  });

  it("keeps what could not be saved, over a reload too", async () => {
    const resume = aResume();
    await open(resume);
    fireEvent.change(await field("First name"), { target: { value: "Marta" } });
    await screen.findByText("Not saved, trying again");
    const kept = () =>
      Object.entries(localStorage).find(([key]) => key.startsWith(`resume-draft-${resume.id}`));
    await waitFor(() => expect(kept()?.[1]).toContain("Marta"));
  });

  it("refuses a skill that is there already, by exact match", async () => {
    await open(aResume({ content: { skills: ["Triage"] } }));
    const box = await field("Add a skill");
    for (const skill of ["Triage", "triage", " "]) {
      fireEvent.change(box, { target: { value: skill } });
      fireEvent.keyDown(box, { key: "Enter" });
    }
    const removes = screen.getAllByRole("button", { name: /^Remove / });
    expect(removes.map((button) => button.getAttribute("aria-label"))).toEqual([
      "Remove Triage",
      "Remove triage",
    ]);
  });

  it("moves an item by its menu, and a section too", async () => {
    await open(aResume({ content: { experience: [aJob("x", "Nurse"), aJob("y", "Aide")] } }));
    const names = () =>
      within(screen.getByRole("list", { name: "Experience" }))
        .getAllByRole("button", { name: /^Actions for/ })
        .map((button) => button.getAttribute("aria-label"));
    fireEvent.keyDown(screen.getByRole("button", { name: "Actions for Aide" }), { key: "Enter" });
    fireEvent.click(await screen.findByRole("menuitem", { name: "Move up" }));
    expect(names()).toEqual(["Actions for Aide", "Actions for Nurse"]);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    fireEvent.keyDown(screen.getByRole("button", { name: "Actions for Skills" }), { key: "Enter" });
    fireEvent.click(await screen.findByRole("menuitem", { name: "Move up" }));
    const sections = () =>
      [...document.querySelectorAll("[data-section]")].map((section) => section.getAttribute("data-section"));
    expect(sections().slice(0, 5)).toEqual(["personalInfo", "summary", "experience", "skills", "education"]);
  });
});
