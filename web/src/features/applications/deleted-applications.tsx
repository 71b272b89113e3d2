import type { listDeletedApplications } from "@waymark/contract/applications";
import type { AnswerOf } from "@waymark/contract/endpoint";
import { Briefcase } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { formatDate } from "../../lib/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { Group, GroupEmpty } from "../../ui/group.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { Row, Rows, RowsSkeleton } from "../../ui/rows.tsx";
import { useDeletedApplications, useRecoverApplication } from "./queries.ts";

type DeletedApplication = AnswerOf<typeof listDeletedApplications>["applications"][number];

export function DeletedApplications() {
  const { t } = useTranslation();
  const deleted = useDeletedApplications();
  return (
    <Group title={t("trash.applications.title")} text={t("trash.text")}>
      {deleted.isPending ? (
        <RowsSkeleton rows={2} />
      ) : deleted.isError ? (
        <Notice onRetry={() => void deleted.refetch()}>{t("trash.applications.failed")}</Notice>
      ) : deleted.data.length === 0 ? (
        <GroupEmpty>{t("trash.applications.empty")}</GroupEmpty>
      ) : (
        <Rows>
          {deleted.data.map((application) => (
            <Deleted key={application.id} application={application} />
          ))}
        </Rows>
      )}
    </Group>
  );
}

function Deleted({ application: { id, job, deletedAt, goneAt } }: { application: DeletedApplication }) {
  const { t, i18n } = useTranslation();
  const recover = useRecoverApplication();
  const name = [job.title, job.company].filter(Boolean).join(" · ");
  return (
    <Row
      icon={Briefcase}
      title={name}
      status={t("trash.until", {
        deleted: formatDate(deletedAt, i18n.language),
        gone: formatDate(goneAt, i18n.language),
      })}
      actions={
        <Button
          variant="secondary"
          size="sm"
          busy={recover.isPending}
          aria-label={t("trash.recoverOf", { name })}
          onClick={() =>
            recover.mutate(id, {
              onSuccess: () => toast({ title: t("trash.applications.recovered"), description: name }),
            })
          }
        >
          {t("trash.recover")}
        </Button>
      }
    >
      {recover.isError && (
        <Notice>
          {recover.error instanceof CallError ? recover.error.error : t("trash.applications.failed")}
        </Notice>
      )}
    </Row>
  );
}
