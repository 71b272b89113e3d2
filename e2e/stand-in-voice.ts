import type { Page } from "@playwright/test";

/** Steers the page's microphone and recogniser. */
export interface StandInVoice {
  speak(): Promise<void>;
  silence(): Promise<void>;
  /** Pulls the microphone out. */
  unplug(): Promise<void>;
  /** Phrases of the browser's recogniser, of the present listening. */
  hear(...phrases: string[]): Promise<void>;
  /** Ends the recogniser, with an error of its own or without one. */
  stopHearing(error?: string): Promise<void>;
  /** Tracks that were opened, and how many of them still run. */
  tracks(): Promise<{ opened: number; live: number }>;
}

declare global {
  interface Window {
    voice: {
      isRefused: boolean;
      gain: GainNode | null;
      tracks: MediaStreamTrack[];
      recogniser: { onresult: unknown; onerror: unknown; onend: unknown } | null;
    };
  }
}

/** Runs in the page: a microphone that hums like a voice, and a browser that hears by its maker's servers. */
function install(options: { refused: boolean; hears: boolean }) {
  const voice: Window["voice"] = { isRefused: options.refused, gain: null, tracks: [], recogniser: null };
  window.voice = voice;
  navigator.mediaDevices.getUserMedia = async () => {
    if (voice.isRefused) throw new DOMException("no", "NotAllowedError");
    const context = new AudioContext();
    await context.resume();
    const tone = new OscillatorNode(context, { type: "sawtooth", frequency: 140 });
    const syllables = new OscillatorNode(context, { frequency: 4 });
    const shape = new GainNode(context, { gain: 0.1 });
    const depth = new GainNode(context, { gain: 0.1 });
    voice.gain = new GainNode(context, { gain: 1 });
    syllables.connect(depth).connect(shape.gain);
    const output = context.createMediaStreamDestination();
    tone.connect(shape).connect(voice.gain).connect(output);
    tone.start();
    syllables.start();
    voice.tracks.push(...output.stream.getTracks());
    return output.stream;
  };
  class Recogniser {
    onresult = null;
    onerror = null;
    onend: (() => void) | null = null;
    constructor() {
      voice.recogniser = this;
    }
    start() {}
    stop() {
      setTimeout(() => this.onend?.(), 20);
    }
  }
  for (const name of ["SpeechRecognition", "webkitSpeechRecognition"])
    Object.defineProperty(window, name, {
      value: options.hears ? Recogniser : undefined,
      configurable: true,
    });
}

/** Gives the page a voice and a recogniser that the test drives. Call it before the page is opened. */
export async function standInVoice(
  page: Page,
  { refused = false, hears = true }: { refused?: boolean; hears?: boolean } = {},
): Promise<StandInVoice> {
  await page.addInitScript(install, { refused, hears });
  const loud = (gain: number) =>
    page.evaluate((value) => {
      if (window.voice.gain !== null) window.voice.gain.gain.value = value;
    }, gain);
  return {
    speak: () => loud(1),
    silence: () => loud(0),
    unplug: () =>
      page.evaluate(() => {
        // A track that is stopped by the page itself sends no event.
        for (const track of window.voice.tracks) track.dispatchEvent(new Event("ended"));
      }),
    hear: (...phrases) =>
      page.evaluate((texts) => {
        const results = texts.map((transcript) => Object.assign([{ transcript }], { isFinal: true }));
        const { onresult } = window.voice.recogniser ?? {};
        if (typeof onresult === "function") onresult({ results });
      }, phrases),
    stopHearing: (error) =>
      page.evaluate((given) => {
        const { onerror, onend } = window.voice.recogniser ?? {};
        if (given !== undefined && typeof onerror === "function") onerror({ error: given });
        if (typeof onend === "function") onend();
      }, error),
    tracks: () =>
      page.evaluate(() => ({
        opened: window.voice.tracks.length,
        live: window.voice.tracks.filter(({ readyState }) => readyState === "live").length,
      })),
  };
}
