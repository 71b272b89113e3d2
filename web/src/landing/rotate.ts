/** How long each step stands, in milliseconds. */
export const rotation = 4_000;

/**
 * Moves `data-active` along the steps of a part of the page. It rests while one points at the part, has the focus in
 * it, or looks at another tab; it stops for good when a step is chosen, and until it is pressed again by its
 * `data-rotation-toggle`. For people who want no motion it begins stopped, and moves only when they ask for it.
 * @returns takes it all back.
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
    toggle?.setAttribute("aria-label", (stopped ? toggle.dataset.play : toggle.dataset.pause) ?? "");
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
