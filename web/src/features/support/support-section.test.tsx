import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { helpTopics, type InstallationStatus } from "@waymark/contract/support";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { Guard } from "../../lib/session/session.tsx";
import { forgetPerson, storeUser } from "../../lib/session/stored-user.ts";
import { aUser, aUserDetail } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { SupportSection } from "./support-section.tsx";

const status: InstallationStatus = {
  version: "0.1.0",
  database: "embedded",
  postings: 41_200,
  samples: 0,
  index: "ready",
  sources: { on: 4, well: 3, lastSuccess: "2026-11-20T10:00:00.000Z" },
  mail: "outbox",
  sms: "sends",
  payments: "off",
  model: "off",
  backups: { last: null, everyHours: 24 },
};

async function open(
  item?: string,
  first: { status: number; body: unknown } = { status: 200, body: { status } },
) {
  const refusal = { status: 429, body: { code: "rate_limited", error: "Too many messages. Wait a minute." } };
  const answers = {
    contact: refusal as { status: number; body: unknown },
    status: first,
  };
  const asked = answerCalls({
    [`GET /api/user/${aUser().id}`]: { body: aUserDetail({}) },
    "GET /api/contact/token": { body: { token: "t" } },
    "POST /api/contact": () => answers.contact,
    "GET /api/status": () => answers.status,
  });
  const at = await renderAt(
    "/dashboard",
    <Guard go={() => undefined}>
      <SupportSection item={item} />
    </Guard>,
  );
  await screen.findByRole("heading", { level: 1 });
  return { answers, asked, at };
}

beforeAll(() => loadTexts("support", "support-help", "support-contact", "app-shell"));
beforeEach(() => storeUser(aUser()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetPerson();
});

describe("help", () => {
  const search = (text: string) =>
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });
  const found = () =>
    within(screen.getByRole("navigation", { name: "Help pages" }))
      .queryAllByRole("link")
      .map(({ textContent }) => textContent);

  it("finds pages despite a typing mistake, best match first, and shows one", async () => {
    await open();
    expect(found()).toHaveLength(helpTopics.length);
    search("calender");
    expect(found()[0]).toBe("Interviews and calendar");
    expect(screen.getByRole("article", { name: "Interviews and calendar" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toMatch(/^\d+ page/);
  });

  it("says that nothing was found, and links to the form", async () => {
    await open();
    search("zzqxw");
    expect(found()).toEqual(["Write to us"]);
    expect(screen.getByRole("link", { name: "Write to us" }).getAttribute("href")).toContain("item=contact");
    search("");
    expect(found()).toHaveLength(helpTopics.length);
  });

  it("links a page to the section it is about", async () => {
    await open("analytics");
    const page = within(screen.getByRole("article"));
    expect(page.getByRole("link", { name: /Analytics/ }).getAttribute("href")).toContain("section=analytics");
  });
});

describe("a message", () => {
  const message = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Your message/ });
  const type = (text: string) => fireEvent.change(message(), { target: { value: text } });
  /** The form delays messages that were filled in very fast. */
  const pressAndWait = async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    press();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    vi.useRealTimers();
  };
  const press = () => fireEvent.click(screen.getByRole("button", { name: "Send message" }));

  it("is not sent empty or with an invalid address, and keeps the text", async () => {
    const { asked } = await open("contact");
    press();
    await screen.findByText("Please write between 1 and 4,000 characters.");
    type("Where is the switch?");
    fireEvent.change(screen.getByRole("textbox", { name: "Email" }), { target: { value: "nobody" } });
    press();
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: "Email" }).getAttribute("aria-invalid")).toBe("true"),
    );
    expect(message().value).toBe("Where is the switch?");
    expect(asked.some(({ method }) => method === "POST")).toBe(false);
  });

  it("stays with the reason when it is refused, and is cleared when accepted", async () => {
    const { answers, asked } = await open("contact");
    await waitFor(() => expect(asked.some(({ url }) => url.endsWith("/token"))).toBe(true));
    type("Where is the switch?");
    await pressAndWait();
    await screen.findByText("Too many messages. Wait a minute.");
    expect(message().value).toBe("Where is the switch?");
    answers.contact = { status: 200, body: { ok: true } };
    await pressAndWait();
    await screen.findByText("Your message is on its way");
    expect(sessionStorage.getItem("message-draft")).toBeNull();
  });

  it("survives a visit to another screen, and is deleted on sign-out", async () => {
    await open("contact");
    type("Half a");
    await waitFor(() => expect(sessionStorage.getItem("message-draft")).toContain("Half a"));
    cleanup();
    await open("contact");
    expect(message().value).toBe("Half a");
    forgetPerson();
    expect(sessionStorage.getItem("message-draft")).toBeNull();
  });
});

describe("the status", () => {
  it("says whether each part works, is replaced or is off", async () => {
    await open("status");
    const line = async (name: string) =>
      (await screen.findByText(name)).nextElementSibling?.textContent ?? "";
    expect(await line("Job search")).toContain("41,200");
    expect(await line("Job sources")).toContain("3 of 4");
    const said = screen.getByRole("tabpanel").textContent ?? "";
    expect(said).toContain("0.1.0");
  });

  it("says that it did not load, and loads it at the second try", async () => {
    const broken = { status: 500, body: { code: "internal", error: "Something went wrong." } };
    const { answers } = await open("status", broken);
    await screen.findByText(/Something went wrong\./);
    answers.status = { status: 200, body: { status } };
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/0\.1\.0/)).toBeTruthy();
  });
});
