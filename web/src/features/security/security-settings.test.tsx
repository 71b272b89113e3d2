import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { Security } from "@waymark/contract/security";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { words } from "../../lib/i18n.ts";
import { Guard } from "../../lib/session.tsx";
import { clearStoredUser, storeUser } from "../../lib/stored-user.ts";
import { aUser, aUserDetail } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { Hosts } from "../../ui/hosts.tsx";
import { ProofHost } from "./proof-host.tsx";
import { SecuritySettings } from "./security-settings.tsx";

beforeAll(() => words("security"));
afterEach(() => {
  vi.unstubAllGlobals();
  clearStoredUser();
});

const plain: Security = {
  hasPassword: true,
  provenUntil: null,
  authenticatorSince: null,
  backupCodesLeft: 0,
  passkeys: [],
  emailChange: null,
};
const read = "GET /api/security";
const refused = (status: number, code: string, error = "No.") => ({
  status,
  body: { error, code, requestId: "r" },
});

function show(table: Parameters<typeof answerCalls>[0]) {
  storeUser(aUser());
  const asked = answerCalls({
    [`GET /api/user/${aUser().id}`]: { body: { ...aUserDetail(), emailVerified: true } },
    ...table,
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Guard go={() => undefined}>
        <SecuritySettings />
        <ProofHost />
      </Guard>
      <Hosts />
    </QueryClientProvider>,
  );
  return asked;
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("the security settings", () => {
  it("says why they are not there, and asks again", async () => {
    let works = false;
    show({ [read]: () => (works ? { body: plain } : refused(503, "busy", "Not now.")) });
    expect(await screen.findByText("Not now.")).toBeTruthy();
    works = true;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("A password is set.")).toBeTruthy();
  });

  it("asks for a proof where one is wanted, makes the call again, and shows the secret", async () => {
    let proven = false;
    const asked = show({
      [read]: { body: plain },
      "POST /api/second-factor/authenticator": () =>
        proven
          ? { body: { secret: "ABCDEFGH", uri: "otpauth://totp/x?secret=ABCDEFGH" } }
          : refused(403, "proof_required"),
      "POST /api/security/prove": () => {
        proven = true;
        return { body: { provenUntil: "2027-01-01T00:00:00.000Z" } };
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Turn on" }));
    const dialog = await screen.findByRole("dialog", { name: "Confirm that it is you" });
    fireEvent.change(await within(dialog).findByLabelText("Your password"), { target: { value: "secret" } });
    fireEvent.click(within(dialog).getByRole("button", { name: "Confirm" }));
    expect(await screen.findByRole("img", { name: "QR code for your authenticator app" })).toBeTruthy();
    expect(screen.getByText("ABCD EFGH")).toBeTruthy();
    expect(asked.filter(({ url }) => url.endsWith("/authenticator"))).toHaveLength(2);
  });

  it("says nothing when the person declines to prove it", async () => {
    show({
      [read]: { body: plain },
      "POST /api/second-factor/authenticator": refused(403, "proof_required", "Prove it."),
    });
    fireEvent.click(await screen.findByRole("button", { name: "Turn on" }));
    const dialog = await screen.findByRole("dialog", { name: "Confirm that it is you" });
    fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByText("Prove it.")).toBeNull();
  });

  it.each([
    ["password_wrong", "Current password"],
    ["weak_password", "New password"],
  ])("says %s at its field and keeps what was typed", async (code, label) => {
    show({ [read]: { body: plain }, "POST /api/security/password": refused(422, code, "Not this one.") });
    fireEvent.click(await screen.findByRole("button", { name: "Change password" }));
    fill("Current password", "one two three");
    fill("New password", "four five six");
    fireEvent.click(screen.getByRole("button", { name: "Save password" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Not this one.");
    expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByLabelText("New password")).toHaveProperty("value", "four five six");
  });

  it("shows a change of e-mail on its way, and gives it up", async () => {
    let emailChange: Security["emailChange"] = {
      newEmail: "new@example.org",
      confirmedByOld: true,
      confirmedByNew: false,
      expiresAt: "2027-01-01T00:00:00.000Z",
    };
    show({
      [read]: () => ({ body: { ...plain, emailChange } }),
      "DELETE /api/security/email": () => {
        emailChange = null;
        return { body: { ok: true } };
      },
    });
    expect(await screen.findByText("marta@example.org has confirmed")).toBeTruthy();
    expect(screen.getByText("new@example.org has not confirmed yet")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Cancel the change" }));
    await waitFor(() => expect(screen.queryByText("new@example.org has not confirmed yet")).toBeNull());
  });

  it("tells who has few backup codes left, and asks before making new ones", async () => {
    const on = { ...plain, authenticatorSince: "2026-01-01T00:00:00.000Z", backupCodesLeft: 1 };
    const codes = Array.from({ length: 10 }, (_, n) => `CODE${n}-AAAAA`);
    show({ [read]: { body: on }, "POST /api/second-factor/backup-codes": { body: { backupCodes: codes } } });
    expect(await screen.findByText(/1 backup code left\./)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "New backup codes" }));
    const ask = await screen.findByRole("dialog", { name: "Create new backup codes?" });
    fireEvent.click(within(ask).getByRole("button", { name: "New backup codes" }));
    const shown = await screen.findByRole("dialog", { name: "Save your backup codes" });
    expect(within(shown).getAllByRole("listitem")).toHaveLength(10);
    fireEvent.keyDown(shown, { key: "Escape" });
    expect(screen.getByRole("dialog", { name: "Save your backup codes" })).toBeTruthy();
    fireEvent.click(within(shown).getByRole("button", { name: "I have saved them" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
