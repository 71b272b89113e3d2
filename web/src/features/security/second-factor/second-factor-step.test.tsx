import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../../lib/language/i18n.ts";
import { aUser } from "../../../testing/a-user.ts";
import { answerCalls } from "../../../testing/answer-calls.ts";
import { SecondFactorStep } from "./second-factor-step.tsx";

beforeAll(() => loadTexts("security-factor"));
afterEach(() => vi.unstubAllGlobals());

const refusal = (code: string, error = "No.") => ({ status: 422, body: { error, code, requestId: "r" } });

function show(answer: Parameters<typeof answerCalls>[0][string]) {
  const asked = answerCalls({
    "GET /api/second-factor": { body: { owed: true, passkey: false } },
    "POST /api/second-factor/show": answer,
  });
  const shown: string[] = [];
  const onCancel = vi.fn();
  render(<SecondFactorStep onShown={async (user) => void shown.push(user.id)} onCancel={onCancel} />);
  return { asked, shown, onCancel };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("the second factor's step", () => {
  it("waits for six digits, sends them and goes on", async () => {
    const { shown, asked } = show({ body: { user: aUser() } });
    const submit = screen.getByRole("button", { name: "Confirm" });
    type("Code from your app", "12345");
    expect(submit).toHaveProperty("disabled", true);
    type("Code from your app", "123 456");
    fireEvent.click(submit);
    await waitFor(() => expect(shown).toEqual([aUser().id]));
    const sent = asked.find(({ method }) => method === "POST");
    expect(await sent?.json()).toEqual({ by: "authenticator", code: "123 456" });
  });

  it("says that a code is wrong at the field, keeps it and its focus", async () => {
    show(refusal("code_invalid"));
    type("Code from your app", "123456");
    fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
    expect((await screen.findByRole("alert")).textContent).toContain("This code is not right.");
    const field = screen.getByLabelText("Code from your app");
    expect(field).toHaveProperty("value", "123456");
    expect(document.activeElement).toBe(field);
  });

  it("takes a backup code, and offers to go back", async () => {
    const { shown, asked } = show({ body: { user: aUser() } });
    fireEvent.click(screen.getByRole("button", { name: "Use a backup code" }));
    type("Backup code", "ABCDE-12345");
    fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(shown).toHaveLength(1));
    const sent = asked.find(({ method }) => method === "POST");
    expect(await sent?.json()).toEqual({ by: "backup-code", code: "ABCDE-12345" });
  });

  it("reports how long to wait, and that the sign-in has ended", async () => {
    show({ status: 429, body: { error: "Wait a little.", code: "rate_limited", requestId: "r" } });
    type("Code from your app", "123456");
    fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
    expect(await screen.findByText("Wait a little.")).toBeTruthy();
  });

  it("leaves by cancelling", () => {
    const { onCancel } = show(refusal("code_invalid"));
    fireEvent.click(screen.getByRole("button", { name: "Cancel and sign out" }));
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
