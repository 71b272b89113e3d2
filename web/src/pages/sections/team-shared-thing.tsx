import type { GrantNoun } from "@waymark/contract/grants";
import { GrantNoun as GrantNouns } from "@waymark/contract/grants";
import type { Team } from "@waymark/contract/teams";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FiguresView } from "../../features/analytics/analytics-section.tsx";
import { SharedApplicationView, SharedBoard } from "../../features/grants/shared-board.tsx";
import { SharedLetter, SharedResume } from "../../features/grants/shared-document.tsx";
import { SharedFigures, SharedInterviews, SharedSearches } from "../../features/grants/shared-lists.tsx";
import { TextRouteLink } from "../../lib/navigation/links.tsx";
import { useSession } from "../../lib/session/session.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OwnPaper, useCommented } from "./own-paper.tsx";

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
