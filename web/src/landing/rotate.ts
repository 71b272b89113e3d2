/** Time per step, in milliseconds. */
export const rotation = 4_000;

/**
 * Moves `data-active` along the steps of a part of the page. Pauses while the pointer or focus is on the
 * part, or another tab is in front. Stops for good when a step is chosen, and until pressed again by its
 * `data-rotation-toggle`. With reduced motion it begins stopped.
 * @returns a function that undoes everything.
 */
export function rotate(part: HTMLElement): () => void {
  const steps = () => [...part.querySelectorAll<HTMLElement>("[data-step]")];
  const choices = [...part.querySelectorAll<HTMLElement>("[data-show]")];
  const toggle = part.querySelector<HTMLElement>("[data-rotation-toggle]");
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  const left = new AbortController();
  const listen = { signal: left.signal };
  let isStopped = false;
  let isAskedFor = false;

  const show = (index: number) => {
    for (const [i, step] of steps().entries()) step.toggleAttribute("data-active", i === index);
    for (const [i, choice] of choices.entries()) choice.setAttribute("aria-pressed", String(i === index));
  };
  const stop = (stopped: boolean) => {
    isStopped = stopped;
    toggle?.toggleAttribute("data-stopped", stopped);
    const label = (stopped ? toggle?.dataset.play : toggle?.dataset.pause) ?? "";
    for (const name of ["aria-label", "title"]) toggle?.setAttribute(name, label);
  };
  const isResting = () =>
    isStopped ||
    document.hidden ||
    (still.matches && !isAskedFor) ||
    part.matches(":hover") ||
    (part.contains(document.activeElement) && document.activeElement !== toggle);
  const timer = setInterval(() => {
    const all = steps();
    if (isResting() || all.length === 0) return;
    show((all.findIndex((step) => step.hasAttribute("data-active")) + 1) % all.length);
  }, rotation);

  for (const [i, choice] of choices.entries()) {
    choice.addEventListener(
      "click",
      () => {
        stop(true);
        show(i);
      },
      listen,
    );
  }
  toggle?.addEventListener(
    "click",
    () => {
      stop(!isStopped);
      isAskedFor = !isStopped;
    },
    listen,
  );
  if (still.matches) stop(true);
  return () => {
    clearInterval(timer);
    left.abort();
  };
}
