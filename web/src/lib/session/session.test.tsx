import { act, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aUser, aUserDetail } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { useChooseLanguage } from "../language/choose-language.ts";
import { chooseLanguage, chooseSignedOut, chosenSignedOut, i18n } from "../language/i18n.ts";
import { LanguageQuestion } from "../language/language-question.tsx";
import { keepPendingCompletion, readPendingCompletion } from "./pending-completion.ts";
import { checkSession, Guard, leaveSession, useSession } from "./session.tsx";
import {
  clearStoredUser,
  draftKey,
  readPendingUser,
  readStoredUser,
  storePendingUser,
  storeUser,
} from "./stored-user.ts";

const asked = `GET /api/user/${aUser().id}`;

afterEach(() => {
  vi.unstubAllGlobals();
  clearStoredUser();
});

function Page() {
  return <h1>{useSession().user.displayName}</h1>;
}

describe("the guard", () => {
  it("asks nobody when no user is stored", async () => {
    const calls = answerCalls({});
    expect(await checkSession()).toEqual({ to: "/signin" });
    expect(calls).toEqual([]);
  });

  it.each([
    ["complete", { body: aUserDetail() }, { user: aUserDetail() }],
    ["incomplete", { body: aUserDetail({ onboardingCompleted: false }) }, { to: "/onboarding" }],
    [
      "not found",
      { status: 404, body: { error: "x", code: "not_found", requestId: "r" } },
      { to: "/signin" },
    ],
    ["broken", { status: 500, body: "<html>" }, { to: "/signin" }],
    ["of another shape", { body: { onboardingCompleted: true } }, { to: "/signin" }],
  ])("follows the server's answer: %s", async (_, answer, outcome) => {
    storeUser(aUser());
    answerCalls({ [asked]: answer });
    expect(await checkSession()).toEqual(outcome);
  });

  it("tells the server again that onboarding is complete, when only that word was lost", async () => {
    storeUser(aUser({ onboardingCompleted: false }));
    keepPendingCompletion({ userId: aUser().id, plan: "monthly", reason: "Busy." });
    let told = false;
    const calls = answerCalls({
      [asked]: () => ({ body: aUserDetail({ onboardingCompleted: told }) }),
      "POST /api/onboarding/complete": () => {
        told = true;
        return { body: { user: aUser() } };
      },
    });
    expect(await checkSession()).toEqual({ user: aUserDetail() });
    expect(await calls[1]?.json()).toEqual({ userId: aUser().id, plan: "monthly" });
    expect(readPendingCompletion(aUser().id)).toBeNull();
  });

  it("goes to sign-in when the call fails", async () => {
    storeUser(aUser());
    answerCalls({});
    expect(await checkSession()).toEqual({ to: "/signin" });
  });

  it("shows the spinner, then the page, and leaves when another tab signs out", async () => {
    storeUser(aUser());
    answerCalls({ [asked]: { body: aUserDetail() } });
    const go = vi.fn();
    render(
      <Guard go={go}>
        <Page />
      </Guard>,
    );
    expect(screen.getByText("Checking authentication...")).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Marta Ribeiro" })).toBeTruthy();
    expect(go).not.toHaveBeenCalled();
    act(() => clearStoredUser());
    expect(go).toHaveBeenCalledWith("/signin");
  });

  it("hides the first person's page when somebody else signs in in another tab", async () => {
    const other = { id: "0190a1b2-0000-7000-8000-0000000000ff", displayName: "Nora Vale" };
    storeUser(aUser());
    answerCalls({
      [asked]: { body: aUserDetail() },
      [`GET /api/user/${other.id}`]: { body: { ...aUserDetail(), ...other } },
    });
    render(
      <Guard go={() => undefined}>
        <Page />
      </Guard>,
    );
    await screen.findByRole("heading", { name: "Marta Ribeiro" });
    act(() => storeUser({ ...aUser(), ...other }));
    expect(screen.queryByRole("heading", { name: "Marta Ribeiro" })).toBeNull();
    expect(await screen.findByRole("heading", { name: "Nora Vale" })).toBeTruthy();
  });
});

describe("the language of the account", () => {
  const german = () => ({
    ...aUserDetail(),
    localization: { ...aUserDetail().localization, language: "de" as const },
  });
  afterEach(() => chooseLanguage("en"));

  it("wins over the language kept in the browser", async () => {
    await chooseLanguage("fr");
    storeUser(aUser());
    answerCalls({ [asked]: { body: german() } });
    render(
      <Guard go={() => undefined}>
        <Page />
      </Guard>,
    );
    await vi.waitFor(() => expect(i18n.language).toBe("de"));
    expect(localStorage.getItem("preferred-language")).toBe("de");
  });

  it.each([
    ["Keep Français", "fr"],
    ["Deutsch", "de"],
  ])("is asked about once when another was chosen before signing in: %s", async (answer, language) => {
    await chooseSignedOut("fr");
    await act(() => i18n.changeLanguage("fr"));
    storeUser(aUser());
    const saved: unknown[] = [];
    answerCalls({
      [asked]: { body: german() },
      [`PUT /api/user/${aUser().id}/preferences`]: (request) => {
        void request.json().then((body) => saved.push(body.localization));
        return { body: { ok: true, version: 2 } };
      },
    });
    render(
      <Guard go={() => undefined}>
        <Page />
        <LanguageQuestion />
      </Guard>,
    );
    const button = await screen.findByRole("button", { name: answer.replace("Keep", "Garder") });
    expect(i18n.language).toBe("fr");
    expect(saved).toEqual([]);
    await act(async () => button.click());
    await vi.waitFor(() => expect(saved).toEqual([{ language }]));
    expect(i18n.language).toBe(language);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(chosenSignedOut()).toBeNull();
  });

  it("waits for a choice made here that is still being saved", async () => {
    storeUser(aUser());
    let answered = (_: object) => {};
    const late = new Promise<object>((resolve) => {
      answered = resolve;
    });
    const sent = answerCalls({ [asked]: { body: german() } });
    const others = globalThis.fetch;
    vi.stubGlobal("fetch", async (input: string, init?: RequestInit) =>
      init?.method === "GET"
        ? others(input, init)
        : late.then((body) => new Response(JSON.stringify(body), { status: 200 })),
    );
    let saved: Promise<void> | undefined;
    function Choice() {
      const choose = useChooseLanguage();
      return (
        <button
          type="button"
          onClick={() => {
            saved = choose("es");
          }}
        >
          es
        </button>
      );
    }
    render(<Choice />);
    await act(async () => screen.getByRole("button", { name: "es" }).click());
    await vi.waitFor(() => expect(i18n.language).toBe("es"));
    render(
      <Guard go={() => undefined}>
        <Page />
      </Guard>,
    );
    expect(await screen.findByRole("heading", { name: "Marta Ribeiro" })).toBeTruthy();
    expect(sent).toHaveLength(1);
    expect(i18n.language).toBe("es");
    answered({});
    await saved;
  });
});

describe("leaving", () => {
  it.each([
    ["reached", { "POST /api/session/sign-out": { body: { ok: true } } }, true],
    ["not reached", {}, false],
  ])("forgets the person here; server %s", async (_, table, reached) => {
    storeUser(aUser());
    storePendingUser({ id: "a" });
    localStorage.setItem(draftKey, "{}");
    answerCalls(table);
    expect(await leaveSession()).toEqual({ reached });
    expect(readStoredUser()).toBeNull();
    expect(readPendingUser()).toBeNull();
    expect(localStorage.getItem(draftKey)).toBeNull();
  });
});
