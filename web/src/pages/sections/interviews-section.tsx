import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useContacts } from "../../features/applications/extras/queries.ts";
import { useServerBoard } from "../../features/applications/queries.ts";
import { InterviewsSection as Section } from "../../features/interviews/interviews-section.tsx";
import { loadTexts } from "../../lib/language/i18n.ts";
import { ButtonRouteLink } from "../../lib/navigation/links.tsx";
import { RowsSkeleton } from "../../ui/rows.tsx";

const InterviewPages = lazy(() =>
  Promise.all([
    import("./interview-pages.tsx"),
    loadTexts(
      "interviews-preparation",
      "interviews-notes",
      "interviews-negotiation",
      "interviews-buddy",
      "applications",
    ),
  ]).then(([m]) => ({ default: m.InterviewPages })),
);

/** The interviews, or one of the pages for a single interview or offer. */
export function InterviewsSection({
  view,
  ...place
}: {
  item: string | undefined;
  view: string | undefined;
  ask: string | undefined;
}) {
  const { t } = useTranslation();
  if (place.item === undefined || view === undefined) return <InterviewList {...place} />;
  return (
    <Suspense fallback={<RowsSkeleton label={t("interviews.loading")} />}>
      <InterviewPages view={view} item={place.item} />
    </Suspense>
  );
}

/** The interviews, and the applications they can belong to. */
function InterviewList({
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
