import type { TrashedResume } from "@waymark/contract/resumes-versions";
import { FileText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { formatDate } from "../../lib/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { Group, GroupEmpty } from "../../ui/group.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { Row, Rows, RowsSkeleton } from "../../ui/rows.tsx";
import { useRecover, useTrash } from "./queries.ts";

/** Settings, Account: resumes deleted less than 30 days ago, which can be restored. */
export function DeletedResumes() {
  const { t } = useTranslation();
  const trash = useTrash();
  return (
    <Group title={t("trash.title")} text={t("trash.text")}>
      {trash.isPending ? (
        <RowsSkeleton rows={2} />
      ) : trash.isError ? (
        <Notice onRetry={() => void trash.refetch()}>{t("trash.failed")}</Notice>
      ) : trash.data.resumes.length === 0 ? (
        <GroupEmpty>{t("trash.empty")}</GroupEmpty>
      ) : (
        <Rows>
          {trash.data.resumes.map((resume) => (
            <Deleted key={resume.id} resume={resume} />
          ))}
        </Rows>
      )}
    </Group>
  );
}

function Deleted({ resume }: { resume: TrashedResume }) {
  const { t, i18n } = useTranslation();
  const recover = useRecover();
  const { name } = resume;
  return (
    <Row
      icon={FileText}
      title={name}
      status={t("trash.until", {
        deleted: formatDate(resume.deletedAt, i18n.language),
        gone: formatDate(resume.goneAt, i18n.language),
      })}
      actions={
        <Button
          variant="secondary"
          size="sm"
          busy={recover.isPending}
          aria-label={t("trash.recoverOf", { name })}
          onClick={() =>
            recover.mutate(resume.id, {
              onSuccess: () => toast({ title: t("trash.recovered"), description: name }),
            })
          }
        >
          {t("trash.recover")}
        </Button>
      }
    >
      {recover.isError && (
        <Notice>{recover.error instanceof CallError ? recover.error.error : t("trash.failed")}</Notice>
      )}
    </Row>
  );
}
