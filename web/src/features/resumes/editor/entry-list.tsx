import { Plus } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { cleanText } from "../../../lib/clean-text.ts";
import { ItemMenu } from "../../../lib/editor/item-menu.tsx";
import { Sortable, SortableRow } from "../../../lib/editor/sortable.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Textarea } from "../../../ui/form/input.tsx";
import { useDraft, useEditor, useText } from "../document/editor-context.ts";
import { listEdits } from "../document/lists.ts";
import { listAt, textAt } from "../document/path.ts";
import { useRemove } from "./item-list.tsx";

const most = 200;
const focusEntry = (path: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-field="${path}"]`)?.focus());

/** A list of plain texts (certifications, achievements), one input each. Enter begins the next. */
export function EntryList({
  path,
  label,
  add,
  noun,
}: {
  path: "certifications" | "achievements";
  label: string;
  add: string;
  noun: string;
}) {
  const { t } = useTranslation();
  const { store } = useEditor();
  const count = useDraft(({ content }) => content[path].length);
  const edits = useMemo(() => listEdits(store), [store]);
  // Entries have no ids, so their index is used.
  const ids = useMemo(() => Array.from({ length: count }, (_, i) => `${path}-${i}`), [path, count]);
  const nameOf = (index: number) =>
    textAt(store.draft().content, `${path}.${index}`).slice(0, 60) ||
    t("resumes.edit.nth", { noun, n: index + 1 });
  const insert = (at: number) => {
    if (listAt(store.draft().content, path).length >= most) return;
    edits.insert(path, at, "");
    focusEntry(`${path}.${at}`);
  };
  return (
    <div className="grid gap-3">
      {count > 0 && (
        <Sortable
          ids={ids}
          nameOf={nameOf}
          label={label}
          onMove={(from, to) => edits.move(path, from, to)}
          className="grid gap-2"
        >
          {ids.map((id, index) => (
            <Entry
              key={id}
              id={id}
              path={path}
              index={index}
              count={count}
              name={t("resumes.edit.nth", { noun, n: index + 1 })}
              onNext={() => insert(index + 1)}
            />
          ))}
        </Sortable>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        disabled={count >= most}
        onClick={() => insert(count)}
      >
        <Plus aria-hidden="true" className="size-4" />
        {add}
      </Button>
    </div>
  );
}

function Entry({
  id,
  path,
  index,
  count,
  name,
  onNext,
}: {
  id: string;
  path: string;
  index: number;
  count: number;
  name: string;
  onNext: () => void;
}) {
  const { store } = useEditor();
  const here = `${path}.${index}`;
  const [value, set] = useText(here);
  const remove = useRemove();
  return (
    <SortableRow id={id} name={name} className="rounded-lg">
      {(grip) => (
        <div className="flex items-start gap-1">
          <span className="mt-1">{grip}</span>
          <Textarea
            aria-label={name}
            data-field={here}
            dir="auto"
            rows={1}
            maxLength={2_000}
            value={value}
            className="field-sizing-content min-h-11 py-2"
            onChange={(event) => set(cleanText(event.target.value))}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onNext();
            }}
          />
          <span className="mt-1">
            <ItemMenu
              name={name}
              index={index}
              count={count}
              onMove={(to) => listEdits(store).move(path, index, to)}
              onRemove={() => remove(path, index, value.slice(0, 60) || name)}
            />
          </span>
        </div>
      )}
    </SortableRow>
  );
}
