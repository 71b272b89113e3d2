import { gunzipSync } from "node:zlib";
import { previewResume } from "@waymark/contract/resumes-print";

/** The answer of a preview as a caller reads it; one of a letter has the same shape. */
export async function drawn(preview: Promise<Uint8Array>) {
  return previewResume.response.parse(JSON.parse(gunzipSync(await preview).toString()));
}
