import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { openPhoto, type Photo } from "./open-photo.ts";

/**
 * The caller's own photo.
 * @throws AppError `not_found` when there is none, or for another person's id.
 */
export async function getPhoto(deps: Deps, actor: Actor, id: string): Promise<Photo> {
  const photo = id === actor.userId ? await openPhoto(deps, id) : null;
  if (photo === null) throw new AppError("not_found");
  return photo;
}
