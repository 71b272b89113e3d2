import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/input.tsx";

/** Milliseconds after the last key until a note is saved. */
const saveDelay = 700;

export function NotesField({
  value,
  status,
  onSave,
}: {
  value: string;
  status: "saved" | "saving" | "waiting" | "problem";
  onSave: (notes: string, before: string) => void;
}) {
  const { t } = useTranslation();
  /** With the note from when typing began: a change elsewhere meanwhile is then a conflict. */
  const [typed, setTyped] = useState<{ text: string; save: () => void } | null>(null);
  const [touched, setTouched] = useState(false);
  const latest = useRef(typed);
  const flush = useRef(() => {
    latest.current?.save();
    latest.current = null;
    setTyped(null);
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(flush.current, saveDelay);
    return () => clearTimeout(timer);
  }, [typed]);
  // Saves before the field goes away: another application, another page, a closed tab.
  useEffect(() => {
    const leave = flush.current;
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  const began = useRef({ value, onSave });
  if (typed === null) began.current = { value, onSave };
  const change = (text: string) => {
    const { value: before, onSave: save } = began.current;
    latest.current = { text, save: () => text !== before && save(text, before) };
    setTouched(true);
    setTyped(latest.current);
  };
  const shown = typed === null ? status : "saving";
  return (
    <Field
      label={t("applications.field.notes")}
      aside={
        <span role="status" className="text-sm text-muted">
          {touched || status !== "saved" ? t(`applications.notes.${shown}`) : ""}
        </span>
      }
    >
      <Textarea
        rows={7}
        maxLength={50_000}
        value={typed?.text ?? value}
        placeholder={t("applications.notes.placeholder")}
        onChange={(event) => change(event.target.value)}
        onBlur={() => flush.current()}
      />
    </Field>
  );
}
