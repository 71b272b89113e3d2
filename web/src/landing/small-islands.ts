/** Stores a value in the browser; storage may be blocked, and the page works without it. */
function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Blocked: see above.
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a language chosen by its link; the address carries it too. */
export function startLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-language]")) {
    link.addEventListener("click", () => {
      const language = link.dataset.language ?? "en";
      keep("preferred-language", language);
      // See chooseSignedOut in lib/language/i18n.ts.
      keep("chosen-language", language);
    });
  }
}

/**
 * Keeps the language of a page from which somebody goes on to sign in, unless one was chosen before. Reading a page
 * chooses nothing.
 */
export function startLanguageAhead(): void {
  const goesOn = (event: Event) => {
    const { lang } = document.documentElement;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.pathname !== "/signin" || lang === "en") return;
    if (kept("preferred-language") === null) keep("preferred-language", lang);
  };
  for (const kind of ["click", "auxclick"]) document.addEventListener(kind, goesOn, { capture: true });
}

/** Milliseconds of the fade before the application opens; rules.css uses the same. */
const pageFade = 500;

/** Fades out before a link leaves for a page of the application. Every other link is left to the browser. */
export function startPageFade(go = (href: string) => location.assign(href)): void {
  const root = document.documentElement;
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (event.defaultPrevented || event.button !== 0 || link === null || link.target !== "") return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const isAnotherPage = link.origin === location.origin && link.pathname !== location.pathname;
    if (!isAnotherPage || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    event.preventDefault();
    root.dataset.page = "leaving";
    setTimeout(() => go(link.href), pageFade);
  });
  // The browser shows the page again as it was left when the person goes back.
  window.addEventListener("pageshow", () => delete root.dataset.page);
}

/** Light, dark or the system's theme; before-paint.js reads the same key. */
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

/** The menu of small screens closes after use, on Escape, and on a press outside. */
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

/** In pixels; scrolling further than this shows the button back to the top. */
const scrollThreshold = 300;
/** In milliseconds; after this time the anchor is removed from the address. */
const clearAnchorAfter = 500;

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
    setTimeout(() => history.replaceState(null, "", location.pathname), clearAnchorAfter);
  });
}
