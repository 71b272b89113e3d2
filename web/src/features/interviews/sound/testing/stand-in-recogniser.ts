import type { Listener, Recogniser, RecogniserProblem } from "../recogniser.ts";
import type { Phrase } from "../transcript.ts";

/** One listening of the stand-in, driven by the test. */
export interface Turn {
  hear: (...phrases: readonly (string | Phrase)[]) => void;
  end: (problem?: RecogniserProblem) => void;
  isStopping: () => boolean;
}

/** A recogniser that says what a test tells it to; it begins as often as it is asked to. */
export function standInRecogniser(writesFillers = false): { recogniser: Recogniser; turns: Turn[] } {
  const turns: Turn[] = [];
  const recogniser: Recogniser = {
    where: "device",
    writesFillers,
    listen(_language, _stream, { onPhrases, onEnd }: Listener) {
      let isStopping = false;
      turns.push({
        hear: (...phrases) =>
          onPhrases(
            phrases.map((phrase) => (typeof phrase === "string" ? { text: phrase, isFinal: true } : phrase)),
          ),
        end: (problem) => onEnd(problem ?? null),
        isStopping: () => isStopping,
      });
      return {
        stop: () => {
          isStopping = true;
        },
      };
    },
  };
  return { recogniser, turns };
}
