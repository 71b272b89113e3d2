import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../app.ts";
import type { Deps } from "../deps.ts";
import { openAuth } from "../features/accounts/credentials/auth.ts";
import { createLink } from "../operator/links.ts";
import { freshEmail, goodPassword } from "../testing/a-person.ts";
import { openProviderProduct } from "../testing/provider-product.ts";
import { cookieValue } from "./cookies.ts";

describe("every cookie the product sets", () => {
  let product: Awaited<ReturnType<typeof openProviderProduct>>;
  beforeAll(async () => {
    product = await openProviderProduct();
  });
  afterAll(() => product.close());

  /** The cookies of all calls that set one: a new account, a passkey, a sign-in at a provider, the operator's page. */
  async function cookiesAt(PUBLIC_URL: string): Promise<string[]> {
    const config = { ...product.deps.config, PUBLIC_URL };
    const auth = openAuth({ ...product.deps, config });
    const deps: Deps = { ...product.deps, config, auth };
    const app = await createApp(deps);
    const token = new URLSearchParams(new URL(await createLink(deps)).hash.slice(1)).get("token") ?? "";
    const calls: [string, object][] = [
      ["/api/register", { email: freshEmail(), password: goodPassword, fullName: "Nora Vale" }],
      ["/api/passkeys/sign-in/options", {}],
      ["/api/sign-in/providers/google", { purpose: "sign-in" }],
      ["/api/operator/open", { token }],
      ["/api/session/sign-out", {}],
    ];
    const lines: string[] = [];
    for (const [url, payload] of calls) {
      const headers = { "sec-fetch-site": "same-origin" };
      const answer = await app.inject({ method: "POST", url, payload, headers });
      expect([url, answer.statusCode]).toEqual([url, 200]);
      lines.push(...[answer.headers["set-cookie"] ?? []].flat());
    }
    await app.close();
    return lines;
  }

  it("can be planted by no neighbouring subdomain and not over http, once the product stands behind https", async () => {
    const lines = await cookiesAt("https://jobs.example.org");
    expect(lines).toHaveLength(7);
    for (const line of lines) {
      expect(line).toMatch(
        /^__Host-waymark[\w.-]+=[^;]*; Max-Age=\d+; Path=\/; HttpOnly; SameSite=(Lax|Strict); Secure$/,
      );
      expect(line).not.toContain("Domain");
    }
  });

  it("has its plain name on this machine, where browsers refuse the prefix", async () => {
    const lines = await cookiesAt("http://localhost:9");
    expect(lines).toHaveLength(7);
    for (const line of lines)
      expect(line).toMatch(/^waymark[\w.-]+=[^;]*; Max-Age=\d+; Path=\/; HttpOnly; SameSite=(Lax|Strict)$/);
  });

  it("is read by its whole name, and by no other's", () => {
    const header = "__Host-waymark.access=b; xwaymark.access=c; waymark.access=a; waymark.access=d";
    expect(cookieValue(header, "waymark.access")).toBe("a");
    expect(cookieValue(header, "__Host-waymark.access")).toBe("b");
    for (const none of [undefined, "", "waymark.access=", `waymark.access=${"x".repeat(1_001)}`])
      expect(cookieValue(none, "waymark.access")).toBeUndefined();
  });
});
