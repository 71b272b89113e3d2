import { Archive, Columns3, MoreHorizontal, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button.tsx";
import { Menu, MenuItem } from "../../ui/dropdown-menu.tsx";
import { Segments } from "./segments.tsx";
import { type View, views } from "./views.ts";

/** The section's name, its views, and what can be done with all of it. */
export function PanelHead({
  count,
  total,
  view,
  onView,
  onAdd,
  onStages,
  archived,
  onArchived,
}: {
  count: string | undefined;
  total: number;
  view: View;
  onView: (view: View) => void;
  onAdd: () => void;
  onStages: (() => void) | undefined;
  archived: boolean;
  onArchived: (archived: boolean) => void;
  asked: "new" | "import" | "report" | undefined;
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
        <Button size="sm" onClick={onAdd} disabled={onStages === undefined} className="max-sm:flex-1">
          <Plus aria-hidden="true" className="-ml-0.5 size-4" />
          {t("applications.add.open")}
        </Button>
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
        </Menu>
      </div>
    </div>
  );
}
