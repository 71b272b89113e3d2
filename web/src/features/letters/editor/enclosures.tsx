import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { cleanLine } from "../../../lib/clean-text.ts";
import { ChipsInput } from "../../../ui/form/chips-input.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { withContent } from "../document/draft.ts";
import { useDraft, useEditor } from "../document/editor-context.ts";

const most = 30;
const longest = 200;

/** The list of enclosures, as it is printed under the signature. */
export function Enclosures() {
  const { t } = useTranslation();
  const { store } = useEditor();
  const joined = useDraft(({ content }) => content.enclosures.join("\n"));
  const values = useMemo(() => (joined === "" ? [] : joined.split("\n")), [joined]);
  return (
    <Field
      label={t("letters.field.enclosures")}
      hint={t("letters.field.enclosuresHint")}
      className="@sm:col-span-2"
    >
      <ChipsInput
        values={values}
        onChange={(next) =>
          store.edit("", (draft) =>
            withContent(draft, {
              enclosures: next.slice(0, most).map((one) => cleanLine(one).slice(0, longest)),
            }),
          )
        }
      />
    </Field>
  );
}
