import { screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { useLiveStream } from "../../lib/live/live.ts";
import { Guard, useSession } from "../../lib/session/session.tsx";
import { clearStoredUser, readStoredUser, storeUser } from "../../lib/session/stored-user.ts";
import { aUser, aUserDetail } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { useFollowAccount } from "./use-follow-account.ts";

function Screen() {
  useFollowAccount();
  useLiveStream();
  return <h1>{useSession().user.displayName}</h1>;
}

/** Renders the screen and sends `event`; the account is then answered as `then`. */
async function open(event: string, then: { status?: number; body?: unknown } | undefined) {
  storeUser(aUser());
  const answers = [{ body: aUserDetail() }, then];
  const go = vi.fn();
  const asked = answerCalls({
    [`GET /api/user/${aUser().id}`]: () => {
      const answer = answers.shift();
      if (!answer) throw new TypeError("Failed to fetch");
      return answer;
    },
    "GET /api/events": { body: `event: ${event}\nid: 1\ndata: {}\n\n` },
  });
  await renderAt(
    "/dashboard",
    <Guard go={go}>
      <Screen />
    </Guard>,
  );
  const settled = () => asked.filter((request) => request.url.includes("/api/user/")).length === 2;
  await vi.waitFor(() => expect(settled()).toBe(true), { timeout: 10_000 });
  return go;
}

beforeAll(() => loadTexts("app-shell"));
afterEach(() => {
  vi.unstubAllGlobals();
  clearStoredUser();
});

describe("following the account", () => {
  it("shows a profile changed elsewhere", async () => {
    await open("user-updated", { body: aUserDetail({ displayName: "Marta Silva" }) });
    expect(await screen.findByRole("heading", { name: "Marta Silva" })).toBeTruthy();
  });

  it("goes to sign-in when the session was ended elsewhere", async () => {
    const refusal = { error: "x", code: "not_signed_in", requestId: "r" };
    const go = await open("signed-out", { status: 401, body: refusal });
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/signin"), { timeout: 10_000 });
    expect(readStoredUser()).toBeNull();
  });

  it("stays when the server cannot be asked", async () => {
    const go = await open("user-updated", undefined);
    expect(await screen.findByRole("heading", { name: "Marta Ribeiro" })).toBeTruthy();
    expect(go).not.toHaveBeenCalled();
    expect(readStoredUser()).toEqual(aUser());
  });
});
