import { PaperKind } from "@waymark/contract/comments";
import { AppError } from "@waymark/contract/errors";
import {
  type DocumentField,
  fieldsOfLetter,
  fieldsOfResume,
  setLetterField,
  setResumeField,
} from "@waymark/domain/comments/document-fields";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { requireGrant } from "../grants/require-grant.ts";
import { getLetter, saveLetter } from "../letters/letters.ts";
import { getResume } from "../resumes/resumes.ts";
import { saveResume } from "../resumes/save-resume.ts";
import { nameOfTeam } from "../teams/teams-of.ts";
import type { PaperKey } from "./store.ts";

export interface PaperAddress {
  readonly teamId: string;
  readonly ownerId: string;
  readonly kind: string;
  readonly paperId: string;
}

export interface Paper {
  readonly key: PaperKey;
  readonly owner: Actor;
  readonly isOwn: boolean;
  readonly name: string;
  readonly version: number;
  readonly fields: readonly DocumentField[];
  /** Saves the paper with a suggested text in a field; the new version. Null when the field cannot hold it. */
  save(field: string, text: string, suggestedBy: string | null): Promise<number | null>;
}

/** The paper, if it is the caller's own or they hold a grant with the right. In the caller's transaction. */
export async function openPaper(
  tx: Deps,
  actor: Actor,
  address: PaperAddress,
  right: "comment" | "suggest",
): Promise<Paper> {
  const kind = PaperKind.safeParse(address.kind).data;
  if (kind === undefined) throw new AppError("not_found");
  const { teamId, ownerId, paperId } = address;
  const isOwn = ownerId === actor.userId;
  if (isOwn && (await nameOfTeam(tx, actor.userId, teamId)) === null) throw new AppError("not_found");
  const wish = { teamId, ownerId, noun: kind, itemId: paperId, right };
  const owner = isOwn ? actor : (await requireGrant(tx, actor, wish)).owner;
  const base = { key: { teamId, ownerId, kind, paperId }, owner, isOwn };
  if (kind === "letter") {
    const { name, version, content } = await getLetter(tx, owner, paperId);
    const save = async (field: string, text: string) => {
      const next = setLetterField(content, field, text);
      if (next === null) return null;
      return (await saveLetter(tx, owner, paperId, { content: next, version })).version;
    };
    return { ...base, name, version, fields: fieldsOfLetter(content), save };
  }
  const { name, version, content } = await getResume(tx, owner, paperId);
  const save = async (field: string, text: string, suggestedBy: string | null) => {
    const next = setResumeField(content, field, text);
    if (next === null) return null;
    return (await saveResume(tx, owner, paperId, { content: next, version }, suggestedBy)).resume.version;
  };
  return { ...base, name, version, fields: fieldsOfResume(content), save };
}
