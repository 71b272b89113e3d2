import type { Interview } from "@waymark/contract/interviews";
import { CalendarSync, Plus } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { GroupEmpty } from "../../ui/group.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RowsSkeleton } from "../../ui/rows.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { FeedDialog } from "./feed-dialog.tsx";
import { type Choice, InterviewDialog } from "./interview-dialog.tsx";
import type { KnownPerson } from "./interview-form.ts";
import { InterviewRow } from "./interview-row.tsx";
import { useInterviews } from "./queries.ts";
import { parted } from "./times.ts";
import { WeekView } from "./week-view.tsx";

/** The person's interviews: upcoming, by week, and past. */
export function InterviewsSection({
  choices,
  contacts,
  item,
  planFor,
  onPlanned,
  beginApplication,
}: {
  /** Applications an interview can belong to. */
  choices: readonly Choice[];
  contacts?: readonly KnownPerson[] | undefined;
  /** Id of the interview that a notification links to. */
  item: string | undefined;
  /** Id of the application to open the form for. */
  planFor?: string | undefined;
  /** Called when the form of `planFor` is open, so that the address need not name it any more. */
  onPlanned?: (() => void) | undefined;
  /** Link to create a first application. */
  beginApplication: ReactNode;
}) {
  const { t } = useTranslation();
  const list = useInterviews();
  const { editing, setEditing, meant, close } = useInterviewForm(choices, planFor, onPlanned);
  const [isFeedOpen, setFeedOpen] = useState(false);
  const timeZone = list.data?.timeZone ?? "UTC";
  const interviews = list.data?.interviews ?? [];
  const add = choices.length > 0 && (
    <Button onClick={() => setEditing("new")}>
      <Plus aria-hidden="true" className="size-4.5" />
      {t("interviews.add")}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-[1.75rem] sm:text-3xl">{t("interviews.title")}</h1>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="secondary" onClick={() => setFeedOpen(true)} aria-haspopup="dialog">
            <CalendarSync aria-hidden="true" className="size-4.5" />
            {t("interviews.feed.open")}
          </Button>
          {interviews.length > 0 && add}
        </div>
      </div>
      {list.isPending && <RowsSkeleton label={t("interviews.loading")} />}
      {list.isError && (
        <Notice onRetry={() => void list.refetch()}>
          {t("interviews.failed", { reason: reasonOf(list.error) })}
        </Notice>
      )}
      {list.isSuccess && interviews.length === 0 && (
        <EmptyState
          title={t("interviews.empty.title")}
          text={t(choices.length > 0 ? "interviews.empty.text" : "interviews.empty.noApplication")}
          action={add || beginApplication}
        />
      )}
      {interviews.length > 0 && (
        <InterviewTabs interviews={interviews} item={item} timeZone={timeZone} onOpen={setEditing} />
      )}
      {editing !== null && (
        <InterviewDialog
          before={editing === "new" ? null : editing}
          choices={choices}
          {...(meant === undefined ? {} : { applicationId: meant })}
          contacts={contacts}
          timeZone={timeZone}
          onClose={close}
        />
      )}
      {isFeedOpen && <FeedDialog onClose={() => setFeedOpen(false)} />}
    </div>
  );
}

/** The interview in the form, or "new"; a new one may belong to the application that `planFor` names. */
function useInterviewForm(
  choices: readonly Choice[],
  planFor: string | undefined,
  onPlanned: (() => void) | undefined,
) {
  const [editing, setEditing] = useState<Interview | "new" | null>(null);
  const [meant, setMeant] = useState<string>();
  const isMeant = planFor !== undefined && choices.some(({ id }) => id === planFor);
  useEffect(() => {
    if (!isMeant) return;
    setMeant(planFor);
    setEditing("new");
    onPlanned?.();
  }, [isMeant, planFor, onPlanned]);
  const close = () => {
    setEditing(null);
    setMeant(undefined);
  };
  return { editing, setEditing, meant, close };
}

function InterviewTabs({
  interviews,
  item,
  timeZone,
  onOpen,
}: {
  interviews: readonly Interview[];
  item: string | undefined;
  timeZone: string;
  onOpen: (interview: Interview) => void;
}) {
  const { t } = useTranslation();
  const [now] = useState(() => Date.now());
  const { upcoming, past } = parted(interviews, now);
  const led = interviews.find(({ id }) => id === item);
  const [tab, setTab] = useState<string | null>(null);
  const shown = tab ?? (led !== undefined && past.includes(led) ? "past" : "upcoming");
  const rows = (all: readonly Interview[], none: string) =>
    all.length === 0 ? (
      <GroupEmpty>{none}</GroupEmpty>
    ) : (
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {all.map((interview) => (
          <InterviewRow
            key={interview.id}
            interview={interview}
            timeZone={timeZone}
            onEdit={() => onOpen(interview)}
          />
        ))}
      </ul>
    );
  return (
    <Tabs
      label={t("interviews.title")}
      value={shown}
      onValueChange={setTab}
      items={[
        {
          id: "upcoming",
          label: t("interviews.upcoming"),
          content: rows(upcoming, t("interviews.noneUpcoming")),
        },
        {
          id: "week",
          label: t("interviews.week.title"),
          content: <WeekView interviews={interviews} timeZone={timeZone} now={now} onOpen={onOpen} />,
        },
        { id: "past", label: t("interviews.past"), content: rows(past, t("interviews.nonePast")) },
      ]}
    />
  );
}
