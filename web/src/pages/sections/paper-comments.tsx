import type { PaperKind } from "@waymark/contract/comments";
import type { Team } from "@waymark/contract/teams";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useThreads } from "../../features/comments/queries.ts";
import { useFollowGrants, useGrants } from "../../features/grants/queries.ts";
import { useTeams } from "../../features/teams/queries.ts";
import { loadTexts } from "../../lib/language/i18n.ts";
import { useSession } from "../../lib/session/session.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { SkeletonText } from "../../ui/skeleton.tsx";

const OwnPaper = lazy(() =>
  Promise.all([import("./own-paper.tsx"), loadTexts("grants", "team-dashboard")]).then(([m]) => ({
    default: m.OwnPaper,
  })),
);

interface Props {
  kind: PaperKind;
  id: string;
}

/** Above an own resume or letter that is being edited: what each team wrote on it, to be read and answered there. */
export function PaperComments({ kind, id }: Props) {
  const teams = useTeams().data?.teams ?? [];
  useFollowGrants();
  return teams
    .filter(({ active }) => active)
    .map((team) => <TeamComments key={team.id} team={team} kind={kind} id={id} />);
}

/** Nothing where the team may not comment on the paper and never did. */
function TeamComments({ team, kind, id }: Props & { team: Team }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const threads =
    useThreads({ teamId: team.id, ownerId: user.id, kind, paperId: id }, true).data?.threads ?? [];
  const given = useGrants(team.id).data?.given ?? [];
  const isShared = given.some((grant) => grant.noun === kind && grant.itemId === id && grant.right !== "see");
  if (threads.length === 0 && !isShared) return null;
  const count = threads.filter(({ resolved }) => !resolved).length;
  return (
    <section
      aria-label={t("comments.inEditor.label")}
      className="mb-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border-l-3 border-blaze bg-sunk px-4 py-2.5"
    >
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{team.name}</span>{" "}
        <span className="text-muted">
          {count === 0 ? t("comments.inEditor.none") : t("comments.inEditor.open", { count })}
        </span>
      </p>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t("comments.inEditor.read")}
      </Button>
      {isOpen && (
        <Dialog
          open
          onOpenChange={setOpen}
          title={t("comments.inEditor.title", { team: team.name })}
          className="sm:max-w-3xl"
        >
          <Suspense fallback={<SkeletonText lines={6} />}>
            <OwnPaper team={team} kind={kind} id={id} />
          </Suspense>
        </Dialog>
      )}
    </section>
  );
}
