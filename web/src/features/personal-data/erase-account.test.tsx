import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { Guard } from "../../lib/session/session.tsx";
import { clearStoredUser, storeUser } from "../../lib/session/stored-user.ts";
import { aUser, aUserDetail } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { EraseAccount } from "./erase-account.tsx";

beforeAll(() => loadTexts("personal-data"));
afterEach(() => {
  vi.unstubAllGlobals();
  clearStoredUser();
});

it("asks an account without an address to type its number", async () => {
  const own = { email: "", phoneNumber: "+4915123456788" };
  storeUser({ ...aUser(), ...own });
  const erasure = { askedAt: "2026-11-28T09:00:00Z", erasedAt: "2026-12-05T09:00:00Z" };
  const asked = answerCalls({
    [`GET /api/user/${aUser().id}`]: { body: { ...aUserDetail(), ...own } },
    "POST /api/personal-data/erasure": { body: { erasure } },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Guard go={() => undefined}>
        <EraseAccount pending={null} />
      </Guard>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Erase my account" }));
  screen.getByText("To confirm, type your phone number: +4915123456788");
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText("Your phone number"), { target: { value } });
  const erase = () => fireEvent.click(screen.getByRole("button", { name: "Erase in seven days" }));
  type("+49 151 1");
  erase();
  screen.getByText("That is not the number of this account.");
  type("+49 1512 3456788");
  erase();
  await waitFor(() => expect(asked.some(({ url }) => url.includes("erasure"))).toBe(true));
});
