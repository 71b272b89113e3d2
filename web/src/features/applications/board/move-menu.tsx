import type { ApplicationCard, Stage } from "@waymark/contract/applications";
import { Archive, ArchiveRestore, Check, MoreVertical, Trash2 } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { Menu, MenuItem } from "../../../ui/overlay/dropdown-menu.tsx";
import { cardName, stageName } from "../words.ts";
import { PhaseMark } from "./phase-mark.tsx";

interface MoveMenuProps {
  card: ApplicationCard;
  stages: readonly Stage[];
  isAllowed: (card: ApplicationCard, to: Stage) => boolean;
  onMove: (card: ApplicationCard, to: Stage) => void;
  onArchive?: (card: ApplicationCard) => void;
  onRemove?: (card: ApplicationCard) => void;
}

export const MoveMenu = memo(function MoveMenu({
  tabIndex,
  ...props
}: MoveMenuProps & { tabIndex?: number }) {
  const { t } = useTranslation();
  return (
    <Menu
      trigger={
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={t("applications.moveMenu", { name: cardName(props.card) })}
          title={t("applications.moveMenu", { name: cardName(props.card) })}
          className={buttonClass("quiet", "iconSm", "size-8! text-muted! hover:text-ink!")}
        >
          <MoreVertical aria-hidden="true" className="size-4" />
        </button>
      }
    >
      <Choices {...props} />
    </Menu>
  );
});

/** Rendered only when the menu opens: every card of the board has one. */
function Choices({ card, stages, isAllowed, onMove, onArchive, onRemove }: MoveMenuProps) {
  const { t } = useTranslation();
  const Box = card.archived ? ArchiveRestore : Archive;
  return (
    <>
      <p className="px-2.5 pt-1.5 pb-1 text-xs font-semibold text-muted">{t("applications.moveTo")}</p>
      {stages.map((stage) => {
        const isHere = stage.id === card.stage;
        return (
          <MenuItem
            key={stage.id}
            disabled={isHere || !isAllowed(card, stage)}
            onSelect={() => onMove(card, stage)}
          >
            <PhaseMark phase={stage.phase} />
            <span className="flex-1">{stageName(stage, t)}</span>
            {isHere && <Check aria-hidden="true" className="size-4" />}
          </MenuItem>
        );
      })}
      {onArchive && (
        <>
          <hr className="my-1.5 border-line" />
          <MenuItem onSelect={() => onArchive(card)}>
            <Box aria-hidden="true" className="size-4" />
            {t(card.archived ? "applications.unarchive" : "applications.archive")}
          </MenuItem>
        </>
      )}
      {onRemove && (
        <MenuItem destructive onSelect={() => onRemove(card)}>
          <Trash2 aria-hidden="true" className="size-4" />
          {t("applications.delete")}
        </MenuItem>
      )}
    </>
  );
}
