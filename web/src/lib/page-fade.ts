/** How long a page takes to leave, in milliseconds. */
export const pageFade = 500;

let shown: string | undefined;
let leaving: Promise<void> | undefined;

function isMotionReduced(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Waits out the fade before another page comes. The first page, a change within the same page (another
 * section, another step) and people who want no motion do not wait.
 */
export function fadeTo(pathname: string): Promise<void> | undefined {
  if (shown === undefined || shown === pathname || isMotionReduced()) return undefined;
  leaving ??= new Promise<void>((resolve) => {
    document.documentElement.dataset.page = "leaving";
    setTimeout(resolve, pageFade);
  });
  return leaving;
}

/** The page at this path is on the screen. */
export function pageShown(pathname: string): void {
  shown = pathname;
  leaving = undefined;
  delete document.documentElement.dataset.page;
}

/** Leaves the app for a page outside of it (the landing page), fading as between pages. */
export async function leaveTo(path: string): Promise<void> {
  await fadeTo(path);
  window.location.assign(path);
}
