/** Time per picture, in milliseconds. */
export const stillTime = 5_500;

const started = new WeakMap<HTMLDialogElement, () => void>();

/** Opens the tour at its first step. Its pictures are loaded only now. */
export function openTour(dialog: HTMLDialogElement): void {
  if (!started.has(dialog)) started.set(dialog, startTour(dialog));
  dialog.showModal();
  started.get(dialog)?.();
}

function startTour(dialog: HTMLDialogElement): () => void {
  const find = (name: string) => dialog.querySelector<HTMLElement>(`[data-tour-${name}]`);
  const steps = [...dialog.querySelectorAll<HTMLElement>("[data-tour-step]")];
  const marks = [...dialog.querySelectorAll<HTMLElement>("[data-tour-mark]")];
  const play = find("play");
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  let at = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPlaying = false;

  const load = (index: number) => {
    const image = steps[index]?.querySelector("img");
    if (image?.dataset.src !== undefined && !image.src) image.src = image.dataset.src;
  };
  const wait = () => {
    clearTimeout(timer);
    if (isPlaying)
      timer = setTimeout(() => (at + 1 < steps.length ? show(at + 1) : setPlaying(false)), stillTime);
  };
  const show = (index: number) => {
    at = Math.max(0, Math.min(steps.length - 1, index));
    for (const [i, step] of steps.entries()) {
      step.hidden = i !== at;
      step.querySelector("img")?.classList.toggle("animate-drift", i === at && !still.matches);
    }
    for (const [i, mark] of marks.entries()) mark.toggleAttribute("data-done", i <= at);
    load(at);
    load(at + 1);
    wait();
  };
  const setPlaying = (playing: boolean) => {
    isPlaying = playing;
    play?.toggleAttribute("data-stopped", !playing);
    const label = (playing ? play?.dataset.pause : play?.dataset.play) ?? "";
    for (const name of ["aria-label", "title"]) play?.setAttribute(name, label);
    wait();
  };
  const go = (by: number) => {
    setPlaying(false);
    show(at + by);
  };

  play?.addEventListener("click", () => {
    if (!isPlaying && at === steps.length - 1) show(0);
    setPlaying(!isPlaying);
  });
  find("back")?.addEventListener("click", () => go(-1));
  find("forward")?.addEventListener("click", () => go(1));
  find("close")?.addEventListener("click", () => dialog.close());
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") go(-1);
    else if (event.key === "ArrowRight") go(1);
    else return;
    event.preventDefault();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => setPlaying(false));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) clearTimeout(timer);
    else if (dialog.open) wait();
  });
  return () => {
    show(0);
    setPlaying(!still.matches);
  };
}
