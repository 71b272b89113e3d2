import { Localization } from "@waymark/contract/settings";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { readPerson } from "./store.ts";

/** A person as whoever asks, for what happens without a session: a mailed link, a task. It proves nothing. */
export async function whoIs(deps: Deps, userId: string): Promise<Who> {
  const person = await readPerson(deps, userId);
  const { language, timeZone } = person?.localization ?? Localization.parse({});
  return { userId, teams: [], locale: language, timeZone };
}
