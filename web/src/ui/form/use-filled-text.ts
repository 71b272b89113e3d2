import { type ChangeEvent, useState } from "react";

/** Does not report an empty text; the last filled one is back when the input loses the focus. */
export function useFilledText(
  value: string,
  { clean, onChange }: { clean: (text: string) => string; onChange: (text: string) => void },
) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const next = clean(event.target.value);
      const isEmpty = next.trim() === "";
      setTyped(isEmpty ? next : null);
      if (!isEmpty) onChange(next);
    },
    onBlur: () => setTyped(null),
  };
}
