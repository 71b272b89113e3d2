import { onlineManager } from "@tanstack/react-query";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { careerPaths } from "@waymark/contract/careers";
import type { AnswerOf } from "@waymark/contract/endpoint";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { i18n, loadTexts } from "../../lib/language/i18n.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { currentToast } from "../../ui/overlay/toast.ts";
import { CareerPaths } from "./career-paths.tsx";
import { aPath } from "./testing/a-path.ts";

type Answer = AnswerOf<typeof careerPaths>;

const answer = (change: Partial<Answer> = {}): Answer => ({
  paths: [aPath(), aPath({ id: "nurse>teacher", targetRole: "Nurse educator", targetRoleId: "teacher" })],
  reading: {
    text: "RN",
    role: { id: "nurse", title: "Nurse" },
    confidence: 0.9,
    level: null,
    candidates: [{ id: "nurse", title: "Nurse", confidence: 0.9 }],
  },
  setAside: null,
  assumed: [{ kind: "no-skills", said: "", taken: "Nurse" }],
  facts: [{ name: "BLS OEWS", country: "US", year: 2024, imported: false }],
  ...change,
});

const noChoices = {
  currentRoleId: null,
  targetRoleId: null,
  pinned: [],
  hidden: [],
  setAside: null,
  version: 1,
};

/** Renders the screen at a width; `paths` answers the request for paths. */
async function open(paths: (request: Request) => { status?: number; body?: unknown }, width = 1_280) {
  vi.stubGlobal("innerWidth", width);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("min-width") && width >= 720,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const asked = answerCalls({
    "POST /api/career-paths": paths,
    "GET /api/user/profile": {
      body: { desiredJobTitle: "Charge nurse", experienceLevel: "", skills: ["Triage"], industry: "" },
    },
    "GET /api/career-choices": { body: { choices: noChoices, roles: [] } },
    "PUT /api/career-choices": { body: { choices: { ...noChoices, hidden: ["charge"] }, roles: [] } },
    "GET /api/action-plans": { body: { plans: [] } },
  });
  await renderAt("/dashboard?section=career-paths", <CareerPaths onPlan={() => undefined} />);
  return asked;
}

beforeAll(() => loadTexts("careers", "careers-paths"));
afterEach(() => vi.unstubAllGlobals());

describe("career paths", () => {
  it("ask with the profile's values, and with the defaults for those it does not have", async () => {
    const asked = await open(() => ({ body: answer() }));
    await screen.findByRole("application", { name: "Map of the path to Nurse manager" });
    const sent = await asked
      .find(({ method, url }) => method === "POST" && url.endsWith("/career-paths"))
      ?.json();
    expect(sent).toEqual({
      currentRole: "Charge nurse",
      experience: "mid-level",
      skills: ["Triage"],
      industry: "Technology",
    });
  });

  it("move on the map by arrow keys, open a role with Enter and close it with Esc", async () => {
    await open(() => ({ body: answer() }));
    const map = await screen.findByRole("application", { name: "Map of the path to Nurse manager" });
    const start = within(map).getByRole("button", { name: /^You are here\. Nurse/ });
    start.focus();
    fireEvent.keyDown(start, { key: "ArrowRight" });
    const line = document.activeElement;
    expect(line?.getAttribute("aria-label")).toBe(
      "From Nurse to Charge nurse. You lead people. 78% similar. New skills: Coaching",
    );
    fireEvent.keyDown(map, { key: "ArrowRight" });
    const charge = document.activeElement;
    expect(charge?.textContent).toMatch(/^Charge nurse\. Mid-level\. Probability 84% \(high\)/);
    // The map is a single Tab stop.
    expect(map.querySelectorAll('[data-stop][tabindex="0"]')).toHaveLength(1);
    fireEvent.click(charge ?? map);
    const detail = await screen.findByRole("region", { name: "Charge nurse" });
    expect(within(detail).getAllByRole("rowheader")).toHaveLength(5);
    expect(
      within(detail).getByText("Computed from these five parts. It is not an observed rate."),
    ).toBeTruthy();
    expect(within(detail).getByRole("link", { name: "3 postings" }).getAttribute("href")).toContain(
      "query=Charge",
    );
    fireEvent.keyDown(within(detail).getByRole("heading", { level: 2 }), { key: "Escape" });
    expect(screen.queryByRole("region", { name: "Charge nurse" })).toBeNull();
    expect(document.activeElement).toBe(charge);
  });

  it("begin with the list on a narrow screen, with the same content as the map", async () => {
    await open(() => ({ body: answer() }), 320);
    const list = await screen.findByRole("list", { name: "Steps of the path to Nurse manager" });
    expect(screen.queryByRole("application")).toBeNull();
    const [nurse, , , manager] = [...list.children].map((item) => item.textContent ?? "");
    expect(nurse).toContain("To Charge nurse: You lead people. 78% similar. New skills: Coaching");
    expect(manager).toMatch(/Nurse manager.*Target.*Lead.*38% chance.*\+23% in ten years/);
    fireEvent.click(screen.getByRole("button", { name: "Map view" }));
    expect(await screen.findByRole("application")).toBeTruthy();
  });

  it("keep the paths set aside, say what changed, and go back by one round or to the first", async () => {
    const tutor = aPath({ id: "nurse>tutor", targetRole: "Tutor", targetRoleId: "tutor" });
    const rounds = [["manager", "teacher"]];
    const went = [
      { id: "manager", title: "Nurse manager" },
      { id: "teacher", title: "Nurse educator" },
    ];
    const others = {
      paths: [tutor],
      setAside: { fromRoleId: "nurse", rounds, came: [{ id: "tutor", title: "Tutor" }], went },
    };
    const end = { ...others.setAside, rounds: [...rounds, ["tutor"]], came: [] };
    const answers: Partial<Answer>[] = [{}, others, { ...others, setAside: end }, {}];
    let times = 0;
    const asked = await open(() => ({ body: answer(answers[times++] ?? {}) }));
    const kept = async () =>
      asked
        .filter(({ method }) => method === "PUT")
        .at(-1)
        ?.clone()
        .json();
    await screen.findByRole("tab", { name: "Path to Nurse manager" });
    fireEvent.click(screen.getByRole("button", { name: "Regenerate Paths" }));
    await screen.findByText(/New: Tutor\. No longer shown: Nurse manager and Nurse educator\./);
    expect(await kept()).toEqual({ setAside: { fromRoleId: "nurse", rounds } });
    expect(screen.queryByRole("button", { name: "Back to the previous paths" })).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Regenerate Paths" }).ariaBusy).not.toBe("true"),
    );
    fireEvent.click(screen.getByRole("button", { name: "Regenerate Paths" }));
    await screen.findByText(/There are no other targets to suggest right now/);
    expect(await kept()).toEqual({ setAside: { fromRoleId: "nurse", rounds: end.rounds } });
    expect(screen.getByRole("button", { name: "Back to the previous paths" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Back to the first paths" }));
    await screen.findByRole("tab", { name: "Path to Nurse manager" });
    expect(await kept()).toEqual({ setAside: null });
  });

  it("say at once that new paths need a connection", async () => {
    const asked = await open(() => ({ body: answer() }));
    await screen.findByRole("tab", { name: "Path to Nurse manager" });
    onlineManager.setOnline(false);
    try {
      vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
      fireEvent.click(screen.getByRole("button", { name: "Regenerate Paths" }));
      await waitFor(() => expect(currentToast.get()?.title).toBe("That was not saved"));
      await waitFor(() =>
        expect(screen.getByRole("button", { name: "Regenerate Paths" }).ariaBusy).not.toBe("true"),
      );
      expect(asked.some(({ method }) => method === "PUT")).toBe(false);
      expect(screen.getByRole("tab", { name: "Path to Nurse manager" })).toBeTruthy();
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it("show the sample, labelled as one, when loading fails, and try again", async () => {
    let isUp = false;
    await open(() =>
      isUp
        ? { body: answer() }
        : { status: 400, body: { error: "Out of order.", code: "invalid_input", requestId: "r" } },
    );
    expect(await screen.findByText(/Your paths could not be computed/)).toBeTruthy();
    expect(screen.getByText("Sample path")).toBeTruthy();
    expect(
      screen.getByRole("button", { name: /^Chief technology officer\. Target\. Executive/ }),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Pin" })).toBeNull();
    isUp = true;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("tab", { name: "Path to Nurse manager" });
  });

  it("say when there are none", async () => {
    await open(() => ({ body: answer({ paths: [] }) }));
    await screen.findByText('No career paths generated yet. Click "Regenerate Paths" to get started.');
  });

  it("hide a role and offer to undo it", async () => {
    const asked = await open(() => ({ body: answer() }), 320);
    fireEvent.click(await screen.findByRole("button", { name: "Charge nurse", pressed: false }));
    fireEvent.click(await screen.findByRole("button", { name: "Hide this role" }));
    await waitFor(() => expect(asked.some(({ method }) => method === "PUT")).toBe(true));
    const put = asked.find(({ method }) => method === "PUT");
    expect(await put?.json()).toEqual({ hidden: ["charge"] });
    await screen.findByRole("button", { name: "1 hidden role" });
    expect(i18n.language).toBe("en");
  });
});

describe("a title that is no role of the catalogue", () => {
  const unknown = () => ({
    body: answer({
      paths: [],
      reading: {
        text: "Basket weaver",
        role: null,
        confidence: 0.4,
        level: null,
        candidates: [{ id: "upholsterer", title: "Upholsterer", confidence: 0.4 }],
      },
      assumed: [{ kind: "role-unknown", said: "Basket weaver", taken: "" }],
    }),
  });

  it("is asked about, and the chosen role is kept", async () => {
    const asked = await open(unknown);
    fireEvent.click(await screen.findByRole("button", { name: "Upholsterer" }));
    await waitFor(async () => {
      const put = asked.find(({ method }) => method === "PUT");
      expect(await put?.clone().json()).toMatchObject({ currentRoleId: "upholsterer" });
    });
  });

  it("stays when none of the offered roles is right", async () => {
    await open(unknown);
    fireEvent.click(await screen.findByRole("button", { name: "None of these" }));
    expect(screen.getByRole("heading", { name: "“Basket weaver” stays your title" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Search postings for “Basket weaver”" })).toBeTruthy();
  });
});
