/** Characters of a description that a card shows (section 9 of the specification). */
const cardDescriptionLength = 200;

/**
 * A description as a card shows it: on one line, at most `max` characters, cut at a word where one ends in
 * the last fifth, with an ellipsis when something was left out. Characters are code points, so that none is torn.
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
