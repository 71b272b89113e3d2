import { afterEach, describe, expect, it, vi } from "vitest";
import { openMicrophone } from "./microphone.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function page({ refusal = "", worklet = true }: { refusal?: string; worklet?: boolean } = {}) {
  const track = Object.assign(new EventTarget(), { stop: vi.fn() });
  const close = vi.fn(async () => undefined);
  const ports: { onmessage: ((event: unknown) => void) | null }[] = [];
  vi.stubGlobal("navigator", {
    mediaDevices: {
      getUserMedia: async () => {
        if (refusal !== "") throw new DOMException("no", refusal);
        return { getTracks: () => [track] };
      },
    },
  });
  vi.stubGlobal(
    "AudioContext",
    class {
      audioWorklet = { addModule: async () => worklet || Promise.reject(new Error("no")) };
      resume = async () => undefined;
      close = close;
      createMediaStreamSource = () => ({ connect: () => undefined });
    },
  );
  vi.stubGlobal(
    "AudioWorkletNode",
    class {
      port: { onmessage: ((event: unknown) => void) | null } = { onmessage: null };
      constructor() {
        ports.push(this.port);
      }
    },
  );
  return { track, close, say: (levels: number[]) => ports.at(-1)?.onmessage?.({ data: levels }) };
}

describe("the microphone", () => {
  it("hands over levels until it is released; then the track is stopped", async () => {
    const { track, close, say } = page();
    const onLevels = vi.fn();
    const microphone = await openMicrophone({ onLevels, onLost: vi.fn() });
    say([-20, -25]);
    microphone.release();
    microphone.release();
    say([-20, -25]);
    expect(onLevels).toHaveBeenCalledTimes(1);
    expect(track.stop).toHaveBeenCalledTimes(1);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["NotAllowedError", "refused"],
    ["NotFoundError", "none"],
    ["NotReadableError", "busy"],
    ["TypeError", "unsupported"],
  ])("tells of %s as %s", async (refusal, problem) => {
    page({ refusal });
    await expect(openMicrophone({ onLevels: vi.fn(), onLost: vi.fn() })).rejects.toMatchObject({ problem });
  });

  it("says that it was lost when the device goes away, and lets go of the rest", async () => {
    const { track, close } = page();
    const onLost = vi.fn();
    await openMicrophone({ onLevels: vi.fn(), onLost });
    track.dispatchEvent(new Event("ended"));
    expect(onLost).toHaveBeenCalledTimes(1);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("lets go of the microphone when it cannot be measured", async () => {
    const { track } = page({ worklet: false });
    await expect(openMicrophone({ onLevels: vi.fn(), onLost: vi.fn() })).rejects.toMatchObject({
      problem: "unsupported",
    });
    expect(track.stop).toHaveBeenCalledTimes(1);
  });
});
