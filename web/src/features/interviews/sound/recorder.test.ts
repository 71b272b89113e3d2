import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetRecording, forgetRecordings, heldRecordings, record } from "./recorder.ts";

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  forgetRecordings();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A browser's recorder that gives one piece, and one of an own kind. */
function aRecorder({ supported = ["audio/webm;codecs=opus"], fails = false } = {}) {
  const options: unknown[] = [];
  vi.stubGlobal(
    "MediaRecorder",
    class {
      static isTypeSupported = (type: string) => supported.includes(type);
      state = "inactive";
      ondataavailable: (event: { data: Blob }) => void = () => undefined;
      onstop: () => void = () => undefined;
      constructor(_stream: MediaStream, given: unknown) {
        if (fails) throw new Error("no");
        options.push(given);
      }
      start() {
        this.state = "recording";
      }
      stop() {
        this.state = "inactive";
        this.ondataavailable({ data: new Blob(["sound"]) });
        this.onstop();
      }
    },
  );
  return options;
}

describe("recordings in the page's memory", () => {
  it("belong to their answer until they are forgotten", () => {
    aRecorder();
    for (const answer of ["a", "b"]) {
      const stop = record(new MediaStream(), answer);
      now += 12_340;
      stop();
      stop();
    }
    expect(heldRecordings.get()).toMatchObject([
      { answerId: "a", seconds: 12.3 },
      { answerId: "b", seconds: 12.3 },
    ]);
    expect(heldRecordings.get()[0]?.sound.type).toBe("audio/webm");
    forgetRecording(heldRecordings.get()[0]?.id ?? "");
    expect(heldRecordings.get()).toMatchObject([{ answerId: "b" }]);
    forgetRecordings();
    expect(heldRecordings.get()).toEqual([]);
  });

  it("take the first kind of sound that the browser writes", () => {
    const options = aRecorder({ supported: ["audio/mp4"] });
    record(new MediaStream(), "a")();
    expect(options).toMatchObject([{ mimeType: "audio/mp4" }]);
  });

  it("are none of a click, and none where the browser cannot record", () => {
    aRecorder();
    const stop = record(new MediaStream(), "a");
    now += 300;
    stop();
    aRecorder({ supported: [] });
    record(new MediaStream(), "a")();
    aRecorder({ fails: true });
    record(new MediaStream(), "a")();
    vi.stubGlobal("MediaRecorder", undefined);
    record(new MediaStream(), "a")();
    expect(heldRecordings.get()).toEqual([]);
  });
});
