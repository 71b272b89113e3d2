import type { PaperKind } from "@waymark/contract/comments";
import type { GrantNoun } from "@waymark/contract/grants";
import { GrantNoun as GrantNouns } from "@waymark/contract/grants";
import type { Team } from "@waymark/contract/teams";
import { fieldsOfLetter, fieldsOfResume } from "@waymark/domain/comments/document-fields";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FiguresView } from "../../features/analytics/analytics-section.tsx";
import { CommentedPaper } from "../../features/comments/commented-paper.tsx";
import { SharedApplicationView, SharedBoard } from "../../features/grants/shared-board.tsx";
import { SharedLetter, type SharedPaper, SharedResume } from "../../features/grants/shared-document.tsx";
import { SharedFigures, SharedInterviews, SharedSearches } from "../../features/grants/shared-lists.tsx";
import { useLetter } from "../../features/letters/queries.ts";
import { useResumes } from "../../features/resumes/queries.ts";
import { TextRouteLink } from "../../lib/navigation/links.tsx";
import { useSession } from "../../lib/session/session.tsx";
import { Notice } from "../../ui/notice.tsx";

/** One thing that a member shares, or an own paper with what others wrote about it, by its address. */
export function SharedThing({ team, item }: { team: Team; item: string }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [ownerId = "", nounText, id = ""] = item.split(":");
  const noun = GrantNouns.safeParse(nounText).data;
  const owner = team.members.find(({ userId }) => userId === ownerId);
  const what = t(`grants.noun.${noun}`);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid justify-items-start gap-2">
        <TextRouteLink to="/dashboard" search={{ section: "team", team: team.id }} className="text-sm">
          {t("team-dashboard.back")}
        </TextRouteLink>
        {owner !== undefined && noun !== undefined && (
          <h2 className="text-xl wrap-anywhere">
            {ownerId === user.id ? what : t("grants.of", { what, name: owner.displayName })}
          </h2>
        )}
      </div>
      {owner === undefined || noun === undefined ? (
        <Notice tone="info">{t("grants.ended")}</Notice>
      ) : (
        <Thing team={team} ownerId={ownerId} noun={noun} id={id} />
      )}
    </div>
  );
}

function Thing({ team, ownerId, noun, id }: { team: Team; ownerId: string; noun: GrantNoun; id: string }) {
  const { user } = useSession();
  const place = { teamId: team.id, ownerId };
  const commented = useCommented(team, ownerId, id);
  if (ownerId === user.id) return <OwnPaper team={team} kind={noun === "letter" ? noun : "resume"} id={id} />;
  const views: Record<GrantNoun, () => ReactNode> = {
    board: () => <SharedBoard place={place} />,
    application: () => <SharedApplicationView place={place} id={id} />,
    resume: () => <SharedResume place={place} id={id} view={commented} />,
    letter: () => <SharedLetter place={place} id={id} view={commented} />,
    searches: () => <SharedSearches place={place} />,
    figures: () => <SharedFigures place={place} view={(figures) => <FiguresView figures={figures} />} />,
    interviews: () => <SharedInterviews place={place} />,
  };
  return views[noun]();
}

/** Draws a paper with the comments of a team. */
function useCommented(team: Team, ownerId: string, id: string) {
  const { user } = useSession();
  const mates = team.members.filter(({ userId }) => userId !== user.id);
  return ({ kind, fields, right }: Pick<SharedPaper, "kind" | "fields" | "right">) => (
    <CommentedPaper
      paper={{ teamId: team.id, ownerId, kind, paperId: id }}
      fields={fields}
      reader={{
        userId: user.id,
        right: ownerId === user.id ? "own" : right === "move" ? "see" : right,
        mates,
      }}
    />
  );
}

/** A resume or letter of the person with what a team wrote on it. */
export function OwnPaper({ team, kind, id }: { team: Team; kind: PaperKind; id: string }) {
  const { user } = useSession();
  const commented = useCommented(team, user.id, id);
  return kind === "letter" ? <OwnLetter id={id} view={commented} /> : <OwnResume id={id} view={commented} />;
}

interface OwnProps {
  id: string;
  view: (paper: Pick<SharedPaper, "kind" | "fields" | "right">) => ReactNode;
}

/** A resume of the person, with the comments of the team. */
function OwnResume({ id, view }: OwnProps) {
  const { t } = useTranslation();
  const { data } = useResumes();
  const resume = data?.resumes.find((one) => one.id === id);
  if (data !== undefined && resume === undefined) return <Notice tone="info">{t("grants.ended")}</Notice>;
  if (resume === undefined) return null;
  return view({ kind: "resume", right: "suggest", fields: fieldsOfResume(resume.content) });
}

/** A letter of the person, with the comments of the team. */
function OwnLetter({ id, view }: OwnProps) {
  const { t } = useTranslation();
  const { data: letter, error } = useLetter(id);
  if (error) return <Notice tone="info">{t("grants.ended")}</Notice>;
  if (letter === undefined) return null;
  return view({ kind: "letter", right: "suggest", fields: fieldsOfLetter(letter.content) });
}
