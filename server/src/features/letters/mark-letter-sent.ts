import { AppError } from "@waymark/contract/errors";
import type { Letter } from "@waymark/contract/letters";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { applicationSummaries } from "../applications/application-summaries.ts";
import { changeApplication } from "../applications/change-application.ts";
import { addFiles } from "../applications/files/add-file.ts";
import { letterFile } from "./letter-files.ts";
import { getLetter, publishChange } from "./letters.ts";
import { clearSent, readLetter, setSent } from "./store.ts";

/** The kinds with which one applies: the application names such a letter as the one that was sent. */
const applying = new Set(["posting", "unsolicited", "internal"]);

/** The linked application keeps the letter as it is now, as PDF and as text, unless it is in the trash. */
export async function markLetterSent(deps: Deps, actor: Actor, id: string): Promise<Letter> {
  const letter = await getLetter(deps, actor, id);
  if (letter.status === "sent") return letter;
  const printed = await Promise.all(
    (["pdf", "txt"] as const).map((format) => letterFile(deps, actor, id, { format, enclose: [] })),
  );
  const sent = await inTransaction(deps, async (tx) => {
    const current = await readLetter(tx, actor.userId, id, { lock: true });
    if (current === null) throw new AppError("not_found");
    if (current.status === "sent") return current;
    // Another tab saved while this one printed.
    if (current.version !== letter.version) return null;
    await recordSent(tx, actor, id);
    const files = printed.map(({ type, ...file }) => ({ field: "file", mimeType: type, ...file }));
    await keepWithApplication(tx, actor, current, files);
    return getLetter(tx, actor, id);
  });
  return sent ?? markLetterSent(deps, actor, id);
}

/** Records that a letter went out. Call it in the transaction that keeps its file. */
export async function recordSent(deps: Deps, actor: Actor, id: string): Promise<void> {
  await setSent(deps, actor.userId, id);
  await publishChange(deps, actor, id);
}

/** Takes back that a letter went out. */
export async function recordNotSent(deps: Deps, actor: Actor, id: string): Promise<void> {
  await clearSent(deps, actor.userId, id);
  await publishChange(deps, actor, id);
}

async function keepWithApplication(
  deps: Deps,
  actor: Actor,
  { id, applicationId, name, version, wish }: Letter,
  files: Parameters<typeof addFiles>[3],
): Promise<void> {
  if (applicationId === null) return;
  const live = await applicationSummaries(deps, actor.userId, [applicationId]);
  if (!live.has(applicationId)) return;
  if (applying.has(wish.kind))
    await changeApplication(deps, actor, applicationId, { letter: { id, version, name } });
  // Last, as nothing after it can fail and leave files behind in the file store.
  await addFiles(deps, actor, applicationId, files);
}
