/**
 * The text of bytes in an encoding whose label `TextDecoder` knows. Asked for all at once, Node 20 reads Windows-1252
 * as Latin-1 and makes invisible signs of €, dashes and curly quotes; asked piece by piece it reads it right.
 */
export function decodeAs(label: string, bytes: Uint8Array): string {
  const decoder = new TextDecoder(label);
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}
