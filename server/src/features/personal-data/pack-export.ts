import { exportDays } from "@waymark/contract/personal-data";
import { Localization } from "@waymark/contract/settings";
import { noticeParams } from "@waymark/domain/notifications/notice-params";
import { type Deps, inTransaction } from "../../deps.ts";
import { describeProblem } from "../../describe-problem.ts";
import { openStoredFile, storeFile } from "../../ports/files/sealed-file.ts";
import { findPerson } from "../accounts/profile/users.ts";
import { notify } from "../notifications/notify.ts";
import { openPack } from "./pack.ts";
import { exportSections } from "./parts.ts";
import { packSeconds } from "./request-export.ts";
import { pieceKeysOf, readExport, removeOtherExports, updateExport } from "./store.ts";

const day = 86_400_000;

/** It took too long, or the server is closing. */
class PackGivenUp extends Error {}

/** Packs all data of a person and notifies them of success or failure. Starts over when an earlier attempt died. */
export async function packExport(
  deps: Deps,
  { id, userId }: { id: string; userId: string },
  signal: AbortSignal,
): Promise<void> {
  const asked = await readExport(deps.db, userId, id);
  if (asked === null || asked.state === "ready" || asked.state === "failed") return;
  await deleteFiles(deps, pieceKeysOf(asked));
  await updateExport(deps.db, userId, id, { state: "running", parts: 0, bytes: 0, pieceKeys: [] });
  const within = AbortSignal.any([signal, AbortSignal.timeout(packSeconds * 1_000)]);
  const keys: string[] = [];
  try {
    const bytes = await pack(deps, { id, userId }, keys, within);
    const old = await inTransaction(deps, async (tx) => {
      const expiresAt = new Date(tx.now().getTime() + exportDays * day);
      const isThere = await updateExport(tx.db, userId, id, { state: "ready", bytes, expiresAt });
      // The person was erased meanwhile.
      if (!isThere) throw new PackGivenUp();
      await notify(tx, {
        userId,
        kind: "export-ready",
        params: { expiresAt: expiresAt.toISOString() },
        key: `export-${id}`,
      });
      await tx.events.publish(tx.db, userId, "personal-data-changed");
      return removeOtherExports(tx.db, userId, id);
    });
    await deleteFiles(deps, old);
  } catch (error) {
    await deleteFiles(deps, keys);
    // Closing is no failure: the task is retried.
    if (signal.aborted) throw error;
    deps.log.warn({ exportId: id, problem: describeProblem(error) }, "personal data was not packed");
    await inTransaction(deps, async (tx) => {
      if (!(await updateExport(tx.db, userId, id, { state: "failed", pieceKeys: [] }))) return;
      await notify(tx, { userId, kind: "export-failed", params: {}, key: `export-${id}` });
      await tx.events.publish(tx.db, userId, "personal-data-changed");
    });
  }
}

async function deleteFiles(deps: Deps, keys: readonly string[]): Promise<void> {
  for (const key of keys) await deps.files.delete(key);
}

/** Writes the pack as sealed pieces and adds their keys; returns its size. */
async function pack(
  deps: Deps,
  { id, userId }: { id: string; userId: string },
  keys: string[],
  signal: AbortSignal,
): Promise<number> {
  let bytes = 0;
  const zip = openPack(async (piece) => {
    keys.push(await storeFile(deps, userId, piece));
    bytes += piece.length;
    await updateExport(deps.db, userId, id, { pieceKeys: keys, bytes });
  });
  const { localization } = (await findPerson(deps, userId)) ?? { localization: Localization.parse({}) };
  const packed = noticeParams({ packedAt: deps.now().toISOString() }, localization);
  await zip.text("README.txt", `${deps.translate(localization.language, "personal-data.readme", packed)}\n`);
  for (const [index, part] of exportSections.entries()) {
    if (signal.aborted) throw new PackGivenUp();
    const { data, files = [] } = await part.read(deps, userId);
    await zip.text(`${part.name}.json`, JSON.stringify(data, null, 2));
    for (const { key, name } of files) {
      if (signal.aborted) throw new PackGivenUp();
      const content = await openStoredFile(deps, userId, key);
      if (content !== null) await zip.file(`${part.name}/${name}`, content);
    }
    await updateExport(deps.db, userId, id, { parts: index + 1 });
    await deps.events.publish(deps.db, userId, "personal-data-changed");
  }
  await zip.end();
  return bytes;
}
