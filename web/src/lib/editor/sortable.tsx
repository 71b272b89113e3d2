import {
  type Announcements,
  closestCenter,
  DndContext,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../ui/classes.ts";

/** By dragging the handle or by keyboard; every step is announced. Needs the texts of `resumes`. */
export function Sortable({
  ids,
  nameOf,
  onMove,
  className,
  label,
  flowing,
  children,
}: {
  ids: readonly string[];
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  className?: string;
  label: string;
  flowing?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const keys = useMemo(() => (flowing ? inOrder(ids) : sortableKeyboardCoordinates), [flowing, ids]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keys }),
  );
  const announcements = useMemo((): Announcements => {
    const place = (id: UniqueIdentifier) => ids.indexOf(String(id));
    const say = (key: string, id: UniqueIdentifier, over?: UniqueIdentifier) =>
      t(key, { name: nameOf(place(id)), n: place(over ?? id) + 1, of: ids.length });
    // A row just picked up is over its own place; announcing that would drown out that it was picked up.
    let isMoved = false;
    return {
      onDragStart: ({ active }) => {
        isMoved = false;
        return say("resumes.sort.taken", active.id);
      },
      onDragOver: ({ active, over }) => {
        isMoved ||= over !== null && over.id !== active.id;
        return over && isMoved ? say("resumes.sort.over", active.id, over.id) : undefined;
      },
      onDragEnd: ({ active, over }) =>
        over ? say("resumes.sort.placed", active.id, over.id) : say("resumes.sort.back", active.id),
      onDragCancel: ({ active }) => say("resumes.sort.back", active.id),
    };
  }, [ids, nameOf, t]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t("resumes.sort.how") },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id)
          onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext
        items={[...ids]}
        strategy={flowing ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ul aria-label={label} className={className}>
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys follow the order of the list, wherever its lines break. */
function inOrder(ids: readonly string[]): KeyboardCoordinateGetter {
  return (event, { context: { active, over, collisionRect, droppableRects } }) => {
    const step = steps[event.code];
    const from = over ?? active;
    if (step === undefined || from === null || collisionRect === null) return undefined;
    event.preventDefault();
    const rect = droppableRects.get(ids[ids.indexOf(String(from.id)) + step] ?? "");
    // The nearest row is found by centres, so centre is put on centre.
    return rect && { x: rect.left + (rect.width - collisionRect.width) / 2, y: rect.top };
  };
}

export function SortableRow({
  id,
  name,
  className,
  small,
  children,
}: {
  id: string;
  name: string;
  className?: string;
  small?: boolean;
  children: (grip: ReactNode) => ReactNode;
}) {
  const { t } = useTranslation();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const grip = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-roledescription={t("resumes.sort.role")}
      aria-label={t("resumes.sort.grip", { name })}
      title={t("resumes.sort.grip", { name })}
      className={classes(
        "grid shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink active:cursor-grabbing",
        small ? "size-6" : "size-9",
      )}
    >
      <GripVertical aria-hidden="true" className={small ? "size-3.5" : "size-4.5"} />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes(className, isDragging && "relative z-10 bg-surface shadow-lift")}
    >
      {children(grip)}
    </li>
  );
}
