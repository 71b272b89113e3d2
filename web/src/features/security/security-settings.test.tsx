import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { getUser } from "@waymark/contract/accounts";
import type { Security } from "@waymark/contract/security";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { call } from "../../lib/api/call.ts";
import { loadTexts } from "../../lib/language/i18n.ts";
import { Guard } from "../../lib/session/session.tsx";
import { clearStoredUser, storeUser } from "../../lib/session/stored-user.ts";
import { aUser, aUserDetail } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { Hosts } from "../../ui/overlay/hosts.tsx";
import { ProofHost } from "./proof-host.tsx";
import { SecuritySettings } from "./security-settings.tsx";

beforeAll(() => loadTexts("security"));
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
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = render(<Screen client={client} />);
  return Object.assign(asked, { client, ...shown });
}
function Screen({ client, drawn = 1 }: { client: QueryClient; drawn?: number }) {
  return (
    <QueryClientProvider client={client}>
      <Guard go={() => undefined}>
        <SecuritySettings key={drawn} />
        <ProofHost />
      </Guard>
      <Hosts />
    </QueryClientProvider>
  );
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("the security settings", () => {
  it("says why they did not load, and tries again", async () => {
    let works = false;
    show({ [read]: () => (works ? { body: plain } : refused(503, "busy", "Not now.")) });
    expect(await screen.findByText("Not now.")).toBeTruthy();
    works = true;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("A password is set.")).toBeTruthy();
  });

  it("asks for a recent proof, repeats the call, and shows the secret", async () => {
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

  it("shows no error when the person cancels the proof", async () => {
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

  it("shows a pending email change, and cancels it", async () => {
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

  it("warns when few backup codes are left, and asks before making new ones", async () => {
    const on = { ...plain, authenticatorSince: "2026-01-01T00:00:00.000Z", backupCodesLeft: 1 };
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

  const codes = Array.from({ length: 10 }, (_, n) => `CODE${n}-AAAAA`);
  const on = { ...plain, authenticatorSince: "2026-01-01T00:00:00.000Z", backupCodesLeft: 10 };
  const codesShown = async () =>
    within(await screen.findByRole("dialog", { name: "Save your backup codes" })).getAllByRole("listitem");
  const makeNewCodes = async () => {
    fireEvent.click(await screen.findByRole("button", { name: "New backup codes" }));
    const ask = await screen.findByRole("dialog", { name: "Create new backup codes?" });
    fireEvent.click(within(ask).getByRole("button", { name: "New backup codes" }));
  };

  it("keeps unsaved codes when the screen remounts or its data is dropped", async () => {
    const { client, rerender } = show({
      [read]: { body: on },
      "POST /api/second-factor/backup-codes": { body: { backupCodes: codes } },
    });
    await makeNewCodes();
    expect(await codesShown()).toHaveLength(10);
    rerender(<Screen client={client} drawn={2} />);
    expect(await codesShown()).toHaveLength(10);
    act(() => {
      client.clear();
      rerender(<Screen client={client} drawn={3} />);
    });
    expect(await codesShown()).toHaveLength(10);
    fireEvent.click(screen.getByRole("button", { name: "I have saved them" }));
    rerender(<Screen client={client} drawn={4} />);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("shows codes that arrive after the row was remounted", async () => {
    let answer = () => {};
    const arrived = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { client, rerender } = show({
      [read]: { body: on },
      "POST /api/second-factor/backup-codes": { body: { backupCodes: codes } },
    });
    const quick = fetch;
    vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
      if (String(input[0]).includes("backup-codes")) await arrived;
      return quick(...input);
    });
    await makeNewCodes();
    rerender(<Screen client={client} drawn={2} />);
    answer();
    expect(await codesShown()).toHaveLength(10);
  });

  it("hides one person's unsaved codes from the next person who signs in", async () => {
    show({
      [read]: { body: on },
      "POST /api/second-factor/backup-codes": { body: { backupCodes: codes } },
    });
    await makeNewCodes();
    expect(await codesShown()).toHaveLength(10);
    const other = { ...aUser(), id: "0190a1b2-0000-7000-8000-000000000002" };
    act(() => storeUser(other));
    act(() => storeUser(aUser()));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Save your backup codes" })).toBeNull());
  });

  it("keeps the person signed in when another tab calls with the old cookies while the authenticator is turned on", async () => {
    // Turning it on replaces the session. Its event may arrive, and be handled, before the answer and the new cookies.
    let hasCookies = true;
    let isReplaced = false;
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const whole = { ...aUserDetail(), emailVerified: true };
    const gone = refused(401, "session_missing");
    show({
      [`GET /api/user/${aUser().id}`]: () => (hasCookies ? { body: whole } : gone),
      [read]: () => (hasCookies ? { body: isReplaced ? on : plain } : gone),
      "POST /api/second-factor/authenticator": { body: { secret: "ABCDEFGH", uri: "otpauth://totp/x" } },
      "POST /api/second-factor/turn-on": { body: { backupCodes: codes } },
    });
    const quick = fetch;
    vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
      const answer = await quick(...input);
      if (!String(input[0]).includes("turn-on")) return answer;
      [hasCookies, isReplaced] = [false, true];
      await finished;
      hasCookies = true;
      return answer;
    });
    fireEvent.click(await screen.findByRole("button", { name: "Turn on" }));
    const dialog = await screen.findByRole("dialog", { name: "Turn on the authenticator app" });
    fireEvent.change(within(dialog).getByLabelText(/Code from your app/), { target: { value: "123456" } });
    fireEvent.click(within(dialog).getByRole("button", { name: "Turn on" }));
    await waitFor(() => expect(hasCookies).toBe(false));
    const heard = call(getUser, { params: { id: aUser().id } });
    finish();
    expect(await heard).toMatchObject({ id: aUser().id });
    expect(await codesShown()).toHaveLength(10);
  });
});
