import { newUuid } from "../../../lib/uuid.ts";
import { signalStore } from "../../../ui/signal-store.ts";

/** The sound of a stretch of speaking. It is in this page's memory and nowhere else. */
export interface HeldRecording {
  readonly id: string;
  readonly answerId: string;
  readonly sound: Blob;
  readonly seconds: number;
}

/** Recordings since this page was opened, until the mock interview is left. */
export const heldRecordings = signalStore<readonly HeldRecording[]>([]);

export const forgetRecordings = (): void => heldRecordings.set([]);

export const forgetRecording = (id: string): void =>
  heldRecordings.set(heldRecordings.get().filter((held) => held.id !== id));

/** Bits a second: speech is clear, and 45 minutes are eight megabytes. */
const audioBitsPerSecond = 24_000;

/** Seconds below which nothing was said. */
const leastSeconds = 0.5;

const types = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"];

/** In a browser that cannot record, nothing is recorded: speaking works without it. */
export function record(stream: MediaStream, answerId: string): () => void {
  const mimeType =
    typeof MediaRecorder === "undefined"
      ? undefined
      : types.find((type) => MediaRecorder.isTypeSupported(type));
  if (mimeType === undefined) return () => undefined;
  let recorder: MediaRecorder;
  try {
    recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond });
    recorder.start(1_000);
  } catch {
    return () => undefined;
  }
  const began = performance.now();
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  recorder.onstop = () => {
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const sound = new Blob(pieces, { type: mimeType.split(";")[0] ?? "" });
    if (seconds < leastSeconds || sound.size === 0) return;
    heldRecordings.set([...heldRecordings.get(), { id: newUuid(), answerId, sound, seconds }]);
  };
  return () => {
    if (recorder.state !== "inactive") recorder.stop();
  };
}
