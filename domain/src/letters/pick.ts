import type { Language } from "@waymark/contract/values";
import { type FrameValues, fillFrame } from "./fill-frame.ts";

/** A number from a text, the same on every machine (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

const place = /\{(\w+)\}/g;
const keyOf = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const placesOf = (frame: string): string[] => [...frame.matchAll(place)].map(([, name = ""]) => keyOf(name));

/** The first two words of a frame; its first one where a place follows. */
const openingOf = (frame: string): string => /^\S+(?: [^\s{]+)?/u.exec(frame)?.[0] ?? "";

/**
 * Chooses frames for one letter. The choice depends on the seed alone, so that the same material gives the same letter
 * and other people and employers get other wordings. No frame is used twice.
 */
export class FramePicker {
  readonly #used = new Set<string>();
  readonly #openings = new Set<string>();
  constructor(
    private readonly seed: string,
    private readonly language: Language,
  ) {}

  /** A frame with its places filled; empty when the values suffice for none. Frames with more places are preferred. */
  fill(frames: readonly string[], values: FrameValues, slot: string): string {
    const usable = frames.filter((frame) => placesOf(frame).every((name) => (values[name] ?? "") !== ""));
    const fresh = usable.filter((frame) => !this.#used.has(frame));
    const pool = fresh.length > 0 ? fresh : usable;
    const most = Math.max(0, ...pool.map((frame) => placesOf(frame).length));
    // A frame that names fewer facts is the fallback where they are missing.
    const fullest = pool.filter((frame) => placesOf(frame).length >= Math.min(most, 2));
    // Two sentences of a letter should not begin alike.
    const unlike = fullest.filter((frame) => !this.#openings.has(openingOf(frame)));
    const choice = unlike.length > 0 ? unlike : fullest;
    const frame = choice[hashOf(`${this.seed}|${slot}`) % Math.max(1, choice.length)];
    if (frame === undefined) return "";
    this.#used.add(frame);
    this.#openings.add(openingOf(frame));
    return fillFrame(frame, values, this.language);
  }
}
