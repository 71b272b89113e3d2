import { type Editor, setMember } from "./editor-context.ts";
import { isSectionName } from "./lists.ts";
import { valueAt } from "./path.ts";

/** Maximum number of frames to wait for a field that was just expanded. */
const maxFrames = 30;

const sectionOf = (field: string) =>
  field === "personalInfo.summary" ? "summary" : (field.split(".")[0] ?? "");

/** Expands whatever hides a field, scrolls to it, focuses it and selects the given range. */
export function jumpTo(
  editor: Editor,
  field: string,
  range?: { from: number | null; to: number | null },
): void {
  const { content } = editor.store.draft();
  const [list = "", index = "", part = "", inner = ""] = field.split(".");
  const section = list === "custom" ? valueAt(content, `custom.${index}.id`) : sectionOf(field);
  if (typeof section === "string") setMember(editor.folded, section, false);
  const item =
    part === "items"
      ? valueAt(content, `${list}.${index}.items.${inner}.id`)
      : valueAt(content, `${list}.${index}.id`);
  if (typeof item === "string") setMember(editor.open, item, true);
  let left = maxFrames;
  const look = () => {
    const found = findField(field);
    if (found === null) {
      left -= 1;
      if (left > 0) requestAnimationFrame(look);
      return;
    }
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: "center" });
    const isText = found instanceof HTMLTextAreaElement;
    if (isText && range && range.from !== null && range.to !== null)
      found.setSelectionRange(range.from, range.to);
  };
  requestAnimationFrame(look);
}

/** A field's control; for a whole list or section, its first one. */
function findField(field: string): HTMLElement | null {
  const exact = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  if (exact) return exact.matches("[tabindex='-1']") ? (exact.querySelector("input") ?? exact) : exact;
  const within = document.querySelector<HTMLElement>(`[data-field^="${CSS.escape(field)}."]`);
  if (within) return within;
  // A single skill is a chip without an input, so its path leads to the box beside the chips.
  if (field.startsWith("skills.")) return findField("skills");
  const section = sectionOf(field);
  if (!isSectionName(section) && section !== "personalInfo") return null;
  return document.querySelector<HTMLElement>(`[data-section="${section}"] :is(input, textarea, button)`);
}
