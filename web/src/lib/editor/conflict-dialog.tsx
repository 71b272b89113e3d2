import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { RadioCards } from "../../ui/form/radio-cards.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import type { Choice, Choices, Conflict } from "../sync/merge.ts";

/** Closing it decides nothing and loses nothing. Needs the texts of `resumes`. */
export function ConflictDialog({
  conflicts,
  nameOf,
  longTexts,
  onChoose,
  onClose,
}: {
  conflicts: readonly Conflict[];
  nameOf: (path: string) => string;
  /** Paths of texts whose two versions may be kept below each other. */
  longTexts: RegExp;
  onChoose: (choices: Choices) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
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
              onChoose(choices);
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
          const name = nameOf(path);
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
