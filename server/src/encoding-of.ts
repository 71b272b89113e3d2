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

/**
 * The encoding of a text, as a label that `TextDecoder` knows: by its byte order mark, the charset it came with (`told`),
 * its own XML or HTML declaration, else UTF-8, or windows-1252 where it is not valid UTF-8.
 */
export function encodingOf(head: Uint8Array, told = ""): string {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return "utf-8";
  if (told !== "" && isKnown(told)) return told;
  const start = Buffer.from(head.subarray(0, peeked)).toString("latin1");
  const own =
    /^\s{0,100}<\?xml\b[^>]{0,200}?\bencoding\s{0,9}=\s{0,9}["']([\w.-]{1,40})/i.exec(start)?.[1] ??
    /<meta\b[^>]{0,200}?\bcharset\s{0,9}=\s{0,9}["']?([\w.-]{1,40})/i.exec(start)?.[1];
  // Bytes that are readable as ASCII are not UTF-16, whatever the declaration says.
  if (own !== undefined && isKnown(own) && !/^utf-?16/i.test(own)) return own;
  return isUtf8(head) ? "utf-8" : "windows-1252";
}
