import { AppError } from "@waymark/contract/errors";
import type { Resume, ResumeContent, ResumeJob } from "@waymark/contract/resumes";
import type { TailorStep } from "@waymark/contract/resumes-versions";
import { type Posting, titleOf } from "@waymark/domain/job-search/match/resume/posting-terms";
import { tailorContent } from "@waymark/domain/resumes/tailor/tailor-content";
import { applyTailorEdit, tailorSides } from "@waymark/domain/resumes/tailor/tailor-sides";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { getJob } from "../jobs/get-job.ts";
import { cutName, getResume } from "./resumes.ts";
import { lockResumes } from "./store.ts";
import { publishChange } from "./write-state.ts";
import { insertResume } from "./write-store.ts";

interface Asked {
  readonly jobId?: string | undefined;
  readonly jobText?: string | undefined;
  readonly jobTitle?: string | undefined;
  readonly company?: string | undefined;
  /** Ids of single edits; without them the words are put in the order that suits the posting. */
  readonly edits?: readonly string[] | undefined;
}

/**
 * Creates a draft for one posting, linked to its base: the same words in the order that suits the posting's
 * requirements. It has no original file.
 * @throws AppError `not_found` for the resume or the posting, `too_many_resumes`.
 */
export async function tailorResume(
  deps: Deps,
  actor: Actor,
  id: string,
  asked: Asked,
): Promise<{ resume: Resume }> {
  const { job, posting } = await wantedJob(deps, actor, asked);
  const today = deps.now().toISOString().slice(0, 10);
  return inTransaction(deps, async (tx) => {
    await lockResumes(tx.db, actor.userId);
    const base = await getResume(tx, actor, id);
    const made = newId();
    const purpose = job.company || job.title;
    await insertResume(tx, actor.userId, {
      id: made,
      name: purpose === "" ? base.name : `${cutName(base.name, 100)} – ${cutName(purpose, 90)}`,
      content: asked.edits
        ? withEdits(base.content, posting, asked.edits, today)
        : tailorContent(base.content, posting),
      language: base.style.language,
      style: base.style,
      file: null,
      base: { id: base.id, version: base.version, content: base.content },
      job,
    });
    await publishChange(tx, actor, made);
    return { resume: await getResume(tx, actor, made) };
  });
}

function withEdits(content: ResumeContent, posting: Posting, ids: readonly string[], today: string) {
  return tailorSides(content, posting, today)
    .edits.filter(({ id }) => ids.includes(id))
    .reduce(applyTailorEdit, content);
}

/**
 * Compares a resume with a posting, and proposes single edits that change the order and wording of what is there.
 * @throws AppError `not_found` for the resume or the posting.
 */
export async function compareWithPosting(deps: Deps, actor: Actor, id: string, asked: Asked) {
  const { posting } = await wantedJob(deps, actor, asked);
  const { content } = await getResume(deps, actor, id);
  const {
    asked: terms,
    proven,
    missing,
    edits,
  } = tailorSides(content, posting, deps.now().toISOString().slice(0, 10));
  return {
    asked: [...terms],
    proven: [...proven],
    missing: [...missing],
    edits: edits.map(
      (edit): TailorStep => ({
        id: edit.id,
        kind: edit.kind,
        before: edit.before,
        after: edit.after,
        terms: edit.kind === "bullet-front" ? [...edit.terms] : [],
      }),
    ),
  };
}

/** The posting of the index, or a pasted one; for a pasted one, the person's own title and company come first. */
async function wantedJob(
  deps: Deps,
  actor: Actor,
  asked: Asked,
): Promise<{ job: ResumeJob; posting: Posting }> {
  const { jobId, jobText = "", jobTitle = "", company = "" } = asked;
  if (jobId === undefined) {
    const posting = { title: jobTitle, text: jobText };
    return { job: { id: null, title: cutName(titleOf(posting), 300), company, text: jobText }, posting };
  }
  const known = await getJob(deps, jobId, actor.userId);
  if (known === null) throw new AppError("not_found");
  return {
    job: { id: known.id, title: known.title, company: known.company, text: "" },
    posting: { title: known.title, text: known.description },
  };
}
