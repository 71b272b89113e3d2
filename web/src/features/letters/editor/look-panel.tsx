import { type LetterStyle, letterKinds } from "@waymark/contract/letters";
import { resumeColors, resumeFonts, resumeSizes, resumeTemplates } from "@waymark/contract/resumes-style";
import { useTranslation } from "react-i18next";
import { Segments, Swatches } from "../../../ui/form/choices.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/input.tsx";
import { useDraft, useEditor } from "../document/editor-context.ts";
import { useResumeChoices } from "../queries.ts";
import { WishFields } from "../writer/write-again-dialog.tsx";

/** What the letter is for and how it is printed. */
export function LookPanel() {
  const { t } = useTranslation();
  const { store } = useEditor();
  const style = useDraft((draft) => draft.style);
  const wish = useDraft((draft) => draft.wish);
  const change = (part: Partial<LetterStyle>) =>
    store.edit("", (draft) => ({ ...draft, style: { ...draft.style, ...part } }));
  return (
    <div className="grid gap-7 pt-1">
      <section aria-labelledby="letter-wish" className="grid gap-5">
        <h2 id="letter-wish" className="text-lg">
          {t("letters.look.wish")}
        </h2>
        <Field label={t("letters.wish.kind")}>
          <Select
            value={wish.kind}
            onChange={(event) => {
              const kind = letterKinds.find((known) => known === event.target.value);
              if (kind) store.edit("", (draft) => ({ ...draft, wish: { ...draft.wish, kind } }));
            }}
          >
            {letterKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`letters.kind.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        <WishFields wish={wish} onChange={(next) => store.edit("", (draft) => ({ ...draft, wish: next }))} />
        <p className="text-sm text-muted">{t("letters.look.wishHint")}</p>
        <ResumeField />
      </section>
      <section aria-labelledby="letter-look" className="grid gap-5 border-t border-line pt-6">
        <h2 id="letter-look" className="text-lg">
          {t("letters.look.title")}
        </h2>
        <Segments
          label={t("resumes.design.template")}
          value={style.template}
          values={resumeTemplates}
          nameOf={(template) => t(`resumes.template.${template}`)}
          onChange={(template) => change({ template })}
        />
        <Swatches
          label={t("resumes.design.color")}
          value={style.color}
          values={resumeColors}
          nameOf={(color) => t(`resumes.color.${color}`)}
          onChange={(color) => change({ color })}
        />
        <Segments
          label={t("resumes.design.font")}
          value={style.font}
          values={resumeFonts}
          nameOf={(font) => t(`resumes.font.${font}`)}
          onChange={(font) => change({ font })}
        />
        <Segments
          label={t("resumes.design.size")}
          value={style.size}
          values={resumeSizes}
          nameOf={(size) => t(`resumes.size.${size}`)}
          onChange={(size) => change({ size })}
        />
        <Segments
          label={t("resumes.design.paper")}
          value={style.paper}
          values={["a4", "letter"]}
          nameOf={(paper) => t(`resumes.paper.${paper}`)}
          onChange={(paper) => change({ paper })}
        />
      </section>
    </div>
  );
}

/** The resume that the letter draws on. */
function ResumeField() {
  const { t } = useTranslation();
  const { store } = useEditor();
  const value = useDraft((draft) => draft.resumeId);
  const resumes = useResumeChoices();
  return (
    <Field label={t("letters.wish.resume")} hint={t("letters.wish.resumeHint")}>
      <Select
        value={value ?? ""}
        onChange={(event) => store.edit("", (draft) => ({ ...draft, resumeId: event.target.value || null }))}
      >
        <option value="">{t("letters.wish.noResume")}</option>
        {resumes.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
