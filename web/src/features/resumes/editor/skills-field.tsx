import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { cleanLine } from "../../../lib/clean-text.ts";
import { Sortable, SortableRow } from "../../../lib/editor/sortable.tsx";
import { RemovableChip } from "../../../ui/chip.tsx";
import { ChipsInput } from "../../../ui/form/chips-input.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { useDraft, useEditor, withContent } from "../document/editor-context.ts";
import { listEdits } from "../document/lists.ts";

/** Skills as chips: Enter adds a new one, the x removes one, the handle moves one. */
export function SkillsField() {
  const { t } = useTranslation();
  const { store } = useEditor();
  const skills = useDraft(({ content }) => content.skills);
  const change = (next: readonly string[]) =>
    store.edit("", (draft) =>
      withContent(draft, {
        ...draft.content,
        skills: next.slice(0, 500).map((skill) => cleanLine(skill).slice(0, 200)),
      }),
    );
  const ids = useMemo(() => idsOf(skills), [skills]);
  const nameOf = useCallback((index: number) => skills[index] ?? "", [skills]);
  return (
    <div data-field="skills" tabIndex={-1} data-quiet-focus>
      <Field label={t("resumes.field.skill")} hint={t("resumes.field.skillHint")}>
        <ChipsInput
          values={skills}
          onChange={change}
          list={(remove) => (
            <Sortable
              ids={ids}
              nameOf={nameOf}
              label={t("resumes.section.skills")}
              onMove={(from, to) => listEdits(store).move("skills", from, to)}
              className="flex flex-wrap gap-2"
              flowing
            >
              {ids.map((id, index) => (
                <SortableRow
                  key={id}
                  id={id}
                  name={nameOf(index)}
                  className="max-w-full rounded-full wrap-anywhere"
                  small
                >
                  {(grip) => (
                    <RemovableChip
                      text={nameOf(index)}
                      removeLabel={t("common.chips.remove", { value: nameOf(index) })}
                      onRemove={() => remove(nameOf(index))}
                      grip={grip}
                    />
                  )}
                </SortableRow>
              ))}
            </Sortable>
          )}
        />
      </Field>
    </div>
  );
}

/** Ids that move with their skill. A file may name a skill twice, so they are numbered. */
function idsOf(skills: readonly string[]): string[] {
  const times = new Map<string, number>();
  return skills.map((skill) => {
    const before = times.get(skill) ?? 0;
    times.set(skill, before + 1);
    return `${before} ${skill}`;
  });
}
