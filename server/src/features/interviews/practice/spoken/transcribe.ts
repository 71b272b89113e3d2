import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../../../actor.ts";
import type { Deps } from "../../../../deps.ts";
import type { SpokenPiece } from "../../../../ports/speech/port.ts";
import { ownMock } from "../mock-of.ts";

/** Writes down a piece of a spoken answer in the language of the mock interview. Nothing of it is stored. */
export async function transcribe(
  deps: Deps,
  actor: Actor,
  mockId: string,
  sound: Omit<SpokenPiece, "language">,
): Promise<string> {
  const { language, state } = await ownMock(deps, actor, mockId);
  if (state === "finished") throw new AppError("mock_finished");
  return deps.transcriber.write({ ...sound, language });
}
