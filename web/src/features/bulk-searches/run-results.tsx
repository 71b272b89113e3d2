import type { BulkHit, BulkRun, BulkSearch } from "@waymark/contract/bulk-searches";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { formatDate, formatNumber } from "../../lib/format.ts";
import { TextRouteLink } from "../../lib/navigation/links.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import type { TeamMate } from "./bulk-searches.tsx";
import { useDownloadRun, useSendHit } from "./queries.ts";

/** The postings that a run found, by the person each search is for. A posting for several people stands with each. */
export function RunResults({
  teamId,
  members,
  run,
  searches,
  onToBoard,
}: {
  teamId: string;
  members: readonly TeamMate[];
  run: BulkRun;
  searches: readonly BulkSearch[];
  /** Puts a posting on the team's board for whoever it was found for; `userId` is null for a typed name. */
  onToBoard: ToBoard;
}) {
  const { t, i18n } = useTranslation();
  const groups = groupsOf(run, searches, members);
  return (
    <section className="grid grid-cols-1 gap-5" aria-label={t("bulk-searches.results")}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">
          <span role="status">
            {t("bulk-searches.found", {
              count: run.hits.length,
              n: formatNumber(run.hits.length, i18n.language),
            })}
          </span>
        </h2>
        {run.hits.length > 0 && <SaveButtons teamId={teamId} />}
      </div>
      <Without run={run} searches={searches} />
      {groups.map(({ key, name, userId, hits }) => (
        <section key={key} className="grid grid-cols-1 gap-2">
          <h3 className="text-base">{name || t("bulk-searches.nobody")}</h3>
          <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
            {hits.map((hit) => (
              <HitRow
                key={hit.job.id}
                teamId={teamId}
                hit={hit}
                userId={userId}
                searches={searches}
                onToBoard={onToBoard}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** The searches that found no posting. */
function Without({ run, searches }: { run: BulkRun; searches: readonly BulkSearch[] }) {
  const { t, i18n } = useTranslation();
  const found = new Set(run.hits.flatMap((hit) => hit.for.map(({ searchId }) => searchId)));
  const names = searches
    .filter(({ id }) => !found.has(id))
    .map(({ title, place }) => (place === "" ? title : `${title} (${place})`));
  if (names.length === 0) return null;
  return (
    <p className="max-w-prose text-muted wrap-anywhere">
      {t("bulk-searches.without", { searches: new Intl.ListFormat(i18n.language).format(names) })}
    </p>
  );
}

function SaveButtons({ teamId }: { teamId: string }) {
  const { t, i18n } = useTranslation();
  const save = useDownloadRun(teamId);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {(["pdf", "csv"] as const).map((format) => (
          <Button
            key={format}
            size="sm"
            variant="secondary"
            busy={save.isPending && save.variables.format === format}
            onClick={() => save.mutate({ format, language: i18n.language })}
          >
            {t(`bulk-searches.save.${format}`)}
          </Button>
        ))}
      </div>
      {save.error && <Notice>{reasonOf(save.error)}</Notice>}
    </div>
  );
}

export type ToBoard = (job: BulkHit["job"], userId: string | null) => Promise<unknown>;

interface Group {
  readonly key: string;
  readonly name: string;
  /** The member's id; null for a typed name. */
  readonly userId: string | null;
  readonly hits: readonly BulkHit[];
}

function groupsOf(run: BulkRun, searches: readonly BulkSearch[], members: readonly TeamMate[]): Group[] {
  const keyOf = ({ forId, forName }: BulkSearch) => forId ?? `name:${forName.toLowerCase()}`;
  const keys = [...new Set(searches.map(keyOf))];
  return keys.flatMap((key) => {
    const own = searches.filter((search) => keyOf(search) === key);
    const [first] = own;
    const ids = new Set(own.map(({ id }) => id));
    const best = (hit: BulkHit) => Math.max(-1, ...hit.for.map(({ match }) => match ?? -1));
    const hits = run.hits
      .filter((hit) => hit.for.some(({ searchId }) => ids.has(searchId)))
      .sort((a, b) => best(b) - best(a));
    const member = members.find(({ userId }) => userId === first?.forId);
    const name = member?.displayName ?? first?.forName ?? "";
    return hits.length === 0 ? [] : [{ key, name, userId: member?.userId ?? null, hits }];
  });
}

function HitRow({
  teamId,
  hit: { job, for: fits },
  userId,
  searches,
  onToBoard,
}: {
  teamId: string;
  hit: BulkHit;
  userId: string | null;
  searches: readonly BulkSearch[];
  onToBoard: ToBoard;
}) {
  const { t, i18n } = useTranslation();
  const own = fits.find(({ searchId }) =>
    searches.some((one) => one.id === searchId && one.forId === userId),
  );
  const others = fits.length - 1;
  const address = { section: "search", query: job.title, item: job.id };
  const details = [job.company, job.location, formatDate(job.postedDate, i18n.language), job.salary];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <span className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          <TextRouteLink to="/dashboard" search={address}>
            {job.title}
          </TextRouteLink>
          {own?.match != null && <Badge tone="pine">{t("bulk-searches.match", { match: own.match })}</Badge>}
          {job.sample && <Badge>{t("bulk-searches.sample")}</Badge>}
        </span>
        <span className="text-sm text-muted wrap-anywhere">{details.filter(Boolean).join(" · ")}</span>
        {own !== undefined && own.skills.length > 0 && (
          <span className="text-sm">
            {t("bulk-searches.because", {
              skills: new Intl.ListFormat(i18n.language).format(own.skills),
            })}
          </span>
        )}
        {others > 0 && (
          <span className="text-sm text-muted">{t("bulk-searches.also", { count: others })}</span>
        )}
      </span>
      <ToBoardButton onPress={() => onToBoard(job, userId)} />
      {userId !== null && <SendButton teamId={teamId} jobId={job.id} userId={userId} />}
    </li>
  );
}

function ToBoardButton({ onPress }: { onPress: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const [state, setState] = useState<"ready" | "busy" | "done">("ready");
  const press = async () => {
    setState("busy");
    try {
      await onPress();
      setState("done");
    } catch (error) {
      setState("ready");
      toast({ title: reasonOf(error), variant: "destructive" });
    }
  };
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={state === "busy"}
      disabled={state === "done"}
      onClick={() => void press()}
    >
      {t(state === "done" ? "bulk-searches.onBoard" : "bulk-searches.toBoard")}
    </Button>
  );
}

/** Tells the member of the posting. */
function SendButton({ teamId, jobId, userId }: { teamId: string; jobId: string; userId: string }) {
  const { t } = useTranslation();
  const send = useSendHit(teamId);
  const failed = (error: Error) => toast({ title: reasonOf(error), variant: "destructive" });
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={send.isPending}
      disabled={send.isSuccess}
      onClick={() => send.mutate({ jobId, to: userId }, { onError: failed })}
    >
      {t(send.isSuccess ? "bulk-searches.sent" : "bulk-searches.send")}
    </Button>
  );
}
