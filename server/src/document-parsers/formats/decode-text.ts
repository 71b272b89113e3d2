import { decodeAs } from "../../decode-as.ts";
import { undeclaredEncodingOf } from "../../encoding-of.ts";

/** The largest share of control characters in a text; bytes with more are not text. */
const mostGarbage = 0.01;

/** Decodes UTF-8, UTF-16 with or without a byte order mark, else the Western code page. Null for what is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decodeAs(undeclaredEncodingOf(bytes), bytes).replace(/^\ufeff/, "");
  const head = text.slice(0, 20_000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const garbage = head.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  return garbage > head.length * mostGarbage ? null : text;
}
