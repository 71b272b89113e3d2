import { FileText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { formatDate } from "../../../lib/format.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { Row, Rows, RowsSkeleton } from "../../../ui/rows.tsx";
import { useLetterTrash, useRecoverLetter } from "../queries.ts";

/** The letters deleted less than 30 days ago, which can be restored. */
export function TrashDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const trash = useLetterTrash();
  const recover = useRecoverLetter();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("letters.trash.title")}
      description={t("letters.trash.text")}
      className="sm:max-w-2xl"
    >
      {recover.isError && <Notice>{reasonOf(recover.error)}</Notice>}
      {trash.isPending ? (
        <RowsSkeleton rows={2} />
      ) : trash.isError ? (
        <Notice onRetry={() => void trash.refetch()}>{reasonOf(trash.error)}</Notice>
      ) : trash.data.letters.length === 0 ? (
        <p className="text-[0.9375rem] text-muted">{t("letters.trash.empty")}</p>
      ) : (
        <Rows>
          {trash.data.letters.map(({ id, name, deletedAt, goneAt }) => (
            <Row
              key={id}
              icon={FileText}
              title={name}
              status={t("letters.trash.until", {
                deleted: formatDate(deletedAt, i18n.language),
                gone: formatDate(goneAt, i18n.language),
              })}
              actions={
                <Button
                  variant="secondary"
                  size="sm"
                  busy={recover.isPending && recover.variables === id}
                  aria-label={t("letters.trash.recoverOf", { name })}
                  onClick={() =>
                    recover.mutate(id, {
                      onSuccess: () => toast({ title: t("letters.toast.recovered"), description: name }),
                    })
                  }
                >
                  {t("letters.trash.recover")}
                </Button>
              }
            />
          ))}
        </Rows>
      )}
    </Dialog>
  );
}
