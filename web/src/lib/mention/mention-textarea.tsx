import { type Mentionable, mentionBegun, mentionsFor } from "@waymark/domain/comments/mentions";
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../ui/classes.ts";
import { Textarea } from "../../ui/form/input.tsx";

export { mentionedIn } from "@waymark/domain/comments/mentions";

type Props = Omit<ComponentProps<"textarea">, "value" | "onChange"> & {
  mates: readonly Mentionable[];
  value: string;
  onText: (text: string) => void;
};

/** Text in which `@` opens the list of people to mention, chosen by keyboard or pointer. */
export function MentionTextarea({ mates, value, onText, ...rest }: Props) {
  const { t } = useTranslation();
  const list = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { begun, offered, chosen, look, close, steps } = useOffer(value, mates);
  const take = (mate: Mentionable | undefined) => {
    if (begun === null || mate === undefined) return;
    const before = `${value.slice(0, begun.at)}@${mate.displayName} `;
    onText(before + value.slice(begun.at + 1 + begun.typed.length).replace(/^ /, ""));
    close();
    // After the new text is shown.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(before.length, before.length);
    });
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ...steps, Enter: () => take(offered[chosen]), Tab: () => take(offered[chosen]) }[
      event.key
    ];
    if (step === undefined || offered.length === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Escape closes the list, not the dialog around it.
    event.stopPropagation();
    step();
  };
  const isOpen = offered.length > 0;
  return (
    <div className="relative">
      <Textarea
        {...rest}
        ref={field}
        value={value}
        aria-autocomplete="list"
        {...(isOpen ? { "aria-controls": list, "aria-activedescendant": `${list}-${chosen}` } : {})}
        onChange={({ target }) => {
          onText(target.value);
          look(target.value, target.selectionStart);
        }}
        onKeyDown={onKey}
        onBlur={close}
      />
      <span role="status" className="sr-only">
        {isOpen && t("comments.mentionFound", { count: offered.length })}
      </span>
      {isOpen && <OfferList id={list} offered={offered} chosen={chosen} onTake={take} />}
    </div>
  );
}

function OfferList({
  id,
  offered,
  chosen,
  onTake,
}: {
  id: string;
  offered: readonly Mentionable[];
  chosen: number;
  onTake: (mate: Mentionable) => void;
}) {
  const { t } = useTranslation();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("comments.mentionList")}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-52 overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-lift"
    >
      {offered.map((mate, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the text field above handles the keyboard
        <div
          key={mate.userId}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === chosen}
          className={classes(
            "cursor-pointer rounded-md px-3 py-2 wrap-anywhere",
            at === chosen ? "bg-pine-soft" : "hover:bg-sunk",
          )}
          // Before the field loses the focus.
          onMouseDown={(event) => {
            event.preventDefault();
            onTake(mate);
          }}
        >
          {mate.displayName}
        </div>
      ))}
    </div>
  );
}

/** The people offered for what is being typed after an `@`, and which of them is chosen. */
function useOffer(value: string, mates: readonly Mentionable[]) {
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const begun = caret === null ? null : mentionBegun(value, caret);
  const named = mates.filter(({ displayName }) => displayName.trim() !== "");
  const offered = begun === null ? [] : mentionsFor(begun.typed, named).slice(0, 8);
  const close = () => setCaret(null);
  const move = (step: number) =>
    setChosen((at) => (at + step + offered.length) % Math.max(1, offered.length));
  /** The action of each key while people are offered. */
  const steps: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: close,
  };
  return {
    begun,
    offered,
    chosen: Math.min(chosen, Math.max(0, offered.length - 1)),
    look: (text: string, at: number) => {
      setCaret(mentionBegun(text, at) === null ? null : at);
      setChosen(0);
    },
    close,
    steps,
  };
}
