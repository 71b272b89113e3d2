import { AppError } from "@waymark/contract/errors";
import type { Bundle, Step } from "./messages.ts";
import type { Done, Request } from "./open-parsers.ts";
import type { OnProgress } from "./parsers.ts";

/** The parts of a bundle travel as one file; a reader that is ended was busy with the part that it named last. */
export async function requestBundle(
  ask: (request: Request, onProgress: OnProgress) => Promise<Done>,
  files: readonly { readonly bytes: Uint8Array; readonly own: boolean }[],
): Promise<Bundle> {
  let part = 0;
  const bytes = Buffer.concat(files.map((file) => file.bytes));
  const parts = files.map((file) => ({ length: file.bytes.byteLength, own: file.own }));
  const onProgress = ({ stage, page }: Step): void => {
    if (stage === "opening") part = page;
  };
  const done = await ask({ what: "bundle", bytes, fileName: "", parts }, onProgress).catch(
    (error: unknown) => {
      const isEnded = error instanceof AppError && /^file_(?:timeout|bomb|corrupt)$/.test(error.code);
      throw isEnded ? new AppError(error.code, { part, ...error.details }) : error;
    },
  );
  if (done.kind !== "bundled" || done.bundle.pages.length !== files.length)
    throw new AppError("file_corrupt");
  return done.bundle;
}
