import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/button/button.tsx";
import { Menu, MenuItem, MenuLine } from "../../ui/overlay/dropdown-menu.tsx";

export function ItemMenu({
  name,
  index,
  count,
  onMove,
  onRemove,
}: {
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove?: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Menu
      trigger={
        <IconButton label={t("resumes.edit.menu", { name })} small className="text-muted">
          <Ellipsis aria-hidden="true" className="size-4.5" />
        </IconButton>
      }
    >
      <MenuItem disabled={index === 0} onSelect={() => onMove(index - 1)}>
        <ArrowUp aria-hidden="true" className="size-4" />
        {t("resumes.edit.up")}
      </MenuItem>
      <MenuItem disabled={index >= count - 1} onSelect={() => onMove(index + 1)}>
        <ArrowDown aria-hidden="true" className="size-4" />
        {t("resumes.edit.down")}
      </MenuItem>
      {onRemove && (
        <>
          <MenuLine />
          <MenuItem destructive onSelect={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
            {t("resumes.edit.remove")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
