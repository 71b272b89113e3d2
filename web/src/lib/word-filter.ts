export const foldText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Texts that contain every typed word, ignoring accents and case. */
export function wordFilter(typed: string): (texts: readonly string[]) => boolean {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (texts) => {
    const all = foldText(texts.join(" "));
    return words.every((word) => all.includes(word));
  };
}
