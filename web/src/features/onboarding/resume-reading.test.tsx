import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { notifyListeners } from "../../lib/live/live-listeners.ts";
import { aUser } from "../../testing/a-user.ts";
import { newDraft } from "./draft.ts";
import { ResumeStep } from "./resume-step.tsx";

const calls: FormData[] = [];
beforeAll(() => loadTexts("onboarding"));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (_: string, init: { body: FormData }) => {
    calls.push(init.body);
    return new Promise(() => {});
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const choose = async (name: string) => {
  const file = new File(["x"], name);
  fireEvent.change(screen.getByLabelText("Choose a file", { selector: "input" }), {
    target: { files: [file] },
  });
  await pass(0);
};
const show = () => render(<ResumeStep draft={newDraft(aUser())} onDone={() => {}} onSignedOut={() => {}} />);

it("shows the server's progress two seconds after its own last text", async () => {
  show();
  await choose("scan.pdf");
  for (const ms of [800, 1_000, 500, 1_900]) await pass(ms);
  expect(screen.getByText("Finalizing profile...")).toBeTruthy();
  expect(screen.queryByText("This file takes a little longer.")).toBeNull();
  await pass(200);
  expect(screen.getByText("This file takes a little longer.")).toBeTruthy();
  const id = calls.at(-1)?.get("progressId");
  const step = (of: unknown) => ({ id: of, stage: "recognizing", page: 2, pages: 3 });
  act(() => notifyListeners({ id: "1", kind: "resume-reading", data: step("another") }));
  expect(screen.getByText("This file takes a little longer.")).toBeTruthy();
  act(() => notifyListeners({ id: "2", kind: "resume-reading", data: step(id) }));
  expect(screen.getByText("This looks like a scan. Recognizing page 2 of 3")).toBeTruthy();
});

it.each(["cv.odt", "cv.RTF", "cv.json", "cv"])("takes %s, which the picker does not show", async (name) => {
  show();
  await choose(name);
  expect(screen.getByText("Processing file...")).toBeTruthy();
});

it("takes none of several files", async () => {
  show();
  fireEvent.change(screen.getByLabelText("Choose a file", { selector: "input" }), {
    target: { files: [new File(["x"], "one.pdf"), new File(["x"], "two.pdf")] },
  });
  await pass(0);
  expect(screen.getByRole("alert").textContent).toBe("One file at a time, please.");
  expect(screen.queryByText("Processing file...")).toBeNull();
});

it("names files it cannot read", async () => {
  show();
  expect(screen.getByLabelText("Choose a file", { selector: "input" }).getAttribute("accept")).toBe(
    ".pdf,.doc,.docx",
  );
  await choose("me.gif");
  expect(screen.getByRole("alert").textContent).toContain("This kind of file cannot be read.");
});
