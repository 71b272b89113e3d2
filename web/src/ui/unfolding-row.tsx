import { ChevronDown, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "./button/button.tsx";
import { classes } from "./classes.ts";
import { Tooltip } from "./overlay/tooltip.tsx";

export function UnfoldingRow({
  title,
  detail,
  isOpen,
  onToggle,
  remove,
  children,
}: {
  title: string;
  detail: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  remove: { label: string; hint: string; onPress: () => void };
  children: ReactNode;
}) {
  const bodyId = useId();
  return (
    <li>
      <div className="flex items-center gap-1 p-2 pl-3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md px-1.5 text-left"
        >
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span className="text-[0.9375rem] font-semibold wrap-anywhere" dir="auto">
              {title}
            </span>
            {detail}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classes("size-4.5 shrink-0 text-muted transition-transform", isOpen && "rotate-180")}
          />
        </button>
        <Tooltip text={remove.hint}>
          <IconButton label={remove.label} small className="hover:text-rust" onClick={remove.onPress}>
            <Trash2 aria-hidden="true" className="size-4.5" />
          </IconButton>
        </Tooltip>
      </div>
      {isOpen && (
        <div id={bodyId} className="px-4 pt-1 pb-5 sm:px-5">
          {children}
        </div>
      )}
    </li>
  );
}
