import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { chromium } from "@playwright/test";
import type { ApiPerson } from "../e2e/api.ts";
import { linkInOutbox } from "../e2e/outbox.ts";
import { type RunningProduct, startProduct } from "../e2e/product.ts";
import { chromiumFlags, findChromium } from "../scripts/suite/find-chromium.mjs";
import { benchGrantCheck } from "./team/grant-check.ts";
import { aTracker, print, quantile, signIn } from "./tracker.ts";

const rounds = 100;
const cards = 2_000;
const searches = 50;

/** A team of five with a thousand applications each, in which everybody shares figures and board with the owner. */
async function aTeam(
  product: RunningProduct,
): Promise<{ owner: ApiPerson; teamId: string; people: ApiPerson[] }> {
  const people: ApiPerson[] = [];
  for (let i = 0; i < 5; i += 1) people.push(await (await aTracker(product)).confirmEmail());
  const [owner, ...others] = people as [ApiPerson, ...ApiPerson[]];
  const { body } = await owner.call("POST", "/api/teams", {});
  const teamId = (body.team as { id: string }).id;
  for (const person of others) {
    await owner.call("POST", `/api/teams/${teamId}/invitations`, { email: person.email });
    const token = (await linkInOutbox(product, person.email, "/invite/")).split("/").at(-1);
    await person.call("POST", "/api/invitations/accept", { token });
    for (const noun of ["figures", "board", "searches"])
      await person.call("POST", `/api/teams/${teamId}/grants`, {
        ...{ to: owner.id, noun, itemId: null, right: "see", until: null },
      });
  }
  return { owner, teamId, people };
}

/** Times a call, a quarter of the rounds left out. */
async function time(what: string, target: string, ask: () => Promise<{ status: number }>): Promise<void> {
  const taken: number[] = [];
  for (let i = 0; i < rounds; i += 1) {
    const from = performance.now();
    const { status } = await ask();
    if (status !== 200) throw new Error(`${what} answered ${status}`);
    if (i >= rounds / 4) taken.push(performance.now() - from);
  }
  print(
    what,
    `p50 ${quantile(taken, 0.5).toFixed(1)} ms, p95 ${quantile(taken, 0.95).toFixed(1)} ms`,
    target,
  );
}

/** From the answer to a comment's author until the event of it reaches another member. */
async function timeComment(product: RunningProduct, room: Awaited<ReturnType<typeof aTeam>>): Promise<void> {
  const { owner, teamId, people } = room;
  const card = randomUUID();
  const fields = { kind: "task", title: "Look", company: "", location: "", url: "", text: "" };
  const base = `/api/teams/${teamId}/board`;
  await owner.call("POST", base, { id: card, ...fields, column: "new", assigneeId: null, dueOn: null });
  const stop = new AbortController();
  const stream = await fetch(`${product.url}/api/events`, {
    headers: { cookie: people[1]?.cookie ?? "" },
    signal: stop.signal,
  });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const taken: number[] = [];
  for (let i = 0; i < 40; i += 1) {
    const from = performance.now();
    await owner.call("POST", `${base}/${card}/comments`, {
      id: randomUUID(),
      text: `Comment ${i}`,
      mentions: [],
    });
    for (;;) {
      const { value = "", done } = (await reader?.read()) ?? { done: true };
      if (done || value.includes("team-room-changed")) break;
    }
    await people[1]?.call("GET", base);
    taken.push(performance.now() - from);
  }
  stop.abort();
  print(
    "Comment until another member has it",
    `p50 ${quantile(taken, 0.5).toFixed(0)} ms, p95 ${quantile(taken, 0.95).toFixed(0)} ms`,
    "under 300 ms",
  );
}

/** From the call of a comment's author until the words stand on the screen of the resume's owner. */
async function showComment(product: RunningProduct, room: Awaited<ReturnType<typeof aTeam>>): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === null) return print("Comment on the other's screen", "no Chromium here", "");
  const { owner, teamId, people } = room;
  const [, reader] = people as [ApiPerson, ApiPerson];
  const personalInfo = {
    firstName: "Ada",
    lastName: "Weld",
    email: "",
    phone: "",
    location: "",
    summary: "Led.",
  };
  const lists = { experience: [], education: [], skills: [], achievements: [], certifications: [] };
  const made = await reader.call("POST", "/api/resumes", {
    name: "Yard",
    content: { personalInfo, ...lists },
  });
  const paperId = (made.body.resume as { id: string }).id;
  await reader.call("POST", `/api/teams/${teamId}/grants`, {
    ...{ to: owner.id, noun: "resume", itemId: paperId, right: "comment", until: null },
  });
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const page = await browser.newPage();
  await page.addInitScript({ content: "globalThis.__name ??= (given) => given" });
  await signIn(page, reader, product.url);
  await page.goto(`${product.url}/dashboard?section=team&item=${reader.id}:resume:${paperId}`);
  await page.getByText("Led.").first().waitFor();
  await page.waitForTimeout(2_000);
  const taken: number[] = [];
  for (let i = 0; i < 20; i += 1) {
    const text = `Comment ${i}.`;
    const shown = page.evaluate(
      (wanted) =>
        new Promise<void>((resolve) => {
          const look = () => document.body.innerText.includes(wanted) && resolve();
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }),
      text,
    );
    const from = performance.now();
    const anchor = { field: "personalInfo.summary", quote: "Led", before: "", after: "." };
    const { status, body } = await owner.call(
      "POST",
      `/api/teams/${teamId}/papers/${reader.id}/resume/${paperId}/threads`,
      { id: randomUUID(), anchor, text, replacement: null, mentions: [] },
    );
    if (status !== 200) throw new Error(`the comment was answered ${status} ${JSON.stringify(body)}`);
    await shown;
    taken.push(performance.now() - from);
  }
  await browser.close();
  print(
    "Comment until it is on another's screen",
    `p50 ${quantile(taken, 0.5).toFixed(0)} ms, p95 ${quantile(taken, 0.95).toFixed(0)} ms`,
    "under 300 ms",
  );
}

/** The longest frame while a board of many cards is scrolled from top to bottom. */
async function scrollBoard(
  product: RunningProduct,
  { owner, teamId }: Awaited<ReturnType<typeof aTeam>>,
): Promise<void> {
  const base = `/api/teams/${teamId}/board`;
  for (let i = 1; i < cards; i += 1)
    await owner.call("POST", base, {
      ...{ id: randomUUID(), kind: "posting", title: `Welder ${i}`, company: "Yard", location: "Kiel" },
      ...{ url: "", text: "", column: ["new", "doing", "done"][i % 3], assigneeId: null, dueOn: null },
    });
  const executablePath = findChromium();
  if (executablePath === null) return print("Scrolling a board", "no Chromium here", "");
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const page = await browser.newPage();
  // The compiler of this file calls `__name` around every function, including those that run in the page.
  await page.addInitScript({ content: "globalThis.__name ??= (given) => given" });
  await signIn(page, owner, product.url);
  await page.goto(`${product.url}/dashboard?section=team&view=board`);
  await page.getByText("Welder 1999", { exact: true }).first().waitFor();
  await page.waitForTimeout(3_000);
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const taken: number[] = [];
        let last = performance.now();
        const step = (now: number) => {
          taken.push(now - last);
          last = now;
          window.scrollBy(0, 200);
          if (taken.length < 240) requestAnimationFrame(step);
          else resolve(taken.slice(2));
        };
        requestAnimationFrame(step);
      }),
  );
  await browser.close();
  print(
    `Scrolling ${cards} cards`,
    `p95 ${quantile(frames, 0.95).toFixed(0)} ms a frame, longest ${Math.max(...frames).toFixed(0)} ms`,
    "no frame over 32 ms",
  );
}

/** Prints how fast the Team room answers, or with `grants` the check of a grant alone; the searches run on our samples. */
export async function bench(): Promise<void> {
  await benchGrantCheck();
  if (process.argv[3] === "grants") return;
  const product = await startProduct({ env: { PLANS: "open" } });
  try {
    const room = await aTeam(product);
    const { owner, teamId, people } = room;
    const member = people[1]?.id ?? "";
    print(
      "Load of the machine",
      loadavg()
        .map((load) => load.toFixed(1))
        .join(" "),
      "",
    );
    await time("Week of 5 members, 1,000 applications each", "p95 under 60 ms", () =>
      owner.call("GET", `/api/teams/${teamId}/dashboard`),
    );
    await time("Own saved searches, no grant asked", "", () => owner.call("GET", "/api/saved-searches"));
    await time("A member's saved searches, with grant and look", "grant check under 0.2 ms", () =>
      owner.call("GET", `/api/teams/${teamId}/shared/${member}/searches`),
    );
    await time("Figures of 5 members by name", "", () =>
      owner.call("GET", `/api/teams/${teamId}/analytics?from=2026-01-01&to=2026-12-31`),
    );
    const titles = ["nurse", "welder", "software engineer", "cook", "editor"];
    const list = Array.from({ length: searches }, (_, i) => ({
      ...{
        id: randomUUID(),
        forId: null,
        forName: "",
        title: titles[i % 5],
        place: "",
        withinKm: null,
        minPay: null,
      },
    }));
    await owner.call("PUT", `/api/teams/${teamId}/bulk-searches`, {
      searches: list,
      weekly: false,
      version: 0,
    });
    await time(`${searches} searches at once, sample market`, "under 2 s at 1M postings", () =>
      owner.call("POST", `/api/teams/${teamId}/bulk-searches/run`, {}),
    );
    await timeComment(product, room);
    await showComment(product, room);
    await scrollBoard(product, room);
  } finally {
    await product.remove();
  }
}
