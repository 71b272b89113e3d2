import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { readStoredUser } from "../../lib/session/stored-user.ts";
import { aUser } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { Hosts } from "../../ui/overlay/hosts.tsx";
import { PhoneDialog } from "./phone-dialog.tsx";
import { PhoneSteps } from "./phone-steps.tsx";

const user = aUser({ phoneNumber: "+4915123456789", phoneVerified: true });
const at = { send: "POST /api/send-phone-verification", verify: "POST /api/verify-phone" };
const sent = {
  [at.send]: { body: { sentTo: "+4915123456789", expiresAt: "2026-01-01T00:00:00.000Z", standIn: true } },
};
const refusal = (status: number, code: string, error: string) => ({
  status,
  body: { error, code, requestId: "r" },
});

beforeAll(() => loadTexts("phone"));
afterEach(() => {
  vi.unstubAllGlobals();
});

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const press = (name: string) => fireEvent.click(button(name));
/** Reads the alert and confirms it. */
const answered = async () => {
  const text = (await screen.findByRole("alertdialog")).textContent;
  press("OK");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  return text;
};

function open(onVerified = vi.fn()) {
  render(
    <>
      <PhoneSteps userId={user.id} onVerified={onVerified} />
      <Hosts />
    </>,
  );
  return onVerified;
}

/** Goes as far as the code field. */
async function toCode() {
  await type("Phone Number", "+49 1512 3456789");
  press("Send Verification Code");
  expect(await answered()).toContain("Verification code sent to your phone!");
  return field("Verification Code");
}

describe("the phone steps", () => {
  it("lead from the number to its verification", async () => {
    const asked = answerCalls({ ...sent, [at.verify]: { body: { user } } });
    const verified = open();
    expect(button("Send Verification Code").disabled).toBe(true);
    const code = await toCode();
    expect(await asked[0]?.json()).toEqual({ userId: user.id, phoneNumber: "+4915123456789" });
    expect(screen.getByText("+49 1512 3456789")).toBeDefined();
    expect(screen.getByText(/operator/)).toBeDefined();
    expect(code.maxLength).toBe(6);
    await type("Verification Code", "12345");
    expect(button("Verify Phone").disabled).toBe(true);
    await type("Verification Code", "123456");
    press("Verify Phone");
    expect(await answered()).toContain("Phone verified successfully!");
    await waitFor(() => expect(verified).toHaveBeenCalledWith(user));
    expect(await asked[1]?.json()).toEqual({ userId: user.id, code: "123456" });
    expect(readStoredUser()?.phoneVerified).toBe(true);
  });

  it("show the number as it will be dialled, and keep the typed text", async () => {
    answerCalls({});
    open();
    fireEvent.change(screen.getByLabelText("Country"), { target: { value: "DE" } });
    await type("Phone Number", "0151 23456789");
    expect(screen.getByText("The code goes to +49 1512 3456789")).toBeDefined();
    expect((await field("Phone Number")).value).toBe("0151 23456789");
    await type("Phone Number", "+33 6 12");
    expect(screen.getByText("So far: +33 6 12")).toBeDefined();
    expect(screen.getByLabelText<HTMLSelectElement>("Country")).toMatchObject({
      value: "FR",
      disabled: true,
    });
  });

  it("remove the spaces of a pasted code", async () => {
    answerCalls(sent);
    open();
    const code = await toCode();
    fireEvent.paste(code, { clipboardData: { getData: () => " 123 456\n" } });
    await waitFor(() => expect(code.value).toBe("123456"));
  });

  it.each(["Change phone number", "Resend code"])(
    "%s leads back with the number, without the code",
    async (name) => {
      answerCalls(sent);
      open();
      await toCode();
      await type("Verification Code", "123456");
      press(name);
      expect((await field("Phone Number")).value).toBe("+49 1512 3456789");
      press("Send Verification Code");
      await answered();
      expect((await field("Verification Code")).value).toBe("");
    },
  );

  it.each([
    [
      "a refusal",
      { [at.send]: refusal(422, "phone_invalid", "No number.") },
      "Failed to send code: No number.",
    ],
    ["a lost connection", {}, "Failed to send verification code"],
  ])("say what %s means at the number, and keep it", async (_, table, text) => {
    answerCalls(table);
    open();
    await type("Phone Number", "12 34");
    press("Send Verification Code");
    expect(await answered()).toContain(text);
    expect((await field("Phone Number")).value).toBe("12 34");
  });

  it.each([
    ["a refusal", { [at.verify]: refusal(422, "code_invalid", "Wrong.") }, "Verification failed: Wrong."],
    ["a lost connection", {}, "Failed to verify code"],
  ])("say what %s means at the code, and keep it", async (_, table, text) => {
    answerCalls({ ...sent, ...table });
    const verified = open();
    await toCode();
    await type("Verification Code", "123456");
    press("Verify Phone");
    expect(await answered()).toContain(text);
    expect((await field("Verification Code")).value).toBe("123456");
    expect(verified).not.toHaveBeenCalled();
  });
});

it("the dialog after sign-up is skipped by its link, its cross and Esc, not by a press outside", async () => {
  answerCalls({});
  const skip = vi.fn();
  render(<PhoneDialog user={user} onVerified={vi.fn()} onSkip={skip} />);
  const dialog = await screen.findByRole("dialog", { name: "Verify your phone" });
  fireEvent.pointerDown(document.body);
  expect(skip).not.toHaveBeenCalled();
  press("Skip for now");
  press("Close");
  fireEvent.keyDown(dialog, { key: "Escape" });
  expect(skip).toHaveBeenCalledTimes(3);
});

it("in Settings it does not submit the form around it", async () => {
  answerCalls({});
  const outer = vi.fn();
  render(
    <form onSubmit={outer}>
      <PhoneDialog user={user} number="+49" onVerified={vi.fn()} onClose={vi.fn()} />
    </form>,
  );
  press("Send Verification Code");
  await waitFor(() => expect(screen.getByText("Failed to send verification code")).toBeDefined());
  expect(outer).not.toHaveBeenCalled();
  expect(screen.queryByText("Skip for now")).toBeNull();
});
