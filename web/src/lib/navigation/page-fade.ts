/** Duration of the fade-out, in milliseconds. rules.css uses the same. */
export const pageFade = 500;

let shown: string | undefined;
let leaving: Promise<void> | undefined;

function isMotionReduced(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * There is no fade on the first page, for a change within the same page (a section, a step), and with reduced motion.
 */
export function fadeTo(pathname: string): Promise<void> | undefined {
  if (shown === undefined || shown === pathname || isMotionReduced()) return undefined;
  leaving ??= new Promise<void>((resolve) => {
    document.documentElement.dataset.page = "leaving";
    setTimeout(resolve, pageFade);
  });
  return leaving;
}

export function pageShown(pathname: string): void {
  shown = pathname;
  leaving = undefined;
  delete document.documentElement.dataset.page;
}

export async function leaveTo(path: string): Promise<void> {
  await fadeTo(path);
  window.location.assign(path);
}
