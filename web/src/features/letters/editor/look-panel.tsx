import { type LetterStyle, type LetterWish, letterKinds } from "@waymark/contract/letters";
import { resumeTemplates } from "@waymark/contract/resumes-style";
import { useTranslation } from "react-i18next";
import { LookFields } from "../../../lib/editor/look-fields.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { Segments } from "../../../ui/form/choices.tsx";
import { withCourtesy } from "../document/draft.ts";
import { useDraft, useEditor } from "../document/editor-context.ts";
import { useResumeChoices } from "../queries.ts";
import { WishFields } from "../wish-fields.tsx";

/** Settings of purpose and print. */
export function LookPanel() {
  return (
    <div className="grid gap-7 pt-1">
      <KindAndForm />
      <Look />
    </div>
  );
}

function KindAndForm() {
  const { t } = useTranslation();
  const { store } = useEditor();
  const wish = useDraft((draft) => draft.wish);
  const change = (next: LetterWish) =>
    store.edit("", (draft) => withCourtesy(draft, { ...draft, wish: next }));
  return (
    <section aria-labelledby="letter-wish" className="grid gap-5">
      <h2 id="letter-wish" className="text-lg">
        {t("letters.look.wish")}
      </h2>
      <ChoiceField
        label={t("letters.wish.kind")}
        value={wish.kind}
        values={letterKinds}
        nameOf={(kind) => t(`letters.kind.${kind}`)}
        onChange={(kind) => change({ ...wish, kind })}
      />
      <WishFields wish={wish} onChange={change} />
      <p className="text-sm text-muted">{t("letters.look.wishHint")}</p>
      <ResumeField />
    </section>
  );
}

function Look() {
  const { t } = useTranslation();
  const { store } = useEditor();
  const style = useDraft((draft) => draft.style);
  const change = (part: Partial<LetterStyle>) =>
    store.edit("", (draft) => ({ ...draft, style: { ...draft.style, ...part } }));
  return (
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
      <LookFields style={style} onChange={change} />
    </section>
  );
}

function ResumeField() {
  const { t } = useTranslation();
  const { store } = useEditor();
  const value = useDraft((draft) => draft.resumeId);
  const resumes = useResumeChoices();
  const names = new Map(resumes.data?.map(({ id, name }) => [id, name]));
  return (
    <ChoiceField
      label={t("letters.wish.resume")}
      hint={t("letters.wish.resumeHint")}
      value={value ?? ""}
      values={["", ...names.keys()]}
      nameOf={(id) => names.get(id) ?? t("letters.wish.noResume")}
      onChange={(id) => store.edit("", (draft) => ({ ...draft, resumeId: id || null }))}
    />
  );
}
