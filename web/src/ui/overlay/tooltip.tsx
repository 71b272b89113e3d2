import * as Radix from "radix-ui/tooltip";
import type { ReactNode } from "react";
import { InTooltip } from "../button/button.tsx";

/** Delays of all tooltips inside: 700 ms, or none within 300 ms of the last one. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** The child must take a ref and props. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <InTooltip value={true}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
      </InTooltip>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-64 animate-appear rounded-md bg-ink px-2.5 py-1.5 text-sm text-paper"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
