import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** Bytes collected before they are passed on: also the size of the stored pieces. */
const pieceBytes = 4 * 1024 * 1024;

/**
 * Packs a ZIP while it is being written: whatever its size, only a few megabytes of it are in memory.
 * @param flush Gets the pieces in order, each but the last of 4 MB or more.
 */
export function openPack(flush: (piece: Uint8Array) => Promise<void>) {
  const waiting: Uint8Array[] = [];
  const names = new Set<string>();
  let size = 0;
  let problem: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error !== null) problem = error;
    else {
      waiting.push(chunk);
      size += chunk.length;
    }
  });
  const handOn = async (atLeast: number) => {
    if (problem !== null) throw problem;
    if (size < atLeast || size === 0) return;
    const piece = Buffer.concat(waiting.splice(0));
    size = 0;
    await flush(piece);
  };
  const add = async (entry: ZipDeflate | ZipPassThrough, bytes: Uint8Array) => {
    zip.add(entry);
    entry.push(bytes, true);
    await handOn(pieceBytes);
  };
  return {
    text: (name: string, text: string) => add(new ZipDeflate(freeName(names, name)), strToU8(text)),
    /** A file as it is: documents and pictures are compressed already. */
    file: (name: string, bytes: Uint8Array) => add(new ZipPassThrough(freeName(names, name)), bytes),
    async end() {
      zip.end();
      await handOn(0);
    },
  };
}

/** A unique name for an entry, which cannot lead to another folder. */
export function freeName(taken: Set<string>, wanted: string): string {
  const parts = wanted
    .split(/[/\\]+/)
    .map((part) => part.replace(/[\p{Cc}<>:"|?*]/gu, "_").replace(/^\.+$/, "_"));
  const name =
    parts
      .filter((part) => part !== "")
      .join("/")
      .slice(-200) || "_";
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot > name.lastIndexOf("/") + 1 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  let free = name;
  for (let n = 2; taken.has(free.toLowerCase()); n++) free = `${stem} (${n})${ending}`;
  taken.add(free.toLowerCase());
  return free;
}
