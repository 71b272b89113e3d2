import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { repositoryRoot } from "../root.ts";
import { ownWords } from "./own-words.ts";
import { dictionaries, entryOf, packLexicon, writeLexicon } from "./packed-lexicon.ts";

// Packs the words of the dictionaries beside the built server. The build runs it; because packing takes half a minute,
// the result is kept in `.cache` and made again only when a dictionary or our own words changed.
const packed = fileURLToPath(new URL("words.bin", import.meta.url));

/** Raised when packing itself changes. */
const format = 1;
const print = createHash("sha256").update(`${format} ${process.versions.v8}`);
for (const name of dictionaries) print.update(readFileSync(join(dirname(entryOf(name)), "package.json")));
for (const word of ownWords()) print.update(word);
const kept = join(repositoryRoot, ".cache", `words-${print.digest("hex").slice(0, 16)}.bin`);

if (!existsSync(kept)) {
  mkdirSync(dirname(kept), { recursive: true });
  writeLexicon(kept, packLexicon());
}
copyFileSync(kept, packed);
