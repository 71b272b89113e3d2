import { ProfileDraft } from "@waymark/contract/onboarding";
import { CallError } from "../../lib/call.ts";

/** The upload the server kept although it could not read the file: it becomes the first resume all the same. */
export function keptUpload(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  return ProfileDraft.shape.uploadId.safeParse(error.details?.uploadId).data;
}
