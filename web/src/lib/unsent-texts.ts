import { useEffect } from "react";

/** By team and place. */
const texts = new Map<string, Map<string, string>>();
/** A field may close a moment before its room does. */
const keptMs = 5_000;
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

/** Remembers what is typed in a team's room and not sent, so that it outlives the room when somebody is removed. */
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

export const unsentTexts = (teamId: string): string[] => [...(texts.get(teamId)?.values() ?? [])];
