import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/db.ts";
import { aBrowser, type Browser } from "../../testing/a-browser.ts";
import { goodPassword } from "../../testing/a-person.ts";
import { arrivedBy, openProviderProduct } from "../../testing/provider-product.ts";
import { forgetAccount } from "../accounts/account.ts";
import { hasRunningPlan } from "../billing/has-subscription.ts";

const product = await openProviderProduct();
const { stand, deps, app, arrive, toTheDoor, session, registered, identitiesOf } = product;
beforeEach(() => product.begin());
afterAll(() => product.close());

const claimPage = "/signin?step=claim";
const claimAddress = "/api/sign-in/claim";
const waitingFor = async (browser: Browser) => (await browser("GET", claimAddress)).json().waiting;
const goOn = (browser: Browser) => browser("POST", claimAddress, { payload: {} });
const leave = (browser: Browser) => browser("DELETE", claimAddress);

/** An account with the provider's address, made and paid for by somebody who never confirmed it. */
async function aPaidStranger() {
  const email = String(stand.person.email);
  const { browser, id } = await registered(email);
  const order = { planType: "monthly", period: "monthly" };
  const begun = await browser("POST", "/api/create-subscription", { payload: order });
  const { clientSecret } = begun.json();
  await browser("POST", "/api/billing/test-outcome", { payload: { clientSecret, outcome: "succeeds" } });
  expect((await browser("GET", "/api/billing/checkout")).statusCode).toBe(200);
  await deps.db.execute(sql`UPDATE users SET email_verified = false WHERE id = ${id}`);
  forgetAccount(deps, id);
  const signIn = () => aBrowser(app)("POST", "/api/login", { payload: { email, password: goodPassword } });
  const untouched = async () => {
    expect(await hasRunningPlan(deps, id)).toBe(true);
    expect((await signIn()).statusCode).toBe(200);
    expect(await identitiesOf(browser)).toMatchObject({ identities: [] });
  };
  return { browser, id, email, signIn, untouched };
}

describe("a sign-in by a provider that would end a stranger's paid plan", () => {
  it("says so first, changes nothing, and ends it when the person goes on", async () => {
    const { id, email, signIn, untouched } = await aPaidStranger();
    const owner = aBrowser(app);
    expect(await arrive(owner)).toBe(claimPage);
    expect(await session(owner)).toBeNull();
    await untouched();
    expect(await waitingFor(owner)).toEqual({ email, providerName: "Google", endsPlan: true });
    expect(await waitingFor(owner), "reading does not use it up").not.toBeNull();

    const done = await goOn(owner);
    expect(done.json().user).toMatchObject({ id, email, emailVerified: true });
    expect((await session(owner)).user.id).toBe(id);
    expect(await hasRunningPlan(deps, id)).toBe(false);
    expect((await signIn()).json().code).toBe("invalid_credentials");
    expect(await identitiesOf(owner)).toMatchObject({
      hasPassword: false,
      identities: [{ provider: "google" }],
    });
    expect(await arrive(aBrowser(app)), "later sign-ins ask nothing").toMatch(arrivedBy("google"));
  });

  it("leaves everything as it is when the person says so", async () => {
    const { untouched } = await aPaidStranger();
    const owner = aBrowser(app);
    await arrive(owner);
    const cookie = owner.jar.get("waymark.claim");
    expect((await leave(owner)).json()).toEqual({ ok: true });
    if (cookie !== undefined) owner.jar.set("waymark.claim", cookie);
    expect(await waitingFor(owner)).toBeNull();
    expect((await goOn(owner)).json().code).toBe("link_invalid");
    await untouched();
  });

  it("cannot be answered by another browser, whatever it waits for itself", async () => {
    const { untouched, id } = await aPaidStranger();
    const owner = aBrowser(app);
    await arrive(owner);
    const other = aBrowser(app);
    expect(await waitingFor(other)).toBeNull();
    expect((await goOn(other)).json().code).toBe("link_invalid");
    expect((await leave(other)).statusCode).toBe(200);
    for (const forged of ["x", "A".repeat(43), "a".repeat(900)]) {
      other.jar.set("waymark.claim", { value: forged, path: "/" });
      expect((await goOn(other)).json().code).toBe("link_invalid");
    }
    await untouched();

    const { person } = stand;
    product.begin();
    await aPaidStranger();
    await arrive(other);
    expect((await goOn(other)).json().user.id, "its own account, not the first one").not.toBe(id);
    stand.person = person;
    await untouched();
    expect((await goOn(owner)).json().user.id, "the owner's still waits").toBe(id);
  });

  it("is answered once, also of many presses at once", async () => {
    const { id } = await aPaidStranger();
    const owner = aBrowser(app);
    await arrive(owner);
    const cookie = owner.jar.get("waymark.claim");
    const presses = Array.from({ length: 5 }, () => {
      const tab = aBrowser(app);
      if (cookie !== undefined) tab.jar.set("waymark.claim", cookie);
      return goOn(tab);
    });
    const statuses = (await Promise.all(presses)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 422, 422, 422, 422]);
    if (cookie !== undefined) owner.jar.set("waymark.claim", cookie);
    expect((await goOn(owner)).json().code).toBe("link_invalid");
    const claims = sql`SELECT 1 FROM audit_entries WHERE user_id = ${id} AND action = 'account-claimed'`;
    expect(rowsOf(await deps.db.execute(claims))).toHaveLength(1);
  });

  it("is forgotten after ten minutes", async () => {
    const { id, untouched } = await aPaidStranger();
    const owner = aBrowser(app);
    const door = await owner("GET", await toTheDoor(owner));
    const { maxAge, httpOnly, sameSite } = door.cookies.find(({ name }) => name === "waymark.claim") ?? {};
    expect({ maxAge, httpOnly, sameSite }).toEqual({ maxAge: 600, httpOnly: true, sameSite: "Strict" });
    const lifetime = sql`SELECT round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes
      FROM mailed_links WHERE user_id = ${id} AND purpose = 'claim-by-provider'`;
    expect(rowsOf(await deps.db.execute(lifetime))).toEqual([{ minutes: 10 }]);
    await deps.db.execute(sql`UPDATE mailed_links SET expires_at = now() - interval '1 second'
      WHERE user_id = ${id}`);
    expect(await waitingFor(owner)).toBeNull();
    expect((await goOn(owner)).json().code).toBe("link_invalid");
    await untouched();
  });

  it("claims nothing if the creator proves the address meanwhile: the plan stays, and the provider is linked", async () => {
    const { id } = await aPaidStranger();
    const owner = aBrowser(app);
    await arrive(owner);
    await deps.db.execute(sql`UPDATE users SET email_verified = true WHERE id = ${id}`);
    forgetAccount(deps, id);
    expect(await waitingFor(owner)).toMatchObject({ endsPlan: false });
    expect((await goOn(owner)).json().user.id).toBe(id);
    expect(await hasRunningPlan(deps, id)).toBe(true);
    expect(await identitiesOf(owner)).toMatchObject({
      hasPassword: true,
      identities: [{ provider: "google" }],
    });
  });

  it("keeps neither the token nor the identity readable", async () => {
    const { id } = await aPaidStranger();
    const owner = aBrowser(app);
    await arrive(owner);
    const kept = sql`SELECT * FROM mailed_links WHERE user_id = ${id} AND purpose = 'claim-by-provider'`;
    const rows = JSON.stringify(rowsOf(await deps.db.execute(kept)));
    for (const secret of [owner.jar.get("waymark.claim")?.value, stand.person.sub, stand.person.email])
      expect(rows).not.toContain(String(secret));
  });
});
