/** How long each message stands, in milliseconds. */
export const rotation = 4_000;

/**
 * Shows the hero's messages in turn. Rests while one points at it, has the focus in it, looks at another tab,
 * or wants no motion; stops for good when a message is chosen.
 */
export function rotate(hero: HTMLElement): () => void {
  const messages = [...hero.querySelectorAll<HTMLElement>("[data-message]")];
  const buttons = [...hero.querySelectorAll<HTMLElement>("[data-show]")];
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  let shown = 0;

  const show = (index: number) => {
    shown = index;
    for (const [i, message] of messages.entries()) message.toggleAttribute("data-active", i === index);
    for (const [i, button] of buttons.entries()) button.setAttribute("aria-pressed", String(i === index));
  };
  const isResting = () =>
    document.hidden || still.matches || hero.matches(":hover") || hero.contains(document.activeElement);
  const timer = setInterval(() => {
    if (!isResting()) show((shown + 1) % messages.length);
  }, rotation);
  const stop = () => clearInterval(timer);

  for (const [i, button] of buttons.entries()) {
    button.addEventListener("click", () => {
      stop();
      show(i);
    });
  }
  return stop;
}
