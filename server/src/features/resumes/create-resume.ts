import { emptyContent, type Resume, type ResumeContent } from "@waymark/contract/resumes";
import { type ResumeStyle, styleFor } from "@waymark/contract/resumes-style";
import type { Who } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { getResume } from "./get-resume.ts";
import { tellChange } from "./publish-change.ts";
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
export async function createResume(deps: Deps, who: Who, given: Given): Promise<{ resume: Resume }> {
  requireSize(given.content);
  return inTransaction(deps, async (tx) => {
    await lockResumes(tx.db, who.userId);
    const id = newId();
    await insertResume(tx, who.userId, {
      id,
      name: given.name || (await freeName(tx, who)),
      content: given.content ?? emptyContent(),
      language: who.locale,
      style: given.style ?? styleFor(who.locale),
      file: null,
    });
    await tellChange(tx, who, id);
    return { resume: await getResume(tx, who, id) };
  });
}

/** "Resume N", with the first unused number from the count of resumes on. */
async function freeName(deps: Deps, who: Who): Promise<string> {
  const names = await readNames(deps, who.userId);
  const taken = new Set(names);
  let number = names.length + 1;
  const name = () => deps.say(who.locale, "resumes-versions.new", { number });
  while (taken.has(name())) number += 1;
  return name();
}
