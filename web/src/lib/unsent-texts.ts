import { useEffect } from "react";

/** By team and place. */
const texts = new Map<string, Map<string, string>>();
/** A field may close a moment before its room does. */
const keptMs = 5_000;
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Remembers what is typed in a team's room and not sent, so that it outlives the room when somebody is removed, and the
 * thing it is about when that is no longer shared.
 *
 * @param place Holds the id of that thing, by which `unsentTexts` finds the text.
 */
export function useUnsentText(teamId: string, place: string, text: string): void {
  useEffect(() => {
    const ofTeam = texts.get(teamId) ?? new Map<string, string>();
    texts.set(teamId, ofTeam);
    if (text.trim() === "") ofTeam.delete(place);
    else ofTeam.set(place, text);
  }, [teamId, place, text]);
  useEffect(() => {
    const key = `${teamId} ${place}`;
    clearTimeout(leaving.get(key));
    return () =>
      void leaving.set(
        key,
        setTimeout(() => texts.get(teamId)?.delete(place), keptMs),
      );
  }, [teamId, place]);
}

/** The texts of a team's room, or those about one thing in it. */
export const unsentTexts = (teamId: string, thingId = ""): string[] =>
  [...(texts.get(teamId) ?? [])].flatMap(([place, text]) => (place.includes(thingId) ? [text] : []));
