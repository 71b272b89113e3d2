import type { Stage } from "@waymark/contract/applications";
import {
  DateOrder,
  type ImportChoices,
  ImportField,
  type ImportPreview,
  importFields,
} from "@waymark/contract/applications-transfer";
import { useTranslation } from "react-i18next";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/input.tsx";
import { stageName } from "../words.ts";

/** Chooses each column's field, the date format, and the stages its values mean. */
export function ImportColumns({
  preview,
  choices,
  stages,
  onChoices,
}: {
  preview: ImportPreview;
  choices: ImportChoices;
  stages: readonly Stage[];
  onChoices: (choices: ImportChoices) => void;
}) {
  const { t } = useTranslation();
  const fields = preview.columns.map(({ field }) => field);
  const choose = (at: number, value: string) => {
    const field = ImportField.safeParse(value).data ?? null;
    // A field can have one column only, so it is taken from the column that had it.
    const columns = fields.map((one, i) => (i === at ? field : one === field ? null : one));
    onChoices({ ...choices, columns });
  };
  const unknown = preview.stages.filter(
    ({ text, stage }) => stage === null || choices.stages?.[text.toLowerCase()] !== undefined,
  );
  return (
    <details
      className="group rounded-lg border border-line"
      open={unknown.length > 0 || !preview.dateOrderSure}
    >
      <summary className="cursor-pointer rounded-lg px-4 py-2.5 text-[0.9375rem] font-semibold">
        {t("applications.import.columns")}
      </summary>
      <div className="grid gap-4 border-t border-line px-4 py-4">
        <ul className="grid gap-3 sm:grid-cols-2">
          {preview.columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id but their index
            <li key={at}>
              <ColumnField column={column} at={at} onChoose={(value) => choose(at, value)} />
            </li>
          ))}
        </ul>
        {!preview.dateOrderSure && (
          <DateField
            order={preview.dateOrder}
            onChange={(dateOrder) => onChoices({ ...choices, dateOrder })}
          />
        )}
        {unknown.length > 0 && (
          <UnknownStages
            unknown={unknown}
            stages={stages}
            onChange={(text, stage) =>
              onChoices({ ...choices, stages: { ...choices.stages, [text.toLowerCase()]: stage } })
            }
          />
        )}
      </div>
    </details>
  );
}

function ColumnField({
  column,
  at,
  onChoose,
}: {
  column: ImportPreview["columns"][number];
  at: number;
  onChoose: (field: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <Field
      label={column.heading || t("applications.import.column", { n: at + 1 })}
      hint={<span className="block truncate">{column.examples.filter(Boolean).join(" · ") || "–"}</span>}
    >
      <Select value={column.field ?? ""} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{t("applications.import.notTaken")}</option>
        {importFields.map((field) => (
          <option key={field} value={field}>
            {t(`applications.import.field.${field}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function DateField({ order, onChange }: { order: DateOrder; onChange: (order: DateOrder) => void }) {
  const { t } = useTranslation();
  return (
    <Field
      label={t("applications.import.dates")}
      hint={t("applications.import.datesHint")}
      className="sm:w-1/2"
    >
      <Select
        value={order}
        onChange={(event) => {
          const dateOrder = DateOrder.safeParse(event.target.value).data;
          if (dateOrder) onChange(dateOrder);
        }}
      >
        {DateOrder.options.map((order) => (
          <option key={order} value={order}>
            {t(`applications.import.order.${order}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function UnknownStages({
  unknown,
  stages,
  onChange,
}: {
  unknown: ImportPreview["stages"];
  stages: readonly Stage[];
  onChange: (text: string, stage: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 text-sm font-semibold">{t("applications.import.stages")}</legend>
      {unknown.map(({ text, stage }) => (
        <Field key={text} label={text} className="sm:w-1/2">
          <Select value={stage ?? ""} onChange={(event) => onChange(text, event.target.value)}>
            {stage === null && <option value="">{t("applications.import.unknownStage")}</option>}
            {stages.map((one) => (
              <option key={one.id} value={one.id}>
                {stageName(one, t)}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </fieldset>
  );
}
