import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { styleFor } from "@waymark/contract/resumes-style";
import { openDocumentParsers } from "../../document-parsers/open-parsers.ts";
import { printResume } from "../../printing/print-resume.ts";
import { developer } from "../../printing/testing/samples/people.ts";
import { repositoryRoot } from "../../root.ts";
import { aPrinter } from "../../testing/a-printer.ts";
import { childProgram } from "../../testing/child-program.ts";
import { openTranslate } from "../../translate.ts";
import { chooseConfinement } from "../choose-confinement.ts";
import { type Confinement, forkConfined, unconfined } from "../confinement.ts";
import { confinementsOf } from "../confinements.ts";

/**
 * A program that tests run as different users. It creates secrets, tries each confinement that the system may support,
 * spies from inside, reads files and prints a resume there, and writes one line of JSON. Arguments: a native module for
 * spying or nothing, and the paths of a scan and of a photo. Its environment has SECRET_OF_TESTS.
 */
const [nativeModule = "", scan = "", photo = ""] = process.argv.slice(2);
const keyText = "the key of this installation";
const dataDir = mkdtempSync(join(tmpdir(), "waymark-confined-"));
const key = join(dataDir, "keys/seal.key");
mkdirSync(dirname(key), { mode: 0o700 });
writeFileSync(key, keyText, { mode: 0o600 });
const path = join(dataDir, "operator.sock");
process.umask(0o077);
const door = createServer((socket) => socket.destroy()).listen(path);
const port = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
await Promise.all([once(door, "listening"), once(port, "listening")]);
const address = port.address();
const bait = {
  key,
  keyText,
  environmentText: process.env.SECRET_OF_TESTS ?? "",
  socket: path,
  port: typeof address === "object" ? address?.port : undefined,
  nativeModule: nativeModule === "" ? null : nativeModule,
};
const options = { dataDir, alsoVisible: nativeModule === "" ? [] : [nativeModule] };

const spyProgram = join(repositoryRoot, "server/src/confinement/testing/spy-child.mjs");

async function spy(confinement: Confinement): Promise<unknown> {
  const child = forkConfined(confinement, spyProgram, []);
  const ended = once(child, "exit").then(() => ["the spy ended"]);
  child.send(bait);
  const [spied] = await Promise.race([once(child, "message"), ended]);
  child.kill("SIGKILL");
  return spied;
}

/** The product's work on files, with all its native code: text recognition, drawing, typesetting. */
async function workIn(confinement: Confinement) {
  const pool = openDocumentParsers({
    ...{ size: 1, queue: 5, timeoutMs: 60_000, recognizingMs: 90_000, memoryMb: 768, confinement },
    ...childProgram("document-parsers/child.ts"),
  });
  const printer = aPrinter({ confinement, timeoutMs: 60_000 });
  try {
    const file = { bytes: new Uint8Array(readFileSync(scan)), fileName: "", mimeType: "" };
    const [photoType, printed, read] = await Promise.all([
      pool.drawPhoto(new Uint8Array(readFileSync(photo))).then(({ type }) => type),
      printResume(
        { translate: openTranslate(), printer },
        { content: developer, style: styleFor("en"), format: "pdf" },
      ),
      pool.readResume(file),
    ]);
    const isPdf = Buffer.from(printed.bytes).subarray(0, 5).toString() === "%PDF-";
    return { name: read.parsed.name, recognized: read.recognized, photoType, isPdf };
  } finally {
    await pool.close();
    printer.close();
  }
}

const tried: { kind: string; worked: unknown; [more: string]: unknown }[] = [];
for (const candidate of confinementsOf(options)) {
  const { confinement, refused } = await chooseConfinement(options, [candidate]);
  const granted = confinement === candidate;
  // All confinements of a kind see the same files.
  const isFirst = !tried.some(({ kind, worked }) => kind === candidate.kind && worked !== null);
  tried.push({
    kind: candidate.kind,
    networkClosed: candidate.networkClosed,
    refused: refused.map(({ reason }) => reason),
    spied: granted ? await spy(candidate) : null,
    worked: granted && isFirst ? await workIn(candidate) : null,
  });
}
const { confinement } = await chooseConfinement(options);
process.stdout.write(JSON.stringify({ chosen: confinement.kind, tried, open: await spy(unconfined) }));
rmSync(dataDir, { recursive: true });
process.exit(0);
