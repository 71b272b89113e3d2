import { type Handler, Parser, type ParserOptions } from "htmlparser2";

/** The depth at which browsers stop nesting too. */
const deepest = 512;

type Handlers = Partial<Pick<Handler, "onopentag" | "ontext" | "onclosetag">>;

/**
 * Walks over the elements and texts of a page. It stops where elements nest deeper than on any real page, because the
 * parser's time grows with the square of the depth.
 */
export function walkHtml(html: string, handlers: Handlers, options?: ParserOptions): void {
  let depth = 0;
  const parser = new Parser(
    {
      ...handlers,
      onopentagname: () => {
        depth++;
        if (depth > deepest) parser.pause();
      },
      onclosetag: (name, isImplied) => {
        depth--;
        handlers.onclosetag?.(name, isImplied);
      },
    },
    options,
  );
  parser.write(html);
  if (depth <= deepest) parser.end();
}
