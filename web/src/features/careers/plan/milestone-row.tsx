import type { Milestone } from "@waymark/contract/careers-plans";
import { ArrowDown, ArrowUp, Ellipsis, Pencil, X } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, isoDay } from "../../../lib/format.ts";
import { IconButton } from "../../../ui/button/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Menu, MenuItem, MenuLine } from "../../../ui/overlay/dropdown-menu.tsx";
import { MilestoneTitle } from "./milestone-title.tsx";

interface RowProps {
  readonly milestone: Milestone;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (change: Partial<Milestone>) => void;
  /** Called when a changed name or date loses focus; `before` is its old value. */
  readonly onEdited: (before: Partial<Milestone>) => void;
  readonly onMove: (way: -1 | 1) => void;
  readonly onRemove: () => void;
}

export function MilestoneRow({ milestone, isFirst, isLast, onChange, onEdited, onMove, onRemove }: RowProps) {
  const { t, i18n } = useTranslation();
  const [isRenaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const { title, dueOn, doneAt } = milestone;
  const isDone = doneAt !== null;
  const isLate = !isDone && dueOn !== null && dueOn < isoDay(new Date());
  const rename = (next: string, byKey: boolean) => {
    setRenaming(false);
    if (byKey) pencil.current?.focus();
    if (next === title) return;
    onChange({ title: next });
    onEdited({ title });
  };
  return (
    <li className="grid gap-x-4 gap-y-1 py-2.5 pr-2 pl-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      {isRenaming ? (
        <div className="pr-2 sm:pr-0">
          <MilestoneTitle title={title} onDone={rename} />
        </div>
      ) : (
        <Checkbox
          checked={isDone}
          onChange={({ target }) => onChange({ doneAt: target.checked ? new Date().toISOString() : null })}
          label={
            <span className={classes("wrap-anywhere", isDone && "text-muted line-through")}>{title}</span>
          }
          {...(isLate ? { hint: t("careers.plan.late") } : {})}
          {...(doneAt === null
            ? {}
            : { hint: t("careers.plan.doneOn", { day: formatDate(doneAt, i18n.language) }) })}
        />
      )}
      <div className="flex items-center gap-0.5 pl-6.5 sm:pl-0">
        <DueDate milestone={milestone} isLate={isLate} onChange={onChange} onEdited={onEdited} />
        <IconButton
          small
          ref={pencil}
          label={t("careers.plan.rename", { title })}
          onClick={() => setRenaming(true)}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </IconButton>
        <MoreMenu {...{ title, isFirst, isLast, onMove, onRemove }} />
      </div>
    </li>
  );
}

function DueDate({
  milestone: { title, dueOn },
  isLate,
  onChange,
  onEdited,
}: Pick<RowProps, "milestone" | "onChange" | "onEdited"> & { isLate: boolean }) {
  const { t } = useTranslation();
  const dateBefore = useRef<string | null>(null);
  return (
    <input
      type="date"
      aria-label={t("careers.plan.dueOf", { title })}
      value={dueOn ?? ""}
      min="2000-01-01"
      max="2100-12-31"
      onFocus={() => {
        dateBefore.current = dueOn;
      }}
      onChange={({ target }) => {
        // Incomplete dates are ignored while typing.
        if (target.value === "" || target.validity.valid) onChange({ dueOn: target.value || null });
      }}
      onBlur={() => {
        if (dateBefore.current !== dueOn) onEdited({ dueOn: dateBefore.current });
      }}
      className={classes(
        "tabular min-h-9 w-36 rounded-md border border-transparent bg-transparent px-2 text-sm hover:border-edge",
        isLate ? "text-rust" : "text-muted",
      )}
    />
  );
}

function MoreMenu({
  title,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: Pick<RowProps, "isFirst" | "isLast" | "onMove" | "onRemove"> & { title: string }) {
  const { t } = useTranslation();
  return (
    <Menu
      trigger={
        <IconButton small label={t("careers.plan.more", { title })}>
          <Ellipsis aria-hidden="true" className="size-4" />
        </IconButton>
      }
    >
      <MenuItem disabled={isFirst} onSelect={() => onMove(-1)}>
        <ArrowUp aria-hidden="true" className="size-4" />
        {t("careers.plan.moveUp")}
      </MenuItem>
      <MenuItem disabled={isLast} onSelect={() => onMove(1)}>
        <ArrowDown aria-hidden="true" className="size-4" />
        {t("careers.plan.moveDown")}
      </MenuItem>
      <MenuLine />
      <MenuItem destructive onSelect={onRemove}>
        <X aria-hidden="true" className="size-4" />
        {t("careers.plan.take")}
      </MenuItem>
    </Menu>
  );
}
