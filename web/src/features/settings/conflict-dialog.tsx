import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice, Choices, Conflict } from "../../lib/sync/merge.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { CardChoice, nameOf, useFieldLabel } from "./fields.tsx";
import { fieldsAt, type SettingsField } from "./settings-form.ts";

/** Closing it decides nothing and loses nothing. */
export function ConflictDialog({
  conflicts,
  saving,
  onClose,
  onChoose,
}: {
  conflicts: readonly Conflict[];
  saving: boolean;
  onClose: () => void;
  onChoose: (choices: Choices) => void;
}) {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  const [choices, setChoices] = useState<Choices>({});
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("settings.clash.title")}
      description={t("settings.clash.text", { count: conflicts.length })}
      className="sm:max-w-2xl"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("settings.clash.later")}
          </Button>
          <Button busy={saving} onClick={() => onChoose(choices)}>
            {t("settings.clash.save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {conflicts.map(({ path, mine, theirs }) =>
          fieldsAt([path]).map((field) => (
            <CardChoice<Choice>
              key={path}
              named={labelOf(field)}
              value={choices[path] ?? "mine"}
              onChange={(choice) => setChoices((before) => ({ ...before, [path]: choice }))}
              choices={[
                { value: "mine", label: t("settings.clash.mine"), hint: <Value field={field} of={mine} /> },
                {
                  value: "theirs",
                  label: t("settings.clash.theirs"),
                  hint: <Value field={field} of={theirs} />,
                },
                ...(Array.isArray(mine)
                  ? [
                      {
                        value: "both" as const,
                        label: t("settings.clash.both"),
                        hint: t("settings.clash.bothText"),
                      },
                    ]
                  : []),
              ]}
            />
          )),
        )}
      </div>
    </Dialog>
  );
}

const choiceFields = new Set(["remoteWork", "jobType", "companySize", "profileVisibility"]);

function Value({ field, of: value }: { field: SettingsField; of: unknown }) {
  const { t } = useTranslation();
  const name = nameOf(field);
  if (typeof value === "boolean") return t(value ? "settings.clash.on" : "settings.clash.off");
  if (Array.isArray(value)) return value.length === 0 ? t("settings.clash.empty") : value.join(", ");
  if (typeof value !== "string" || value === "") return t("settings.clash.empty");
  if (name === "timeZone") return t(`settings.choice.timeZone.${value.replace(/.*\//, "")}`);
  if (choiceFields.has(name)) return t(`settings.choice.${name}.${value}`);
  return (
    <span className="block max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere" dir="auto">
      {value}
    </span>
  );
}
