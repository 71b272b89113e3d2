import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";

export function DialogFoot({
  cancel,
  save,
  saving,
  disabled = false,
  onCancel,
  remove,
}: {
  cancel: ReactNode;
  save: ReactNode;
  saving: boolean;
  disabled?: boolean;
  onCancel: () => void;
  remove?: { label: ReactNode; busy: boolean; onPress: () => void } | undefined;
}) {
  return (
    <span className="flex flex-wrap justify-end gap-2.5">
      {remove && (
        <Button variant="quiet" className="mr-auto text-rust" busy={remove.busy} onClick={remove.onPress}>
          {remove.label}
        </Button>
      )}
      <Button variant="quiet" onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" disabled={disabled} busy={saving}>
        {save}
      </Button>
    </span>
  );
}
