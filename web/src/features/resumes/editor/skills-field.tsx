import { useTranslation } from "react-i18next";
import { ChipsInput } from "../../../ui/chips-input.tsx";
import { Field } from "../../../ui/field.tsx";
import { cleanLine } from "../document/draft.ts";
import { useDraft, useEditor, withContent } from "../document/editor-context.ts";

/** Skills as chips: Enter adds one that is not there yet, the x takes it away. */
export function SkillsField() {
  const { t } = useTranslation();
  const { store } = useEditor();
  const skills = useDraft(({ content }) => content.skills);
  return (
    <div data-field="skills" tabIndex={-1} data-quiet-focus>
      <Field label={t("resumes.field.skill")} hint={t("resumes.field.skillHint")}>
        <ChipsInput
          values={skills}
          onChange={(next) =>
            store.edit("", (draft) =>
              withContent(draft, {
                ...draft.content,
                skills: next.slice(0, 500).map((skill) => cleanLine(skill).slice(0, 200)),
              }),
            )
          }
        />
      </Field>
    </div>
  );
}
