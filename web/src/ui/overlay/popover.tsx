import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";

/** Leaves the page usable. `trigger` must take a ref and props (Button, IconButton). */
export function Popover({
  open,
  onOpenChange,
  trigger,
  label,
  align = "start",
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactNode;
  label: string;
  align?: "start" | "end";
  children: ReactNode;
}) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          data-quiet-focus
          className="z-50 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-[26rem] max-w-[calc(100vw-1rem)] animate-appear flex-col overflow-hidden rounded-xl border border-line bg-surface text-ink shadow-lift"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
