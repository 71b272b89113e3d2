import type { PaperKind } from "@waymark/contract/comments";
import type { Team } from "@waymark/contract/teams";
import { fieldsOfLetter, fieldsOfResume } from "@waymark/domain/comments/document-fields";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CommentedPaper } from "../../features/comments/commented-paper.tsx";
import type { SharedPaper } from "../../features/grants/shared-document.tsx";
import { useLetter } from "../../features/letters/queries.ts";
import { useResumes } from "../../features/resumes/queries.ts";
import { useSession } from "../../lib/session/session.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Draws a paper with the comments of a team. */
export function useCommented(team: Team, ownerId: string, id: string) {
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
