import type { Milestone } from "@waymark/contract/action-plans";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDate, isoDay } from "../../../lib/format.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { classes } from "../../../ui/classes.ts";

/** A milestone: ticked, dated, moved, taken away. */
export function MilestoneRow({
  milestone,
  isFirst,
  isLast,
  onChange,
  onMove,
  onRemove,
}: {
  milestone: Milestone;
  isFirst: boolean;
  isLast: boolean;
  onChange: (change: Partial<Milestone>) => void;
  onMove: (way: -1 | 1) => void;
  onRemove: () => void;
}) {
  const { t, i18n } = useTranslation();
  const { title, dueOn, doneAt } = milestone;
  const isLate = doneAt === null && dueOn !== null && dueOn < isoDay(new Date());
  return (
    <li className="grid gap-x-4 gap-y-1.5 py-2.5 pr-2 pl-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <Checkbox
        checked={doneAt !== null}
        onChange={({ target }) => onChange({ doneAt: target.checked ? new Date().toISOString() : null })}
        label={
          <span className={classes("wrap-anywhere", doneAt !== null && "text-muted line-through")}>
            {title}
          </span>
        }
        {...(doneAt === null
          ? isLate
            ? { hint: t("careers.plan.late") }
            : {}
          : { hint: t("careers.plan.doneOn", { day: formatDate(doneAt, i18n.language) }) })}
      />
      <div className="flex items-center gap-0.5 pl-8.5 sm:pl-0">
        <input
          type="date"
          aria-label={t("careers.plan.dueOf", { title })}
          value={dueOn ?? ""}
          min="2000-01-01"
          max="2100-12-31"
          onChange={({ target }) => {
            // A year that is still being typed is no date yet.
            if (target.value === "" || target.validity.valid) onChange({ dueOn: target.value || null });
          }}
          className={classes(
            "tabular min-h-9 w-36 rounded-md border border-transparent bg-transparent px-2 text-sm hover:border-edge",
            isLate ? "text-rust" : "text-muted",
          )}
        />
        <IconButton
          small
          label={t("careers.plan.up", { title })}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onMove(-1)}
        >
          <ArrowUp aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton
          small
          label={t("careers.plan.down", { title })}
          aria-disabled={isLast}
          onClick={() => !isLast && onMove(1)}
        >
          <ArrowDown aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton small label={t("careers.plan.remove", { title })} onClick={onRemove}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </li>
  );
}
