/** Words too common to search for, in all four languages and from brackets in titles ("m/w/d"), in plain letters. */
const stopWords = new Set(
  (
    "a an the and or of to in on at for with by from as is are be we you your our will this that job jobs role position " +
    "el la los las un una unos unas y o u e de del al en con por para que se su sus es trabajo empleo puesto " +
    "le les des du et ou au aux dans pour avec sur par ce est une poste emploi " +
    "der die das den dem ein eine einen einer und oder im in mit fur von zu zum zur bei als auf am ist stelle stellen " +
    "m w d f x h i div gn all genders"
  ).split(" "),
);

export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Removes stop words, unless nothing else would remain. */
export function withoutStopWords(words: readonly string[]): string[] {
  const kept = words.filter((word) => !stopWords.has(word));
  return kept.length > 0 ? kept : [...words];
}
