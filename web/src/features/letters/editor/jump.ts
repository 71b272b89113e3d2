/** Maximum number of frames to wait for a field that is about to be shown. */
const maxFrames = 30;

/** Scrolls to a field of the letter, focuses it and selects a stretch of it. */
export function jumpTo(field: string, range?: { start: number; end: number }): void {
  let left = maxFrames;
  const look = () => {
    const found = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
    if (found === null) {
      left -= 1;
      if (left > 0) requestAnimationFrame(look);
      return;
    }
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: "center" });
    if (range && found instanceof HTMLTextAreaElement) found.setSelectionRange(range.start, range.end);
  };
  requestAnimationFrame(look);
}

export const paragraphField = (id: string): string => `paragraph.${id}`;
