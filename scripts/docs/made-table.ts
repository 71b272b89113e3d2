/** A table of a document that is made from code by `npm run docs`. */
export interface MadeTable {
  readonly document: string;
  /** The comment before the table. */
  readonly start: string;
  /** The comment after it. */
  readonly end: string;
  readonly rows: string;
}

/** The document with its table replaced. @throws Error when the document has no place for it. */
export function withTable(document: string, { start, end, rows, document: name }: MadeTable): string {
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from === -1 || to < from)
    throw new Error(`${name} has no place for the table between '${start}' and '${end}'`);
  return `${document.slice(0, from + start.length)}\n\n${rows}\n\n${document.slice(to)}`;
}
