import { memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ItemMenu } from "../../../lib/editor/item-menu.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { useDraft, useEditor } from "../document/editor-context.ts";
import { isSectionName, listEdits, orderedSections, type SectionName } from "../document/lists.ts";
import { AddSection } from "./add-section.tsx";
import { EntryList } from "./entry-list.tsx";
import { LineField, TextField } from "./fields.tsx";
import { ItemList } from "./item-list.tsx";
import { kinds } from "./kinds.tsx";
import { PersonalFields } from "./personal-fields.tsx";
import { Section } from "./section.tsx";
import { SkillsField } from "./skills-field.tsx";

/** All content of a resume, section by section in print order. */
export function ContentForm() {
  const joined = useDraft(({ content }) => orderedSections(content).join("\n"));
  const order = useMemo(() => joined.split("\n"), [joined]);
  return (
    // Not a form element: everything is autosaved.
    <div className="divide-y divide-line">
      <PersonalFields />
      {order.map((id, index) =>
        isSectionName(id) ? (
          <BuiltInSection key={id} id={id} index={index} count={order.length} />
        ) : (
          <OwnSection key={id} id={id} index={index} count={order.length} />
        ),
      )}
      <AddSection />
    </div>
  );
}

interface Place {
  id: string;
  index: number;
  count: number;
}

function useSectionMenu({ index, count }: Place, name: string, onRemove?: () => void) {
  const { store } = useEditor();
  return (
    <ItemMenu
      name={name}
      index={index}
      count={count}
      onMove={(to) => listEdits(store).moveSection(index, to)}
      {...(onRemove ? { onRemove } : {})}
    />
  );
}

const BuiltInSection = memo(function BuiltInSection(place: Place & { id: SectionName }) {
  const { t } = useTranslation();
  const { id } = place;
  const title = t(`resumes.section.${id}`);
  const entries = useDraft(({ content }) => (id === "summary" ? undefined : content[id].length));
  return (
    <Section id={id} title={title} count={entries} menu={useSectionMenu(place, title)}>
      <Body id={id} title={title} />
    </Section>
  );
});

function Body({ id, title }: { id: SectionName; title: string }) {
  const { t } = useTranslation();
  if (id === "summary")
    return (
      <TextField
        path="personalInfo.summary"
        label={title}
        hideLabel
        hint={t("resumes.field.summaryHint")}
        max={20_000}
        rows={4}
      />
    );
  if (id === "skills") return <SkillsField />;
  const words = { label: title, add: t(`resumes.add.${id}`), noun: t(`resumes.noun.${id}`) };
  if (id === "certifications" || id === "achievements") return <EntryList path={id} {...words} />;
  return <ItemList path={id} kind={kinds[id]} {...words} />;
}

const OwnSection = memo(function OwnSection(place: Place) {
  const { t } = useTranslation();
  const { store } = useEditor();
  const at = useDraft(({ content }) => content.custom.findIndex((section) => section.id === place.id));
  const named = useDraft(({ content }) => content.custom[at]?.title ?? "");
  const entries = useDraft(({ content }) => content.custom[at]?.items.length ?? 0);
  const title = named || t("resumes.section.untitled");
  const menu = useSectionMenu(place, title, () => {
    const putBack = listEdits(store).remove("custom", at);
    toast({
      title: t("resumes.edit.removed", { name: title }),
      action: { label: t("resumes.undo"), run: putBack },
    });
  });
  if (at < 0) return null;
  return (
    <Section id={place.id} title={title} count={entries} menu={menu}>
      <LineField path={`custom.${at}.title`} label={t("resumes.field.sectionTitle")} max={120} />
      <ItemList
        path={`custom.${at}.items`}
        kind={kinds.custom}
        label={title}
        add={t("resumes.add.custom")}
        noun={t("resumes.noun.custom")}
      />
    </Section>
  );
});
