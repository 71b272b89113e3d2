import type { QueryOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type * as contract from "@waymark/contract/team-dashboard-analytics";
import type { Language } from "@waymark/contract/values";
import { phaseOf } from "@waymark/domain/applications/stages";
import { writeCsv } from "@waymark/domain/applications/write-csv";
import { dayIn } from "@waymark/domain/vocabulary/day-in";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { printReport } from "../../printing/print-report.ts";
import { listApplications } from "../applications/list-applications.ts";
import { type MadeFile, separatorFor } from "../applications/transfer/export-file.ts";
import { consumeQuota } from "../billing/consume-quota.ts";
import { nameOfMember } from "../grants/item-names.ts";
import { lookAt, nounsHeld } from "../grants/require-grant.ts";
import { reportBrandOf } from "../teams/branding/brand.ts";
import { membersOf } from "../teams/teams-of.ts";

interface Placement {
  readonly on: string;
  readonly name: string;
  readonly company: string;
  readonly location: string;
  readonly title: string;
  readonly result: string;
}

/** Lists jobs that the caller got, and members who share their board with the caller, by name where they agreed. */
export async function writePlacements(
  deps: Deps,
  actor: Actor,
  teamId: string,
  asked: QueryOf<typeof contract.downloadPlacements>,
): Promise<MadeFile> {
  const { from, to, language = actor.locale } = asked;
  if (from > to) throw new AppError("invalid_request");
  const translate = (key: string, params?: Record<string, unknown>) =>
    deps.translate(language, `team-dashboard.placements.${key}`, params);
  const { team, placements } = await readPlacements(deps, actor, teamId, { from, to, language });
  const fileName = translate("file", { from, to });
  const heading = {
    on: translate("on"),
    company: translate("company"),
    title: translate("title"),
    how: translate("name"),
    result: translate("result"),
  };
  if (asked.format === "csv") {
    const rows = placements.map((one) => [one.on, one.company, one.title, one.name, one.result]);
    const csv = writeCsv([Object.values(heading), ...rows], separatorFor(language));
    const bytes = new TextEncoder().encode(csv);
    return { bytes, type: "text/csv; charset=utf-8", fileName: `${fileName}.csv` };
  }
  const long = (day: string) => dayOf(language, day, "long");
  const bytes = await printReport(deps, {
    language,
    brand: await reportBrandOf(deps, teamId),
    paper: asked.paper,
    title: translate("heading", { team }),
    name: await nameOfMember(deps, actor.userId),
    span: translate("span", { from: long(from), to: long(to) }),
    made: translate("made", { date: long(dayIn(actor.timeZone, deps.now().toISOString())) }),
    count: translate("count", { count: placements.length }),
    signature: translate("signature"),
    page: translate("page", { page: "<page>", pages: "<pages>" }),
    heading,
    lines: placements.map(({ on, name, ...one }) => ({
      ...{ ...one, on: dayOf(language, on, "medium"), how: name, url: "" },
    })),
  });
  return { bytes, type: "application/pdf", fileName: `${fileName}.pdf` };
}

const dayOf = (language: Language, day: string, dateStyle: "long" | "medium"): string =>
  new Intl.DateTimeFormat(language, { dateStyle, timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));

function readPlacements(
  deps: Deps,
  actor: Actor,
  teamId: string,
  { from, to, language }: { from: string; to: string; language: Language },
): Promise<{ team: string; placements: Placement[] }> {
  return inTransaction(deps, async (tx) => {
    const team = await membersOf(tx, actor.userId, teamId);
    if (team === null) throw new AppError("not_found");
    await consumeQuota(tx, actor, "team-analytics");
    const held = await nounsHeld(tx, actor, teamId);
    const placements: Placement[] = [];
    for (const { userId, displayName, named } of team.members) {
      const isSelf = userId === actor.userId;
      if (!isSelf && !(held.get(userId) ?? []).includes("board")) continue;
      const place = { teamId, ownerId: userId, noun: "board", itemId: null } as const;
      const owner = isSelf ? actor : (await lookAt(tx, actor, place)).owner;
      const { applications, stages, removedStages } = await listApplications(tx, owner, { archived: true });
      for (const { job, stage, stageSince } of applications) {
        const on = dayIn(owner.timeZone, stageSince);
        const isPlaced = phaseOf([...stages, ...removedStages], stage) === "accepted";
        if (!isPlaced || on < from || on > to) continue;
        const result = tx.translate(language, "team-dashboard.placements.accepted");
        placements.push({
          on,
          name: isSelf || named ? displayName : tx.translate(language, "team-dashboard.placements.notNamed"),
          company: job.company,
          location: job.location,
          title: job.title,
          result,
        });
      }
    }
    placements.sort((a, b) => (a.on < b.on ? -1 : 1));
    return { team: team.name, placements };
  });
}
