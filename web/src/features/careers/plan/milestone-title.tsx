import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Input } from "../../../ui/input.tsx";

/** A title is no longer. */
export const longestTitle = 300;

/** A title as it is kept: one line without space around it; empty for nothing. */
export const asTitle = (typed: string): string => typed.trim().replace(/\s+/g, " ");

/**
 * The box in which a milestone gets another name. Enter and leaving it keep what was typed, Esc does not; without a
 * letter in it the old name stays. `byKey`: the keyboard is to go back to where it came from.
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
  // Taking the box away makes it lose the focus once more.
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
