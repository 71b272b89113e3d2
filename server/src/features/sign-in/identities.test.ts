import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/db.ts";
import { newId } from "../../ids.ts";
import { aBrowser, type Browser } from "../../testing/a-browser.ts";
import { freshEmail } from "../../testing/a-person.ts";
import { openProviderProduct } from "../../testing/provider-product.ts";

const product = await openProviderProduct();
const { stand, deps, app, start, toTheDoor, arrive, session, registered, identitiesOf } = product;
beforeEach(() => product.begin());
afterAll(() => product.close());

describe("linked identities", () => {
  it("links, lists and unlinks, and never takes the last way in", async () => {
    const { browser, id } = await registered(freshEmail());
    expect(await arrive(browser, "google", "link")).toBe("/settings?tab=account&linked=google");
    const { identities } = await identitiesOf(browser);
    expect(identities).toMatchObject([{ provider: "google", name: "Google" }]);
    expect((await session(browser)).user).toMatchObject({
      id,
      identities: [{ provider: "credential" }, { provider: "google" }],
    });
    const gone = await browser("DELETE", `/api/identities/${identities[0].id}`);
    expect(gone.json()).toEqual({ ok: true });
    expect((await identitiesOf(browser)).identities).toEqual([]);

    const stranger = aBrowser(app);
    stand.person = { ...stand.person, sub: newId(), email: freshEmail() };
    await arrive(stranger);
    const [only] = (await identitiesOf(stranger)).identities;
    const refused = await stranger("DELETE", `/api/identities/${only.id}`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "last_way_in"]);
    const foreign = await browser("DELETE", `/api/identities/${only.id}`);
    const absent = await browser("DELETE", `/api/identities/${newId()}`);
    const bytes = (answer: typeof foreign) => answer.body.replace(/"requestId":"[^"]+"/, "");
    expect([foreign.statusCode, bytes(foreign)]).toEqual([404, bytes(absent)]);
  });

  it("refuses an identity of somebody else, and one whose address is not verified", async () => {
    await arrive(aBrowser(app));
    const { browser } = await registered(freshEmail());
    const to = (failed: string) => `/settings?tab=account&failed=${failed}&via=google`;
    expect(await arrive(browser, "google", "link")).toBe(to("linked_elsewhere"));
    stand.person = { ...stand.person, sub: newId(), email_verified: false };
    expect(await arrive(browser, "google", "link")).toBe(to("provider_unverified"));
    expect((await identitiesOf(browser)).identities).toEqual([]);
  });

  it("links nothing when somebody else has signed in meanwhile, or nobody is", async () => {
    const { browser } = await registered(freshEmail());
    const door = await toTheDoor(browser, "google", "link");
    await browser("POST", "/api/session/sign-out", { payload: {} });
    expect((await browser("GET", door)).headers.location).toBe(
      "/settings?tab=account&failed=stale&via=google",
    );
  });

  it("asks for a signed-in person with a verified address and a recent proof", async () => {
    const code = async (browser: Browser) => (await start(browser, "google", "link")).json().code;
    expect(await code(aBrowser(app))).toBe("not_signed_in");
    const { browser: unverified } = await registered(freshEmail(), { verified: false });
    expect(await code(unverified)).toBe("email_unverified");
    const { browser, id } = await registered(freshEmail());
    await deps.db.execute(
      sql`UPDATE sessions SET created_at = created_at - interval '11 minutes' WHERE user_id = ${id}`,
    );
    expect(await code(browser)).toBe("proof_required");
    const [method] = rowsOf<{ id: string }>(
      await deps.db.execute(sql`SELECT id FROM sign_in_methods WHERE user_id = ${id}`),
    );
    const unlink = await browser("DELETE", `/api/identities/${method?.id}`);
    expect(unlink.json().code).toBe("proof_required");
  });
});
