import { Application, type Application as Given } from "@waymark/contract/applications";
import { ApplicationsFile } from "@waymark/contract/applications-transfer";
import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { JsonCounter } from "../../../http/bodies/json-counter.ts";
import { yieldToOthers } from "../../../yield-to-others.ts";
import { readAllEvents } from "../events-store.ts";
import { readLiveRows, readStages } from "../store.ts";
import { applicationOf } from "../stored-application.ts";

/** The person's whole tracker except the trash. */
export async function writeOwnExport(deps: Deps, actor: Actor): Promise<ApplicationsFile> {
  const { stages, removed } = await readStages(deps.db, actor.userId);
  const rows = await readLiveRows(deps.db, actor.userId);
  const events = await readAllEvents(deps.db, actor.userId);
  const seal = rows.length === 0 ? null : await deps.keys.of(deps.db, actor.userId);
  return {
    format: "waymark-applications",
    version: 1,
    exportedAt: deps.now().toISOString(),
    stages: [...stages],
    removedStages: [...removed],
    applications: seal === null ? [] : rows.map((row) => applicationOf(row, events.get(row.id) ?? [], seal)),
  };
}

export const looksLikeJson = (bytes: Uint8Array): boolean =>
  /^(?:\ufeff)?\s*[{[]/.test(new TextDecoder().decode(bytes.subarray(0, 1_000)));

/** The most JSON values in one application with its events, and in the rest of the file. */
const mostValues = 20_000;
const pieceBytes = 65_536;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Parses our own export. It may hold thousands of applications, and a single JSON.parse would block the server. So each
 * application is located by its brackets and parsed separately, with pauses for other requests.
 * @throws AppError `import_kind` for any other JSON, `import_empty`.
 */
export async function readOwnExport(bytes: Uint8Array): Promise<ApplicationsFile> {
  const applications: Given[] = [];
  let file: ApplicationsFile;
  try {
    const { from, to } = await eachApplication(bytes, (element) => {
      applications.push(Application.parse(parse(element)));
    });
    file = ApplicationsFile.parse(parse(Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])));
  } catch (cause) {
    throw new AppError("import_kind", undefined, cause);
  }
  if (applications.length === 0) throw new AppError("import_empty");
  return { ...file, applications };
}

function parse(bytes: Uint8Array): unknown {
  const counter = new JsonCounter(mostValues);
  for (let at = 0; at < bytes.length; at += pieceBytes) counter.count(bytes.subarray(at, at + pieceBytes));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/**
 * Passes on the bytes of each element of the list `applications` in a JSON object. Returns the range of the elements,
 * so that the rest can be parsed with an empty list.
 */
async function eachApplication(
  bytes: Uint8Array,
  take: (element: Uint8Array) => void,
): Promise<{ from: number; to: number }> {
  const turn = yieldToOthers();
  const found = { from: bytes.length, to: bytes.length };
  let depth = 0;
  let textFrom: number | null = null;
  let isEscaped = false;
  let lastText = "";
  let elementFrom: number | null = null;
  for (let at = 0; at < bytes.length; at++) {
    if (at % pieceBytes === 0) await turn();
    const byte = bytes[at];
    if (textFrom !== null) {
      if (isEscaped) isEscaped = false;
      else if (byte === backslash) isEscaped = true;
      else if (byte === quote) {
        if (depth === 1) lastText = Buffer.from(bytes.subarray(textFrom, textFrom + 20)).toString("latin1");
        textFrom = null;
      }
    } else if (byte === quote) textFrom = at;
    else if (byte === openList || byte === openObject) {
      depth += 1;
      const isList = depth === 2 && byte === openList && lastText.startsWith('"applications"');
      if (isList && found.from === bytes.length) found.from = elementFrom = at + 1;
    } else if (byte === closeList || byte === closeObject) {
      depth -= 1;
      if (depth !== 1 || elementFrom === null) continue;
      found.to = at;
      const last = bytes.subarray(elementFrom, at);
      if (elementFrom !== found.from || last.some((b) => b > 0x20)) take(last);
      elementFrom = null;
    } else if (byte === comma && depth === 2 && elementFrom !== null) {
      take(bytes.subarray(elementFrom, at));
      elementFrom = at + 1;
    }
  }
  return found;
}
