import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice, Conflict } from "../../../lib/sync/merge.ts";
import { Button } from "../../../ui/button/button.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useEditor } from "../document/editor-context.ts";
import { fieldName } from "../document/field-name.ts";

const longTexts = /(description|summary)$/;

/** Both versions of each conflicting field, to choose from. Closing it decides nothing and loses nothing. */
export function ConflictDialog({
  conflicts,
  onClose,
}: {
  conflicts: readonly Conflict[];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { store, saver } = useEditor();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const { content } = store.draft();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("resumes.clash.title")}
      description={t("resumes.clash.text", { count: conflicts.length })}
      className="sm:max-w-2xl"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("resumes.clash.later")}
          </Button>
          <Button
            onClick={() => {
              saver.choose(choices);
              onClose();
            }}
          >
            {t("resumes.clash.save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {conflicts.map(({ path, mine, theirs }) => {
          const name = fieldName(path, content, t);
          return (
            <div key={path} className="grid gap-2">
              <p className="text-sm font-semibold wrap-anywhere">{name}</p>
              <RadioCards
                label={name}
                value={choices[path] ?? "mine"}
                onValueChange={(id) =>
                  setChoices((before) => ({
                    ...before,
                    [path]: id === "theirs" || id === "both" ? id : "mine",
                  }))
                }
                items={[
                  { id: "mine", label: t("resumes.clash.mine"), hint: <Value of={mine} /> },
                  { id: "theirs", label: t("resumes.clash.theirs"), hint: <Value of={theirs} /> },
                  ...(longTexts.test(path)
                    ? [{ id: "both", label: t("resumes.clash.both"), hint: t("resumes.clash.bothText") }]
                    : []),
                ]}
              />
            </div>
          );
        })}
      </div>
    </Dialog>
  );
}

function Value({ of }: { of: unknown }) {
  const { t } = useTranslation();
  if (typeof of === "boolean") return t(of ? "resumes.clash.on" : "resumes.clash.off");
  if (typeof of !== "string" || of === "") return t("resumes.clash.empty");
  return (
    <span className="block max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere" dir="auto">
      {of}
    </span>
  );
}
