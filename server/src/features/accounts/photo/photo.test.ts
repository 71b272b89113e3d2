import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { openDocumentParsers } from "../../../document-parsers/open-parsers.ts";
import { newId } from "../../../ids.ts";
import { aBrowser, signedUpBrowser } from "../../../testing/a-browser.ts";
import { childProgram } from "../../../testing/child-program.ts";
import { openTestDatabase } from "../../../testing/database.ts";
import { aPicture, dataUrlOf, pngOf } from "../../../testing/pictures.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";

describe("the profile photo over HTTP, drawn by the real reader", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  beforeAll(async () => {
    const pool = openDocumentParsers({
      size: 1,
      queue: 50,
      timeoutMs: 15_000,
      memoryMb: 768,
      ...childProgram("document-parsers/child.ts"),
    });
    ({ deps, app, close } = await openTestApp({
      database: await openTestDatabase(),
      config: { RATE_LIMITS: "off" },
      pool,
    }));
  });
  afterAll(async () => {
    await close();
    await deps.pool.close();
  });

  const signedUp = async () => {
    const { browser, id } = await signedUpBrowser(app);
    return {
      id,
      browser,
      put: (picture: string, whose = id) =>
        browser("PUT", `/api/user/${whose}/photo`, { payload: { picture } }),
      remove: (whose = id) => browser("DELETE", `/api/user/${whose}/photo`),
    };
  };

  it("is put, changed and removed, and leaves no file behind", async () => {
    const { browser, put, remove } = await signedUp();
    const before = (await deps.files.list("")).length;
    const first = (await put(dataUrlOf(await aPicture("gif"), "image/gif"))).json().user;
    const { user } = (await put(dataUrlOf(await aPicture("png")))).json();
    expect(user.profileImageUrl).not.toBe(first.profileImageUrl);
    const photo = await browser("GET", user.profileImageUrl);
    expect(photo.headers["content-type"]).toBe("image/jpeg");
    expect(await sharp(photo.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
    expect((await deps.files.list("")).length).toBe(before + 1);
    expect((await remove()).json().user.profileImageUrl).toBe("");
    expect((await remove()).statusCode).toBe(200);
    expect((await browser("GET", user.profileImageUrl)).statusCode).toBe(404);
    expect((await deps.files.list("")).length).toBe(before);
  });

  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
  it.each<[string, () => string | Promise<string>, number, string]>([
    ["nothing", () => "", 400, "invalid_request"],
    ["no data URL", () => "https://example.org/me.png", 400, "invalid_request"],
    ["an SVG by name", () => dataUrlOf(svg, "image/svg+xml"), 400, "invalid_request"],
    ["an SVG called PNG", () => dataUrlOf(svg), 415, "photo_kind"],
    ["a bomb", () => dataUrlOf(pngOf(30_000, 30_000)), 422, "photo_too_many_pixels"],
    ["25 megapixels", () => dataUrlOf(pngOf(5_000, 5_000)), 422, "photo_too_many_pixels"],
    ["a damaged one", () => dataUrlOf(pngOf(99, 99)), 422, "photo_damaged"],
    [
      "two things at once",
      async () => dataUrlOf(Buffer.concat([await aPicture("jpeg"), Buffer.from("<script>")]), "image/jpeg"),
      415,
      "photo_kind",
    ],
    [
      "more than 2 MB",
      () => dataUrlOf(Buffer.concat([pngOf(9, 9, 9), Buffer.alloc(2 * 1024 * 1024)])),
      413,
      "photo_too_large",
    ],
    ["far more", () => dataUrlOf(Buffer.alloc(4 * 1024 * 1024)), 413, "body_too_large"],
  ])("refuses %s, in words, and keeps what was there", async (_what, make, status, code) => {
    const { put, browser, id } = await signedUp();
    const before = (await put(dataUrlOf(await aPicture("png")))).json().user.profileImageUrl;
    const answer = await put(await make());
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().error).not.toMatch(/errors\.|\{\{/);
    expect((await browser("GET", `/api/user/${id}`)).json().profileImageUrl).toBe(before);
  });

  it("is nobody else's to change", async () => {
    const [one, other] = [await signedUp(), await signedUp()];
    const picture = dataUrlOf(await aPicture("png"));
    for (const whose of [other.id, newId(), "x"]) {
      expect((await one.put(picture, whose)).statusCode).toBe(404);
      expect((await one.remove(whose)).statusCode).toBe(404);
    }
    const stranger = aBrowser(app);
    const url = `/api/user/${one.id}/photo`;
    expect((await stranger("PUT", url, { payload: { picture } })).statusCode).toBe(401);
    expect((await stranger("DELETE", url)).statusCode).toBe(401);
  });
});
