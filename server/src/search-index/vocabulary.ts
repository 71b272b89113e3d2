import { PackedStrings, packStrings } from "./packed-strings.ts";
import type { SectionArrays, SectionViews } from "./sections.ts";

export interface Vocabulary {
  readonly words: PackedStrings;
  readonly counts: Uint32Array;
}

export const viewVocabulary = (name: string, views: SectionViews): Vocabulary => ({
  words: new PackedStrings(views.u32(`${name}.offsets`), views.u8(`${name}.bytes`)),
  counts: views.u32(`${name}.counts`),
});

export function packVocabulary(name: string, counts: ReadonlyMap<string, number>): SectionArrays {
  const words = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  const { offsets, bytes } = packStrings(words.map(([word]) => word));
  return {
    [`${name}.offsets`]: offsets,
    [`${name}.bytes`]: bytes,
    [`${name}.counts`]: Uint32Array.from(words, ([, count]) => count),
  };
}
