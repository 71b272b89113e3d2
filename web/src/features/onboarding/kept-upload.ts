import { ProfileDraft } from "@waymark/contract/onboarding";
import { CallError } from "../../lib/call.ts";

/** Id of the upload that the server stored although it could not read it; it still becomes the first resume. */
export function keptUpload(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  return ProfileDraft.shape.uploadId.safeParse(error.details?.uploadId).data;
}
