import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { aPerson, cookieOf } from "../../testing/a-person.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { completeSignIn } from "../accounts/credentials/complete-sign-in.ts";
import { newDeviceTask } from "../accounts/sessions/known-device.ts";
import { listNotices } from "../notifications/notices.ts";
import { handleNewDevice } from "./notify-of-sessions.ts";

describe.each(testDatabases())("a sign-in on a new device on $name", ({ open }) => {
  let base: Deps;
  beforeAll(async () => {
    base = await testDeps({ database: await open() });
  });
  afterAll(() => base.database.close());

  /** A person who signs in with cookies, and what they are told. */
  async function aCase(over: { verified?: boolean } = {}) {
    const { user, actor } = await aPerson(base, { verified: true, ...over });
    const added: { userId: string; id: string; browser: string; system: string }[] = [];
    const add: Deps["tasks"]["add"] = async (_db, _kind, input) =>
      void added.push(newDeviceTask.input.parse(input));
    const deps: Deps = { ...base, tasks: { ...base.tasks, add } };
    const enter = async (cookies: string | undefined, browser = "Firefox") => {
      const device = { address: "203.0.113.7", browser, system: "Linux", cookies };
      const { setCookies } = await completeSignIn(deps, user.id, "en", device, { method: "email-code" });
      return cookieOf(setCookies);
    };
    const told = async () => {
      const handlers: ((input: (typeof added)[number], signal: AbortSignal) => Promise<unknown>)[] = [];
      const handle: Deps["tasks"]["handle"] = (_kind, run) => void handlers.push(run as never);
      handleNewDevice({ ...base, tasks: { ...base.tasks, handle } });
      for (const input of added) for (const run of handlers) await run(input, new AbortController().signal);
      const { notices } = await listNotices(base, actor, { limit: 20, before: undefined });
      return notices.map(({ kind, params }) => [kind, params.device]);
    };
    return { enter, told };
  }

  it("is told once, and not of a device that the account knows", async () => {
    const { enter, told } = await aCase();
    const own = await enter(undefined);
    expect(await told()).toEqual([]);
    await enter(own);
    expect(await told()).toEqual([]);
    await enter(undefined, "Chrome");
    expect(await told()).toEqual([["new-sign-in", "Chrome auf Linux"]]);
    expect(await told()).toHaveLength(1);
  });

  it("a cookie of another account is no known device", async () => {
    const [one, other] = [await aCase(), await aCase()];
    const cookie = await other.enter(undefined);
    await one.enter(undefined);
    await one.enter(cookie);
    expect(await one.told()).toHaveLength(1);
  });

  it("an address that is not verified is told nothing", async () => {
    const { enter, told } = await aCase({ verified: false });
    await enter(undefined);
    await enter(undefined);
    expect(await told()).toEqual([]);
  });
});
