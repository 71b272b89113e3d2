import { maxPhotoBytes } from "@waymark/contract/accounts-photo";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type * as contract from "@waymark/contract/teams-branding";
import type { BrandAnswer } from "@waymark/contract/teams-branding";
import { pictureKind } from "@waymark/domain/accounts/picture-kind";
import { isPlainName } from "@waymark/domain/vocabulary/plain-name";
import type { Actor } from "../../../actor.ts";
import { type CodeFor, codeSent, makeCode } from "../../../codes/make-code.ts";
import { useCode } from "../../../codes/use-code.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { type AttemptRule, countAttempt } from "../../accounts/credentials/count-attempt.ts";
import { publishToTeam } from "../open-team.ts";
import { ownTeam } from "../teams.ts";
import {
  type BrandContent,
  type BrandedTeam,
  contentOf,
  sealedContent,
  sealedMark,
  shownBrand,
} from "./brand.ts";
import { readBrandFor, readBrandOf, upsertBrand } from "./store.ts";

/** Codes that one account may have mailed in a day, to all addresses: nobody can write to strangers with them. */
const codesByOwner: AttemptRule = { kind: "reply-codes-by", atMost: 10, windowSeconds: 86_400 };

async function answerOf(deps: Deps, actor: Actor, of: BrandedTeam): Promise<BrandAnswer> {
  const brand = await shownBrand(deps, of);
  if (of.team.ownerId !== actor.userId) return { brand, settings: null };
  const { name, color, imprint, replyTo } = await contentOf(deps, of);
  return { brand, settings: { name, color, imprint, replyTo, version: of.brand?.version ?? 0 } };
}

/** @throws AppError `not_found` for a team that the caller does not belong to. */
export async function readBrand(deps: Deps, actor: Actor, teamId: string): Promise<BrandAnswer> {
  const of = await readBrandFor(deps.db, teamId, actor.userId);
  if (of === null) throw new AppError("not_found");
  return answerOf(deps, actor, of);
}

interface BrandChange {
  readonly content?: Partial<BrandContent>;
  /** A PNG, or null for none; left out, the mark stays. */
  readonly mark?: Uint8Array | null;
}

/** Holds the team's lock. @param version Left out where nothing can be overwritten. */
function changeBrand(
  deps: Deps,
  actor: Actor,
  teamId: string,
  { content = {}, mark }: BrandChange,
  version?: number,
): Promise<BrandAnswer> {
  return inTransaction(deps, async (tx) => {
    const team = await ownTeam(tx, actor, teamId);
    if (!team.active) throw new AppError("team_inactive");
    const before = { team, brand: (await readBrandOf(tx.db, teamId))?.brand ?? null };
    const current = before.brand?.version ?? 0;
    if (version !== undefined && version !== current) throw new AppError("conflict");
    const seal = await tx.keys.of(tx.db, actor.userId);
    const markSealed =
      mark === undefined ? (before.brand?.markSealed ?? null) : mark && sealedMark(seal, teamId, mark);
    const brand = {
      teamId,
      contentSealed: sealedContent(seal, teamId, { ...(await contentOf(tx, before)), ...content }),
      markSealed,
      version: version === undefined ? current : current + 1,
      updatedAt: tx.now(),
    };
    await upsertBrand(tx.db, brand);
    await publishToTeam(tx, teamId);
    return answerOf(tx, actor, { team, brand });
  });
}

/** @throws AppError `not_found`, `team_inactive`, `conflict`; `name_not_plain`, because mails contain the name. */
export async function saveBrand(
  deps: Deps,
  actor: Actor,
  teamId: string,
  { name, color, imprint, version }: BodyOf<typeof contract.saveBrand>,
): Promise<BrandAnswer> {
  if (name !== "" && !isPlainName(name)) throw new AppError("name_not_plain");
  return changeBrand(deps, actor, teamId, { content: { name, color, imprint } }, version);
}

/**
 * Draws a picture given as a data URL anew and keeps it as the mark of the caller's own team.
 * @throws AppError `not_found`, `team_inactive`, one of the photo codes, `file_timeout`, `files_busy`.
 */
export async function saveMark(
  deps: Deps,
  actor: Actor,
  teamId: string,
  picture: string,
): Promise<BrandAnswer> {
  // Before the picture is read: nobody occupies the readers for a team that is not theirs.
  if ((await readBrandOf(deps.db, teamId))?.team.ownerId !== actor.userId) throw new AppError("not_found");
  const bytes = Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
  if (bytes.length > maxPhotoBytes) throw new AppError("photo_too_large");
  if (pictureKind(bytes) === null) throw new AppError("photo_kind");
  const drawn = await deps.pool.drawMark(bytes).catch((error: unknown) => {
    const choked = error instanceof AppError && ["file_bomb", "file_corrupt"].includes(error.code);
    throw choked ? new AppError("photo_damaged", undefined, error) : error;
  });
  return changeBrand(deps, actor, teamId, { mark: drawn.bytes });
}

export const removeMark = (deps: Deps, actor: Actor, teamId: string): Promise<BrandAnswer> =>
  changeBrand(deps, actor, teamId, { mark: null });

const replyCodeFor = (actor: Actor, teamId: string, address: string): CodeFor => ({
  purpose: `team-reply ${teamId}`,
  address,
  userId: actor.userId,
});

/** Mails a code to an address; whoever reads it there agrees that answers come to it. */
export async function sendReplyCode(
  deps: Deps,
  actor: Actor,
  teamId: string,
  email: string,
): Promise<{ ok: true }> {
  await deps.mail.requireBelowLimit(deps.db, "team-reply-code");
  return inTransaction(deps, async (tx) => {
    const team = await ownTeam(tx, actor, teamId);
    if (!team.active) throw new AppError("team_inactive");
    if (tx.config.RATE_LIMITS !== "off") await countAttempt(tx, codesByOwner, actor.userId);
    const target = replyCodeFor(actor, teamId, email);
    const code = await makeCode(tx, target, { from: actor.userId });
    await tx.mail.send(tx.db, {
      userId: null,
      to: email,
      language: actor.locale,
      key: "team-reply-code",
      params: { code },
      whenSent: codeSent(tx, target, code),
    });
    return { ok: true as const };
  });
}

export async function proveReplyAddress(
  deps: Deps,
  actor: Actor,
  teamId: string,
  { email, code }: BodyOf<typeof contract.proveReplyAddress>,
): Promise<BrandAnswer> {
  if ((await readBrandOf(deps.db, teamId))?.team.ownerId !== actor.userId) throw new AppError("not_found");
  await useCode(deps, replyCodeFor(actor, teamId, email), code);
  return changeBrand(deps, actor, teamId, { content: { replyTo: email } });
}

export const removeReplyAddress = (deps: Deps, actor: Actor, teamId: string): Promise<BrandAnswer> =>
  changeBrand(deps, actor, teamId, { content: { replyTo: null } });
