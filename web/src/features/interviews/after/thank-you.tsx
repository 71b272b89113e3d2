import type { Interview } from "@waymark/contract/interviews";
import type { LetterConvention } from "@waymark/contract/letters";
import { Language, languages } from "@waymark/contract/values";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { languageNames } from "../../../lib/language/language-names.ts";
import { ButtonRouteLink } from "../../../lib/navigation/links.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/input.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { Part } from "../prepare/page-parts.tsx";
import { useDebriefActions } from "../prepare/queries.ts";
import type { NotesEditor } from "../prepare/use-interview-notes.tsx";

/** The country's form of a letter by language; English is American where the interview's clock is. */
const conventionOf = (language: Language, timeZone: string): LetterConvention =>
  language === "en" ? (timeZone.startsWith("America/") ? "us" : "uk") : language;

/** A thank-you note, written by the writer of letters and sent by the person. */
export function ThankYou({
  interview,
  notes,
  letterId,
}: {
  interview: Interview;
  notes: NotesEditor;
  letterId: string | null;
}) {
  const { t, i18n } = useTranslation();
  const names = ["", ...new Set(interview.people.map(({ name }) => name))];
  const [person, setPerson] = useState(names[1] ?? "");
  const [language, setLanguage] = useState(() => Language.catch("en").parse(i18n.language));
  return (
    <Part title={t("interviews-notes.debrief.thanks.title")} hint={t("interviews-notes.debrief.thanks.text")}>
      <Field
        label={t("interviews-notes.debrief.thanks.spokeOf")}
        hint={t("interviews-notes.debrief.thanks.spokeHint")}
      >
        <Textarea
          rows={3}
          maxLength={1_000}
          value={notes.value.spokeOf}
          onChange={(event) => notes.change({ spokeOf: event.target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {names.length > 1 && (
          <ChoiceField
            label={t("interviews-notes.debrief.thanks.to")}
            value={person}
            values={names}
            nameOf={(name) => name || t("interviews-notes.debrief.thanks.nobody")}
            onChange={setPerson}
          />
        )}
        <ChoiceField
          label={t("interviews-notes.debrief.thanks.language")}
          value={language}
          values={languages}
          nameOf={(one) => languageNames[one]}
          onChange={setLanguage}
        />
      </div>
      <WriteNote interview={interview} notes={notes} letterId={letterId} wish={{ person, language }} />
    </Part>
  );
}

function WriteNote({
  interview,
  notes,
  letterId,
  wish,
}: Parameters<typeof ThankYou>[0] & { wish: { person: string; language: Language } }) {
  const { t } = useTranslation();
  const { thank } = useDebriefActions(interview.id);
  const write = async () => {
    await notes.saver.flush();
    const convention = conventionOf(wish.language, interview.timeZone);
    thank.mutate(
      { ...wish, convention },
      {
        onError: (error) =>
          toast({
            title: t("interviews-notes.debrief.thanks.failed"),
            description: reasonOf(error),
            variant: "destructive",
          }),
      },
    );
  };
  const isFirst = letterId === null;
  return (
    <div className="flex flex-wrap gap-2.5">
      {letterId !== null && (
        <ButtonRouteLink to="/dashboard" search={{ section: "cover-letters", item: letterId }}>
          {t("interviews-notes.debrief.thanks.open")}
        </ButtonRouteLink>
      )}
      <Button variant={isFirst ? "primary" : "secondary"} busy={thank.isPending} onClick={() => void write()}>
        {t(isFirst ? "interviews-notes.debrief.thanks.write" : "interviews-notes.debrief.thanks.again")}
      </Button>
    </div>
  );
}
