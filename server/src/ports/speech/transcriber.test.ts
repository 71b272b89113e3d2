import { AppError } from "@waymark/contract/errors";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { aWav, type SpeechReply, speechStandIn } from "../../testing/stand-ins/speech-stand-in.ts";
import { openTranscriber } from "./open-transcriber.ts";
import type { SpokenPiece, Transcriber } from "./port.ts";

let standIn: Awaited<ReturnType<typeof speechStandIn>>;
beforeAll(async () => {
  standIn = await speechStandIn();
});
afterAll(() => standIn.close());

const written: string[] = [];
const log = pino({ level: "debug" }, { write: (line: string) => written.push(line) });
const open = (env: Record<string, string> = {}) =>
  openTranscriber({ config: readConfig({ SPEECH_TIMEOUT_MS: "700", ...env }), log });
const compatible = (env: Record<string, string> = {}) =>
  open({ SPEECH_BASE_URL: standIn.url, SPEECH_API_KEY: "secret-key", ...env });

async function* inPieces(bytes: Uint8Array, size = 4_096): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const piece = (bytes: Uint8Array = aWav(2), more: Partial<SpokenPiece> = {}): SpokenPiece => ({
  ...{ language: "de", bytes: bytes.length, chunks: inPieces(bytes) },
  ...more,
});
const codeOf = (work: Promise<unknown>) =>
  work.then(
    (value) => JSON.stringify(value),
    (error: unknown) =>
      error instanceof AppError
        ? [error.code, error.details?.reason].filter(Boolean).join(": ")
        : `no error of ours: ${error}`,
  );

describe.each<[string, () => Transcriber]>([
  ["none", () => open()],
  ["a recogniser at the operator's address", () => compatible()],
])("every transcriber: %s", (_, make) => {
  it("answers with words or with a code of ours, and never waits longer than its time", async () => {
    standIn.reply("");
    for (const sound of [aWav(0), aWav(2), Buffer.from("no sound at all"), Buffer.alloc(0)])
      expect(await codeOf(make().write(piece(sound)))).toMatch(/^("|speech_off|file_kind)/);
  });

  it("names the host that would hear the sound, or none", () => {
    const { host } = make();
    expect(host === null || host === "127.0.0.1").toBe(true);
  });

  it("says nothing of the person in the log", async () => {
    standIn.reply("My name is Ada Example.");
    await codeOf(make().write(piece()));
    expect(written.join()).not.toMatch(/Ada|secret-key|answer\.wav/);
  });
});

describe("a recogniser at the operator's address", () => {
  it("gets the sound as it is, with model and language, and the key", async () => {
    standIn.reply("  Ich habe\n den Gast\u202e gefragt. ");
    const sound = aWav(2);
    expect(await compatible({ SPEECH_MODEL: "small" }).write(piece(sound))).toBe(
      "Ich habe den Gast gefragt.",
    );
    const [heard] = standIn.heard;
    expect(heard).toMatchObject({ path: "/v1/audio/transcriptions", authorization: "Bearer secret-key" });
    expect(Number(heard?.announced)).toBe(heard?.form.length);
    expect(heard?.form).toContain(`name="model"\r\n\r\nsmall\r\n`);
    expect(heard?.form).toContain(`name="language"\r\n\r\nde\r\n`);
    expect(heard?.form).toContain(sound.toString("latin1"));
  });

  it("gets a piece whose length is not known yet", async () => {
    standIn.reply("Yes.");
    expect(await compatible().write(piece(aWav(1), { bytes: undefined }))).toBe("Yes.");
    expect(standIn.heard[0]?.announced).toBeUndefined();
  });

  it("gets the first bytes before the last ones are there", async () => {
    standIn.reply("Late.");
    const sound = aWav(1);
    let isSent = false;
    const slowly = (async function* () {
      yield sound.subarray(0, 20_000);
      await new Promise((resolve) => setTimeout(resolve, 100));
      isSent = true;
      yield sound.subarray(20_000);
    })();
    expect(await compatible().write(piece(sound, { chunks: slowly }))).toBe("Late.");
    expect(isSent).toBe(true);
  });

  const drip = (response: Parameters<Exclude<SpeechReply, string>>[0]) => {
    response.writeHead(200, { "content-type": "application/json" });
    const timer = setInterval(() => response.write(" "), 20);
    response.on("close", () => clearInterval(timer));
  };
  const answers =
    (status: number, body: string, headers = {}) =>
    (response: Parameters<Exclude<SpeechReply, string>>[0]) => {
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
    };
  it.each<[string, SpeechReply, string]>([
    ["hangs", () => undefined, "time"],
    ["drips", drip, "time"],
    ["closes the connection", (response) => response.destroy(), "network"],
    [
      "breaks off",
      (response) => {
        response.writeHead(200, { "content-length": "90" }).write('{"text":');
        setTimeout(() => response.destroy(), 20);
      },
      "network",
    ],
    ["sends without end", answers(200, JSON.stringify({ text: "a".repeat(200_000) })), "size"],
    ["sends a page", answers(200, "<html>Welcome</html>", { "content-type": "text/html" }), "shape"],
    ["sends another shape", answers(200, '{"text":{"words":["a"]}}'), "shape"],
    ["sends no text", answers(200, '{"error":"no"}'), "shape"],
    ["says more than fits into the time", "blah ".repeat(200), "shape"],
    ["wants another key", answers(401, '{"error":"bad key secret-key"}'), "status"],
    ["is overloaded", answers(503, ""), "status"],
    ["says 204", answers(204, ""), "status"],
    ["sends elsewhere", answers(302, "", { location: "http://169.254.169.254/latest" }), "network"],
  ])("that %s", async (_, reply, reason) => {
    standIn.reply(reply);
    const began = performance.now();
    expect(await codeOf(compatible().write(piece()))).toBe(`speech_unavailable: ${reason}`);
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(written.join()).not.toContain("secret-key");
  });

  it("that is not there", async () => {
    expect(await codeOf(compatible({ SPEECH_BASE_URL: "http://127.0.0.1:9/v1" }).write(piece()))).toBe(
      "speech_unavailable: network",
    );
  });

  it("is never a cloud's metadata service", async () => {
    const llm = compatible({ SPEECH_BASE_URL: "http://169.254.169.254/v1" });
    expect(await codeOf(llm.write(piece()))).toBe("speech_unavailable: network");
  });

  it("is asked for no sound that is none, or that is too long", async () => {
    standIn.reply("Heard.");
    expect(await codeOf(compatible().write(piece(Buffer.from("<html>".repeat(50)))))).toBe("file_kind");
    expect(await codeOf(compatible().write(piece(Buffer.alloc(3))))).toBe("file_kind");
    expect(standIn.heard).toHaveLength(0);
    const long = aWav(40);
    expect(await codeOf(compatible().write(piece(long, { bytes: undefined })))).toBe("body_too_large");
  });

  it("is left alone when the person has gone", async () => {
    standIn.reply(() => undefined);
    const gone = new AbortController();
    const asked = codeOf(compatible().write(piece(aWav(1), { signal: gone.signal })));
    setTimeout(() => gone.abort(), 50);
    expect(await asked).toMatch(/^speech_unavailable/);
  });

  it("does sixteen pieces at once, and no more", async () => {
    standIn.reply((response) => setTimeout(() => response.writeHead(200).end('{"text":"a"}'), 150));
    const transcriber = compatible();
    const all = await Promise.all(
      Array.from({ length: 18 }, () => codeOf(transcriber.write(piece(aWav(0.1))))),
    );
    expect(all.filter((one) => one === "speech_unavailable: busy")).toHaveLength(2);
    expect(await codeOf(transcriber.write(piece(aWav(0.1))))).toBe('"a"');
  });
});
