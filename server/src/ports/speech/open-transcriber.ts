import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../deps.ts";
import { openGuardedFetch } from "../../outbound/guarded-fetch.ts";
import { compatibleTranscriber } from "./openai-compatible.ts";
import type { Transcriber } from "./port.ts";

/** Nobody listens: people type, or their browser writes down what they say. */
const noTranscriber: Transcriber = {
  host: null,
  async write() {
    throw new AppError("speech_off");
  },
};

/** The configured recogniser. The operator's address is trusted even if it is private, as that of a model is. */
export function openTranscriber({ config, log }: Pick<Deps, "config" | "log">): Transcriber {
  const { SPEECH_BASE_URL: baseUrl, SPEECH_API_KEY: apiKey } = config;
  if (baseUrl === undefined) return noTranscriber;
  return compatibleTranscriber({
    ...{ baseUrl, apiKey, log },
    model: config.SPEECH_MODEL,
    timeoutMs: config.SPEECH_TIMEOUT_MS,
    fetch: openGuardedFetch({ allowPrivate: true }),
  });
}
