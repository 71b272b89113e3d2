import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ActionPlan } from "@waymark/contract/action-plans";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { words } from "../../../lib/i18n.ts";
import { answerCalls } from "../../../testing/answer-calls.ts";
import { renderAt } from "../../../testing/render-at.tsx";
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

beforeAll(() => words("careers", "paths"));
afterEach(() => vi.unstubAllGlobals());

it("keeps what is ticked here when the plan was changed elsewhere, and asks which one counts", async () => {
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
