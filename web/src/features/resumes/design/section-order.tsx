import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ItemMenu } from "../../../lib/editor/item-menu.tsx";
import { Sortable, SortableRow } from "../../../lib/editor/sortable.tsx";
import { useDraft, useEditor } from "../document/editor-context.ts";
import { isSectionName, listEdits, orderedSections } from "../document/lists.ts";

/** The list of sections, reordered by dragging, keyboard or menu. */
export function SectionOrder() {
  const { t } = useTranslation();
  const { store } = useEditor();
  const joined = useDraft(({ content }) => orderedSections(content).join("\n"));
  const titles = useDraft(({ content }) =>
    content.custom.map(({ id, title }) => `${id}\t${title}`).join("\n"),
  );
  const ids = useMemo(() => joined.split("\n"), [joined]);
  const named = useMemo(
    () =>
      new Map(
        titles.split("\n").map((pair) => {
          const [id = "", title = ""] = pair.split("\t");
          return [id, title] as const;
        }),
      ),
    [titles],
  );
  const nameOf = useCallback(
    (index: number) => {
      const id = ids[index] ?? "";
      return isSectionName(id) ? t(`resumes.section.${id}`) : named.get(id) || t("resumes.section.untitled");
    },
    [ids, named, t],
  );
  const move = (from: number, to: number) => listEdits(store).moveSection(from, to);
  return (
    <section aria-labelledby="order" className="grid gap-3 border-t border-line pt-6">
      <h2 id="order" className="text-xl">
        {t("resumes.design.order")}
      </h2>
      <p className="text-sm text-muted">{t("resumes.design.orderHint")}</p>
      <Sortable
        ids={ids}
        nameOf={nameOf}
        onMove={move}
        label={t("resumes.design.order")}
        className="divide-y divide-line rounded-lg border border-line-strong bg-surface"
      >
        {ids.map((id, index) => (
          <SortableRow key={id} id={id} name={nameOf(index)} className="first:rounded-t-lg last:rounded-b-lg">
            {(grip) => (
              <div className="flex items-center gap-1 p-1">
                {grip}
                <span className="min-w-0 flex-1 text-[0.9375rem] wrap-anywhere" dir="auto">
                  {nameOf(index)}
                </span>
                <ItemMenu
                  name={nameOf(index)}
                  index={index}
                  count={ids.length}
                  onMove={(to) => move(index, to)}
                />
              </div>
            )}
          </SortableRow>
        ))}
      </Sortable>
    </section>
  );
}
