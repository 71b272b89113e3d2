import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { EmailLink } from "./email-link.tsx";

beforeAll(() => loadTexts("security"));
afterEach(() => vi.unstubAllGlobals());

const link = { side: "old", oldEmail: "old@example.org", newEmail: "new@example.org", confirmed: false };
const read = "POST /api/security/email/link";
const confirm = "POST /api/security/email/confirm";

describe("a mailed link to a change of e-mail", () => {
  it("changes nothing before a press, then says what is left to do", async () => {
    const asked = answerCalls({ [read]: { body: link }, [confirm]: { body: { changed: false } } });
    render(<EmailLink token="t" />);
    expect(await screen.findByText(/from old@example.org to new@example.org/)).toBeTruthy();
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(["/api/security/email/link"]);
    fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
    expect(await screen.findByText("Thank you, confirmed")).toBeTruthy();
  });

  it("refuses", async () => {
    answerCalls({ [read]: { body: link }, "POST /api/security/email/refuse": { body: { ok: true } } });
    render(<EmailLink token="t" />);
    fireEvent.click(await screen.findByRole("button", { name: "Refuse" }));
    expect(await screen.findByText("Nothing will be changed")).toBeTruthy();
  });

  it("says that a link is invalid, without offering to retry", async () => {
    answerCalls({
      [read]: { status: 422, body: { error: "Over.", code: "link_invalid", requestId: "r" } },
    });
    render(<EmailLink token="t" />);
    expect(await screen.findByText("Over.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("offers to retry when the server does not answer", async () => {
    answerCalls({});
    render(<EmailLink token="t" />);
    expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  });
});
