import type { findRoles as endpoint } from "@waymark/contract/careers";
import type { AnswerOf } from "@waymark/contract/endpoint";
import { plainText } from "@waymark/domain/vocabulary/stem";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { careers } from "./careers-of.ts";

const most = 12;
/** The least similarity of a title. */
const nearEnough = 0.3;

/** Roles with a title that begins like the text, then similar ones; without a text, in alphabetical order. */
export async function findRoles(deps: Deps, actor: Actor, query: string): Promise<AnswerOf<typeof endpoint>> {
  const { catalogue, reader } = (await careers(deps)).index;
  const typed = plainText(query);
  const collate = new Intl.Collator(actor.locale).compare;
  const begins = [...catalogue.roles.values()]
    .filter(({ titles }) => titles[actor.locale].some((title) => plainText(title).startsWith(typed)))
    .sort((a, b) => collate(a.titles[actor.locale][0] ?? "", b.titles[actor.locale][0] ?? ""));
  // Roles whose shown title matches come before those with a matching other title.
  const isShown = (title = "") => Number(!plainText(title).startsWith(typed));
  begins.sort((a, b) => isShown(a.titles[actor.locale][0]) - isShown(b.titles[actor.locale][0]));
  const near = reader
    .rank(query, actor.locale)
    .filter(({ confidence }) => confidence >= nearEnough)
    .map(({ role }) => role);
  return {
    roles: [...new Set([...begins, ...near])].slice(0, most).map(({ id, titles, industry }) => ({
      id,
      title: titles[actor.locale][0] ?? id,
      industry: deps.translate(actor.locale, `careers-paths.industries.${industry}`),
    })),
  };
}
