import { useNavigate } from "@tanstack/react-router";
import type { Job } from "@waymark/contract/jobs";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ApplicationsPanel, type PanelProps } from "../../features/applications/applications-panel.tsx";
import { ContactsPage } from "../../features/applications/extras/contacts-page.tsx";
import { ContactsPanel } from "../../features/applications/extras/contacts-panel.tsx";
import { FilesPanel } from "../../features/applications/extras/files-panel.tsx";
import { useContacts } from "../../features/applications/extras/queries.ts";
import { RemindersPanel } from "../../features/applications/extras/reminders-panel.tsx";
import type { SavedCard } from "../../features/applications/use-applications.ts";
import { keepView, viewOf } from "../../features/applications/views.ts";
import { InterviewsPanel } from "../../features/interviews/interviews-panel.tsx";
import { useSavedJobs } from "../../features/jobs/saved/queries.ts";
import { LettersPanel } from "../../features/letters/letters-panel.tsx";
import { OfferPanel } from "../../features/offers/offer-panel.tsx";
import { OffersComparison } from "../../features/offers/offers-comparison.tsx";
import { TextRouteLink } from "../../lib/navigation/links.tsx";
import { useSession } from "../../lib/session/session.tsx";
import { Button } from "../../ui/button/button.tsx";

function savedCard(job: Job, savedAt: string): SavedCard {
  const { title, company, location, remote, type, url, source, salary = "", pay = null } = job;
  return {
    jobId: job.id,
    savedAt,
    job: { title, company, location, remote, type, url, source: source.slice(0, 60), salary, pay },
  };
}

function askedOf(text: string | undefined): PanelProps["asked"] {
  return (["new", "import", "report"] as const).find((known) => known === text);
}

/** The interviews of one application, with the person's contacts to choose from. */
function Interviews({ applicationId }: { applicationId: string }) {
  const contacts = useContacts();
  return <InterviewsPanel applicationId={applicationId} contacts={contacts.data?.contacts} />;
}

const panels: NonNullable<PanelProps["panels"]> = {
  letters: ({ id }) => <LettersPanel applicationId={id} />,
  interviews: ({ id }) => <Interviews applicationId={id} />,
  contacts: ({ id }) => <ContactsPanel applicationId={id} />,
  files: ({ id }) => <FilesPanel applicationId={id} />,
  reminders: ({ id }) => <RemindersPanel applicationId={id} />,
  offer: ({ id, job }) => (
    <OfferPanel applicationId={id} {...(job.pay?.currency ? { currency: job.pay.currency } : {})} />
  ),
};

/** The Applications section: all contacts, the offers side by side, or the application tracker. */
export function ApplicationsSection(props: {
  item: string | undefined;
  view: string | undefined;
  /** A form to open, named by the command menu or another section. */
  ask: string | undefined;
}) {
  const { t } = useTranslation();
  if (props.view === "offers") return <OffersComparison />;
  if (props.view === "contacts") return <ContactsPage />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Tracker {...props} />
      <nav aria-label={t("applications-tracker.more")} className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <TextRouteLink to="/dashboard" search={{ section: "applications", view: "contacts" }}>
          {t("applications-tracker.contacts.title")}
        </TextRouteLink>
        <TextRouteLink to="/dashboard" search={{ section: "applications", view: "offers" }}>
          {t("applications-tracker.offer.compare")}
        </TextRouteLink>
      </nav>
    </div>
  );
}

/** The tracker, joined with other features: saved jobs as its first column, and the tabs of an application. */
function Tracker({
  item,
  view,
  ask,
}: {
  item: string | undefined;
  view: string | undefined;
  /** A form to open, named by the command menu or another section. */
  ask: string | undefined;
}) {
  const navigate = useNavigate();
  const { t } = useTranslation();
  const { user } = useSession();
  const list = useSavedJobs();
  const saved = useMemo(
    () =>
      list.data?.pages.flatMap((page) => page.savedJobs.map(({ job, savedAt }) => savedCard(job, savedAt))) ??
      [],
    [list.data],
  );
  const shown = viewOf(view);
  const go = useCallback<PanelProps["onGo"]>(
    ({ item: to, view: next, replace }) => {
      if (next) keepView(next);
      void navigate({
        to: "/dashboard",
        search: { section: "applications", ...(to ? { item: to } : {}), ...(next ? { view: next } : {}) },
        replace: replace ?? false,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const openSaved = useCallback(
    () => void navigate({ to: "/dashboard", search: { section: "saved-jobs" } }),
    [navigate],
  );
  return (
    <ApplicationsPanel
      userId={user.id}
      item={item}
      view={shown}
      asked={askedOf(ask)}
      onGo={go}
      saved={saved}
      onOpenSaved={openSaved}
      panels={panels}
      savedFooter={
        list.hasNextPage && (
          <Button
            variant="quiet"
            size="sm"
            className="m-2 mt-0"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t("jobs-saved.more")}
          </Button>
        )
      }
    />
  );
}
