import { type ApplicationFile, linkedApplicationFile } from "@waymark/contract/applications-files";
import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { makeFileToken, readFileToken } from "../../../ports/files/file-link.ts";
import { openStoredFile } from "../../../ports/files/sealed-file.ts";
import { applicationSummaries } from "../application-summaries.ts";
import { ownApplication } from "../own-application.ts";
import { publishChange } from "../publish-change.ts";
import { cleanName, requireBelowLimit, requireFile, shown } from "./add-file.ts";
import { lockFiles, readFiles, readOverdue, removeFile, renameFile, setDeleted } from "./store.ts";

/** Marks links to these files, so that links of other features do not open them. */
const format = "application-file";

/** @throws AppError `not_found` when the application is not the person's. */
export async function listFiles(
  deps: Deps,
  actor: Actor,
  applicationId: string,
): Promise<{ files: ApplicationFile[] }> {
  await ownApplication(deps, actor, applicationId);
  return { files: (await readFiles(deps, actor.userId, applicationId)).map(shown) };
}

export async function nameFile(deps: Deps, actor: Actor, id: string, name: string): Promise<ApplicationFile> {
  const { type } = await requireFile(deps, actor.userId, id);
  await renameFile(deps, actor.userId, id, cleanName(name, type));
  return shown(await requireFile(deps, actor.userId, id));
}

/** Creates a link to a file that works for five minutes. */
export async function linkFile(deps: Deps, actor: Actor, id: string): Promise<{ downloadUrl: string }> {
  const { fileKey } = await requireFile(deps, actor.userId, id);
  const token = makeFileToken(deps, { userId: actor.userId, id, key: fileKey, format });
  return { downloadUrl: linkedApplicationFile.path.replace(":token", token) };
}

/**
 * Opens the file behind a link. The link itself is the permission; no session is needed.
 * @throws AppError `not_found` for a forged link or a deleted file, `link_stale`.
 */
export async function openLink(
  deps: Deps,
  token: string,
): Promise<{ bytes: Buffer; type: string; fileName: string }> {
  const linked = readFileToken(deps, token);
  if (linked === "forged") throw new AppError("not_found");
  if (linked === "expired") throw new AppError("link_stale");
  if (linked.format !== format) throw new AppError("not_found");
  const file = await requireFile(deps, linked.userId, linked.id);
  const live = await applicationSummaries(deps, linked.userId, [file.applicationId]);
  const bytes =
    live.size > 0 && file.fileKey === linked.key
      ? await openStoredFile(deps, linked.userId, file.fileKey)
      : null;
  if (bytes === null) throw new AppError("not_found");
  return { bytes, type: file.type, fileName: file.name };
}

/** A file of the person with its bytes. */
export async function openFile(
  deps: Deps,
  { userId }: Pick<Actor, "userId">,
  id: string,
): Promise<{ bytes: Buffer; type: string; fileName: string }> {
  const { fileKey, type, name } = await requireFile(deps, userId, id);
  const bytes = await openStoredFile(deps, userId, fileKey);
  if (bytes === null) throw new AppError("not_found");
  return { bytes, type, fileName: name };
}

export async function deleteFile(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const { applicationId } = await requireFile(deps, actor.userId, id);
    await setDeleted(deps.db, actor.userId, id, deps.now());
    await publishChange(deps, actor, applicationId);
  });
}

export async function restoreFile(deps: Deps, actor: Actor, id: string): Promise<ApplicationFile> {
  return inTransaction(deps, async (deps) => {
    const { userId } = actor;
    await lockFiles(deps.db, userId);
    const { applicationId } = await requireFile(deps, userId, id, { trashed: true });
    // 0, because its bytes are already counted.
    await requireBelowLimit(deps, userId, applicationId, 0);
    await setDeleted(deps.db, userId, id, null);
    await publishChange(deps, actor, applicationId);
    return shown(await requireFile(deps, userId, id));
  });
}

const atOnce = 500;

/**
 * Removes files deleted 30 days ago, and files whose application was removed. The stored file goes first: if the store
 * fails, the row remains for the next purge.
 */
export async function purgeFiles(deps: Deps): Promise<void> {
  for (const { id, fileKey } of await readOverdue(deps.db, deps.now(), atOnce)) {
    await deps.files.delete(fileKey);
    await removeFile(deps.db, id);
  }
}
