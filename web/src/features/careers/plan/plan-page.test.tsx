import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ActionPlan, saveActionPlan } from "@waymark/contract/careers-plans";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { loadTexts } from "../../../lib/language/i18n.ts";
import { answerCalls } from "../../../testing/answer-calls.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { currentToast } from "../../../ui/overlay/toast.ts";
import { PlanPage } from "./plan-page.tsx";

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`;
const milestone = (n: number, doneAt: string | null = null): ActionPlan["milestones"][number] => ({
  id: id(n),
  kind: "step",
  title: `Step ${n}`,
  skillId: null,
  dueOn: null,
  doneAt,
});
const plan = (change: Partial<ActionPlan> = {}): ActionPlan => ({
  id: id(9),
  version: 1,
  fromRole: { id: "nurse", title: "Nurse" },
  toRole: { id: "manager", title: "Nurse manager" },
  level: "lead",
  milestones: [milestone(1), milestone(2)],
  progress: 0,
  openings: 2,
  openingsQuery: "Nurse manager",
  createdAt: "2026-01-02T03:04:05.000Z",
  updatedAt: "2026-01-02T03:04:05.000Z",
  ...change,
});

beforeAll(() => loadTexts("careers", "careers-paths"));
afterEach(() => vi.unstubAllGlobals());

it("keeps ticks made here when the plan changed elsewhere, and asks which version to keep", async () => {
  const theirs = plan({ version: 4, milestones: [milestone(1), milestone(2, "2026-02-03T04:05:06.000Z")] });
  const sent: unknown[] = [];
  const path = `/api/action-plans/${id(9)}`;
  let stored = plan();
  const asked = answerCalls({
    "GET /api/action-plans": () => ({ body: { plans: [stored] } }),
    [`PUT ${path}`]: () => {
      if (sent.push(1) === 1)
        return {
          status: 409,
          body: { error: "Changed.", code: "conflict", requestId: "r", details: { current: theirs } },
        };
      stored = { ...theirs, version: 5 };
      return { body: { plan: stored } };
    },
  });
  await renderAt("/dashboard?section=career-paths", <PlanPage id={id(9)} onBack={() => undefined} />);
  fireEvent.click(await screen.findByRole("checkbox", { name: "Step 1" }));
  await screen.findByText(/This plan was also changed somewhere else: there, 1 of 2 are done/);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Step 1" }).checked).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Keep this one" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const puts = asked.filter(({ method }) => method === "PUT");
  expect(await puts[0]?.json()).toMatchObject({ version: 1 });
  expect(await puts[1]?.json()).toMatchObject({
    version: 4,
    milestones: [{ title: "Step 1", doneAt: expect.any(String) }, { doneAt: null }],
  });
  await screen.findByText("Saved");
});

it("says so when a plan is no longer there", async () => {
  answerCalls({ "GET /api/action-plans": { body: { plans: [] } } });
  await renderAt("/dashboard?section=career-paths", <PlanPage id={id(8)} onBack={() => undefined} />);
  await screen.findByText("This plan is no longer here");
});

it("renames and dates a milestone in place, keeps its tick, and can undo both", async () => {
  const done = { ...milestone(1, "2026-01-02T03:04:05.000Z"), dueOn: "2026-05-01" };
  const stored = plan({ milestones: [done, milestone(2)] });
  let version = 1;
  const asked = answerCalls({
    "GET /api/action-plans": { body: { plans: [stored] } },
    [`PUT /api/action-plans/${id(9)}`]: () => {
      version += 1;
      return { body: { plan: { ...stored, version } } };
    },
  });
  const puts = () => asked.filter(({ method }) => method === "PUT");
  const sent = async (n: number) => {
    await waitFor(() => expect(puts()).toHaveLength(n));
    const { milestones } = saveActionPlan.body.parse(await puts()[n - 1]?.json());
    return milestones[0];
  };
  const rename = (from: string, typed: string, key: string) => {
    fireEvent.click(screen.getByRole("button", { name: `Rename: ${from}` }));
    const box = screen.getByRole("textbox", { name: "Name of the milestone" });
    expect(document.activeElement).toBe(box);
    fireEvent.change(box, { target: { value: typed } });
    fireEvent.keyDown(box, { key });
  };
  const undo = () => act(() => currentToast.get()?.action?.run());
  await renderAt("/dashboard?section=career-paths", <PlanPage id={id(9)} onBack={() => undefined} />);
  await screen.findByRole("button", { name: "Rename: Step 1" });
  rename("Step 1", "Something else", "Escape");
  rename("Step 1", "   ", "Enter");
  expect(puts()).toHaveLength(0);
  rename("Step 1", "  Ask the   ward sister ", "Enter");
  expect(await sent(1)).toEqual({ ...done, title: "Ask the ward sister" });
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Rename: Ask the ward sister");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Ask the ward sister" }).checked).toBe(true);
  expect(currentToast.get()).toMatchObject({ title: "Milestone renamed", description: "Step 1" });
  undo();
  expect(await sent(2)).toEqual(done);

  const day = screen.getByLabelText("Due date: Step 1");
  fireEvent.focus(day);
  fireEvent.change(day, { target: { value: "2026-06-01" } });
  fireEvent.blur(day);
  expect(await sent(3)).toEqual({ ...done, dueOn: "2026-06-01" });
  expect(currentToast.get()).toMatchObject({ title: "Date changed", description: "Step 1" });
  undo();
  expect(await sent(4)).toEqual(done);
});
