import { useQueryClient } from "@tanstack/react-query";
import { Story } from "@waymark/contract/stories";
import { languages } from "@waymark/contract/values";
import { useTranslation } from "react-i18next";
import { cleanLine, cleanText } from "../../lib/clean-text.ts";
import { SaveNote } from "../../lib/editor/save-note.tsx";
import { SaveStatus } from "../../lib/editor/save-status.tsx";
import { languageNames } from "../../lib/language/language-names.ts";
import { storyDraftPrefix } from "../../lib/session/stored-user.ts";
import { useSavedFields } from "../../lib/sync/use-saved-fields.ts";
import { ChipsInput } from "../../ui/form/chips-input.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input, Textarea } from "../../ui/form/input.tsx";
import { useFilledText } from "../../ui/form/use-filled-text.ts";
import { putStory, type StoryFields, writeStory } from "./queries.ts";

const Fields = Story.omit({ id: true, version: true, createdAt: true, updatedAt: true });
const texts = [
  ["situation", 2_000],
  ["task", 2_000],
  ["action", 4_000],
  ["result", 2_000],
] as const;

const words = [
  ["skills", 40, 120],
  ["tags", 20, 60],
] as const;

/** A story as a form that saves itself. */
export function StoryForm({ story }: { story: Story }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { fields, change, saver } = useSavedFields<StoryFields, Story>(story, {
    prefix: storyDraftPrefix,
    Fields,
    Row: Story,
    send: writeStory,
    onSaved: (saved) => putStory(client, saved),
  });
  return (
    <div className="grid gap-4">
      <SaveNote
        saver={saver}
        nameOf={(path) => t(`stories.field.${path}`)}
        longTexts={/^(situation|task|action|result)$/}
      />
      <TitleField value={fields.title} onChange={(title) => change({ title })} />
      {texts.map(([name, max]) => (
        <Field key={name} label={t(`stories.field.${name}`)} hint={t(`stories.hint.${name}`)}>
          <Textarea
            dir="auto"
            rows={name === "action" ? 4 : 2}
            maxLength={max}
            value={fields[name]}
            className="field-sizing-content max-h-[50dvh]"
            onChange={(event) => change({ [name]: cleanText(event.target.value) })}
          />
        </Field>
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        {words.map(([name, most, longest]) => (
          <Field key={name} label={t(`stories.field.${name}`)} hint={t(`stories.hint.${name}`)}>
            <ChipsInput
              values={fields[name]}
              onChange={(next) =>
                change({ [name]: next.slice(0, most).map((one) => cleanLine(one).slice(0, longest)) })
              }
            />
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ChoiceField
          label={t("stories.field.language")}
          value={fields.language}
          values={languages}
          nameOf={(language) => languageNames[language]}
          onChange={(language) => change({ language })}
        />
        <SaveStatus saver={saver} />
      </div>
    </div>
  );
}

/** An empty title is not saved. */
function TitleField({ value, onChange }: { value: string; onChange: (title: string) => void }) {
  const { t } = useTranslation();
  const input = useFilledText(value, { clean: cleanLine, onChange });
  return (
    <Field label={t("stories.field.title")}>
      <Input
        dir="auto"
        maxLength={200}
        autoComplete="off"
        {...input}
        onFocus={(event) => event.target.value === t("stories.untitled") && event.target.select()}
      />
    </Field>
  );
}
