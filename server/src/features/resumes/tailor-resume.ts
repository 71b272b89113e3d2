import { AppError } from "@waymark/contract/errors";
import type { Resume, ResumeJob } from "@waymark/contract/resumes";
import { type Posting, titleOf } from "@waymark/domain/job-search/match/resume/posting-terms";
import { tailorContent } from "@waymark/domain/resumes/tailor/tailor-content";
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
  return inTransaction(deps, async (tx) => {
    await lockResumes(tx.db, actor.userId);
    const base = await getResume(tx, actor, id);
    const made = newId();
    const purpose = job.company || job.title;
    await insertResume(tx, actor.userId, {
      id: made,
      name: purpose === "" ? base.name : `${cutName(base.name, 100)} – ${cutName(purpose, 90)}`,
      content: tailorContent(base.content, posting),
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
