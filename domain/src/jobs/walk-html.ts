import { type Handler, Parser, type ParserOptions } from "htmlparser2";

/** Browsers nest no deeper either. */
const deepest = 512;

type Handlers = Partial<Pick<Handler, "onopentag" | "ontext" | "onclosetag">>;

/**
 * Walks over a page's elements and texts. Where elements nest deeper than on any page that is meant to be read, the
 * walk ends: the parser's time grows with the square of the depth.
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
