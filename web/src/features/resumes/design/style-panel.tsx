import { plainTemplates, type ResumeStyle, type ResumeTemplate } from "@waymark/contract/resumes-style";
import { languages } from "@waymark/contract/values";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LookFields } from "../../../lib/editor/look-fields.tsx";
import { languageNames } from "../../../lib/language/language-names.ts";
import { Segments } from "../../../ui/form/choices.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/input.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { useDraft, useEditor } from "../document/editor-context.ts";
import { SectionOrder } from "./section-order.tsx";
import { TemplatePicker } from "./template-picker.tsx";

/** The look of the printed resume: template, colour, fonts, paper and section order. */
export function StylePanel() {
  const { t } = useTranslation();
  const { store } = useEditor();
  const style = useDraft((draft) => draft.style);
  const change = (part: Partial<ResumeStyle>) =>
    store.edit("", (draft) => ({ ...draft, style: { ...draft.style, ...part } }));
  // The thumbnails show the content as it was when the panel opened; it cannot change meanwhile.
  const [content] = useState(() => store.draft().content);
  const isPlain = (template: ResumeTemplate) => plainTemplates.includes(template);
  return (
    <div className="@container grid gap-7 pt-1">
      <section aria-labelledby="templates" className="grid gap-3">
        <h2 id="templates" className="text-xl">
          {t("resumes.design.template")}
        </h2>
        <TemplatePicker
          value={style.template}
          content={content}
          style={style}
          onChange={(template) => change({ template })}
        />
        <p className="text-sm text-muted">
          {t(isPlain(style.template) ? "resumes.design.safe" : "resumes.design.shown")}
        </p>
      </section>
      <section aria-labelledby="looks" className="grid gap-5 border-t border-line pt-6">
        <h2 id="looks" className="text-xl">
          {t("resumes.design.looks")}
        </h2>
        <LookFields style={style} onChange={change} />
        <Segments
          label={t("resumes.design.dateOrder")}
          value={style.dateOrder}
          values={["newest", "oldest"]}
          nameOf={(order) => t(`resumes.dateOrder.${order}`)}
          onChange={(dateOrder) => change({ dateOrder })}
        />
        <Field label={t("resumes.design.language")} hint={t("resumes.design.languageHint")}>
          <Select
            value={style.language}
            onChange={(event) => {
              const language = languages.find((known) => known === event.target.value);
              if (language) change({ language });
            }}
          >
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </Select>
        </Field>
        <Switch
          label={t("resumes.design.photo")}
          hint={t("resumes.design.photoHint")}
          checked={style.photo}
          onCheckedChange={(photo) => change({ photo })}
        />
      </section>
      <SectionOrder />
    </div>
  );
}
