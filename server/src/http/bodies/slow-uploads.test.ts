import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import type { Deps } from "../../deps.ts";
import { aPerson } from "../../testing/a-person.ts";
import { testDeps } from "../../testing/deps.ts";

const slowUploads = 110;
const begun = '--b\r\ncontent-disposition: form-data; name="other"; filename="a.pdf"\r\n\r\n';
const ending = "\r\n--b--\r\n";
/** An address of the range for documentation (RFC 5737). */
const addressOf = (n: number) => `198.51.100.${n}`;

describe("somebody who begins a hundred large uploads and goes on with none", () => {
  let deps: Deps;
  let app: FastifyInstance;
  const sockets: Socket[] = [];
  let cutOff = 0;
  beforeAll(async () => {
    deps = await testDeps({ config: { RATE_LIMITS: "off", TRUSTED_PROXIES: "127.0.0.1" } });
    app = await createApp(deps);
    await app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
    await deps.database.close();
  });

  const cookieOfSomebody = async () => (await aPerson(deps, { verified: true })).headers.cookie;

  /** Sends the head of an upload of so many bytes and the beginning of its form. */
  async function beginUpload(cookie: string, address: string, bytes: number): Promise<Socket> {
    // A listening server has an address with a port.
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    socket.on("error", () => {});
    socket.once("close", () => {
      if (socket.bytesRead === 0) cutOff += 1;
    });
    const head = [
      "POST /api/resumes/upload HTTP/1.1",
      ...["host: localhost", "sec-fetch-site: same-origin", `cookie: ${cookie}`],
      ...[`x-forwarded-for: ${address}`, "content-type: multipart/form-data; boundary=b"],
      `content-length: ${bytes}`,
    ].join("\r\n");
    await new Promise((resolve) => socket.write(`${head}\r\n\r\n${begun}`, resolve));
    return socket;
  }

  /** An upload that is sent to its end, and its status. */
  async function upload(cookie: string, address: string, bytes: number): Promise<number> {
    const socket = await beginUpload(cookie, address, bytes);
    socket.write(
      Buffer.concat([Buffer.alloc(bytes - begun.length - ending.length, "x"), Buffer.from(ending)]),
    );
    const [answer] = await once(socket, "data");
    return Number(String(answer).split(" ")[1]);
  }

  it.each([
    ["one account: another person's 10 MB at the same address is not kept out", 1, addressOf(1), 10_000_000],
    ["five accounts at one address: 3 MB from elsewhere are not kept out", 5, addressOf(2), 3_000_000],
  ])("%s", async (_what, accounts, from, bytes) => {
    const hostile: string[] = [];
    for (let i = 0; i < accounts; i++) hostile.push(await cookieOfSomebody());
    for (let i = 0; i < slowUploads; i++)
      await beginUpload(hostile[i % accounts] ?? "", addressOf(1), i < 100 ? 235_000 : 10_000_000);
    // The file is in no field that is read, which is told once all of the form has come.
    expect(await upload(await cookieOfSomebody(), from, bytes)).toBe(400);
    // Nobody had to wait until slow uploads were ended.
    expect(cutOff).toBe(0);
    for (const socket of sockets.splice(0)) socket.removeAllListeners("close").destroy();
  });
});
