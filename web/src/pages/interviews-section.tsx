import { useTranslation } from "react-i18next";
import { useContacts } from "../features/application-extras/queries.ts";
import { useServerBoard } from "../features/applications/queries.ts";
import { InterviewsSection as Section } from "../features/interviews/interviews-section.tsx";
import { ButtonRouteLink } from "../lib/links.tsx";

/** The interviews, with the applications they can belong to. */
export function InterviewsSection({ item }: { item: string | undefined }) {
  const { t } = useTranslation();
  const board = useServerBoard();
  const contacts = useContacts();
  const choices = (board.data?.applications ?? [])
    .map(({ id, job }) => ({ id, label: [job.company, job.title].filter(Boolean).join(" · ") }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <Section
      item={item}
      choices={choices}
      contacts={contacts.data?.contacts}
      beginApplication={
        <ButtonRouteLink to="/dashboard" search={{ section: "applications" }}>
          {t("interviews.empty.begin")}
        </ButtonRouteLink>
      }
    />
  );
}
