import type { ReactNode } from "react";
import { Button } from "./button.tsx";

/** The last line of a dialog that changes something: at the left what takes it away, at the right Cancel and Save. */
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
  /** Absent where there is nothing yet to take away. */
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
