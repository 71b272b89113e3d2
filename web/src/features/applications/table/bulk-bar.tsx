import type { ApplicationCard, Stage } from "@waymark/contract/applications";
import { Archive, ArchiveRestore, ArrowRightLeft, Tag, Trash2, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Menu, MenuItem } from "../../../ui/overlay/dropdown-menu.tsx";
import { Popover } from "../../../ui/overlay/popover.tsx";
import { mayMoveTo } from "../board/board.tsx";
import { PhaseMark } from "../board/phase-mark.tsx";
import type { Actions } from "../use-applications.ts";
import { stageName } from "../words.ts";

export function BulkBar({
  chosen,
  stages,
  actions,
  onClear,
}: {
  chosen: readonly ApplicationCard[];
  stages: readonly Stage[];
  actions: Actions;
  onClear: () => void;
}) {
  const { t } = useTranslation();
  const isArchived = chosen.every(({ archived }) => archived);
  const Box = isArchived ? ArchiveRestore : Archive;
  return (
    <section
      aria-label={t("applications.bulk.label")}
      data-bottom-bar
      className="sticky bottom-3 z-20 mx-auto flex w-fit max-w-full flex-wrap items-center gap-1 rounded-xl border border-line-strong bg-surface p-1.5 pl-4 shadow-lift"
    >
      <p role="status" className="tabular mr-2 text-sm font-semibold">
        {t("applications.bulk.chosen", { count: chosen.length })}
      </p>
      <MoveMenu
        chosen={chosen}
        stages={stages}
        onMove={(movable, stage) => {
          actions.many(movable, { do: "move", to: stage.id }, stage);
          onClear();
        }}
      />
      <TagPopover
        onTag={(tag) => {
          actions.many(chosen, { do: "tag", tag });
          onClear();
        }}
      />
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          actions.many(chosen, { do: "archive", archived: !isArchived });
          onClear();
        }}
      >
        <Box aria-hidden="true" className="size-4" />
        {t(isArchived ? "applications.unarchive" : "applications.archive")}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        className="text-rust!"
        onClick={() => {
          actions.many(chosen, { do: "delete" });
          onClear();
        }}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {t("applications.delete")}
      </Button>
      <IconButton small label={t("applications.bulk.clear")} onClick={onClear}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </section>
  );
}

function TagPopover({ onTag }: { onTag: (tag: string) => void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [tag, setTag] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tag.trim() === "") return;
    onTag(tag.trim());
    setTag("");
    setOpen(false);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label={t("applications.bulk.tag")}
      align="start"
      trigger={
        <Button variant="quiet" size="sm">
          <Tag aria-hidden="true" className="size-4" />
          {t("applications.bulk.tag")}
        </Button>
      }
    >
      <form onSubmit={submit} className="flex items-end gap-2 p-3">
        <Field label={t("applications.bulk.tagName")} className="flex-1">
          <Input
            value={tag}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => setTag(event.target.value)}
          />
        </Field>
        <Button type="submit">{t("applications.bulk.add")}</Button>
      </form>
    </Popover>
  );
}

/** Moves those of the chosen cards that may go to a stage. */
function MoveMenu({
  chosen,
  stages,
  onMove,
}: {
  chosen: readonly ApplicationCard[];
  stages: readonly Stage[];
  onMove: (movable: readonly ApplicationCard[], stage: Stage) => void;
}) {
  const { t } = useTranslation();
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="sm">
          <ArrowRightLeft aria-hidden="true" className="size-4" />
          {t("applications.bulk.move")}
        </Button>
      }
    >
      {stages.map((stage) => (
        <MenuItem
          key={stage.id}
          disabled={!chosen.some((card) => mayMoveTo(stages, card, stage))}
          onSelect={() =>
            onMove(
              chosen.filter((card) => mayMoveTo(stages, card, stage)),
              stage,
            )
          }
        >
          <PhaseMark phase={stage.phase} />
          {stageName(stage, t)}
        </MenuItem>
      ))}
    </Menu>
  );
}
