import type { RawPosting } from "@waymark/domain/jobs/posting";
import { SourceGarbled, type SourcePage } from "./port.ts";
import { type XmlElement, XmlItems } from "./xml-elements.ts";

/**
 * Reads every element called one of `names`; what answers null counts as skipped. Of a feed that breaks off the items
 * before the break count, the break itself is one skipped item.
 * @throws SourceGarbled for what is no such feed at all.
 */
export function readElements(
  body: string,
  names: readonly string[],
  read: (element: XmlElement) => RawPosting | null,
): SourcePage {
  // A page in place of a feed: nothing of it is an item, and its entities would not be XML.
  if (!/^[\s\ufeff]*<(?!!doctype html|html)/i.test(body)) throw new SourceGarbled("The answer is no XML.");
  const postings: RawPosting[] = [];
  let skipped = 0;
  const items = new XmlItems(names);
  const take = (elements: readonly XmlElement[]) => {
    for (const element of elements) {
      const posting = read(element);
      if (posting === null) skipped++;
      else postings.push(posting);
    }
  };
  try {
    take(items.write(body.replace(/^[\s\ufeff]+/, "")));
    items.close();
  } catch (cause) {
    if (postings.length === 0) throw new SourceGarbled("The answer is no XML.", { cause });
    return { postings, skipped: skipped + 1, isPart: true };
  }
  return { postings, skipped };
}
