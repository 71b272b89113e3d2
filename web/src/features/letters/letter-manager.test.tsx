import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { PlanAction, PlanState } from "@waymark/contract/billing";
import type { ChangedLetter, Letter, LetterContent, SentenceEvidence } from "@waymark/contract/letters";
import { useState } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { storeUser } from "../../lib/session/stored-user.ts";
import { aUser } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Hosts } from "../../ui/overlay/hosts.tsx";
import { currentToast } from "../../ui/overlay/toast.ts";
import { TooltipProvider } from "../../ui/overlay/tooltip.tsx";
import { LetterManager } from "./letter-manager.tsx";
import { aLetter } from "./testing/a-letter.ts";
import type { LetterView } from "./views.ts";

const pages = { pages: ["<svg xmlns='http://www.w3.org/2000/svg'/>"], width: 612, height: 792, text: "Dear" };
const locked = {
  code: "plan_required",
  key: "billing-plans.reason.cover-letter",
  params: {},
  lifts: ["monthly"],
} as const;

const open = { allowed: true, reason: null };
const starter = PlanState.parse({
  level: "starter",
  trial: null,
  subscription: null,
  use: [],
  team: null,
  can: {
    ...Object.fromEntries(PlanAction.options.map((action) => [action, open])),
    "cover-letter": { allowed: false, reason: locked },
  },
  moneyBack: null,
  freeDays: 7,
  payments: { provider: "test", ready: true, reason: null, testMode: true },
});

/** Marks the sentences that hold one of the given words. */
function evidenceOf(content: LetterContent): SentenceEvidence[] {
  return content.paragraphs.flatMap(({ id, text }) =>
    [...text.matchAll(/[^.]+\./g)].map((found): SentenceEvidence => {
      const words = found[0].trim();
      const start = text.indexOf(words);
      const claims = /\d/.test(words);
      const isOurs = !content.proposed.includes(words);
      const isTrue = words.includes("20");
      return {
        paragraph: id,
        start,
        end: start + words.length,
        status: !claims ? "neutral" : isTrue ? "supported" : isOurs ? "marked" : "blocked",
        sources: isTrue ? [{ kind: "resume", id: "e1", quote: "Cared for 20 patients a day" }] : [],
        doubts: claims && !isTrue ? [{ what: "number", words: "90" }] : [],
      };
    }),
  );
}

/** A server that keeps letters; `allowed: false` is a plan without them. */
function aServer({ letters = [], allowed = true }: { letters?: Letter[]; allowed?: boolean } = {}) {
  const state = { letters, trash: [] as Letter[] };
  const saved: ChangedLetter[] = [];
  const rowOf = (letter: Letter) => letter;
  const table: Parameters<typeof answerCalls>[0] = {
    "GET /api/letters": () => ({ body: { letters: state.letters.map(rowOf), limit: 500 } }),
    "GET /api/letters/trash": () => ({
      body: {
        letters: state.trash.map(({ id, name }) => ({
          id,
          name,
          deletedAt: "2026-11-20T08:00:00.000Z",
          goneAt: "2026-12-20T08:00:00.000Z",
        })),
      },
    }),
    "POST /api/letters/preview": { body: pages },
    "GET /api/resumes": { body: { resumes: [] } },
    "GET /api/resume/models": { body: { models: [] } },
  };
  if (!allowed) table["GET /api/billing/plan"] = { body: starter };
  for (const first of letters) {
    const address = `/api/letters/${first.id}`;
    const now = () => state.letters.find(({ id }) => id === first.id);
    table[`GET ${address}`] = () => ({ body: { letter: now() } });
    table[`DELETE ${address}`] = () => {
      state.trash = state.letters.filter(({ id }) => id === first.id);
      state.letters = state.letters.filter(({ id }) => id !== first.id);
      return { body: { ok: true } };
    };
    table[`POST ${address}/recover`] = () => {
      state.letters = [...state.letters, ...state.trash.splice(0)];
      return { body: { letter: now() } };
    };
  }
  return { state, saved, table };
}

/** The answers that need the request's body, which a table of answers cannot read. */
function withBodies(server: ReturnType<typeof aServer>) {
  const asked = answerCalls(server.table);
  const plain = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), "http://localhost");
    const letter = server.state.letters.find(({ id }) => pathname.startsWith(`/api/letters/${id}`));
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : {};
    const answer = (value: object) => new Response(JSON.stringify(value));
    if (letter && init?.method === "PUT") {
      const after = { ...letter, ...body, version: letter.version + 1 };
      server.saved.push(body);
      server.state.letters = server.state.letters.map((one) => (one.id === letter.id ? after : one));
      return answer({ letter: after });
    }
    if (pathname.endsWith("/evidence")) return answer({ sentences: evidenceOf(body.content) });
    return plain(input, init);
  });
  return asked;
}

function Manager({ item: first }: { item?: string | undefined }) {
  const [at, setAt] = useState<{ item?: string; view?: LetterView }>(first ? { item: first } : {});
  const [isAsked, setAsked] = useState(false);
  return (
    <TooltipProvider>
      <LetterManager
        userId="0190a1b2-0000-7000-8000-000000000001"
        item={at.item}
        view={at.view ?? "letter"}
        asked={isAsked ? {} : null}
        onAsk={setAsked}
        onGo={setAt}
        jobs={[]}
      />
      <Hosts />
    </TooltipProvider>
  );
}
const show = (item?: string) => renderAt("/dashboard", <Manager item={item} />);
const letter = aLetter();
const paragraph = (name: string) => screen.findByLabelText<HTMLTextAreaElement>(name);

beforeAll(() => loadTexts("letters", "resumes", "billing-plans"));
beforeEach(() => {
  storeUser(aUser());
  // Wide enough for all buttons, too narrow for form and page side by side.
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("640px"),
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  // Unmounts while the server still exists, because unmounting saves.
  cleanup();
  currentToast.set(null);
});
afterAll(() => void vi.unstubAllGlobals());

describe("the library", () => {
  it("shows kind, language and state of a letter, and finds it by its employer", async () => {
    const other = aLetter({
      id: "0190a1b2-0000-7000-8000-000000000022",
      name: "Danke",
      company: "Klinik Zürich",
      jobTitle: "",
      status: "sent",
      openQuestions: 0,
      wish: { ...letter.wish, kind: "thank-you", language: "de" },
    });
    withBodies(aServer({ letters: [letter, other] }));
    await show();
    const [first, second] = await screen.findAllByRole("listitem");
    within(first as HTMLElement).getByText("Draft, 1 open question");
    within(first as HTMLElement).getByText("To a posting");
    within(second as HTMLElement).getByText("Sent");
    within(second as HTMLElement).getByText("Deutsch");
    fireEvent.change(screen.getByLabelText("Search letters"), { target: { value: "zurich" } });
    await waitFor(() => expect(screen.queryByText("Vale Clinic")).toBeNull());
    screen.getByText("Danke");
    fireEvent.change(screen.getByLabelText("Search letters"), { target: { value: "nobody" } });
    fireEvent.click(await screen.findByRole("button", { name: "Show all letters" }));
    await screen.findByText("Vale Clinic");
  });

  it("brings a deleted letter back by Undo, and from the trash", async () => {
    const server = aServer({ letters: [letter] });
    withBodies(server);
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Delete Vale Clinic" }));
    await screen.findByText("Letter deleted");
    await screen.findByText("Your letters live here");
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await screen.findByRole("button", { name: "Delete Vale Clinic" });
    fireEvent.click(screen.getByRole("button", { name: "Delete Vale Clinic" }));
    await waitFor(() => expect(server.state.trash).toHaveLength(1));
    fireEvent.click(screen.getByRole("button", { name: "Trash" }));
    fireEvent.click(await screen.findByRole("button", { name: "Restore Vale Clinic" }));
    await screen.findByText("Letter restored");
    expect(server.state.letters).toHaveLength(1);
  });

  it("says what the plan would give, and leaves the letters in sight", async () => {
    withBodies(aServer({ letters: [letter], allowed: false }));
    await show();
    await screen.findByText("Cover letters come with Pro and Team.");
    screen.getByText("Vale Clinic");
    expect(screen.getByRole("button", { name: "New letter" })).toHaveProperty("disabled", true);
    expect(screen.getByRole("link", { name: "See plans" }).getAttribute("href")).toContain("upgrade");
  });
});

describe("the editor", () => {
  it("saves what is typed, with the version it was typed on", async () => {
    const server = aServer({ letters: [letter] });
    withBodies(server);
    await show(letter.id);
    fireEvent.change(await paragraph("Paragraph 1: Opening"), { target: { value: "Good day." } });
    await waitFor(() => expect(server.saved).toHaveLength(1), { timeout: 4_000 });
    expect(server.saved[0]).toMatchObject({
      version: 1,
      content: { paragraphs: [{ text: "Good day." }, {}, {}] },
    });
    await screen.findByText("Saved");
  });

  it("asks the person, and counts the letter as unfinished until the question is answered or taken out", async () => {
    withBodies(aServer({ letters: [letter] }));
    await show(letter.id);
    const box = await paragraph("Why Vale Clinic?");
    screen.getByText("1 question is open.");
    fireEvent.change(box, { target: { value: "My mother was treated there." } });
    await waitFor(() => expect(screen.queryByText("1 question is open.")).toBeNull());
    fireEvent.change(box, { target: { value: "" } });
    screen.getByText("1 question is open.");
    fireEvent.click(screen.getByRole("button", { name: "Take out" }));
    await waitFor(() => expect(screen.queryByText("1 question is open.")).toBeNull());
    expect(screen.queryByLabelText("Why Vale Clinic?")).toBeNull();
  });

  it("shows the source of the chosen sentence, and what to do about one that nothing supports", async () => {
    withBodies(aServer({ letters: [letter] }));
    await show(letter.id);
    const box = await paragraph("Paragraph 2: Proof");
    await screen.findByText(/^The writer wrote this, and nothing of yours supports it/);
    box.setSelectionRange(5, 5);
    fireEvent.select(box);
    await screen.findByText("Cared for 20 patients a day");
    // Once above the letter, and once for those who hear the tab's mark.
    expect(screen.getAllByText("1 sentence has no support.")).toHaveLength(2);
    fireEvent.click(screen.getByRole("button", { name: "Take the sentence out" }));
    expect(box.value).toBe("I cared for 20 patients a day.");
    await waitFor(() => expect(screen.queryByText("1 sentence has no support.")).toBeNull());
  });

  it("downloads nothing unfinished, and leads to what is missing", async () => {
    const asked = withBodies(aServer({ letters: [letter] }));
    await show(letter.id);
    await screen.findByText("1 question is open.");
    fireEvent.click(screen.getByRole("button", { name: "I sent it" }));
    await screen.findByText("This letter is not finished");
    fireEvent.click(screen.getByRole("button", { name: "Show me" }));
    await waitFor(async () => expect(document.activeElement).toBe(await paragraph("Why Vale Clinic?")));
    expect(asked.some(({ url }) => url.endsWith("/sent"))).toBe(false);
  });

  it("takes over one part of what the writer would write, and leaves the others", async () => {
    const server = aServer({ letters: [letter] });
    const written: LetterContent = {
      ...letter.content,
      salutation: "Dear Sir or Madam,",
      paragraphs: [
        { id: "w1", part: "opening", text: "Your posting is for me.", question: null },
        { id: "w2", part: "proof", text: "I cared for 20 patients a day.", question: null },
      ],
      proposed: ["Your posting is for me.", "I cared for 20 patients a day."],
    };
    server.table[`POST /api/letters/${letter.id}/write`] = { body: { content: written } };
    withBodies(server);
    await show(letter.id);
    fireEvent.click(await screen.findByRole("button", { name: "Write again" }));
    fireEvent.click(await screen.findByRole("radio", { name: "Warm" }));
    fireEvent.click(screen.getByRole("button", { name: "Write" }));
    const dialog = await screen.findByRole("dialog");
    fireEvent.click(await within(dialog).findByLabelText("Use: Salutation"));
    fireEvent.click(within(dialog).getByLabelText("Use: Proof"));
    fireEvent.click(within(dialog).getByRole("button", { name: "Use 1 part" }));
    expect((await paragraph("Paragraph 1: Opening")).value).toBe("Your posting is for me.");
    expect((await paragraph("Paragraph 2: Proof")).value).toContain("I led a ward of 90.");
    await waitFor(() => expect(server.saved.at(-1)?.wish?.tone).toBe("warm"), { timeout: 4_000 });
    expect(server.saved.at(-1)?.content).toMatchObject({
      salutation: "Dear Hiring Manager:",
      proposed: ["I cared for 20 patients a day.", "I led a ward of 90.", "Your posting is for me."],
    });
    const [undo] = screen.getAllByRole("button", { name: "Undo" });
    fireEvent.click(undo as HTMLElement);
    await waitFor(async () =>
      expect((await paragraph("Paragraph 1: Opening")).value).toBe("I am applying for your position."),
    );
  });
});
