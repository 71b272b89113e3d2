import { Check } from "lucide-react";
import * as Radix from "radix-ui/dropdown-menu";
import type { ReactNode } from "react";

const itemClass =
  "flex min-h-9 items-center gap-2.5 rounded-md px-2.5 text-[0.9375rem] outline-none select-none data-[disabled]:text-muted data-[highlighted]:bg-pine-soft";

/** `trigger` must take a ref and props (Button, IconButton). */
export function Menu({
  trigger,
  align = "end",
  children,
}: {
  trigger: ReactNode;
  align?: "start" | "end";
  children: ReactNode;
}) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          data-quiet-focus
          className="z-50 min-w-48 animate-appear rounded-lg border border-line bg-surface p-1.5 shadow-lift"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function MenuItem({
  onSelect,
  disabled,
  destructive,
  children,
}: {
  onSelect: () => void;
  disabled?: boolean;
  destructive?: boolean;
  children: ReactNode;
}) {
  return (
    <Radix.Item
      onSelect={onSelect}
      disabled={disabled ?? false}
      className={destructive ? `${itemClass} text-rust` : itemClass}
    >
      {children}
    </Radix.Item>
  );
}

export interface MenuChoice {
  value: string;
  label: string;
  lang?: string;
}

export function MenuChoices({
  value,
  onValueChange,
  groups,
}: {
  value: string;
  onValueChange: (value: string) => void;
  groups: readonly { label: string; choices: readonly MenuChoice[] }[];
}) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onValueChange}>
      {groups.map((group) => (
        <Radix.Group key={group.label}>
          <Radix.Label className="px-2.5 pt-2 pb-1 text-xs font-semibold text-muted">
            {group.label}
          </Radix.Label>
          {group.choices.map((choice) => (
            <Radix.RadioItem key={choice.value} value={choice.value} lang={choice.lang} className={itemClass}>
              <span className="w-4">
                <Radix.ItemIndicator>
                  <Check aria-hidden="true" className="size-4 text-pine" />
                </Radix.ItemIndicator>
              </span>
              {choice.label}
            </Radix.RadioItem>
          ))}
        </Radix.Group>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuLine() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />;
}
