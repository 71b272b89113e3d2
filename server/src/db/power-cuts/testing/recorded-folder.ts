import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Random, RecordedFile } from "./recorded-file.ts";
import { kinds, type WriteRecord } from "./write-record.ts";

type Entry = RecordedFile | Folder;

/** A change of a folder's names that is not on the disk for certain. */
interface NameChange {
  readonly place: number;
  readonly removed: string | null;
  readonly added: readonly [string, Entry] | null;
}

/** A folder: the names that everybody sees, those on the disk, and what was changed since. */
class Folder {
  readonly seen = new Map<string, Entry>();
  readonly kept = new Map<string, Entry>();
  pending: NameChange[] = [];

  change(place: number, removed: string | null, added: NameChange["added"]): void {
    if (removed !== null) this.seen.delete(removed);
    if (added !== null) this.seen.set(...added);
    this.pending.push({ place, removed, added });
  }

  /** All changes before a place in the order are on the disk. */
  sync(before: number): void {
    apply(
      this.kept,
      this.pending.filter(({ place }) => place < before),
    );
    this.pending = this.pending.filter(({ place }) => place >= before);
  }

  /** Names after a cut: changes reach the disk in their order, up to one of them. */
  namesAfterCut(random: Random): Map<string, Entry> {
    const names = new Map(this.kept);
    apply(names, this.pending.slice(0, Math.floor(random() * (this.pending.length + 1))));
    return names;
  }
}

function apply(names: Map<string, Entry>, changes: readonly NameChange[]): void {
  for (const { removed, added } of changes) {
    if (removed !== null) names.delete(removed);
    if (added !== null) names.set(...added);
  }
}

/**
 * A folder as a recording tells of it, played forward record by record: what processes saw in it, and what of that is
 * on the disk for certain. A name is on the disk once its folder was synced, or, as file systems of Linux have it, the
 * new file itself; content once its file was synced.
 */
export class RecordedFolder {
  readonly #root: string;
  readonly #top = new Folder();
  readonly #files = new Map<number, RecordedFile>();
  readonly #folders = new Map<number, Folder>();
  readonly #begun = new Map<string, number>();
  #place = 0;

  private constructor(root: string) {
    this.#root = root;
  }

  /** A folder as it lies there, all of it on the disk. */
  static read(root: string): RecordedFolder {
    const read = new RecordedFolder(root);
    read.#readInto(read.#top, root);
    return read;
  }

  #readInto(folder: Folder, path: string): void {
    this.#folders.set(lstatSync(path).ino, folder);
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const at = join(path, entry.name);
      const found = entry.isDirectory() ? new Folder() : new RecordedFile();
      if (found instanceof Folder) this.#readInto(found, at);
      else if (entry.isFile() && !isLeftOut(at.slice(this.#root.length + 1))) {
        found.write(0, 0, readFileSync(at));
        found.sync(1);
        this.#files.set(lstatSync(at).ino, found);
      } else continue;
      folder.seen.set(entry.name, found);
      folder.kept.set(entry.name, found);
    }
  }

  play(record: WriteRecord): void {
    this.#place += 1;
    const file = this.#files.get(record.inode);
    if (record.kind === kinds.written) file?.write(this.#place, record.at, record.data);
    else if (record.kind === kinds.truncated) file?.resize(this.#place, record.length);
    else if (record.kind === kinds.allocated) file?.grow(this.#place, record.at + record.length);
    else if (record.kind === kinds.syncBegun)
      this.#begun.set(`${record.thread} ${record.inode}`, this.#place);
    else if (record.kind === kinds.syncEnded) this.#sync(record);
    else if (record.kind !== kinds.acknowledged) this.#name(record);
  }

  #sync({ thread, inode }: WriteRecord): void {
    const before = this.#begun.get(`${thread} ${inode}`) ?? 0;
    this.#folders.get(inode)?.sync(before);
    const file = this.#files.get(inode);
    if (file === undefined) return;
    file.sync(before);
    if (file.madeIn !== null) this.#keepWayTo(file.madeIn, before);
    file.madeIn = null;
  }

  /** A new file that is synced is found again: its own name, and those of new folders above it. */
  #keepWayTo(path: string, before: number): void {
    for (let at = path; at.length > this.#root.length; at = dirname(at)) this.#folderOf(at)?.sync(before);
  }

  #name({ kind, inode, path, other, at }: WriteRecord): void {
    const folder = this.#folderOf(path);
    const name = nameOf(path);
    if (kind === kinds.opened) this.#open(path, inode, at === 1);
    else if (kind === kinds.folderMade && folder !== undefined) {
      const made = new Folder();
      this.#folders.set(inode, made);
      folder.change(this.#place, null, [name, made]);
    } else if (kind === kinds.unlinked || kind === kinds.folderRemoved)
      folder?.change(this.#place, name, null);
    else if (kind === kinds.renamed || kind === kinds.linked) {
      const target = this.#folderOf(other);
      const moved = folder?.seen.get(name);
      const removed = kind === kinds.renamed ? name : null;
      if (moved instanceof RecordedFile) moved.madeIn = null;
      if (folder === target && moved !== undefined)
        folder?.change(this.#place, removed, [nameOf(other), moved]);
      else {
        if (moved !== undefined) target?.change(this.#place, null, [nameOf(other), moved]);
        if (removed !== null) folder?.change(this.#place, removed, null);
      }
    }
  }

  #open(path: string, inode: number, isEmptied: boolean): void {
    const folder = this.#folderOf(path);
    if (folder === undefined || isLeftOut(path.slice(this.#root.length + 1))) return;
    const there = folder.seen.get(nameOf(path));
    if (there instanceof RecordedFile && this.#files.get(inode) === there) {
      if (isEmptied) there.resize(this.#place, 0);
      return;
    }
    const made = new RecordedFile();
    made.madeIn = path;
    this.#files.set(inode, made);
    folder.change(this.#place, null, [nameOf(path), made]);
  }

  /** The folder that a path lies in, as processes see it; undefined for a path outside. */
  #folderOf(path: string): Folder | undefined {
    if (!path.startsWith(`${this.#root}/`)) return undefined;
    let at: Entry | undefined = this.#top;
    for (const name of dirname(path).slice(this.#root.length).split("/").filter(Boolean))
      at = at instanceof Folder ? at.seen.get(name) : undefined;
    return at instanceof Folder ? at : undefined;
  }

  /** Lays the folder as it may look after a cut at this moment. */
  layAfterCut(into: string, random: Random): void {
    const lay = (folder: Folder, path: string) => {
      mkdirSync(path, { mode: 0o700 });
      for (const [name, entry] of folder.namesAfterCut(random))
        if (entry instanceof Folder) lay(entry, join(path, name));
        else writeFileSync(join(path, name), entry.contentAfterCut(random));
    };
    lay(this.#top, into);
  }

  /** Paths below the folder and contents, as processes saw them last. */
  seen(): Map<string, Buffer> {
    const all = new Map<string, Buffer>();
    const walk = (folder: Folder, path: string) => {
      for (const [name, entry] of folder.seen)
        if (entry instanceof Folder) walk(entry, `${path}${name}/`);
        else all.set(`${path}${name}`, entry.seen());
    };
    walk(this.#top, "");
    return all;
  }
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** The server's programs: each start checks them, and lays them anew when they are not whole. */
const isLeftOut = (path: string) => path.startsWith("database/programs/");
