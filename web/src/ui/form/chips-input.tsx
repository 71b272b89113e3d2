import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { RemovableChip } from "../chip.tsx";
import { Input } from "./input.tsx";

/** Enter adds a word unless it is there (exact match); Backspace removes the last. Goes inside a Field. */
export function ChipsInput({
  values,
  onChange,
  placeholder,
  list,
}: {
  values: readonly string[];
  onChange: (values: string[]) => void;
  placeholder?: string;
  /** Replaces the plain list, for example by a sortable one. */
  list?: (remove: (value: string) => void) => ReactNode;
}) {
  const { t } = useTranslation();
  const { box, typed, setTyped, said, add, remove, press } = useChips(values, onChange);
  return (
    <div className="grid gap-2.5">
      {values.length > 0 && list?.(remove)}
      {values.length > 0 && list === undefined && (
        <ul className="flex flex-wrap gap-2">
          {values.map((value) => (
            <li key={value} className="max-w-full wrap-anywhere">
              <RemovableChip
                text={value}
                removeLabel={t("common.chips.remove", { value })}
                onRemove={() => remove(value)}
              />
            </li>
          ))}
        </ul>
      )}
      <Input
        ref={box}
        value={typed}
        placeholder={placeholder}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        // Text without Enter would be lost when the form is saved.
        onBlur={() => !values.includes(typed.trim()) && add()}
      />
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}

/** The typed text and its keys; `said` is for screen readers. */
function useChips(values: readonly string[], onChange: (values: string[]) => void) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");
  const box = useRef<HTMLInputElement>(null);

  const add = () => {
    const value = typed.trim();
    setTyped("");
    if (value === "") return;
    const isThere = values.includes(value);
    if (!isThere) onChange([...values, value]);
    setSaid(t(isThere ? "common.chips.there" : "common.chips.added", { value }));
  };
  const remove = (value: string) => {
    onChange(values.filter((other) => other !== value));
    setSaid(t("common.chips.removed", { value }));
    box.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // This Enter ends the composition of a character (Chinese, Japanese, Korean input).
    if (event.nativeEvent.isComposing) return;
    const last = values.at(-1);
    if (event.key === "Enter") {
      event.preventDefault();
      add();
    } else if (event.key === "Backspace" && typed === "" && last !== undefined) {
      event.preventDefault();
      remove(last);
    }
  };
  return { box, typed, setTyped, said, add, remove, press };
}
