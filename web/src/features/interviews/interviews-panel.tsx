import type { Interview } from "@waymark/contract/interviews";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { Button } from "../../ui/button/button.tsx";
import { GroupEmpty } from "../../ui/group.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RowsSkeleton } from "../../ui/rows.tsx";
import { InterviewDialog } from "./interview-dialog.tsx";
import type { KnownPerson } from "./interview-form.ts";
import { InterviewRow } from "./interview-row.tsx";
import { useInterviews } from "./queries.ts";

export function InterviewsPanel({
  applicationId,
  contacts,
}: {
  applicationId: string;
  contacts?: readonly KnownPerson[] | undefined;
}) {
  const { t } = useTranslation();
  const list = useInterviews();
  const [editing, setEditing] = useState<Interview | "new" | null>(null);
  const timeZone = list.data?.timeZone ?? "UTC";
  const here = list.data?.interviews.filter((interview) => interview.applicationId === applicationId) ?? [];
  if (list.isPending) return <RowsSkeleton rows={2} label={t("interviews.loading")} />;
  return (
    <div className="grid gap-4">
      {list.isError && (
        <Notice onRetry={() => void list.refetch()}>
          {t("interviews.failed", { reason: reasonOf(list.error) })}
        </Notice>
      )}
      {list.isSuccess && here.length === 0 && <GroupEmpty>{t("interviews.noneHere")}</GroupEmpty>}
      {here.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {here.map((interview) => (
            <InterviewRow
              key={interview.id}
              bare
              interview={interview}
              timeZone={timeZone}
              onEdit={() => setEditing(interview)}
            />
          ))}
        </ul>
      )}
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setEditing("new")}>
        <Plus aria-hidden="true" className="size-4" />
        {t("interviews.add")}
      </Button>
      {editing !== null && (
        <InterviewDialog
          before={editing === "new" ? null : editing}
          applicationId={applicationId}
          contacts={contacts}
          timeZone={timeZone}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}
