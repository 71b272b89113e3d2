/**
 * Decodes bytes in an encoding that `TextDecoder` knows. Node 20 decodes Windows-1252 as Latin-1 when it gets all bytes
 * at once, which turns €, dashes and curly quotes into control characters; in streaming mode it is correct.
 */
export function decodeAs(label: string, bytes: Uint8Array): string {
  const decoder = new TextDecoder(label);
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}
