const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Score from 0 (no match) to 1 (the name begins with the typed text), ignoring accents and case. */
export function commandScore(name: string, typed: string, keywords: readonly string[] = []): number {
  const wanted = fold(typed).trim();
  const folded = fold(name);
  if (folded.startsWith(wanted)) return 1;
  if (wanted.split(/\s+/).every((word) => folded.includes(word))) return 0.8;
  return keywords.some((keyword) => fold(keyword).includes(wanted)) ? 0.5 : 0;
}
