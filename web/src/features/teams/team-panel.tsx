import type { Localization } from "@waymark/contract/settings";
import type { Team } from "@waymark/contract/teams";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import { InviteForm } from "./invite-form.tsx";
import { LeaveTeam } from "./leave-team.tsx";
import { useTeams } from "./queries.ts";
import { TeamName } from "./team-name.tsx";
import { TeamPeople } from "./team-people.tsx";

/** The person's teams with members and invitations; nothing without a team. */
export function TeamPanel({
  ownId,
  dates,
  onlyTeam,
}: {
  ownId: string;
  dates: Localization;
  /** The id of the only team to show. */
  onlyTeam?: string;
}) {
  const { t } = useTranslation();
  const { data, error, refetch } = useTeams();
  if (error && !data) return <Notice onRetry={() => void refetch()}>{t("teams.failed")}</Notice>;
  const shown = data?.teams.filter(({ id }) => onlyTeam === undefined || id === onlyTeam);
  return shown?.map((team) => <OneTeam key={team.id} team={team} ownId={ownId} dates={dates} />);
}

function OneTeam({ team, ownId, dates }: { team: Team; ownId: string; dates: Localization }) {
  const { t } = useTranslation();
  const owner = team.role === "owner";
  const { used, limit, pending } = team.seats;
  return (
    <section aria-label={team.name} className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        {owner ? <TeamName team={team} /> : <h2 className="text-2xl">{team.name}</h2>}
        <p className="tabular text-[0.9375rem] text-muted">
          {t("teams.seats", { used, limit })}
          {pending > 0 && ` · ${t("teams.pending", { count: pending })}`}
        </p>
      </div>
      {!team.active && <Notice tone="info">{t("teams.inactive")}</Notice>}
      <TeamPeople team={team} ownId={ownId} dates={dates} />
      {owner && team.active && <InviteForm team={team} />}
      {!owner && <LeaveTeam team={team} />}
    </section>
  );
}
