import { isDense } from "./document-list.ts";
import type { SectionViews } from "./sections.ts";

const listsOf = (views: SectionViews) => ({
  listStart: views.u32("listStart"),
  listCount: views.u32("listCount"),
  packed: views.u32("packed"),
});

const piece = 1 << 20;
/** Five bytes hold any number of 32 bits. */
const longest = 5;

/** The steps from doc to doc, seven bits a byte: less than half of the size in memory. */
export function* packLists(views: SectionViews, docs: number): Generator<Uint8Array> {
  const { listStart, listCount, packed } = listsOf(views);
  let bytes = new Uint8Array(piece);
  let at = 0;
  for (let token = 0; token < listCount.length; token++) {
    const count = listCount[token] ?? 0;
    if (isDense(count, docs)) continue;
    const start = listStart[token] ?? 0;
    let before = 0;
    for (let i = start; i < start + count; i++) {
      if (at + longest > piece) {
        yield bytes.subarray(0, at);
        bytes = new Uint8Array(piece);
        at = 0;
      }
      const doc = packed[i] ?? 0;
      let step = doc - before;
      before = doc;
      for (; step > 127; step >>>= 7) bytes[at++] = (step & 127) | 128;
      bytes[at++] = step;
    }
  }
  yield bytes.subarray(0, at);
}

/** Damaged bytes give wrong docs; the checksum finds them. */
export function unpackLists(bytes: Uint8Array, views: SectionViews, docs: number): void {
  const { listStart, listCount, packed } = listsOf(views);
  let at = 0;
  for (let token = 0; token < listCount.length; token++) {
    const count = listCount[token] ?? 0;
    if (isDense(count, docs)) continue;
    const start = listStart[token] ?? 0;
    let doc = 0;
    for (let i = start; i < start + count; i++) {
      let byte = bytes[at++] ?? 0;
      let step = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] ?? 0;
        step |= (byte & 127) << shift;
      }
      doc += step;
      packed[i] = doc;
    }
  }
}
