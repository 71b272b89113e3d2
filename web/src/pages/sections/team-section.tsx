import { useNavigate } from "@tanstack/react-router";
import type { Grant, GrantNoun } from "@waymark/contract/grants";
import type { Team } from "@waymark/contract/teams";
import type { TeamBrand } from "@waymark/contract/teams-branding";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useServerBoard } from "../../features/applications/queries.ts";
import { usePlan } from "../../features/billing/queries.ts";
import { BulkSearches } from "../../features/bulk-searches/bulk-searches.tsx";
import { useFollowGrants, useGrants } from "../../features/grants/queries.ts";
import { SharingPage, useGrantName } from "../../features/grants/sharing-page.tsx";
import { useLetters } from "../../features/letters/queries.ts";
import { useResumes } from "../../features/resumes/queries.ts";
import { useCreateCard } from "../../features/team-boards/queries.ts";
import { TeamBoard } from "../../features/team-boards/team-board.tsx";
import { TeamAnalytics } from "../../features/team-dashboard/team-analytics.tsx";
import { TeamWeek } from "../../features/team-dashboard/team-week.tsx";
import { BrandFoot, BrandMark, brandStyle } from "../../features/teams/branding/brand-frame.tsx";
import { BrandingForm } from "../../features/teams/branding/branding-form.tsx";
import { useBrand } from "../../features/teams/branding/queries.ts";
import { useOpenTeam, useTeams } from "../../features/teams/queries.ts";
import { TeamPanel } from "../../features/teams/team-panel.tsx";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { ButtonRouteLink, TextRouteLink } from "../../lib/navigation/links.tsx";
import { useSession } from "../../lib/session/session.tsx";
import { unsentTexts } from "../../lib/unsent-texts.ts";
import { UnsentTexts } from "../../lib/unsent-texts-offer.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { SharedThing } from "./team-shared-thing.tsx";

const views = ["week", "board", "searches", "analytics", "sharing", "members", "brand"] as const;
type View = (typeof views)[number];

interface Props {
  /** The team that is shown; the person's first one by default. */
  team: string | undefined;
  view: string | undefined;
  /** Something that a member shares: `<member>:<noun>` or `<member>:<noun>:<id>`. */
  item: string | undefined;
}

/** The Team room: the week of one team, and what its members share. */
export function TeamSection(props: Props) {
  const { data, error, refetch } = useTeams();
  useFollowGrants();
  if (error && data === undefined) return <Notice onRetry={() => void refetch()}>{reasonOf(error)}</Notice>;
  if (data === undefined)
    return (
      <Loading>
        <div className="grid grid-cols-1 gap-5">
          <Skeleton className="h-9 w-80 max-w-full" />
          <Skeleton className="h-96" />
        </div>
      </Loading>
    );
  return <Rooms {...props} teams={data.teams} />;
}

/** The texts of the room that was open until its team was left or closed to the reader. */
function useLeftTexts(team: Team | undefined, teams: readonly Team[]) {
  const [last, setLast] = useState(team);
  const [left, setLeft] = useState<{ team: string; texts: readonly string[] } | null>(null);
  if (last?.id !== team?.id || last?.name !== team?.name) {
    const isGone = last !== undefined && teams.every(({ id }) => id !== last.id);
    const texts = isGone ? unsentTexts(last.id) : [];
    if (isGone && texts.length > 0) setLeft({ team: last.name, texts });
    setLast(team);
  }
  return { left, forget: () => setLeft(null) };
}

function Rooms({ teams, ...props }: Props & { teams: readonly Team[] }) {
  const { t } = useTranslation();
  const team = teams.find(({ id }) => id === props.team) ?? teams[0];
  const { left, forget } = useLeftTexts(team, teams);
  return (
    <div className="grid grid-cols-1 gap-6">
      {left !== null && (
        <UnsentTexts
          title={t("team-dashboard.left.title", { team: left.team })}
          texts={left.texts}
          onClose={forget}
        />
      )}
      {team === undefined ? (
        <EmptyState
          level="h1"
          title={t("team-dashboard.none.title")}
          text={t("team-dashboard.none.text")}
          action={<FirstStep />}
        />
      ) : (
        <Room key={team.id} teams={teams} team={team} view={props.view} item={props.item} />
      )}
    </div>
  );
}

/** The way to a first team: the plans, or a team at once where everything is open to everybody. */
function FirstStep() {
  const { t } = useTranslation();
  const plan = usePlan().data;
  const open = useOpenTeam();
  if (plan?.level !== "open")
    return (
      <ButtonRouteLink to="/dashboard" search={{ section: "upgrade" }}>
        {t("team-dashboard.none.action")}
      </ButtonRouteLink>
    );
  return (
    <div className="grid justify-items-center gap-3">
      {open.error && <Notice>{reasonOf(open.error)}</Notice>}
      <Button busy={open.isPending} onClick={() => open.mutate()}>
        {t("team-dashboard.none.open")}
      </Button>
    </div>
  );
}

function Room({
  teams,
  team,
  view,
  item,
}: Pick<Props, "view" | "item"> & { teams: readonly Team[]; team: Team }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const shown: View = views.find((known) => known === view) ?? "week";
  const brand = useBrand(team.id).data?.brand ?? null;
  const open = (to: { team?: string; view?: View }) => {
    const { team: id = team.id, view: next = "week" } = to;
    void navigate({
      to: "/dashboard",
      search: { section: "team", team: id, ...(next === "week" ? {} : { view: next }) },
    });
  };
  // Bulk searches are for the owner and coaches, the brand is the owner's.
  const isOpen: Partial<Record<View, boolean>> = {
    searches: team.role !== "member",
    brand: team.role === "owner",
  };
  return (
    <div className="grid grid-cols-1 gap-6" style={brandStyle(brand?.color ?? null)}>
      <RoomHead teams={teams} team={team} brand={brand} onTeam={(id) => open({ team: id, view: shown })} />
      {!team.active && <Notice tone="info">{t("teams.inactive")}</Notice>}
      {item !== undefined ? (
        <SharedThing team={team} item={item} />
      ) : (
        <Tabs
          label={team.name}
          value={shown}
          onValueChange={(next) => open({ view: views.find((known) => known === next) ?? "week" })}
          items={views
            .filter((id) => isOpen[id] ?? true)
            .map((id) => ({
              id,
              label: t(id === "brand" ? "teams-branding.tab" : `team-dashboard.tab.${id}`),
              content: <RoomView team={team} view={id} />,
            }))}
        />
      )}
      {brand !== null && (
        <footer className="border-t border-line pt-5">
          <BrandFoot brand={brand} />
        </footer>
      )}
    </div>
  );
}

function RoomView({ team, view }: { team: Team; view: View }) {
  const { user } = useSession();
  const mates = team.members.filter(({ userId }) => userId !== user.id);
  const contents: Record<View, () => ReactNode> = {
    week: () => <Week team={team} />,
    board: () => (
      <TeamBoard
        teamId={team.id}
        members={team.members}
        linkToApplication={(id, text) => (
          <TextRouteLink to="/dashboard" search={{ section: "applications", item: id }}>
            {text}
          </TextRouteLink>
        )}
      />
    ),
    searches: () => <Searches team={team} />,
    analytics: () => <TeamAnalytics teamId={team.id} />,
    sharing: () => <Sharing teamId={team.id} mates={mates} />,
    members: () => <TeamPanel ownId={user.id} dates={user.localization} onlyTeam={team.id} />,
    brand: () => <BrandingForm teamId={team.id} teamName={team.name} />,
  };
  return contents[view]();
}

/** The bulk searches; what they find can be put on the team's board. */
function Searches({ team }: { team: Team }) {
  const { mutateAsync } = useCreateCard(team.id);
  return (
    <BulkSearches
      teamId={team.id}
      members={team.members}
      onToBoard={({ title, company, location, url }, assigneeId) =>
        mutateAsync({
          ...{ id: crypto.randomUUID(), kind: "posting", column: "new", text: "", dueOn: null },
          ...{ title: title.slice(0, 300), company: company.slice(0, 200), location: location.slice(0, 200) },
          ...{ url: url.length > 2_000 ? "" : url, assigneeId },
        })
      }
    />
  );
}

function RoomHead({
  teams,
  team,
  brand,
  onTeam,
}: {
  teams: readonly Team[];
  team: Team;
  brand: TeamBrand | null;
  onTeam: (id: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-1 basis-80 gap-1.5">
        {brand !== null && brand.mark !== null && <BrandMark brand={brand} />}
        <h1 className="text-[1.75rem] text-(--brand-text,var(--ink)) wrap-anywhere sm:text-3xl">
          {brand?.name ?? team.name}
        </h1>
        <p className="max-w-prose text-muted text-pretty">{t("team-dashboard.intro")}</p>
      </div>
      {teams.length > 1 && <TeamSwitch teams={teams} team={team} onChange={onTeam} />}
    </div>
  );
}

function TeamSwitch({
  teams,
  team,
  onChange,
}: {
  teams: readonly Team[];
  team: Team;
  onChange: (id: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="w-full sm:w-64">
      <ChoiceField
        label={t("team-dashboard.team")}
        value={team.id}
        values={teams.map(({ id }) => id)}
        nameOf={(id) => teams.find((one) => one.id === id)?.name ?? ""}
        onChange={onChange}
      />
    </div>
  );
}

const addressOf = (teamId: string, owner: string, noun: GrantNoun, itemId: string | null) => ({
  section: "team",
  team: teamId,
  item: [owner, noun, ...(itemId === null ? [] : [itemId])].join(":"),
});

function Week({ team }: { team: Team }) {
  const { t } = useTranslation();
  const held: readonly Grant[] = useGrants(team.id).data?.held ?? [];
  const nameOf = useGrantName();
  return (
    <TeamWeek
      teamId={team.id}
      linkTo={({ userId }, noun) =>
        held
          .filter((grant) => grant.from.userId === userId && grant.noun === noun)
          .map((grant) => (
            <TextRouteLink
              key={grant.id}
              to="/dashboard"
              search={addressOf(team.id, userId, noun, grant.itemId)}
            >
              {grant.itemId === null ? t(`grants.noun.${noun}`) : nameOf(grant)}
            </TextRouteLink>
          ))
      }
      linkToThread={({ ownerId, kind, paperId }, text) => (
        <TextRouteLink to="/dashboard" search={addressOf(team.id, ownerId, kind, paperId)}>
          {text}
        </TextRouteLink>
      )}
    />
  );
}

/** 'Who can see what', with the person's own things to choose from. */
function Sharing({
  teamId,
  mates,
}: {
  teamId: string;
  mates: readonly { userId: string; displayName: string }[];
}) {
  const { t } = useTranslation();
  const { user } = useSession();
  const board = useServerBoard();
  const resumes = useResumes();
  const letters = useLetters();
  return (
    <SharingPage
      teamId={teamId}
      mates={mates}
      linkTo={({ noun, itemId, right }) =>
        right === "comment" || right === "suggest" ? (
          <TextRouteLink
            className="text-sm"
            to="/dashboard"
            search={addressOf(teamId, user.id, noun, itemId)}
          >
            {t("comments.read")}
          </TextRouteLink>
        ) : null
      }
      shareables={{
        application: (board.data?.applications ?? []).map(({ id, job }) => ({
          id,
          name: [job.title, job.company].filter(Boolean).join(" · "),
        })),
        resume: (resumes.data?.resumes ?? []).map(({ id, name }) => ({ id, name })),
        letter: (letters.data?.letters ?? []).map(({ id, name }) => ({ id, name })),
      }}
    />
  );
}
