import { decodeAs } from "../../decode-as.ts";

/** The largest share of control characters in a text; bytes with more are not text. */
const mostGarbage = 0.01;

/** Decodes UTF-8, UTF-16 with or without a byte order mark, else the Western code page. Null for what is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decodeAs(encodingOf(bytes), bytes).replace(/^\ufeff/, "");
  const head = text.slice(0, 20_000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const garbage = head.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  return garbage > head.length * mostGarbage ? null : text;
}

function encodingOf(bytes: Uint8Array): string {
  const [a = 0, b = 0] = bytes;
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  const head = bytes.subarray(0, 400);
  const zeros = [0, 1].map((odd) => head.filter((byte, i) => byte === 0 && i % 2 === odd).length);
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length * 0.3 && even < odd / 4) return "utf-16le";
  if (even > head.length * 0.3 && odd < even / 4) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
