/**
 * A text of others as one line that may stand in a letter: without signs that templates use for gaps, control
 * characters, pictographs and marks of lists. `keepsBrackets` is for titles.
 */
export const cleanLine = (text: string, keepsBrackets = false): string =>
  text
    .slice(0, 2_000)
    .replace(keepsBrackets ? /(?!)/u : /\[[^\]]*\]|\{[^}]*\}|<[^>]*>/gu, " ")
    .replace(keepsBrackets ? /[{}<>\\]/gu : /[[\]{}<>\\]/gu, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]|\p{Extended_Pictographic}/gu, " ")
    .replace(/^[\s•●▪■◦○∙·‣*–—>»➢➤►✓✔★-]+(?=\S)/u, "")
    .replace(/\s+/g, " ")
    .trim();
