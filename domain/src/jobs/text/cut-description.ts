/** The length of a description on a card, in characters (section 9 of the specification). */
const cardDescriptionLength = 200;

/**
 * Shortens a description for a card: one line of at most `max` code points, cut after a word where one ends in the last
 * fifth, with an ellipsis when text was left out.
 */
export function cutDescription(text: string, max = cardDescriptionLength): string {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = Array.from(line);
  if (characters.length <= max) return line;
  const kept = characters.slice(0, max - 1);
  const wordEnd = kept.lastIndexOf(" ");
  const end = characters[max - 1] === " " || wordEnd < max * 0.8 ? kept.length : wordEnd;
  return `${kept.slice(0, end).join("").trimEnd()}…`;
}
