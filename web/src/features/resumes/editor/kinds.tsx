import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { useDraft, useEditor, withContent } from "../document/editor-context.ts";
import { newId } from "../document/lists.ts";
import { valueAt, withValueAt } from "../document/path.ts";
import { DateField } from "./date-field.tsx";
import { LineField, TextField } from "./fields.tsx";
import type { ItemKind } from "./item-list.tsx";

const pair = "grid gap-4 @sm:grid-cols-2";
const rawPart = (item: unknown, key: string): unknown =>
  typeof item === "object" && item !== null ? Reflect.get(item, key) : undefined;
const part = (item: unknown, key: string): string => {
  const value = rawPart(item, key);
  return typeof value === "string" ? value.trim() : "";
};
const joined = (...parts: string[]) => parts.filter((text) => text !== "").join(" · ");
/** The years of an item ('2019 – 2023'); without an end if it is current. */
function years(item: unknown): string {
  const start = part(item, "startDate").slice(0, 4);
  const end = part(item, "endDate").slice(0, 4);
  if (start === "" || start === end) return end;
  return end === "" && !rawPart(item, "current") ? start : `${start} – ${end}`.trimEnd();
}

function JobFields({ path }: { path: string }) {
  const { t } = useTranslation();
  const { store } = useEditor();
  const current = useDraft(({ content }) => valueAt(content, `${path}.current`) === true);
  return (
    <>
      <div className={pair}>
        <LineField path={`${path}.title`} label={t("resumes.field.title")} max={300} />
        <LineField path={`${path}.company`} label={t("resumes.field.company")} max={300} />
        <LineField path={`${path}.location`} label={t("resumes.field.location")} max={300} />
        <div className="@sm:pt-7.5">
          <Checkbox
            label={t("resumes.field.current")}
            checked={current}
            onChange={(event) => {
              const { checked } = event.target;
              store.edit("", (draft) => {
                const now = withValueAt(draft.content, `${path}.current`, checked);
                return withContent(draft, checked ? withValueAt(now, `${path}.endDate`, "") : now);
              });
            }}
          />
        </div>
        <DateField path={`${path}.startDate`} label={t("resumes.field.startDate")} />
        <DateField path={`${path}.endDate`} label={t("resumes.field.endDate")} disabled={current} />
      </div>
      <TextField
        path={`${path}.description`}
        label={t("resumes.field.whatYouDid")}
        hint={t("resumes.field.bulletHint")}
        max={20_000}
        rows={5}
      />
    </>
  );
}

function SchoolFields({ path }: { path: string }) {
  const { t } = useTranslation();
  return (
    <div className={pair}>
      <LineField path={`${path}.degree`} label={t("resumes.field.degree")} max={300} />
      <LineField path={`${path}.school`} label={t("resumes.field.school")} max={300} />
      <LineField path={`${path}.location`} label={t("resumes.field.location")} max={300} />
      <LineField path={`${path}.gpa`} label={t("resumes.field.gpa")} max={60} />
      <DateField path={`${path}.graduationDate`} label={t("resumes.field.graduationDate")} />
    </div>
  );
}

function LanguageFields({ path }: { path: string }) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-2 gap-2">
      <LineField path={`${path}.name`} label={t("resumes.field.language")} max={120} />
      <LineField
        path={`${path}.level`}
        label={t("resumes.field.level")}
        placeholder={t("resumes.field.levelHint")}
        max={120}
      />
    </div>
  );
}

function LinkFields({ path }: { path: string }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-2 @sm:grid-cols-[2fr_3fr]">
      <LineField path={`${path}.label`} label={t("resumes.field.linkLabel")} max={120} />
      <LineField path={`${path}.url`} label={t("resumes.field.url")} max={500} type="url" />
    </div>
  );
}

function CustomFields({ path }: { path: string }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={pair}>
        <LineField path={`${path}.title`} label={t("resumes.field.itemTitle")} max={300} />
        <LineField path={`${path}.subtitle`} label={t("resumes.field.subtitle")} max={300} />
        <LineField path={`${path}.date`} label={t("resumes.field.date")} max={60} />
      </div>
      <TextField
        path={`${path}.description`}
        label={t("resumes.field.description")}
        hint={t("resumes.field.bulletHint")}
        max={20_000}
        rows={3}
      />
    </>
  );
}

export const kinds = {
  experience: {
    Fields: JobFields,
    headOf: (item) => ({
      title: part(item, "title") || part(item, "company"),
      more: joined(part(item, "title") ? part(item, "company") : "", years(item)),
    }),
    blank: () => ({
      id: newId(),
      title: "",
      company: "",
      location: "",
      startDate: "",
      endDate: "",
      current: false,
      description: "",
    }),
    max: 100,
  },
  education: {
    Fields: SchoolFields,
    headOf: (item) => ({
      title: part(item, "degree") || part(item, "school"),
      more: joined(part(item, "degree") ? part(item, "school") : "", part(item, "graduationDate")),
    }),
    blank: () => ({ id: newId(), degree: "", school: "", location: "", gpa: "", graduationDate: "" }),
    max: 100,
  },
  languages: {
    Fields: LanguageFields,
    headOf: (item) => ({ title: part(item, "name"), more: "" }),
    blank: () => ({ id: newId(), name: "", level: "" }),
    max: 50,
    inline: true,
  },
  links: {
    Fields: LinkFields,
    headOf: (item) => ({ title: part(item, "label") || part(item, "url"), more: "" }),
    blank: () => ({ id: newId(), label: "", url: "" }),
    max: 50,
    inline: true,
  },
  custom: {
    Fields: CustomFields,
    headOf: (item) => ({
      title: part(item, "title") || part(item, "subtitle"),
      more: joined(part(item, "title") ? part(item, "subtitle") : "", part(item, "date")),
    }),
    blank: () => ({ id: newId(), title: "", subtitle: "", date: "", description: "" }),
    max: 100,
  },
} satisfies Record<string, ItemKind>;
