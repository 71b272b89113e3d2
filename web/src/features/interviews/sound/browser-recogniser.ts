import type { Language } from "@waymark/contract/values";
import type { Recogniser, RecogniserProblem } from "./recogniser.ts";

interface Alternative {
  readonly transcript: string;
}
interface Result extends ArrayLike<Alternative> {
  readonly isFinal: boolean;
}
interface SpeechRecognitionLike {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  onresult: ((event: { readonly results: ArrayLike<Result> }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(track?: MediaStreamTrack): void;
  stop(): void;
}
type Availability = "unavailable" | "downloadable" | "downloading" | "available";
interface Wish {
  langs: readonly string[];
  processLocally: boolean;
}
interface SpeechRecognitionClass {
  new (): SpeechRecognitionLike;
  available?: (wish: Wish) => Promise<Availability>;
  install?: (wish: Wish) => Promise<boolean>;
}

const tags: Readonly<Record<Language, string>> = { en: "en-US", es: "es-ES", fr: "fr-FR", de: "de-DE" };

/** The browser's own class. TypeScript does not know it: it is no standard yet. */
function recognition(): SpeechRecognitionClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Record<string, unknown>;
  const found = SpeechRecognition ?? webkitSpeechRecognition;
  return typeof found === "function" ? (found as SpeechRecognitionClass) : undefined;
}

/** The browser's way to listen to a language. `install`: on this device, after a download. */
export type BrowserHearing = "none" | "device" | "install" | "vendor";

/** Asks for local work first (Chromium 139 and newer); other browsers send the sound to their maker. */
export async function browserHearing(language: Language): Promise<BrowserHearing> {
  const found = recognition();
  if (found === undefined) return "none";
  if (found.available === undefined) return "vendor";
  try {
    const state = await found.available({ langs: [tags[language]], processLocally: true });
    if (state === "available") return "device";
    if (state !== "unavailable" && found.install !== undefined) return "install";
  } catch {
    // Some builds have the call and refuse it.
  }
  return "vendor";
}

/** Downloads the language, so that the device can listen alone. False if that failed. */
export async function installLanguage(language: Language): Promise<boolean> {
  try {
    return (await recognition()?.install?.({ langs: [tags[language]], processLocally: true })) ?? false;
  } catch {
    return false;
  }
}

const problems: Readonly<Record<string, RecogniserProblem | null>> = {
  network: "unreachable",
  "not-allowed": "refused",
  "service-not-allowed": "refused",
  "language-not-supported": "language",
  "audio-capture": "failed",
  // Silence is no failure.
  "no-speech": null,
  aborted: null,
};

/** The browser's recogniser. `where` is what `browserHearing` found, and what the person agreed to. */
export function browserRecogniser(where: "device" | "vendor"): Recogniser {
  return {
    where,
    // Neither Google's nor Apple's writes 'um'.
    writesFillers: false,
    listen(language, _stream, { onPhrases, onEnd }) {
      const found = recognition();
      if (found === undefined) {
        onEnd("failed");
        return { stop: () => undefined };
      }
      const session = new found();
      session.lang = tags[language];
      session.continuous = true;
      session.interimResults = true;
      if (where === "device") session.processLocally = true;
      let problem: RecogniserProblem | null = null;
      session.onresult = ({ results }) =>
        onPhrases(
          Array.from(results, (result) => ({ text: result[0]?.transcript ?? "", isFinal: result.isFinal })),
        );
      session.onerror = ({ error }) => {
        problem = error in problems ? (problems[error] ?? null) : "failed";
      };
      session.onend = () => onEnd(problem);
      try {
        session.start();
      } catch {
        onEnd("failed");
      }
      return { stop: () => session.stop() };
    },
  };
}
