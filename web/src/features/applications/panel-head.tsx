import { Archive, Columns3, Download, FileText, FileUp, MoreHorizontal, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { Button, IconButton } from "../../ui/button/button.tsx";
import { Menu, MenuItem } from "../../ui/overlay/dropdown-menu.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { Segments } from "./segments.tsx";
import { type ExportFormat, useExport } from "./transfer/queries.ts";
import { type View, views } from "./views.ts";

interface BoardMenuProps {
  onStages: (() => void) | undefined;
  archived: boolean;
  onArchived: (archived: boolean) => void;
  onImport: () => void;
  onReport: () => void;
}

export function PanelHead({
  count,
  total,
  view,
  onView,
  onAdd,
  onStages,
  archived,
  onArchived,
  onImport,
  onReport,
}: BoardMenuProps & {
  count: string | undefined;
  total: number;
  view: View;
  onView: (view: View) => void;
  onAdd: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-[1.75rem] sm:text-3xl">
          {t(archived ? "applications.archivedTitle" : "applications.title")}
        </h1>
        {count !== undefined && total > 0 && (
          <p className="tabular text-sm text-muted">{t("applications.count", { count: total, n: count })}</p>
        )}
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:ml-0 max-sm:w-full">
        <Segments
          label={t("applications.view.label")}
          value={view}
          onChange={onView}
          options={views.map((one) => ({ value: one, label: t(`applications.view.${one}`) }))}
        />
        <Button
          size="sm"
          // On an empty board, finding a job is the primary action.
          variant={count !== undefined && total === 0 ? "secondary" : "primary"}
          onClick={onAdd}
          disabled={onStages === undefined}
          className="max-sm:flex-1"
        >
          <Plus aria-hidden="true" className="-ml-0.5 size-4" />
          {t("applications.add.open")}
        </Button>
        <BoardMenu {...{ onStages, archived, onArchived, onImport, onReport }} />
      </div>
    </div>
  );
}

function BoardMenu({ onStages, archived, onArchived, onImport, onReport }: BoardMenuProps) {
  const { t } = useTranslation();
  const download = useExport();
  const take = (format: ExportFormat) =>
    download.mutate(format, {
      onError: (error) =>
        toast({
          title: t("applications.export.failed"),
          description: error instanceof CallError ? error.error : t("applications.tryAgain"),
          variant: "destructive",
        }),
    });
  return (
    <Menu
      trigger={
        <IconButton small variant="secondary" label={t("applications.all")}>
          <MoreHorizontal aria-hidden="true" className="size-4.5" />
        </IconButton>
      }
    >
      <MenuItem disabled={onStages === undefined} onSelect={() => onStages?.()}>
        <Columns3 aria-hidden="true" className="size-4" />
        {t("applications.columns.open")}
      </MenuItem>
      <MenuItem onSelect={() => onArchived(!archived)}>
        <Archive aria-hidden="true" className="size-4" />
        {t(archived ? "applications.hideArchived" : "applications.showArchived")}
      </MenuItem>
      <hr className="my-1.5 border-line" />
      <MenuItem onSelect={onImport}>
        <FileUp aria-hidden="true" className="size-4" />
        {t("applications.import.open")}
      </MenuItem>
      <MenuItem onSelect={() => take("csv")}>
        <Download aria-hidden="true" className="size-4" />
        {t("applications.export.csv")}
      </MenuItem>
      <MenuItem onSelect={() => take("json")}>
        <Download aria-hidden="true" className="size-4" />
        {t("applications.export.json")}
      </MenuItem>
      <MenuItem onSelect={onReport}>
        <FileText aria-hidden="true" className="size-4" />
        {t("applications.report.open")}
      </MenuItem>
    </Menu>
  );
}
