import "../ui/base.css";
import { rotate } from "./rotate.ts";

// The page is complete without any of this; here is only what moves.

const hero = document.querySelector<HTMLElement>("[data-rotation]");
if (hero) rotate(hero);

for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-language]")) {
  link.addEventListener("click", () => {
    try {
      localStorage.setItem("preferred-language", link.dataset.language ?? "en");
    } catch {
      // The address itself carries the language.
    }
  });
}

/** How far one scrolls before the way back up appears, in pixels. */
const scrollThreshold = 300;
/** How long after a scroll the address forgets the anchor, in milliseconds. */
const scrollCallback = 500;

const top = document.querySelector<HTMLAnchorElement>("[data-top]");
if (top) {
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
