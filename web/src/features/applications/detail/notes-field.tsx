import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/input.tsx";

/** Milliseconds after the last key until a note is saved. */
const saveDelay = 700;

/** A note that saves itself and shows its status. */
export function NotesField({
  value,
  status,
  onSave,
}: {
  /** The saved text, with unsent changes applied. */
  value: string;
  status: "saved" | "saving" | "waiting" | "problem";
  onSave: (notes: string, before: string) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [touched, setTouched] = useState(false);
  const latest = useRef({ typed, value, onSave });
  latest.current = { typed, value, onSave };
  const flush = useRef(() => {
    const { typed: text, value: kept, onSave: save } = latest.current;
    if (text !== null && text !== kept) save(text, kept);
    setTyped(null);
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => flush.current(), saveDelay);
    return () => clearTimeout(timer);
  }, [typed]);
  // Saves before the field goes away: another application, another page, a closed tab.
  useEffect(() => {
    const leave = () => {
      const { typed: text, value: kept, onSave: save } = latest.current;
      if (text !== null && text !== kept) save(text, kept);
      latest.current.typed = null;
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
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
        value={typed ?? value}
        placeholder={t("applications.notes.placeholder")}
        onChange={(event) => {
          setTouched(true);
          setTyped(event.target.value);
        }}
        onBlur={() => flush.current()}
      />
    </Field>
  );
}
