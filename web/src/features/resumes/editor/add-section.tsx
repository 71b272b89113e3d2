import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button/button.tsx";
import { Menu, MenuItem, MenuLine } from "../../../ui/overlay/dropdown-menu.tsx";
import { useDraft, useEditor, withContent } from "../document/editor-context.ts";
import { newId, orderedSections } from "../document/lists.ts";

const suggested = ["projects", "volunteering", "publications", "courses", "interests", "references"] as const;

/** Adds a custom section, with the person's own title or a suggested one. */
export function AddSection() {
  const { t } = useTranslation();
  const { store } = useEditor();
  const isFull = useDraft(({ content }) => content.custom.length >= 30);
  const add = (title: string) => {
    const id = newId();
    store.edit("", (draft) =>
      withContent(draft, {
        ...draft.content,
        sectionOrder: [...orderedSections(draft.content), id],
        custom: [...draft.content.custom, { id, title, items: [] }],
      }),
    );
    // After the closing menu has restored the focus.
    setTimeout(() => {
      const section = document.querySelector(`[data-section="${id}"]`);
      section?.scrollIntoView({ block: "nearest" });
      section?.querySelector<HTMLElement>("input")?.focus();
    }, 50);
  };
  return (
    <div className="py-5">
      <Menu
        align="start"
        trigger={
          <Button variant="secondary" disabled={isFull}>
            <Plus aria-hidden="true" className="size-4.5" />
            {t("resumes.add.section")}
          </Button>
        }
      >
        {suggested.map((name) => (
          <MenuItem key={name} onSelect={() => add(t(`resumes.suggested.${name}`))}>
            {t(`resumes.suggested.${name}`)}
          </MenuItem>
        ))}
        <MenuLine />
        <MenuItem onSelect={() => add("")}>{t("resumes.suggested.own")}</MenuItem>
      </Menu>
    </div>
  );
}
