import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Input } from "../../../ui/form/input.tsx";

/** Maximum length of a title, in characters. */
export const longestTitle = 300;

/** A title as it is saved: one line, without surrounding spaces. */
export const asTitle = (typed: string): string => typed.trim().replace(/\s+/g, " ");

/**
 * The input that renames a milestone. Enter and leaving it save, Esc does not; an empty title keeps the old
 * one. `byKey`: return the keyboard focus to the button.
 */
export function MilestoneTitle({
  title,
  onDone,
}: {
  title: string;
  onDone: (title: string, byKey: boolean) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(title);
  const isOver = useRef(false);
  // Removing the input fires another blur.
  const end = (next: string, byKey: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    onDone(asTitle(next) || title, byKey);
  };
  return (
    <Input
      autoFocus
      aria-label={t("careers.plan.newTitle")}
      value={typed}
      maxLength={longestTitle}
      autoComplete="off"
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => end(typed, false)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Enter") end(typed, true);
        else if (event.key === "Escape") end(title, true);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
