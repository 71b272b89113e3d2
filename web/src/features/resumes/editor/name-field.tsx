import { useState } from "react";
import { useTranslation } from "react-i18next";
import { cleanLine } from "../../../lib/clean-text.ts";
import { useDraft, useEditor } from "../document/editor-context.ts";

/** The resume's name, edited in place. An empty name is not saved. */
export function NameField() {
  const { t } = useTranslation();
  const { store } = useEditor();
  const name = useDraft((draft) => draft.name);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      aria-label={t("resumes.field.name")}
      value={typed ?? name}
      maxLength={200}
      dir="auto"
      autoComplete="off"
      onChange={(event) => {
        const next = cleanLine(event.target.value);
        setTyped(next.trim() === "" ? next : null);
        if (next.trim() !== "") store.edit("name", (draft) => ({ ...draft, name: next }));
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      className="field-sizing-content max-w-full min-w-24 truncate rounded-md border border-transparent bg-transparent px-2 py-1 font-display text-xl font-bold tracking-tight transition-colors hover:border-edge focus:border-edge focus:bg-surface"
    />
  );
}
