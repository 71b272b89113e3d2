import fc from "fast-check";
import { expect, it } from "vitest";
import { type Browser, type Field, fields, type Person, people, settle } from "./testing/browser.ts";
import { DocumentBrowser } from "./testing/document-browser.ts";
import { QueueBrowser } from "./testing/queue-browser.ts";

type Step = (browser: Browser, n: number) => void | Promise<void>;

const steps: Readonly<Record<string, Step>> = {
  "types a title": (browser, n) => browser.types("title", n),
  "types a note": (browser, n) => browser.types("note", n),
  "types a note and closes the tab at once": (browser, n) => {
    browser.types("note", n);
    browser.end();
    browser.open();
  },
  "waits a moment": (browser) => browser.clock.pass(300),
  "waits a second": (browser) => browser.clock.pass(1_000),
  "waits a minute": (browser) => browser.clock.pass(60_000),
  "loses the connection": (browser) => {
    browser.server.isReachable = false;
  },
  "is connected again": (browser) => {
    browser.server.isReachable = true;
    browser.retry();
  },
  "meets a server error": (browser) => {
    browser.server.failures += 1;
  },
  "gets the oldest answer": (browser) => browser.server.answers.shift()?.(),
  "gets the newest answer": (browser) => browser.server.answers.pop()?.(),
  "edits the title on another device": (browser, n) => editElsewhere(browser, "title", n),
  "edits the note on another device": (browser, n) => editElsewhere(browser, "note", n),
  "hears of the other device": (browser) => browser.hear(),
  "keeps their own": (browser) => browser.choose("mine"),
  "takes the other": (browser) => browser.choose("theirs"),
  reloads: (browser) => {
    browser.end();
    browser.open();
  },
  "closes the tab and comes back": (browser) => {
    browser.end();
    browser.server.answers.length = 0;
    browser.open();
  },
  "signs out, and gives up what is unsaved": (browser) => browser.leave(true),
  "is signed out by the server": (browser) => browser.leave(false),
  "is replaced by the other person in another tab": (browser) => {
    if (browser.person === null) return;
    browser.person = browser.person === "nora" ? "omar" : "nora";
    browser.unmount();
    browser.open();
  },
  "signs in as Nora": (browser) => signIn(browser, "nora"),
  "signs in as Omar": (browser) => signIn(browser, "omar"),
};

function editElsewhere({ server, person, typed, elsewhere }: Browser, field: Field, n: number): void {
  if (person === null) return;
  // The other device shows what is saved: a saved text is replaced knowingly, an unsaved one is not.
  if (server.rows[person][field] === typed[person][field]) delete typed[person][field];
  const text = `${person} ${n}`;
  server.write(person, { [field]: text });
  elsewhere[person][field] = text;
}

function signIn(browser: Browser, person: Person): void {
  if (browser.person !== null) return;
  browser.person = person;
  browser.open();
}

/** At the end everybody comes back with a connection, and nothing remains unsaved but conflicts. */
async function comeBack(browser: Browser, person: Person): Promise<void> {
  browser.leave(false);
  browser.person = person;
  browser.server.isReachable = true;
  browser.server.failures = 0;
  browser.open();
  for (let round = 0; round < 40; round += 1) {
    browser.choose("mine");
    browser.clock.pass(60_000);
    await settle();
    for (const answer of browser.server.answers.splice(0)) answer();
    await settle();
  }
}

/** Runs of each model; `SYNC_RUNS` sets more. */
const runs = Number(process.env.SYNC_RUNS ?? 300);

it.each([
  ["an autosaved document", () => new DocumentBrowser()],
  ["the queue of the board", () => new QueueBrowser()],
])("loses nothing that a person typed, and shows it to nobody else: %s", async (_, make) => {
  const names = Object.keys(steps);
  const walk = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(walk, async (walked) => {
      const browser = make();
      browser.open();
      for (const [n, name] of walked.entries()) {
        await steps[name]?.(browser, n);
        await settle();
        browser.check();
      }
      for (const person of people) {
        await comeBack(browser, person);
        browser.check();
        const row = browser.server.rows[person];
        for (const field of fields) {
          const text = browser.typed[person][field];
          if (text !== undefined) expect(row[field]).toBe(text);
        }
      }
    }),
    { numRuns: runs },
  );
});

it("notices a store that forgets", async () => {
  const browser = new DocumentBrowser();
  browser.open();
  browser.server.isReachable = false;
  browser.type("note", "nora 1");
  browser.end();
  browser.forget("nora");
  browser.open();
  await settle();
  expect(() => browser.check()).toThrow("nora's note");
});
