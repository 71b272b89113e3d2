import { afterEach, describe, expect, it, vi } from "vitest";
import { browserHearing, browserRecogniser, installLanguage } from "./browser-recogniser.ts";
import type { RecogniserProblem } from "./recogniser.ts";
import type { Phrase } from "./transcript.ts";

const failing = (): Promise<string> => Promise.reject(new Error("no"));
const saying = (state: string) => (): Promise<string> => Promise.resolve(state);
const working = (): Promise<boolean> => Promise.resolve(true);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser's class with its answers; the last session made is kept. */
function browserWith(answers: object = {}) {
  const made: Session[] = [];
  class Session {
    lang = "";
    continuous = false;
    interimResults = false;
    processLocally: boolean | undefined;
    onresult: ((event: unknown) => void) | null = null;
    onerror: ((event: unknown) => void) | null = null;
    onend: (() => void) | null = null;
    constructor() {
      made.push(this);
    }
    start() {}
    stop() {
      this.onend?.();
    }
  }
  Object.assign(Session, answers);
  vi.stubGlobal("SpeechRecognition", Session);
  const session = () => {
    const last = made.at(-1);
    if (last === undefined) throw new Error("nothing was started");
    return last;
  };
  return { session };
}

describe("where a browser hears", () => {
  it.each([
    ["on this device", { available: saying("available") }, "device"],
    ["on this device after a download", { available: saying("downloadable"), install: working }, "install"],
    ["at its maker where it cannot do it alone", { available: saying("unavailable") }, "vendor"],
    ["at its maker where it cannot be asked", {}, "vendor"],
    ["at its maker where asking fails", { available: (): Promise<string> => failing() }, "vendor"],
  ])("%s", async (_, answers, expected) => {
    browserWith(answers);
    expect(await browserHearing("de")).toBe(expected);
  });

  it("nowhere in a browser without a recogniser", async () => {
    vi.stubGlobal("SpeechRecognition", undefined);
    vi.stubGlobal("webkitSpeechRecognition", undefined);
    expect(await browserHearing("en")).toBe("none");
  });

  it("is asked for local work in the language of the interview", async () => {
    const available = vi.fn(saying("available"));
    const install = vi.fn(working);
    browserWith({ available, install });
    await browserHearing("fr");
    expect(await installLanguage("fr")).toBe(true);
    expect(available).toHaveBeenCalledWith({ langs: ["fr-FR"], processLocally: true });
    expect(install).toHaveBeenCalledWith({ langs: ["fr-FR"], processLocally: true });
  });
});

describe("the browser's recogniser", () => {
  function listen(where: "device" | "vendor" = "device") {
    const { session } = browserWith();
    const phrases: (readonly Phrase[])[] = [];
    const ends: (RecogniserProblem | null)[] = [];
    const listening = browserRecogniser(where).listen("es", new MediaStream(), {
      onPhrases: (heard) => phrases.push(heard),
      onEnd: (problem) => ends.push(problem),
    });
    return { session: session(), phrases, ends, listening };
  }

  it("works on this device when that was found, and only then", () => {
    expect(listen("device").session).toMatchObject({ lang: "es-ES", continuous: true, processLocally: true });
    expect(listen("vendor").session.processLocally).toBeUndefined();
  });

  it("hands over all results each time", () => {
    const { session, phrases } = listen();
    const result = (transcript: string, isFinal: boolean) => Object.assign([{ transcript }], { isFinal });
    session.onresult?.({ results: [result("hola", true), result("qué", false)] });
    expect(phrases).toEqual([
      [
        { text: "hola", isFinal: true },
        { text: "qué", isFinal: false },
      ],
    ]);
  });

  it.each([
    ["network", "unreachable"],
    ["not-allowed", "refused"],
    ["service-not-allowed", "refused"],
    ["language-not-supported", "language"],
    ["no-speech", null],
    ["aborted", null],
    ["something-new", "failed"],
  ])("ends after '%s' with %s", (error, expected) => {
    const { session, ends } = listen();
    session.onerror?.({ error });
    session.onend?.();
    expect(ends).toEqual([expected]);
  });
});
