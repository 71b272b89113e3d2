import * as Radix from "radix-ui/tabs";
import { type ReactNode, useEffect, useRef } from "react";
import { classes } from "./classes.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
  /** Shows a dot on a tab that needs attention; this text is read out for it. */
  mark?: string | undefined;
}

/** Arrow keys move between tabs. */
export function Tabs({
  label,
  items,
  value,
  onValueChange,
  className,
}: {
  label: string;
  items: readonly TabItem[];
  value?: string;
  onValueChange?: (id: string) => void;
  className?: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the tab list scrolls, so the active tab is brought into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when another tab is active
  useEffect(() => {
    const active = list.current?.querySelector('[data-state="active"]');
    active?.scrollIntoView?.({ block: "nearest", inline: "center" });
  }, [value]);
  return (
    <Radix.Root
      className={classes("grid gap-6", className)}
      {...(value === undefined ? { defaultValue: items[0]?.id ?? "" } : { value })}
      {...(onValueChange ? { onValueChange } : {})}
    >
      <Radix.List
        ref={list}
        aria-label={label}
        className="relative flex gap-x-6 overflow-x-auto border-b border-line px-1 pt-1 lg:flex-wrap"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.id}
            value={item.id}
            className="-mb-px shrink-0 border-b-3 border-transparent py-2.5 text-[0.9375rem] text-muted transition-colors hover:text-ink data-[state=active]:border-pine data-[state=active]:font-semibold data-[state=active]:text-ink"
          >
            {item.label}
            {item.mark && (
              <span className="mb-0.5 ml-1.5 inline-block size-2 rounded-full bg-pine">
                <VisuallyHidden>{item.mark}</VisuallyHidden>
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.id} value={item.id}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
