import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Mock } from "@waymark/contract/interviews-mocks";
import { recordingLimits, soundPiece } from "@waymark/contract/interviews-speech";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../../../config.ts";
import { newId } from "../../../../ids.ts";
import { openTranscriber } from "../../../../ports/speech/open-transcriber.ts";
import { aWav, speechStandIn } from "../../../../testing/stand-ins/speech-stand-in.ts";
import { openTestApp, type TestApp } from "../../../../testing/test-app.ts";
import { exportPractice } from "../export-practice.ts";
import { readMock } from "../mocks.ts";
import { aCandidate, strongAnswer } from "../testing/a-candidate.ts";
import { purgeRecordings } from "./recordings.ts";

let app: TestApp;
let standIn: Awaited<ReturnType<typeof speechStandIn>>;
let now = new Date("2026-11-02T09:00:00Z");
const days = (count: number) => {
  now = new Date(now.getTime() + count * 86_400_000);
};
beforeAll(async () => {
  standIn = await speechStandIn();
  app = await openTestApp({ config: { RATE_LIMITS: "off", PLANS: "open" }, now: () => now });
  const config = readConfig({ SPEECH_BASE_URL: standIn.url });
  Object.assign(app.deps, { transcriber: openTranscriber({ config, log: app.deps.log }) });
});
afterAll(async () => {
  await app.close();
  await standIn.close();
});

const storedFiles = (): string[] => {
  try {
    return readdirSync(join(app.deps.config.DATA_DIR, "files"), { recursive: true }).map(String);
  } catch {
    return [];
  }
};

describe("sound that is written down by the operator's recogniser", () => {
  const hear = async (
    person: { readonly headers: Readonly<Record<string, string>> },
    id: string,
    sound: Buffer,
    type = "audio/wav",
  ) => {
    const { statusCode, body } = await app.app.inject({
      method: "POST",
      url: `/api/mock-interviews/${id}/transcriptions`,
      headers: { ...person.headers, "sec-fetch-site": "same-origin", "content-type": type },
      payload: sound,
    });
    return { status: statusCode, body: JSON.parse(body) };
  };

  it("becomes words in the language of the mock interview, and is stored nowhere", async () => {
    const person = await aCandidate(app);
    const mock = await person.aMock({ language: "fr", spoken: true });
    const before = storedFiles();
    standIn.reply("J'ai demandé.");
    const { status, body } = await hear(person, mock.id, aWav(2));
    expect([status, body]).toEqual([200, { text: "J'ai demandé." }]);
    expect(standIn.heard[0]?.form).toContain('name="language"\r\n\r\nfr');
    expect(storedFiles()).toEqual(before);
    expect((await person.call("GET", "/api/interview-services")).body).toEqual({
      speechHost: "127.0.0.1",
      model: null,
    });
  });

  it("is taken from nobody else, after the end, in another form or at length", async () => {
    const person = await aCandidate(app);
    const mock = await person.aMock();
    standIn.reply("Heard.");
    const stranger = await aCandidate(app);
    const refusals = [
      await hear(stranger, mock.id, aWav(1)),
      await hear(person, mock.id, Buffer.from("<html></html>")),
      await hear(person, mock.id, aWav(1), "audio/mpeg"),
      await hear(person, mock.id, Buffer.from("{}"), "application/json"),
      await hear(person, mock.id, Buffer.alloc(soundPiece.bytes + 1)),
    ];
    expect(refusals.map(({ body }) => body.code)).toEqual([
      "not_found",
      "file_kind",
      "unsupported_media",
      "unsupported_media",
      "body_too_large",
    ]);
    await person.call("POST", `/api/mock-interviews/${mock.id}/finish`);
    expect((await hear(person, mock.id, aWav(1))).body.code).toBe("mock_finished");
    expect(standIn.heard).toHaveLength(0);
    const elsewhere = await app.call(
      person,
      "POST",
      `/api/mock-interviews/${mock.id}/pause`,
      aWav(1).toString("latin1"),
      {
        "content-type": "audio/wav",
      },
    );
    expect(elsewhere.json().code).toBe("unsupported_media");
  });

  it("costs no answer when the recogniser fails", async () => {
    const person = await aCandidate(app);
    const mock = await person.aMock();
    standIn.reply((response) => response.writeHead(500).end());
    const { status, body } = await hear(person, mock.id, aWav(1));
    expect([status, body.code, body.details]).toEqual([502, "speech_unavailable", { reason: "status" }]);
    expect((await person.answer(mock, strongAnswer)).status).toBe(200);
  });
});

describe("recordings", () => {
  const webm = (text = "sound") => Buffer.concat([Buffer.from("1a45dfa3", "hex"), Buffer.from(text)]);

  async function anAnswer() {
    const person = await aCandidate(app);
    const { mock } = (await person.answer(await person.aMock({ spoken: true }), strongAnswer)).body as {
      mock: Mock;
    };
    const answerId = mock.answers[0]?.id ?? "";
    const keep = async (bytes: Buffer | null, { id = newId(), of = answerId, as = person.headers } = {}) => {
      const boundary = "b0undary";
      const payload = Buffer.concat([
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="${bytes === null ? "other" : "sound"}"; filename="a.webm"\r\ncontent-type: audio/webm\r\n\r\n`,
        ),
        bytes ?? Buffer.from("x"),
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
      const answer = await app.app.inject({
        method: "POST",
        url: `/api/mock-interviews/${mock.id}/answers/${of}/recordings?recording=${id}&seconds=12.5`,
        headers: {
          ...as,
          "sec-fetch-site": "same-origin",
          "content-type": `multipart/form-data; boundary=${boundary}`,
        },
        payload,
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    const listed = async () =>
      (await person.call("GET", `/api/mock-interviews/${mock.id}`)).body.mock.answers[0].recordings;
    return { person, mock, answerId, keep, listed };
  }

  it("are kept once, sealed, played by a link, and gone after 30 days", async () => {
    const { person, mock, keep, listed } = await anAnswer();
    const id = newId();
    const before = storedFiles().length;
    const twice = await Promise.all([keep(webm("my own voice"), { id }), keep(webm("my own voice"), { id })]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(storedFiles().length).toBe(before + 1);
    expect(await listed()).toMatchObject([{ id, seconds: 12.5, type: "audio/webm", bytes: 16 }]);
    const { body } = await person.call("POST", `/api/mock-recordings/${id}/download`, {});
    const played = await app.app.inject(body.downloadUrl);
    expect(played.rawPayload.equals(webm("my own voice"))).toBe(true);
    expect(played.headers).toMatchObject({
      "content-type": "audio/webm",
      "cache-control": "private, no-store",
    });
    const rows = await app.deps.database.query(`SELECT file_key FROM mock_recordings WHERE id = '${id}'`);
    const key = String((rows.rows[0] as { file_key: string }).file_key);
    expect(String(await app.deps.files.get(key))).not.toContain("my own voice");
    days(recordingLimits.days + 1);
    // The session has ended meanwhile.
    expect((await readMock(app.deps, person.actor, mock.id)).answers[0]?.recordings).toEqual([]);
    await purgeRecordings(app.deps);
    expect(await app.deps.files.get(key)).toBeNull();
  });

  it("can be brought back for ten minutes after they were deleted", async () => {
    const { person, keep, listed } = await anAnswer();
    const { recording } = (await keep(webm())).body;
    const url = `/api/mock-recordings/${recording.id}`;
    expect((await person.call("DELETE", url)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await person.call("POST", `${url}/download`, {})).status).toBe(404);
    expect((await person.call("POST", `${url}/restore`, {})).status).toBe(200);
    expect(await listed()).toHaveLength(1);
    await person.call("DELETE", url);
    now = new Date(now.getTime() + 11 * 60_000);
    expect((await person.call("POST", `${url}/restore`, {})).status).toBe(404);
    await purgeRecordings(app.deps);
    const left = await app.deps.database.query(`SELECT 1 FROM mock_recordings WHERE id = '${recording.id}'`);
    expect(left.rows).toEqual([]);
  });

  it("are nobody else's, of answers that there are, and sound", async () => {
    const { mock, answerId, keep } = await anAnswer();
    const stranger = await aCandidate(app);
    const { recording } = (await keep(webm())).body;
    const refusals = [
      await keep(webm(), { as: stranger.headers }),
      await keep(webm(), { of: newId() }),
      await keep(Buffer.from("MZ this is a program")),
      await keep(null),
      await stranger.call("POST", `/api/mock-recordings/${recording.id}/download`, {}),
      await stranger.call("DELETE", `/api/mock-recordings/${recording.id}`),
    ];
    expect(refusals.map(({ body }) => body.code)).toEqual([
      "not_found",
      "not_found",
      "file_kind",
      "file_missing",
      "not_found",
      "not_found",
    ]);
    expect([mock.answers[0]?.recordings, answerId]).toEqual([[], mock.answers[0]?.id]);
  });

  it("go with their mock interview, and into the export", async () => {
    const { person, mock, keep } = await anAnswer();
    const { recording } = (await keep(webm())).body;
    const { data, files } = await exportPractice.read(app.deps, person.user.id);
    expect(data).toMatchObject({ recordings: [{ id: recording.id, seconds: 12.5 }] });
    expect(files).toMatchObject([{ name: `${recording.id}.webm` }]);
    expect(await exportPractice.fileKeys?.(app.deps, person.user.id)).toEqual(files?.map(({ key }) => key));
    await person.call("DELETE", `/api/mock-interviews/${mock.id}`);
    expect((await person.call("POST", `/api/mock-recordings/${recording.id}/download`, {})).status).toBe(404);
    await app.deps.database.query(`DELETE FROM mocks WHERE id = '${mock.id}'`);
    await purgeRecordings(app.deps);
    expect(await app.deps.files.get(files?.[0]?.key ?? "")).toBeNull();
  });
});
