import { type BodyLimit, jsonBytes } from "./endpoint.ts";

/** Letters that a resume may have in all, its JSON counted; single fields may have fewer. */
export const longestContent = 400_000;

/** A body with a whole resume, and beside it a name, a style, or a posting to compare with. */
export const resumeBodyLimit: BodyLimit = { bytes: jsonBytes(longestContent + 24_000), values: 22_000 };
