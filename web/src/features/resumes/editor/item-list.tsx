import { ChevronDown, Plus } from "lucide-react";
import { type ComponentType, memo, type ReactNode, useCallback, useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ItemMenu } from "../../../lib/editor/item-menu.tsx";
import { Sortable, SortableRow } from "../../../lib/editor/sortable.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import { setMember, useDraft, useEditor, useMember } from "../document/editor-context.ts";
import { listEdits } from "../document/lists.ts";
import { listAt } from "../document/path.ts";

export interface ItemKind {
  /** The fields of one item; `path` is its path in the content. */
  readonly Fields: ComponentType<{ path: string }>;
  /** Title and details of a collapsed item; empty when nothing is filled in. */
  readonly headOf: (item: unknown) => { title: string; more: string };
  readonly blank: () => { id: string };
  readonly max: number;
  /** The fields are always shown in the row, without collapsing. */
  readonly inline?: boolean;
}

const idsOf = (list: readonly unknown[]) =>
  list.map((item) => (typeof item === "object" && item !== null && "id" in item ? String(item.id) : ""));

/** Removes an entry, with an undo toast. */
export function useRemove() {
  const { t } = useTranslation();
  const { store } = useEditor();
  return (path: string, at: number, name: string) => {
    const putBack = listEdits(store).remove(path, at);
    toast({
      title: t("resumes.edit.removed", { name }),
      action: { label: t("resumes.undo"), run: putBack },
    });
  };
}

/** A list of items with ids: jobs, schools, links. Sorted by handle, keyboard or menu. */
export function ItemList({
  path,
  kind,
  label,
  add,
  noun,
}: {
  path: string;
  kind: ItemKind;
  label: string;
  /** Label of the button that adds an item. */
  add: string;
  /** Name of an item without a title: 'Job'. */
  noun: string;
}) {
  const { t } = useTranslation();
  const { store, open } = useEditor();
  const joined = useDraft(({ content }) => idsOf(listAt(content, path)).join("\n"));
  const ids = useMemo(() => (joined === "" ? [] : joined.split("\n")), [joined]);
  const edits = useMemo(() => listEdits(store), [store]);
  const nameOf = useCallback(
    (index: number) =>
      kind.headOf(listAt(store.draft().content, path)[index]).title ||
      t("resumes.edit.nth", { noun, n: index + 1 }),
    [kind, store, path, noun, t],
  );
  const isFull = ids.length >= kind.max;
  const addOne = () => {
    const item = kind.blank();
    edits.add(path, item);
    setMember(open, item.id, true);
    // The new item is rendered by the next frame.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-field^="${path}.${ids.length}."]`)?.focus(),
    );
  };
  return (
    <div className="grid gap-3">
      {ids.length > 0 && (
        <Sortable
          ids={ids}
          nameOf={nameOf}
          label={label}
          onMove={(from, to) => edits.move(path, from, to)}
          className={
            kind.inline
              ? "grid gap-3"
              : "divide-y divide-line rounded-lg border border-line-strong bg-surface"
          }
        >
          {ids.map((id, index) => (
            <Item key={id} id={id} path={path} index={index} count={ids.length} kind={kind} noun={noun} />
          ))}
        </Sortable>
      )}
      <Button variant="secondary" size="sm" className="justify-self-start" disabled={isFull} onClick={addOne}>
        <Plus aria-hidden="true" className="size-4" />
        {add}
      </Button>
      {isFull && <p className="text-sm text-muted">{t("resumes.edit.full", { max: kind.max })}</p>}
    </div>
  );
}

const Item = memo(function Item({
  id,
  path,
  index,
  count,
  kind,
  noun,
}: {
  id: string;
  path: string;
  index: number;
  count: number;
  kind: ItemKind;
  noun: string;
}) {
  const { t } = useTranslation();
  const { store, open } = useEditor();
  const bodyId = useId();
  const here = `${path}.${index}`;
  const title = useDraft(({ content }) => kind.headOf(listAt(content, path)[index]).title);
  const told = useDraft(({ content }) => kind.headOf(listAt(content, path)[index]).more);
  // A current position has no end year.
  const more = told.endsWith("–") ? `${told} ${t("resumes.date.now")}` : told;
  const [isOpen, setOpen] = useMember(open, id);
  const remove = useRemove();
  const name = title || t("resumes.edit.nth", { noun, n: index + 1 });
  const menu = (
    <ItemMenu
      name={name}
      index={index}
      count={count}
      onMove={(to) => listEdits(store).move(path, index, to)}
      onRemove={() => remove(path, index, name)}
    />
  );
  const body = (className?: string): ReactNode => (
    <div id={bodyId} className={classes("grid min-w-0 gap-4", className)}>
      <kind.Fields path={here} />
    </div>
  );
  return (
    <SortableRow id={id} name={name} className="first:rounded-t-lg last:rounded-b-lg">
      {(grip) =>
        kind.inline ? (
          <div className="flex items-start gap-1 [&>button]:mt-6.5">
            {grip}
            {body("flex-1")}
            <span className="mt-6.5 flex">{menu}</span>
          </div>
        ) : (
          <>
            <div className="flex items-center gap-0.5 p-1">
              {grip}
              <FoldButton
                isOpen={isOpen}
                bodyId={bodyId}
                onToggle={() => setOpen(!isOpen)}
                name={name}
                isNamed={title !== ""}
                more={more}
              />
              {menu}
            </div>
            {isOpen && body("px-4 pt-2.5 pb-5")}
          </>
        )
      }
    </SortableRow>
  );
});

/** The line of a collapsed or open entry, which shows or hides its fields. */
function FoldButton({
  isOpen,
  bodyId,
  onToggle,
  name,
  isNamed,
  more,
}: {
  isOpen: boolean;
  bodyId: string;
  onToggle: () => void;
  name: string;
  isNamed: boolean;
  more: string;
}) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? bodyId : undefined}
      onClick={onToggle}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md px-1.5 text-left"
    >
      <span className="grid min-w-0 flex-1">
        <span
          className={classes("truncate text-[0.9375rem] font-semibold", !isNamed && "text-muted")}
          dir="auto"
        >
          {name}
        </span>
        {more && (
          <span className="truncate text-sm text-muted" dir="auto">
            {more}
          </span>
        )}
      </span>
      <ChevronDown
        aria-hidden="true"
        className={classes("size-4.5 shrink-0 text-muted transition-transform", isOpen && "rotate-180")}
      />
    </button>
  );
}
