import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../deps.ts";
import { testDatabases } from "../testing/database.ts";
import { testDeps } from "../testing/deps.ts";
import { createLink, exchangeLink, isOperator } from "./links.ts";
import { readOperatorPage } from "./page.ts";

describe.each(testDatabases())("the operator's link on $name", ({ open }) => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await open() });
  });
  afterAll(() => deps.database.close());
  afterEach(() => deps.database.query("TRUNCATE operator_links"));

  const later = (minutes: number) => ({ ...deps, now: () => new Date(Date.now() + minutes * 60_000) });
  const tokenOf = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get("token") ?? "";
  const newToken = async () => tokenOf(await createLink(deps));

  it("leads to the page of this installation, its token where no log sees it", async () => {
    const at = (PUBLIC_URL: string) => createLink({ ...deps, config: { ...deps.config, PUBLIC_URL } });
    expect(await createLink(deps)).toMatch(/^http:\/\/127\.0\.0\.1:3000\/operator#token=[\w-]{43}$/);
    const anywhere = { ...deps, config: { ...deps.config, HOST: "0.0.0.0", PORT: 4711 } };
    expect(await createLink(anywhere)).toMatch(/^http:\/\/localhost:4711\/operator#token=/);
    expect(await at("https://jobs.example/")).toMatch(/^https:\/\/jobs\.example\/operator#token=/);
  });

  it("opens once, whoever tries at the same time", async () => {
    const token = await newToken();
    const sessions = await Promise.all(Array.from({ length: 10 }, () => exchangeLink(deps, token)));
    const [session, ...others] = sessions.filter((opened) => opened !== null);
    expect(others).toEqual([]);
    expect(await isOperator(deps, session?.session)).toBe(true);
    expect(await exchangeLink(deps, token)).toBeNull();
  });

  it("opens nothing after a quarter of an hour, and for another token", async () => {
    const token = await newToken();
    expect(await exchangeLink(deps, "guessed")).toBeNull();
    expect(await exchangeLink(later(16), token)).toBeNull();
    expect(await exchangeLink(later(14), token)).not.toBeNull();
  });

  it("gives a session of eight hours, which neither the token nor its hash is", async () => {
    const token = await newToken();
    const { session = "" } = (await exchangeLink(deps, token)) ?? {};
    expect(await isOperator(later(8 * 60 - 1), session)).toBe(true);
    expect(await isOperator(later(8 * 60 + 1), session)).toBe(false);
    for (const wrong of [undefined, "", token]) expect(await isOperator(deps, wrong)).toBe(false);
    const stored = JSON.stringify((await deps.database.query("SELECT * FROM operator_links")).rows);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(session);
  });

  it("leaves nothing behind when it is over, and does not end a living session", async () => {
    const { session = "" } = (await exchangeLink(deps, await newToken())) ?? {};
    await newToken();
    await createLink(later(60));
    const count = async () => (await deps.database.query("SELECT 1 FROM operator_links")).rows.length;
    expect(await count()).toBe(2);
    expect(await isOperator(later(60), session)).toBe(true);
    await createLink(later(9 * 60));
    expect(await count()).toBe(1);
  });

  it("shows what stays in the outbox, but not what an erased person was sent", async () => {
    const toAda = {
      to: "ada@example.org",
      language: "en",
      key: "welcome",
      params: { name: "Ada", link: "x" },
    };
    for (const userId of ["ada", "grace"])
      await deps.mail.send(deps.db, { ...toAda, userId, language: "en" });
    await deps.keys.destroy(deps.db, "grace");
    const page = await readOperatorPage(deps);
    expect(page).toMatchObject({ database: "embedded", mailLeaves: false, smsLeaves: false });
    expect(page.outbox).toHaveLength(1);
    expect(page.outbox[0]).toMatchObject({ channel: "mail", to: "ada@example.org", status: "waiting" });
  });
});
