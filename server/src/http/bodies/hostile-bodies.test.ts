import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { type Endpoint, usualBodyLimit } from "@waymark/contract/endpoint";
import { allEndpoints } from "@waymark/contract/endpoints";
import { ErrorAnswer } from "@waymark/contract/errors";
import { emptyContent } from "@waymark/contract/resumes";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import type { Deps } from "../../deps.ts";
import { aPerson } from "../../testing/a-person.ts";
import { testDeps } from "../../testing/deps.ts";
import { mostFormBytes } from "./upload.ts";

const endpoints: readonly Endpoint[] = allEndpoints;
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const isOpen = ({ access }: Endpoint) => access === "public" || access === "anyone";
const limitOf = ({ bodyLimit }: Endpoint) => bodyLimit ?? usualBodyLimit;
const urlOf = ({ path }: Endpoint) => path.replace(/:\w+/g, "0190a000-0000-7000-8000-000000000000");
const json = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
const formHeaders = { "content-type": "multipart/form-data; boundary=b", "sec-fetch-site": "same-origin" };
const filePart = (name: string, content: string, ending = "\r\n--b--\r\n") =>
  `--b\r\ncontent-disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n${content}${ending}`;
const fieldPart = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n`;

/** Routes of a server as `METHOD /path`, from the tree that Fastify prints. */
function routesOf(app: FastifyInstance): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", piece = "", methods = ""] =
        /^((?:[│ ] {3})*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
      const path = (parents[indent.length / 4 - 1] ?? "") + piece;
      parents[indent.length / 4] = path;
      return methods === "" ? [] : methods.split(", ").map((method) => `${method} ${path}`);
    });
}

describe("hostile bodies", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let cookie: string;
  let port: number;
  beforeAll(async () => {
    deps = await testDeps({ config: { RATE_LIMITS: "off" } });
    app = await createApp(deps);
    await app.listen({ port: 0, host: "127.0.0.1" });
    // A listening server has an address with a port.
    ({ port } = app.server.address() as AddressInfo);
    ({ cookie } = (await aPerson(deps, { verified: true })).headers);
  });
  afterAll(async () => {
    await app.close();
    await deps.database.close();
  });

  /** Sends the head of a request and the given part of its body, then reads the answer without sending the rest. */
  async function send(line: string, headers: Record<string, string>, body = "") {
    const socket = connect(port, "127.0.0.1");
    const lines = Object.entries({ host: "localhost", ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.write(`${line} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
    let heard = "";
    while (!/\r\n\r\n.*\}$/s.test(heard)) {
      const [chunk] = await once(socket, "data");
      heard += chunk;
    }
    socket.destroy();
    const answer = ErrorAnswer.parse(JSON.parse(heard.slice(heard.indexOf("\r\n\r\n") + 4)));
    return { status: Number(heard.split(" ")[1]), code: answer.code, requestId: answer.requestId };
  }
  const announce = (endpoint: Endpoint, headers: Record<string, string>, bytes: number) =>
    send(`${endpoint.method} ${urlOf(endpoint)}`, { ...headers, "content-length": String(bytes) });

  it.each(named)("%s refuses one byte more than its limit, unread", async (_name, endpoint) => {
    const session: Record<string, string> = isOpen(endpoint) ? {} : { cookie };
    const { stream } = endpoint;
    const type = stream === undefined ? json : { ...json, "content-type": stream.types[0] ?? "" };
    const most = stream?.bytes ?? limitOf(endpoint).bytes;
    const answer = await announce(endpoint, { ...type, ...session }, most + 1);
    expect(answer).toMatchObject({ status: 413, code: "body_too_large" });
    if (endpoint.files === undefined || endpoint.files.length === 0) return;
    const form = await announce(endpoint, { ...formHeaders, cookie }, mostFormBytes(endpoint) + 1);
    expect(form).toMatchObject({ status: 413, code: "file_too_large" });
  });

  it.each(named.filter(([, endpoint]) => !isOpen(endpoint)))(
    "%s refuses a large body of a stranger, unread",
    async (_name, endpoint) => {
      const expected = { status: 401, code: "not_signed_in" };
      expect(await announce(endpoint, json, 15_000_000)).toMatchObject(expected);
      expect(await announce(endpoint, formHeaders, 100_000_000)).toMatchObject(expected);
    },
  );

  it.each(
    named.filter(([, { method, stream }]) => stream === undefined && (method === "POST" || method === "PUT")),
  )("%s parses no body at its limit that is full of tiny values", async (_name, endpoint) => {
    const { bytes } = limitOf(endpoint);
    const tiny = ["[", "1,".repeat(bytes / 2 - 2), "1]"].join("");
    const deep = "[".repeat(1_000) + "]".repeat(1_000);
    for (const payload of [tiny, `[${"[1],".repeat(bytes / 4 - 2)}[]]`, deep]) {
      const answer = await app.inject({
        method: endpoint.method as "POST",
        url: urlOf(endpoint),
        headers: { ...json, ...(isOpen(endpoint) ? {} : { cookie }) },
        payload,
      });
      expect([answer.statusCode, answer.json().code]).toEqual([413, "body_too_complex"]);
    }
  });

  it("describes the first twenty of fifteen thousand wrong values", async () => {
    const items = Array.from({ length: 100 }, () => ({}));
    const custom = Array.from({ length: 30 }, (_, i) => ({ id: `c${i}`, title: "a", items }));
    const answer = await app.inject({
      ...{ method: "POST", url: "/api/resumes", headers: { ...json, cookie } },
      payload: { content: { ...emptyContent(), custom } },
    });
    expect([answer.statusCode, answer.json().details.fields.length]).toEqual([400, 20]);
    expect(answer.json().details.fields[0].field).toBe("content.custom.0.items.0.id");
  });

  it("a stranger's 64 KB and one byte are refused unread beside the contract too, with a made-up signature", async () => {
    // The tree joins parameters of several routes: `:applicationId|:id`.
    const plain = (route: string) => route.replace(/:[\w|:]+/g, ":x");
    const known = new Set(named.map(([name]) => plain(name)));
    const routes = routesOf(app).filter((route) => !/^(GET|HEAD|OPTIONS) /.test(route));
    const beside = routes.map(plain).filter((route) => !known.has(route));
    expect(beside).toEqual(expect.arrayContaining(["POST /api/webhooks/payments", "POST /contact"]));
    for (const route of beside) {
      for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
        const answer = await send(route, {
          "content-type": type,
          "sec-fetch-site": "same-origin",
          "content-length": String(usualBodyLimit.bytes + 1),
          "stripe-signature": `t=${Math.floor(Date.now() / 1_000)},v1=${"0".repeat(64)}`,
        });
        expect([route, answer]).toMatchObject([route, { status: 413, code: "body_too_large" }]);
      }
    }
  });

  it("stops at the limit of a body that does not say how long it is", async () => {
    const chunk = "x".repeat(70_000);
    const answer = await send(
      "POST /api/session/sign-out",
      { ...json, "transfer-encoding": "chunked" },
      `${chunk.length.toString(16)}\r\n${chunk}\r\n`,
    );
    expect(answer).toMatchObject({ status: 413, code: "body_too_large" });
  });

  it("takes no body that is not JSON, and none where nothing is", async () => {
    const text = await send("POST /api/login", { "content-type": "text/plain", "content-length": "9" });
    expect(text).toMatchObject({ status: 415, code: "unsupported_media" });
    const nowhere = await send("POST /api/nowhere", { ...json, "content-length": "15000000" });
    expect(nowhere).toMatchObject({ status: 413, code: "body_too_large" });
  });

  const upload = (payload: string, url = "/api/resumes/upload") =>
    app.inject({ method: "POST", url, headers: { ...formHeaders, cookie }, payload });
  const file = "%PDF-1.7 ".repeat(1_000);

  it.each([
    ["in the middle of its file", filePart("resume", file, ""), 400, "invalid_request"],
    ["in the middle of a field", `${fieldPart("userId").slice(0, -4)}`, 400, "invalid_request"],
    ["before its first part", "", 400, "invalid_request"],
    ["of 10,000 parts", `${fieldPart("a").repeat(10_000)}--b--\r\n`, 400, "invalid_request"],
    ["of two files", filePart("x", file, "\r\n") + filePart("resume", file), 400, "invalid_request"],
    ["of a file past the limit", filePart("resume", "x".repeat(10_485_761)), 413, "file_too_large"],
  ])("a form %s is refused", async (_what, payload, status, code) => {
    const answer = await upload(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it("a form to where no file is taken is refused unread", async () => {
    const answer = await send("PUT /api/saved-jobs/x/notes", {
      ...formHeaders,
      cookie,
      "content-length": "9999",
    });
    expect(answer).toMatchObject({ status: 415, code: "unsupported_media" });
  });

  it.each([
    ["headers past all measure", { "x-long": "x".repeat(20_000) }, "/api/session", 431, "headers_too_large"],
    ["an address past all measure", {}, `/api/user/${"x".repeat(700)}`, 414, "address_too_long"],
  ])("%s are answered in the shape of every error", async (_what, headers, path, status, code) => {
    expect(await send(`GET ${path}`, headers as Record<string, string>)).toMatchObject({ status, code });
  });

  it("bytes that are not HTTP are answered in that shape, too", async () => {
    expect(await send("", {})).toMatchObject({ status: 400, code: "invalid_request" });
  });

  it("headers that come byte by byte are cut off, however long they go on", async () => {
    expect(app.server.headersTimeout).toBeLessThanOrEqual(9_000);
    const impatient = await createApp(deps, {
      slowHeaders: { headersTimeout: 200, connectionsCheckingInterval: 50 },
    });
    await impatient.listen({ port: 0 });
    // A listening server has an address with a port.
    const { port } = impatient.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write("GET /api/session HTTP/1.1\r\nhost: localhost\r\nx-slow: ");
    let dripped = 0;
    const drip = setInterval(() => {
      dripped += 1;
      socket.write("x");
    }, 10);
    const answer = await text(socket);
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(dripped).toBeGreaterThan(2);
    expect(socket.destroyed || socket.readableEnded).toBe(true);
    await impatient.close();
  });
});
