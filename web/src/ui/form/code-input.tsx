import type { ClipboardEvent, ComponentProps } from "react";
import { Input } from "./input.tsx";

type Props = ComponentProps<"input"> & { length: number; onPasted: (code: string) => void };

/** A field for a code that was sent: one that is pasted with blanks or hyphens keeps its last digits. */
export function CodeInput({ length, onPasted, ...rest }: Props) {
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = event.clipboardData.getData("text").replace(/[\s-]+/g, "");
    onPasted(pasted.slice(0, length));
  };
  return (
    <Input
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={length}
      onPaste={paste}
      {...rest}
    />
  );
}
