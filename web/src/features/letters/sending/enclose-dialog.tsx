import type { ApplicationFile } from "@waymark/contract/applications-files";
import type { LetterFormat } from "@waymark/contract/letters-print";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { useApplicationFiles } from "../queries.ts";

/** Types that can become pages of one PDF; other files can only be attached to a mail. */
const printable: ReadonlySet<string> = new Set(["application/pdf", "image/jpeg", "image/png"]);

/** Files of the application to send along with letter and resume, in the order in which they are chosen. */
export function EncloseDialog({
  applicationId,
  format,
  onClose,
  onDownload,
}: {
  applicationId: string;
  format: LetterFormat;
  onClose: () => void;
  onDownload: (enclose: string[]) => void;
}) {
  const { t } = useTranslation();
  const files = useApplicationFiles(applicationId);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`letters.format.${format}`)}
      description={t("letters.enclose.text")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button onClick={() => onDownload([...chosen])}>{t("letters.menu.download")}</Button>
        </>
      }
    >
      {files.isError ? (
        <Notice onRetry={() => void files.refetch()}>{reasonOf(files.error)}</Notice>
      ) : files.data === undefined ? (
        <Loading>
          <SkeletonText lines={3} />
        </Loading>
      ) : (
        <Files
          files={files.data.files.filter(({ type }) => format !== "bundle" || printable.has(type))}
          chosen={chosen}
          onToggle={toggle}
        />
      )}
    </Dialog>
  );
}

function Files({
  files,
  chosen,
  onToggle,
}: {
  files: readonly ApplicationFile[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}) {
  const { t } = useTranslation();
  if (files.length === 0) return <p className="text-[0.9375rem] text-muted">{t("letters.enclose.none")}</p>;
  return (
    <ul className="grid gap-2">
      {files.map(({ id, name }) => (
        <li key={id}>
          <Checkbox
            label={
              <span className="wrap-anywhere">
                {chosen.includes(id) && (
                  <span className="tabular text-muted">{chosen.indexOf(id) + 1}. </span>
                )}
                {name}
              </span>
            }
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
          />
        </li>
      ))}
    </ul>
  );
}
