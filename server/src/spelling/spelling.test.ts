import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packWords } from "@waymark/domain/resume-analysis/spelling/pack-words";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { expandDictionary } from "./expand-dictionary.ts";
import { openLexicon } from "./open-lexicon.ts";
import { ownWords } from "./own-words.ts";
import { hunspellWords, writeLexicon } from "./packed-lexicon.ts";

describe("expanding a dictionary", () => {
  const aff = [
    "SET UTF-8",
    "FLAG long",
    "NEEDAFFIX ()",
    "PFX Un Y 1",
    "PFX Un 0 un .",
    "PFX L' Y 1",
    "PFX L' 0 l' .",
    "SFX Ed Y 2",
    "SFX Ed e ed/Ly e",
    "SFX Ed 0 ed [^e]",
    "SFX Ly N 1",
    "SFX Ly 0 ly .",
  ].join("\n");

  it.each([
    ["lock/UnEd", ["lock", "unlock", "locked", "unlocked"]],
    ["close/Ed", ["close", "closed", "closedly"]],
    ["stem/()Ly", ["stemly"]],
    ["Ada/L'", ["Ada"]],
  ])("%s", (line, forms) => {
    expect([...expandDictionary(aff, `1\n${line}\n`)].sort()).toEqual(forms.toSorted());
  });

  it("reads the installed dictionaries", () => {
    const spanish = new Set(hunspellWords("dictionary-es"));
    for (const word of ["gestioné", "organizaba", "clientes", "redujimos"])
      expect(spanish.has(word)).toBe(true);
    expect(spanish.has("esperiencia")).toBe(false);
    const english = new Set([...hunspellWords("dictionary-en"), ...hunspellWords("dictionary-en-gb")]);
    for (const word of ["organised", "organized", "supervising"]) expect(english.has(word)).toBe(true);
    expect(english.has("experiance")).toBe(false);
  });
});

it("our own words are those of the tables and lists", () => {
  const words = new Set(ownWords());
  for (const word of ["Kubernetes", "scalable", "Pflegefachkraft", "cardiología", "microservices"])
    expect(words.has(word)).toBe(true);
});

it("packed words are read back once asked for, and a missing file is no failure", async () => {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  try {
    const none = packWords([]);
    const packed = { en: packWords(["nurse"]), es: none, fr: none, de: none, own: none };
    writeLexicon(join(folder, "words.bin"), packed);
    const log = pino({ level: "silent" });
    const lexicon = await openLexicon(log, join(folder, "words.bin"))();
    expect([lexicon?.knows("Nurse"), lexicon?.knows("nruse"), lexicon?.near("nruse", "en")]).toEqual([
      true,
      false,
      "nurse",
    ]);
    expect(await openLexicon(log, join(folder, "absent.bin"))()).toBeNull();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
