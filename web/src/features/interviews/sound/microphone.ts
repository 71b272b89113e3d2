import meterAddress from "./meter-worklet.ts?worker&url";

/** Why there is no sound. */
export type MicrophoneProblem = "refused" | "none" | "busy" | "unsupported";

export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem;
  constructor(problem: MicrophoneProblem) {
    super(problem);
    this.problem = problem;
  }
}

export interface Microphone {
  readonly stream: MediaStream;
  /** Stops the track, so that the browser takes its recording sign away. Repeated, it changes nothing. */
  release(): void;
}

interface Heard {
  /** Ten pairs of levels, ten times a second. */
  onLevels: (levels: readonly number[]) => void;
  /** The device is gone, or the person has taken the permission back. */
  onLost: () => void;
}

const problems: Readonly<Record<string, MicrophoneProblem>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "busy",
  AbortError: "busy",
};

async function openStream(): Promise<MediaStream> {
  if (!("mediaDevices" in navigator) || typeof AudioWorkletNode === "undefined")
    throw new MicrophoneError("unsupported");
  try {
    // Without gain control, which would make a low voice as loud as a strong one.
    return await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: false },
    });
  } catch (error) {
    throw new MicrophoneError((error instanceof Error && problems[error.name]) || "unsupported");
  }
}

/** Asks for the microphone and measures it. Throws `MicrophoneError`. */
export async function openMicrophone({ onLevels, onLost }: Heard): Promise<Microphone> {
  const stream = await openStream();
  const context = new AudioContext();
  let isOpen = true;
  const release = () => {
    if (!isOpen) return;
    isOpen = false;
    for (const track of stream.getTracks()) track.stop();
    // A context that is closed already says so by an error.
    context.close().catch(() => undefined);
  };
  try {
    await context.audioWorklet.addModule(meterAddress);
    await context.resume();
    const meter = new AudioWorkletNode(context, "waymark-meter", { numberOfOutputs: 0 });
    meter.port.onmessage = ({ data }: MessageEvent<readonly number[]>) => isOpen && onLevels(data);
    context.createMediaStreamSource(stream).connect(meter);
  } catch {
    release();
    throw new MicrophoneError("unsupported");
  }
  // `stop()` of our own sends no `ended`.
  for (const track of stream.getTracks())
    track.addEventListener("ended", () => {
      release();
      onLost();
    });
  return { stream, release };
}
