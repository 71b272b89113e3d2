import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { aUser } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { ContinueFree } from "./continue-free.tsx";

const complete = "POST /api/onboarding/complete";
const user = aUser();

beforeAll(() => loadTexts("billing-checkout", "onboarding"));
afterEach(() => vi.unstubAllGlobals());

it("tells the server before it goes on, and offers another try when that fails", async () => {
  const refusal = { error: "Busy just now.", code: "busy", requestId: "r" };
  answerCalls({ [complete]: { status: 503, body: refusal } });
  const done = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ContinueFree userId={user.id} onDone={done} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Continue with the free plan" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Busy just now.");
  expect(done).not.toHaveBeenCalled();
  const asked = answerCalls({ [complete]: { body: { user } } });
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(await asked[0]?.json()).toEqual({ userId: user.id, plan: "free" });
});
