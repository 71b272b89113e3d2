import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../db/db.ts";
import { type Deps, inTransaction } from "../deps.ts";
import { codeOf } from "../testing/code-of.ts";
import { testDatabases } from "../testing/database.ts";
import { testDeps } from "../testing/deps.ts";
import { consumeLink, dropLinks, linkSent, makeLink, pageLink, readLink, startLink } from "./mailed-link.ts";
import {
  type CodeFor,
  codeSendings,
  codeSent,
  countSending,
  makeCode,
  requireSending,
  type Sending,
} from "./make-code.ts";
import { deleteEnded, prolongCode } from "./store.ts";
import { mailedLinks } from "./tables.ts";
import { useCode } from "./use-code.ts";

describe.each(testDatabases())("codes and mailed links on $name", ({ open }) => {
  let deps: Deps;
  let now = new Date("2026-01-01T00:00:00Z");
  let people = 0;
  const target = (): CodeFor => ({ purpose: "test", address: `p${++people}@example.org`, userId: "nora" });
  const use = (to: CodeFor, code: string) => codeOf(useCode(deps, to, code));
  const other = (code: string) => (code === "000000" ? "000001" : "000000");
  const pass = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };

  beforeAll(async () => {
    deps = await testDeps({ database: await open(), now: () => now });
  });
  afterAll(() => deps.database.close());

  it("is six digits, works once, and is kept as a keyed hash only", async () => {
    const to = target();
    const code = await makeCode(deps, to, { from: "a network" });
    expect(code).toMatch(/^\d{6}$/);
    const stored = JSON.stringify(rowsOf(await deps.db.execute(sql`SELECT * FROM codes`)));
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(to.address);
    expect(await use(to, code)).toBe("done");
    expect(await use(to, code)).toBe("code_invalid");
  });

  it("lets one of 200 parallel uses of the right code through", async () => {
    const to = target();
    const code = await makeCode(deps, to, { from: "a network" });
    const uses = await Promise.all(Array.from({ length: 200 }, () => use(to, code)));
    expect(uses.filter((answer) => answer === "done")).toHaveLength(1);
    expect(uses.filter((answer) => answer === "code_invalid")).toHaveLength(199);
  });

  it("counts five attempts, parallel ones too, and then refuses the right code", async () => {
    const to = target();
    const code = await makeCode(deps, to, { from: "a network" });
    await Promise.all(Array.from({ length: 4 }, () => use(to, other(code))));
    const [fifth, sixth] = [await use(to, other(code)), await use(to, code)];
    expect([fifth, sixth]).toEqual(["code_invalid", "code_invalid"]);
  });

  it("takes the right code at the fifth attempt", async () => {
    const to = target();
    const code = await makeCode(deps, to, { from: "a network" });
    for (let i = 0; i < 4; i++) expect(await use(to, other(code))).toBe("code_invalid");
    expect(await use(to, code)).toBe("done");
  });

  it.each<[string, Partial<CodeFor>]>([
    ["another purpose", { purpose: "else" }],
    ["another address", { address: "else@example.org" }],
    ["another person", { userId: "eve" }],
    ["nobody", { userId: null }],
  ])("opens nothing for %s", async (_, change) => {
    const to = target();
    const code = await makeCode(deps, to, { from: "a network" });
    expect(await use({ ...to, ...change }, code)).toBe("code_invalid");
    expect(await use(to, code)).toBe("done");
  });

  it("ends after ten minutes, and when a new one is made", async () => {
    const to = target();
    const late = await makeCode(deps, to, { from: "a network" });
    pass(10);
    expect(await use(to, late)).toBe("code_invalid");
    const [first, second] = [
      await makeCode(deps, to, { from: "a network" }),
      await makeCode(deps, to, { from: "a network" }),
    ];
    if (first !== second) expect(await use(to, first)).toBe("code_invalid");
    expect(await use(to, second)).toBe("done");
  });

  it("is sent five times an hour for one who asks, and twenty times to one address, each purpose by itself", async () => {
    const { purpose, address } = target();
    const ask = (from: string, over: Partial<Sending> = {}) =>
      codeOf(requireSending(deps, { purpose, address, from, ...over }));
    for (let i = 0; i < 5; i++) expect(await ask("one")).toBe("done");
    expect(await ask("one")).toBe("rate_limited");
    expect(await ask("one", { purpose: "another" })).toBe("done");
    for (const from of ["two", "three", "four"]) for (let i = 0; i < 5; i++) await ask(from);
    expect(await ask("five")).toBe("rate_limited");
    expect(await countSending(deps, { purpose, address, from: "six" })).toBeGreaterThan(3_000);
    expect(await ask("their own device", { isKnown: true })).toBe("done");
    pass(60);
    expect(await ask("one")).toBe("done");
  });

  it("is guessed two hundred times a day from everywhere, fifty from one network, and the owner's device goes on", async () => {
    const { purpose, address } = target();
    let sent = 0;
    const ask = async (from: string, network: string, isKnown = false) => {
      const by = { purpose, address, from, network, isKnown, ...codeSendings };
      const end = await codeOf(requireSending(deps, by));
      if (end === "done") sent += 1;
      return end;
    };
    for (let hour = 0; hour < 3; hour++, pass(60))
      for (let i = 0; i < 6; i++) await ask(`${hour} ${i}`, "one");
    expect(sent).toBe(10);
    for (let hour = 0; hour < 10; hour++, pass(60))
      for (const network of ["two", "three", "four", "five", "six"])
        for (let i = 0; i < 3; i++) await ask(`${hour} ${network} ${i}`, network);
    expect(sent).toBe(40);
    expect(await ask("new", "seven")).toBe("rate_limited");
    expect(await ask("the owner's device", "one", true)).toBe("done");
    pass(24 * 60);
    expect(await ask("new", "seven")).toBe("done");
  });

  it("is never used inside a transaction, which could undo the count", async () => {
    const to = target();
    const code = await makeCode(deps, to, { from: "a network" });
    await expect(inTransaction(deps, (tx) => useCode(tx, to, code))).rejects.toThrow("outside");
  });

  it("opens a link once, for its purpose, and only within the hour", async () => {
    const token = await makeLink(deps, { purpose: "recover", userId: "nora", about: "new@example.org" });
    expect(await readLink(deps, "recover", token)).toEqual({ userId: "nora", about: "new@example.org" });
    expect(await consumeLink(deps, "else", token)).toBeNull();
    const taken = await Promise.all(Array.from({ length: 20 }, () => consumeLink(deps, "recover", token)));
    expect(taken.filter((link) => link !== null)).toEqual([{ userId: "nora", about: "new@example.org" }]);
    expect(await readLink(deps, "recover", token)).toBeNull();

    const late = await makeLink(deps, { purpose: "recover", userId: "nora" });
    const dropped = await makeLink(deps, { purpose: "recover", userId: "ada" });
    await dropLinks(deps, { purpose: "recover", userId: "ada" });
    expect(await consumeLink(deps, "recover", dropped)).toBeNull();
    expect(await readLink(deps, "recover", late)).toEqual({ userId: "nora", about: null });
    pass(60);
    expect(await consumeLink(deps, "recover", late)).toBeNull();
    expect(await consumeLink(deps, "recover", "no such token")).toBeNull();
  });

  it("keeps neither token nor address, and leaves a link usable when its work fails", async () => {
    const token = await makeLink(deps, { purpose: "recover", userId: "nora", about: "new@example.org" });
    const stored = JSON.stringify(rowsOf(await deps.db.execute(sql`SELECT * FROM mailed_links`)));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain("new@example.org");
    expect(pageLink(deps, "/recover", token)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/recover#token=[\w-]{43}$/);
    const failed = inTransaction(deps, async (tx) => {
      expect(await consumeLink(tx, "recover", token)).not.toBeNull();
      throw new Error("undone");
    });
    await expect(failed).rejects.toThrow("undone");
    expect(await consumeLink(deps, "recover", token)).not.toBeNull();
  });

  it("lives from when its message left, unless it was used, revoked or replaced meanwhile", async () => {
    const later = () => new Date(now.getTime() + 10 * 60_000);
    const prolong = (to: CodeFor, code: string) => {
      const [id = "", codeHash = ""] = codeSent(deps, to, code).key.split(".");
      return prolongCode(deps.db, { id, codeHash, until: later() });
    };
    const [kept, used, replaced] = [target(), target(), target()];
    const codes = [
      await makeCode(deps, kept, { from: "a network" }),
      await makeCode(deps, used, { from: "a network" }),
      await makeCode(deps, replaced, { from: "a network" }),
    ];
    const [ofKept = "", ofUsed = "", old = ""] = codes;
    const fresh = await makeCode(deps, replaced, { from: "a network" });
    expect(await use(used, ofUsed)).toBe("done");
    const link = await makeLink(deps, { purpose: "recover", userId: "ida" });
    const dropped = await makeLink(deps, { purpose: "recover", userId: "max" });
    await dropLinks(deps, { purpose: "recover", userId: "max" });
    pass(3 * 60);
    for (const [to, code] of [
      [kept, ofKept],
      [used, ofUsed],
      [replaced, old],
    ] as const)
      await prolong(to, code);
    for (const token of [link, dropped]) await startLink(deps, { key: linkSent(token).key, at: now });
    expect(await use(kept, ofKept)).toBe("done");
    expect(await use(used, ofUsed)).toBe("code_invalid");
    if (old !== fresh) expect(await use(replaced, fresh)).toBe("code_invalid");
    expect(await consumeLink(deps, "recover", link)).not.toBeNull();
    expect(await consumeLink(deps, "recover", dropped)).toBeNull();
  });

  it("forgets what has ended", async () => {
    await makeCode(deps, target(), { from: "a network" });
    await makeLink(deps, { purpose: "recover", userId: "nora" });
    pass(61);
    await deleteEnded(deps.db, deps.now());
    // Kept, because their mail may leave up to two days later.
    expect(await deps.db.$count(mailedLinks)).toBeGreaterThan(0);
    pass(50 * 60);
    await deleteEnded(deps.db, deps.now());
    for (const table of ["codes", "code_sends", "mailed_links"])
      expect(rowsOf(await deps.db.execute(sql`SELECT 1 FROM ${sql.identifier(table)}`))).toEqual([]);
  });
});
