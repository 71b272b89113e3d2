/** The half of the cases that a rule was written with, and the half that was opened once at the end. */
export type Half = "seen" | "unseen";

/** The half of a case, by a fixed hash of its text, so that nobody chooses it. */
export function halfOf(text: string): Half {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return ((hash >>> 13) ^ hash) % 2 === 0 ? "seen" : "unseen";
}
