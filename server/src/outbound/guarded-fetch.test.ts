import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { gzipSync } from "node:zlib";
import { AppError } from "@waymark/contract/errors";
import { afterEach, describe, expect, it } from "vitest";
import { openGuardedFetch } from "./guarded-fetch.ts";

const servers: Server[] = [];
async function serve(answer: RequestListener): Promise<{ url: string; port: number }> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, port };
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "answered",
    (error: unknown) =>
      error instanceof AppError ? `${error.code}: ${error.details?.reason}` : `not an AppError: ${error}`,
  );
const open = openGuardedFetch({ allowPrivate: true });
const closed = openGuardedFetch({ allowPrivate: false });

describe("addresses that are refused", () => {
  it.each([
    ["https://127.0.0.1/", "address"],
    ["https://127.1/", "address"],
    ["https://2130706433/", "address"],
    ["https://0x7f000001/", "address"],
    ["https://0177.0.0.1/", "address"],
    ["https://0.0.0.0/", "address"],
    ["https://10.1.2.3/", "address"],
    ["https://172.16.0.1/", "address"],
    ["https://192.168.1.1/", "address"],
    ["https://100.64.0.1/", "address"],
    ["https://169.254.169.254/latest/meta-data/", "address"],
    ["https://224.0.0.1/", "address"],
    ["https://255.255.255.255/", "address"],
    ["https://[::1]/", "address"],
    ["https://[::]/", "address"],
    ["https://[::ffff:127.0.0.1]/", "address"],
    ["https://[::ffff:10.0.0.1]/", "address"],
    ["https://[::127.0.0.1]/", "address"],
    ["https://[64:ff9b::7f00:1]/", "address"],
    ["https://[2002:7f00:1::]/", "address"],
    ["https://[fe80::1]/", "address"],
    ["https://[fd00::1]/", "address"],
    ["https://[fec0::1]/", "address"],
    ["https://localhost/", "address"],
    ["http://example.com/", "scheme"],
    ["file:///etc/passwd", "scheme"],
    ["ftp://example.com/", "scheme"],
    ["https://user:word@example.com/", "url"],
    ["no address", "url"],
    ["", "url"],
  ])("%s is refused for its %s", async (url, reason) => {
    expect(await codeOf(closed(url))).toBe(`outbound_refused: ${reason}`);
  });

  it("is a public name that leads to a private address", async () => {
    const addresses = ["10.0.0.5", "::1", "::ffff:192.168.0.1", "not an address"];
    const lookup = async () =>
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    const fetch = openGuardedFetch({ allowPrivate: false, lookup });
    expect(await codeOf(fetch("https://jobs.example/"))).toBe("outbound_refused: address");
  });

  it("is wherever an answer redirects to", async () => {
    const asked: string[] = [];
    const { url } = await serve((request, response) => {
      asked.push(request.url ?? "");
      response.writeHead(302, { location: "/elsewhere" }).end();
    });
    expect(await codeOf(open(url))).toBe("outbound_refused: redirect");
    expect(asked).toEqual(["/"]);
  });
});

describe("redirects on the same host", () => {
  const follow = async (location: string) => {
    const asked: string[] = [];
    const { port } = await serve((request, response) => {
      asked.push(`${request.headers.host} ${request.url}`);
      if (request.url === "/end") response.end("there");
      else response.writeHead(301, { location: location.replace("PORT", String(port)) }).end();
    });
    const guarded = openGuardedFetch({
      allowPrivate: true,
      lookup: async () => [{ address: "127.0.0.1", family: 4 }],
    });
    return guarded(`http://jobs.example:${port}/start`, { sameHostRedirects: true }).then(
      (answer) => ({ text: answer.text, asked: asked.length }),
      (error: unknown) => (error instanceof AppError ? error.details?.reason : error),
    );
  };

  it.each([
    ["a path", "/end", { text: "there", asked: 2 }],
    ["the same name with www", "http://www.jobs.example:PORT/end", { text: "there", asked: 2 }],
    ["itself again and again", "/start", "redirect"],
    ["another name", "http://other.example:PORT/end", "redirect"],
    ["a name that only begins alike", "http://jobs.example.evil.example:PORT/end", "redirect"],
    ["another port", "http://jobs.example:9/end", "redirect"],
    ["another scheme", "file:///etc/passwd", "redirect"],
    ["an inside address", "http://127.0.0.1:PORT/end", "redirect"],
  ])("to %s", async (_what, location, expected) => {
    expect(await follow(location)).toEqual(expected);
  });

  it("are not followed by default", async () => {
    const { url } = await serve((_request, response) => response.writeHead(301, { location: "/end" }).end());
    expect(await codeOf(open(url))).toBe("outbound_refused: redirect");
  });
});

describe("a name", () => {
  it("is resolved once, and the connection goes to that address with the name as Host", async () => {
    let lookups = 0;
    const { port } = await serve((request, response) => response.end(request.headers.host));
    const fetch = openGuardedFetch({
      allowPrivate: true,
      lookup: async () => {
        lookups++;
        return [{ address: "127.0.0.1", family: 4 }];
      },
    });
    const answer = await fetch(`http://jobs.example:${port}/`);
    expect([answer.text, lookups]).toEqual([`jobs.example:${port}`, 1]);
  });

  it.each([
    ["is dead", ["127.0.0.2"]],
    [
      "and second are dead, and the third is a cloud's metadata service",
      ["127.0.0.3", "127.0.0.2", "169.254.169.254"],
    ],
    ["is IPv6 where nobody listens", ["::1"]],
  ])("whose first address %s is asked at its next one", async (_what, dead) => {
    const { port } = await serve((_request, response) => response.end("there"));
    const lookup = async () =>
      [...dead, "127.0.0.1"].map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    const fetch = openGuardedFetch({ allowPrivate: true, lookup });
    expect((await fetch(`http://jobs.example:${port}/`)).text).toBe("there");
  });

  it("with a hundred dead addresses is given up after four", async () => {
    const { port } = await serve((_request, response) => response.end("there"));
    const dead = Array.from({ length: 100 }, (_, i) => ({ address: `127.0.1.${i}`, family: 4 }));
    const lookup = async () => [...dead, { address: "127.0.0.1", family: 4 }];
    const fetch = openGuardedFetch({ allowPrivate: true, lookup });
    expect(await codeOf(fetch(`http://jobs.example:${port}/`))).toBe("source_unavailable: network");
  });

  it("is what the other side is asked to prove by its certificate", async () => {
    const named: string[] = [];
    const server = createTlsServer({
      SNICallback: (name, done) => {
        named.push(name);
        done(new Error("no certificate here"));
      },
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const lookup = async () => [{ address: "127.0.0.1", family: 4 }];
    const fetch = openGuardedFetch({ allowPrivate: true, lookup });
    expect(await codeOf(fetch(`https://jobs.example:${port}/`))).toBe("source_unavailable: network");
    expect(named).toEqual(["jobs.example"]);
    server.close();
  });

  it("that does not resolve counts as unreachable", async () => {
    const lookup = () => Promise.reject(new Error("ENOTFOUND"));
    const fetch = openGuardedFetch({ allowPrivate: true, lookup });
    expect(await codeOf(fetch("https://jobs.example/"))).toBe("source_unavailable: name");
  });

  it("whose DNS lookup never ends is stopped by the time limit", async () => {
    const fetch = openGuardedFetch({ allowPrivate: true, lookup: () => new Promise(() => {}) });
    expect(await codeOf(fetch("https://jobs.example/", { timeoutMs: 20 }))).toBe("source_unavailable: time");
  });
});

describe("an answer", () => {
  it("comes with its status, headers and text, also to a POST", async () => {
    const { url } = await serve((request, response) => {
      let body = "";
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => {
        response.writeHead(418, {
          "content-type": "text/plain; charset=iso-8859-1",
          "x-asked": request.method,
        });
        response.end(Buffer.from(`${body}${request.headers["x-key"]}\xe9`, "latin1"));
      });
    });
    const answer = await open(url, { method: "POST", headers: { "x-key": "k" }, body: "b" });
    expect(answer).toMatchObject({ status: 418, text: "bké" });
    expect(answer.headers["x-asked"]).toBe("POST");
  });

  it.each([
    ["plain", {}, Buffer.alloc(3_000, 65)],
    ["packed", { "content-encoding": "gzip" }, gzipSync(Buffer.alloc(3_000_000, 65))],
    ["announced", { "content-length": "3000" }, Buffer.alloc(3_000, 65)],
  ])("that is too long is given up: %s", async (_, headers, body) => {
    const { url } = await serve((_request, response) => response.writeHead(200, headers).end(body));
    expect(await codeOf(open(url, { maxBytes: 2_000 }))).toBe("source_unavailable: size");
    expect(await codeOf(open(url, { maxBytes: 4_000_000 }))).toBe("answered");
  });

  it("that arrives in drips is stopped by the total time limit", async () => {
    const closed: Promise<void>[] = [];
    const { url } = await serve((_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write("x"), 5);
      closed.push(
        new Promise((resolve) => {
          response.on("close", () => {
            clearInterval(drip);
            resolve();
          });
        }),
      );
    });
    expect(await codeOf(open(url, { timeoutMs: 100 }))).toBe("source_unavailable: time");
    // On a busy machine the time may be over before the request arrives.
    await Promise.all(closed);
  });

  it("that never begins, breaks off or is refused counts as unreachable", async () => {
    const { url: silent } = await serve(() => {});
    expect(await codeOf(open(silent, { timeoutMs: 50 }))).toBe("source_unavailable: time");
    const { url: broken } = await serve((_request, response) => {
      response.writeHead(200, { "content-length": "100" }).write("x");
      response.socket?.destroy();
    });
    expect(await codeOf(open(broken))).toBe("source_unavailable: network");
    expect(await codeOf(open("http://127.0.0.1:1/"))).toBe("source_unavailable: network");
  });

  it("is not waited for when the asker gives up", async () => {
    const { url } = await serve(() => {});
    const asker = new AbortController();
    const asked = codeOf(open(url, { signal: asker.signal }));
    asker.abort();
    expect(await asked).toBe("source_unavailable: time");
  });
});
