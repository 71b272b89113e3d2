import { AppError } from "@waymark/contract/errors";
import type { Recording } from "@waymark/contract/interviews-mocks";
import { linkedRecording, recordingLimits } from "@waymark/contract/interviews-speech";
import type { Actor } from "../../../../actor.ts";
import { type Deps, inTransaction } from "../../../../deps.ts";
import type { UploadedFile } from "../../../../http/mount.ts";
import { makeFileToken, readFileToken } from "../../../../ports/files/file-link.ts";
import { openStoredFile, storeFile } from "../../../../ports/files/sealed-file.ts";
import { ownMock } from "../mock-of.ts";
import { readMockAnswers } from "../mocks-store.ts";
import { publishPractice } from "../publish-practice.ts";
import {
  countRecordings,
  findRecording,
  insertRecording,
  isRecordingKnown,
  type KeptRecording,
  lockRecordings,
  markRecording,
  readOverdueRecordings,
  removeRecording,
} from "./recordings-store.ts";

/** Marks links to recordings, so that links of other features do not open them. */
const format = "mock-recording";

/** A recording as the contract shows it, without its key in the file store. */
export const shown = ({ fileKey: _key, mockId: _mock, ...recording }: KeptRecording): Recording => recording;

/** The type of a recording by its first bytes; null for anything that no browser records. */
function typeOfSound(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (head.startsWith("\x1aE\xdf\xa3")) return "audio/webm";
  if (head.startsWith("OggS")) return "audio/ogg";
  if (head.slice(4, 8) === "ftyp") return "audio/mp4";
  return head.startsWith("RIFF") && head.slice(8) === "WAVE" ? "audio/wav" : null;
}

interface Given {
  readonly mockId: string;
  readonly answerId: string;
  readonly id: string;
  readonly seconds: number;
}

/** Keeps the recording of an answer or of what was said to its follow-up. Sent again, it is kept once. */
export async function keepRecording(
  deps: Deps,
  actor: Actor,
  { mockId, answerId, id, seconds }: Given,
  file: UploadedFile | undefined,
): Promise<Recording> {
  const { userId } = actor;
  await requireAnswer(deps, actor, mockId, answerId);
  const before = await findRecording(deps.db, userId, id, deps.now());
  if (before !== null) return shown(before);
  if (file === undefined || file.bytes.length === 0) throw new AppError("file_missing");
  const type = typeOfSound(file.bytes);
  if (type === null) throw new AppError("file_kind");
  const now = deps.now();
  const goneAt = new Date(now.getTime() + recordingLimits.days * 86_400_000);
  const fileKey = await storeFile(deps, userId, file.bytes);
  const recording: KeptRecording = {
    ...{ id, mockId, answerId, type, seconds, fileKey, bytes: file.bytes.length },
    keptAt: now.toISOString(),
    goneAt: goneAt.toISOString(),
  };
  try {
    return await inTransaction(deps, async (tx) => {
      await lockRecordings(tx.db, userId);
      const twin = await findRecording(tx.db, userId, id, now);
      if (twin === null && (await isRecordingKnown(tx.db, id))) throw new AppError("not_found");
      if (twin === null) await requireBelowLimit(tx, userId);
      if (twin !== null) await deps.files.delete(fileKey);
      else await insertRecording(tx.db, userId, recording);
      await publishPractice(tx, actor, { mockId });
      return shown(twin ?? recording);
    });
  } catch (error) {
    await deps.files.delete(fileKey);
    throw error;
  }
}

async function requireAnswer(deps: Deps, actor: Actor, mockId: string, answerId: string): Promise<void> {
  await ownMock(deps, actor, mockId);
  const answers = await readMockAnswers(deps, actor.userId, mockId);
  if (!answers.some(({ id }) => id === answerId)) throw new AppError("not_found");
}

async function requireBelowLimit(deps: Deps, userId: string): Promise<void> {
  if ((await countRecordings(deps.db, userId, deps.now())) >= recordingLimits.perPerson)
    throw new AppError("too_many_recordings", { limit: recordingLimits.perPerson });
}

/** @throws AppError `not_found`, also while its mock interview is in the trash. */
async function ownRecording(
  deps: Deps,
  actor: Pick<Actor, "userId">,
  id: string,
  state: { readonly deleted?: boolean } = {},
): Promise<KeptRecording> {
  const recording = await findRecording(deps.db, actor.userId, id, deps.now(), state);
  if (recording === null) throw new AppError("not_found");
  await ownMock(deps, actor, recording.mockId);
  return recording;
}

/** Creates a link to a recording that works for five minutes. */
export async function linkRecording(deps: Deps, actor: Actor, id: string): Promise<{ downloadUrl: string }> {
  const { fileKey } = await ownRecording(deps, actor, id);
  const token = makeFileToken(deps, { userId: actor.userId, id, key: fileKey, format });
  return { downloadUrl: linkedRecording.path.replace(":token", token) };
}

/**
 * Opens the recording behind a link. The link itself is the permission.
 * @throws AppError `not_found` for a forged link or a deleted recording, `link_stale`.
 */
export async function openRecording(
  deps: Deps,
  token: string,
): Promise<{ bytes: Buffer; type: string; fileName: string }> {
  const linked = readFileToken(deps, token);
  if (linked === "expired") throw new AppError("link_stale");
  if (linked === "forged" || linked.format !== format) throw new AppError("not_found");
  const { type, fileKey } = await ownRecording(deps, linked, linked.id);
  const bytes = await openStoredFile(deps, linked.userId, fileKey);
  if (bytes === null) throw new AppError("not_found");
  return { bytes, type, fileName: fileNameOf({ id: linked.id, type }) };
}

/** A name for saving: `<id>.webm`. */
export const fileNameOf = ({ id, type }: Pick<Recording, "id" | "type">): string =>
  `${id}.${type.replace("audio/", "").replace("mp4", "m4a")}`;

export async function deleteRecording(deps: Deps, actor: Actor, id: string): Promise<void> {
  const { mockId } = await ownRecording(deps, actor, id);
  await inTransaction(deps, async (tx) => {
    await markRecording(tx.db, actor.userId, id, tx.now());
    await publishPractice(tx, actor, { mockId });
  });
}

/** @throws AppError `not_found` after ten minutes, `too_many_recordings`. */
export async function restoreRecording(deps: Deps, actor: Actor, id: string): Promise<Recording> {
  const recording = await ownRecording(deps, actor, id, { deleted: true });
  return inTransaction(deps, async (tx) => {
    await lockRecordings(tx.db, actor.userId);
    await requireBelowLimit(tx, actor.userId);
    await markRecording(tx.db, actor.userId, id, null);
    await publishPractice(tx, actor, { mockId: recording.mockId });
    return shown(recording);
  });
}

const atOnce = 500;

/** Removes overdue recordings. The sound goes first: if that fails, the row remains for the next purge. */
export async function purgeRecordings(deps: Deps): Promise<void> {
  for (const { id, fileKey } of await readOverdueRecordings(deps.db, deps.now(), atOnce)) {
    await deps.files.delete(fileKey);
    await removeRecording(deps.db, id);
  }
}
