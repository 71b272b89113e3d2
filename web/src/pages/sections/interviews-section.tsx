import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useContacts } from "../../features/applications/extras/queries.ts";
import { useServerBoard } from "../../features/applications/queries.ts";
import { InterviewsSection as Section } from "../../features/interviews/interviews-section.tsx";
import { ButtonRouteLink } from "../../lib/navigation/links.tsx";

/** The interviews, and the applications they can belong to. */
export function InterviewsSection({
  item,
  ask,
}: {
  /** An interview's id, or the id of the application to plan one for. */
  item: string | undefined;
  /** `new` opens the form. */
  ask: string | undefined;
}) {
  const navigate = useNavigate();
  const stopAsking = useCallback(
    () => void navigate({ to: "/dashboard", search: { section: "interviews" }, replace: true }),
    [navigate],
  );
  const { t } = useTranslation();
  const board = useServerBoard();
  const contacts = useContacts();
  const choices = (board.data?.applications ?? [])
    .map(({ id, job }) => ({ id, label: [job.company, job.title].filter(Boolean).join(" · ") }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <Section
      item={item}
      planFor={ask === "new" ? item : undefined}
      onPlanned={stopAsking}
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
