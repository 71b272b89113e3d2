import { Language } from "@waymark/contract/values";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listOperatorEntries } from "../audit/operator-log.ts";
import type { Deps } from "../deps.ts";
import { login } from "../features/accounts/credentials/login.ts";
import { findCaller } from "../features/accounts/sessions/find-caller.ts";
import { aPerson, eventsOf, goodPassword as password } from "../testing/a-person.ts";
import { codeOf } from "../testing/code-of.ts";
import { testDeps } from "../testing/deps.ts";
import { openTranslate } from "../translate.ts";
import { userWords } from "./commands/users.ts";
import { commands } from "./commands.ts";
import { runCommand } from "./run-command.ts";

describe("the operator's commands about users", () => {
  let deps: Deps;
  const logged: string[] = [];
  beforeAll(async () => {
    deps = await testDeps({ log: pino({ level: "debug" }, { write: (line) => void logged.push(line) }) });
  });
  afterAll(() => deps.database.close());

  async function operator(command: string, ...args: string[]) {
    const lines: string[] = [];
    const asked = { command, args, folder: "/", language: "en" } as const;
    const code = await runCommand(deps, asked, (line) => lines.push(line), new AbortController().signal);
    return { code, said: lines.join("\n") };
  }

  it("lists accounts, all or those that fit", async () => {
    const one = await aPerson(deps, { email: "ada.stone@example.org" });
    await aPerson(deps, { email: "bo@example.org" });
    const all = await operator("users", "list");
    expect(all.said).toContain("bo@example.org");
    const some = await operator("users", "list", "STONE");
    expect(some).toEqual({
      code: 0,
      said: expect.stringMatching(
        new RegExp(`^${one.user.id}  ada.stone@example.org  since \\d{4}-\\d\\d-\\d\\d, sessions: 1$`),
      ),
    });
    expect((await operator("users", "list", "%_")).said).toBe("No account matches.");
  });

  it("blocks an account, signs it out, and opens it again", async () => {
    const { email, headers, user } = await aPerson(deps);
    const blocked = await operator("users", "block", email.toUpperCase());
    expect(blocked).toEqual({ code: 0, said: `${email} is blocked. Sessions ended: 1` });
    expect(await findCaller(deps, headers)).toBeNull();
    expect(await codeOf(login(deps, { email, password }, "en"))).toBe("account_blocked");
    expect((await operator("users", "list", email)).said).toContain(", blocked");
    expect(await eventsOf(deps, user.id)).toEqual(["signed-in", "signed-out"]);
    expect((await operator("users", "unblock", user.id)).code).toBe(0);
    expect(await codeOf(login(deps, { email, password }, "en"))).toBe("done");
  });

  it("writes down what was done to whom, and tells the person, but no name, address or text of a search", async () => {
    const { email, user } = await aPerson(deps);
    await operator("users", "list", "secret-part");
    await operator("users", "block", email);
    await operator("users", "unblock", email);
    await operator("users", "block", "nobody@example.org");
    await operator("users", "erase", email);
    await operator("users", "erase", email, "--yes");
    for (const asked of ["status", "imports", "audit", "nonsense"]) await operator(asked);
    const { entries } = await listOperatorEntries(deps, { limit: 6 });
    expect(entries.map(({ action, about, outcome }) => [action, about, outcome]).reverse()).toEqual([
      ["users list", "", "done"],
      ["users block", user.id, "done"],
      ["users unblock", user.id, "done"],
      ["users block", "", "failed"],
      ["users erase", user.id, "failed"],
      ["users erase", user.id, "done"],
    ]);
    const { said } = await operator("audit", "2");
    expect(said.split("\n")).toEqual([
      expect.stringMatching(new RegExp(`^\\S+  command  users erase  ${user.id}  did not work$`)),
      expect.stringMatching(new RegExp(`^\\S+  command  users erase  ${user.id}$`)),
      expect.stringContaining("Only the newest 2"),
    ]);
    for (const wrong of ["0", "x", "-1"]) expect((await operator("audit", wrong)).code).toBe(2);
    const { rows } = await deps.database.query("SELECT * FROM operator_entries");
    for (const text of [email, "secret-part", "example.org"])
      expect(JSON.stringify(rows)).not.toContain(text);
  });

  it("signs an account out everywhere", async () => {
    const { email, headers } = await aPerson(deps);
    await login(deps, { email, password }, "en");
    expect((await operator("users", "end-sessions", email)).said).toMatch(/Sessions ended: 2$/);
    expect(await findCaller(deps, headers)).toBeNull();
  });

  it.each([
    [[], 2],
    [["block"], 2],
    [["dance", "a@example.org"], 2],
    [["toString", "a@example.org"], 2],
    [["list", "a", "b"], 2],
    [["block", "nobody@example.org"], 1],
    [["block", "' OR 1=1 --"], 1],
  ])("users %j ends with %i", async (args, code) => {
    expect((await operator("users", ...args)).code).toBe(code);
  });

  it.each(Language.options)("names every command in its help (%s)", (language) => {
    const help = openTranslate()(language, "operator.usage");
    for (const { name } of commands) expect(help).toMatch(new RegExp(`^  ${name} `, "m"));
    for (const word of userWords) expect(help).toContain(`\n  users ${word} `);
  });

  it("makes a new key: soon, or at once with the old one good for nothing", async () => {
    const { headers } = await aPerson(deps);
    expect((await operator("rotate-key")).said).toContain("It is used in 10 minutes");
    expect(await findCaller(deps, headers)).not.toBeNull();
    const { headers: still } = await aPerson(deps);
    const kidOf = (cookie: string) =>
      JSON.parse(Buffer.from(/access=([^.]+)/.exec(cookie)?.[1] ?? "", "base64url").toString()).kid;
    expect(kidOf(still.cookie)).toBe(kidOf(headers.cookie));
    expect((await operator("rotate-key", "--at-once")).code).toBe(0);
    expect(await findCaller(deps, headers)).toBeNull();
    const { headers: fresh } = await aPerson(deps);
    expect(kidOf(fresh.cookie)).not.toBe(kidOf(headers.cookie));
    expect((await operator("rotate-key", "now")).code).toBe(2);
  });

  it("keeps e-mail addresses out of the log", () => {
    expect(logged.join("")).not.toContain("@example.org");
  });
});
