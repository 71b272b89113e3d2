import { fold } from "../vocabulary/fold.ts";
import { isRemoteWord, placesNamed } from "../vocabulary/places.ts";

/** A place that was typed among the words of a query, and the words without it. */
export interface PlaceInQuery {
  readonly words: string;
  /** As typed. */
  readonly place: string;
}

const longestName = 4;
const shortestName = 4;

/** Words before a place. Those of the second group also stand elsewhere in titles, so they mark no place themselves. */
const marks = new Set(
  "in near around at bei nahe raum um pres vers cerca cerca|de pres|de autour|de".split(" "),
);
const loose = new Set("a en de of aus".split(" "));

/** Names of places that are also ordinary words or names: places only after a word such as "in". */
const ambiguous = new Set(
  (
    "reading bath nice essen mobile orange halle tours split cork hull wells rugby deal battle ware sandwich bar march " +
    "ford lincoln jordan turkey china chad georgia jersey guinea leon vigo chester stock lens vienne mayenne " +
    "hamm hagen celle singen rain most linz siegen trier"
  ).split(" "),
);

/** A bare code is a place only as people write it when they mean one; "IT" and "PA" are not. */
const codes = new Set(["UK", "USA", "U.S.", "NYC"]);

/** The towns besides those of the vocabulary. */
export interface Towns {
  /** Tells the towns that count after a word such as "in". */
  readonly isTown: (name: string) => boolean;
  /** Tells the towns that count wherever they stand; none by default. */
  readonly isUnmarkedTown?: (name: string) => boolean;
}

const isPlaceName = (words: readonly string[], isMarked: boolean, towns: Towns): boolean => {
  const name = words.join(" ");
  if (codes.has(name)) return true;
  if (name.length < shortestName || isRemoteWord(name)) return false;
  if (!isMarked && ambiguous.has(fold(name))) return false;
  if (placesNamed(name).length > 0 || towns.isUnmarkedTown?.(name) === true) return true;
  return isMarked && towns.isTown(name);
};

/**
 * Reads a place out of the words of a query ("finance manager Leeds", "Koch in Berlin"); null when there is none, or
 * nothing else.
 */
export function readQueryPlaceIn(text: string, towns: Towns): PlaceInQuery | null {
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  for (let size = Math.min(longestName, words.length - 1); size > 0; size--) {
    for (let end = words.length; end - size >= 0; end--) {
      const from = end - size;
      const mark = markBefore(words, from);
      if (!isPlaceName(words.slice(from, end), mark.isMarked, towns)) continue;
      const rest = [...words.slice(0, from - mark.length), ...words.slice(end)];
      if (rest.length === 0) return null;
      return { words: rest.join(" "), place: words.slice(from, end).join(" ") };
    }
  }
  return null;
}

/** The words before a position that lead to a place, and whether they say that one follows. */
function markBefore(
  words: readonly string[],
  at: number,
): { readonly length: number; readonly isMarked: boolean } {
  const one = fold(words[at - 1] ?? "");
  const two = `${fold(words[at - 2] ?? "")}|${one}`;
  if (marks.has(two)) return { length: 2, isMarked: true };
  if (marks.has(one)) return { length: 1, isMarked: true };
  return { length: loose.has(one) ? 1 : 0, isMarked: loose.has(one) && one !== "de" && one !== "of" };
}
