const peeked = 4_096;

function isKnown(label: string): boolean {
  try {
    new TextDecoder(label);
    return true;
  } catch {
    return false;
  }
}

function isUtf8(head: Uint8Array): boolean {
  try {
    // The last character may be cut off.
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

type Utf16 = "utf-16le" | "utf-16be";

function markedUtf16(head: Uint8Array): Utf16 | null {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  return head[0] === 0xfe && head[1] === 0xff ? "utf-16be" : null;
}

/** Recognises UTF-16 without a byte order mark by the zeros in every second byte. */
function unmarkedUtf16(head: Uint8Array): Utf16 | null {
  const start = head.subarray(0, peeked);
  const [even = 0, odd = 0] = [0, 1].map(
    (rest) => start.filter((byte, i) => byte === 0 && i % 2 === rest).length,
  );
  if (odd > start.length / 5 && even < start.length / 50) return "utf-16le";
  return even > start.length / 5 && odd < start.length / 50 ? "utf-16be" : null;
}

/** The encoding of a text that declares none: UTF-16, UTF-8, or windows-1252 where it is not valid UTF-8. */
export function undeclaredEncodingOf(head: Uint8Array): Utf16 | "utf-8" | "windows-1252" {
  return markedUtf16(head) ?? unmarkedUtf16(head) ?? (isUtf8(head) ? "utf-8" : "windows-1252");
}

/**
 * The encoding of a text, as a label that `TextDecoder` knows: by its byte order mark, the charset it came with (`told`),
 * its own XML or HTML declaration, else as `undeclaredEncodingOf` has it.
 */
export function encodingOf(head: Uint8Array, told = ""): string {
  const marked = markedUtf16(head);
  if (marked !== null) return marked;
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return "utf-8";
  if (told !== "" && isKnown(told)) return told;
  const start = Buffer.from(head.subarray(0, peeked)).toString("latin1");
  const own =
    /^\s{0,100}<\?xml\b[^>]{0,200}?\bencoding\s{0,9}=\s{0,9}["']([\w.-]{1,40})/i.exec(start)?.[1] ??
    /<meta\b[^>]{0,200}?\bcharset\s{0,9}=\s{0,9}["']?([\w.-]{1,40})/i.exec(start)?.[1];
  // Bytes that are readable as ASCII are not UTF-16, whatever the declaration says.
  if (own !== undefined && isKnown(own) && !/^utf-?16/i.test(own)) return own;
  return undeclaredEncodingOf(head);
}
