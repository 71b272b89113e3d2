import type { Application } from "@waymark/contract/applications";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ownDates } from "../../../lib/dates.ts";
import { isoDay } from "../../../lib/format.ts";
import { ChipsInput } from "../../../ui/form/chips-input.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Select } from "../../../ui/form/input.tsx";
import { useOwnResumes } from "../queries.ts";
import type { Fields } from "../sync-queue/change.ts";

const noon = (day: string) => `${day}T12:00:00.000Z`;

export function Facts({
  application,
  onEdit,
}: {
  application: Application;
  onEdit: (fields: Fields, before: Fields) => void;
}) {
  const { t } = useTranslation();
  const { tags, deadline, appliedAt } = application;
  const applied = appliedAt === null ? "" : isoDay(new Date(appliedAt), ownDates.get()?.timeZone);
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField
          label={t("applications.field.deadline")}
          value={deadline ?? ""}
          onChange={(day) => onEdit({ deadline: day || null }, { deadline })}
        />
        {appliedAt !== null && (
          <DayField
            label={t("applications.field.appliedAt")}
            value={applied}
            max={isoDay(new Date(), ownDates.get()?.timeZone)}
            onChange={(day) => day && onEdit({ appliedAt: noon(day) }, { appliedAt })}
          />
        )}
        <ResumeField application={application} onEdit={onEdit} />
        <LetterField key={application.letter?.name} application={application} onEdit={onEdit} />
      </div>
      <Field label={t("applications.field.tags")}>
        <ChipsInput
          values={tags}
          placeholder={t("applications.tagHint")}
          onChange={(next) =>
            onEdit(
              { tags: [...new Set(next.map((tag) => tag.slice(0, 40)))].slice(0, 20) },
              { tags: [...tags] },
            )
          }
        />
      </Field>
    </div>
  );
}

/** Reports only complete dates: while the year is typed, the value passes through years like 0002. */
function DayField({
  label,
  value,
  max,
  onChange,
}: {
  label: string;
  value: string;
  max?: string;
  onChange: (day: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    if (typed !== null && typed !== value && (typed === "" || (typed > "1970" && (!max || typed <= max))))
      onChange(typed);
    setTyped(null);
  };
  return (
    <Field label={label}>
      <Input
        type="date"
        max={max ?? "2999-12-31"}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === "Enter" && take()}
      />
    </Field>
  );
}

function ResumeField({
  application: { resume },
  onEdit,
}: {
  application: Application;
  onEdit: (fields: Fields, before: Fields) => void;
}) {
  const { t } = useTranslation();
  const resumes = useOwnResumes().data?.resumes ?? [];
  const known = resumes.some(({ id }) => id === resume?.id);
  return (
    <Field
      label={t("applications.field.resume")}
      hint={resume?.version ? t("applications.papers.version", { n: resume.version }) : undefined}
    >
      <Select
        value={resume === null ? "" : (resume.id ?? "kept")}
        onChange={(event) => {
          const chosen = resumes.find(({ id }) => id === event.target.value);
          const next = chosen
            ? { id: chosen.id, version: chosen.version, name: chosen.name.slice(0, 200) }
            : null;
          onEdit({ resume: next }, { resume });
        }}
      >
        <option value="">{t("applications.papers.none")}</option>
        {resume !== null && !known && <option value={resume.id ?? "kept"}>{resume.name}</option>}
        {resumes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function LetterField({
  application: { letter },
  onEdit,
}: {
  application: Application;
  onEdit: (fields: Fields, before: Fields) => void;
}) {
  const { t } = useTranslation();
  const [name, setName] = useState(letter?.name ?? "");
  const save = () => {
    const next = name.trim();
    if (next === (letter?.name ?? "")) return;
    onEdit({ letter: next === "" ? null : { id: null, version: null, name: next } }, { letter });
  };
  return (
    <Field label={t("applications.field.letter")}>
      <Input
        value={name}
        maxLength={200}
        autoComplete="off"
        placeholder={t("applications.papers.letterHint")}
        onChange={(event) => setName(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === "Enter" && save()}
      />
    </Field>
  );
}
