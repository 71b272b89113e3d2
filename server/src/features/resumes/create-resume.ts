import { emptyContent, type Resume, type ResumeContent } from "@waymark/contract/resumes";
import { type ResumeStyle, styleFor } from "@waymark/contract/resumes-style";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { getResume } from "./get-resume.ts";
import { publishChange } from "./publish-change.ts";
import { requireSize } from "./require-size.ts";
import { lockResumes, readNames } from "./store.ts";
import { insertResume } from "./write-store.ts";

interface Given {
  readonly name?: string | undefined;
  readonly content?: ResumeContent | undefined;
  readonly style?: ResumeStyle | undefined;
}

/**
 * Creates a draft, empty or with the given content; the first one is the default.
 * @throws AppError `too_many_resumes`, `resume_too_long`.
 */
export async function createResume(deps: Deps, actor: Actor, given: Given): Promise<{ resume: Resume }> {
  requireSize(given.content);
  return inTransaction(deps, async (tx) => {
    await lockResumes(tx.db, actor.userId);
    const id = newId();
    await insertResume(tx, actor.userId, {
      id,
      name: given.name || (await freeName(tx, actor)),
      content: given.content ?? emptyContent(),
      language: actor.locale,
      style: given.style ?? styleFor(actor.locale),
      file: null,
    });
    await publishChange(tx, actor, id);
    return { resume: await getResume(tx, actor, id) };
  });
}

/** "Resume N", with the first unused number from the count of resumes on. */
async function freeName(deps: Deps, actor: Actor): Promise<string> {
  const names = await readNames(deps, actor.userId);
  const taken = new Set(names);
  let number = names.length + 1;
  const name = () => deps.translate(actor.locale, "resumes-versions.new", { number });
  while (taken.has(name())) number += 1;
  return name();
}
