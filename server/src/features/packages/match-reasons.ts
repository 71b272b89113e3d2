import type { MatchReasons } from "@waymark/contract/job-search-match";
import type { Job } from "@waymark/contract/jobs";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readJob } from "../job-search/match/read-job.ts";

const mostNames = 6;
/** From this share on a part of the match speaks for the posting. */
const goodShare = 60;

/** The match of a posting and what speaks for it, as sentences in the person's language. */
export async function matchReasonsFor(
  deps: Deps,
  actor: Actor,
  { id }: Job,
): Promise<{ match: number | null; reasons: string[] }> {
  const { fit } = await readJob(deps, actor, id);
  return { match: fit.score, reasons: fit.reasons === null ? [] : sentencesOf(deps, actor, fit.reasons) };
}

function sentencesOf(deps: Deps, { locale }: Actor, { skills, title, place, pay }: MatchReasons): string[] {
  const say = (key: string, params: Record<string, string | number> = {}) =>
    deps.translate(locale, `packages-reasons.${key}`, params);
  const held = skills?.items.filter(({ status }) => status !== "missing") ?? [];
  const names = new Intl.ListFormat(locale).format(held.slice(0, mostNames).map(({ name }) => name));
  return [
    ...(held.length > 0
      ? [say("skills", { found: held.length, asked: skills?.items.length ?? 0, names })]
      : []),
    ...(title !== null && title.share >= goodShare && title.own !== ""
      ? [say("title", { own: title.own })]
      : []),
    ...(place === null || place.how === "elsewhere" || place.how === "on_site"
      ? []
      : [say(`place.${place.how}`)]),
    ...(pay !== null && pay.share >= 100 ? [say("pay")] : []),
  ];
}
