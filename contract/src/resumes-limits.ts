import { type BodyLimit, jsonBytes } from "./endpoint.ts";

/** Including its JSON; single fields have smaller limits. */
export const longestContent = 400_000;

/** For a body with a whole resume and a name, a style, or a posting to compare with. */
export const resumeBodyLimit: BodyLimit = { bytes: jsonBytes(longestContent + 24_000), values: 22_000 };
