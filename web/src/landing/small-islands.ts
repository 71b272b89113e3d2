/** Keeps something in the browser; storage may be closed to us, and the page works on without. */
function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Said above.
  }
}

/** A language that is chosen by its link is kept; the address carries it, too. */
export function startLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-language]")) {
    link.addEventListener("click", () => keep("preferred-language", link.dataset.language ?? "en"));
  }
}

/** Light, dark, or as the system has it; before-paint.js reads the same key. */
export function startThemes(): void {
  const { dataset } = document.documentElement;
  for (const input of document.querySelectorAll<HTMLInputElement>("[data-themes] input")) {
    input.checked = input.value === (dataset.theme ?? "system");
    input.addEventListener("change", () => {
      keep("theme", input.value === "system" ? null : input.value);
      if (input.value === "system") delete dataset.theme;
      else dataset.theme = input.value;
    });
  }
}

/** The menu of small screens closes when it has been used, by Escape, and by a press beside it. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>("[data-menu]");
  if (!menu) return;
  menu.addEventListener("click", (event) => {
    if (event.target instanceof HTMLAnchorElement) menu.open = false;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  document.addEventListener("pointerdown", (event) => {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
  });
}

/** How far one scrolls before the way back up appears, in pixels. */
const scrollThreshold = 300;
/** How long after a press the address forgets the anchor, in milliseconds. */
const scrollCallback = 500;

export function startScrollToTop(): void {
  const top = document.querySelector<HTMLAnchorElement>("[data-top]");
  if (!top) return;
  const look = () => {
    top.hidden = window.scrollY <= scrollThreshold;
  };
  window.addEventListener("scroll", look, { passive: true });
  look();
  top.addEventListener("click", (event) => {
    event.preventDefault();
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: still ? "auto" : "smooth" });
    setTimeout(() => history.replaceState(null, "", location.pathname), scrollCallback);
  });
}
