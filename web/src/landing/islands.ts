import "./landing.css";
import { rotate } from "./rotate.ts";
import {
  startLanguageAhead,
  startLanguages,
  startMenu,
  startPageFade,
  startScrollToTop,
  startThemes,
} from "./small-islands.ts";

/** Makes a `tablist` and its panels work with the pointer, arrow keys, Home and End. */
function startTabs(part: HTMLElement): void {
  const tabs = [...part.querySelectorAll<HTMLElement>('[role="tab"]')];
  const show = (index: number) => {
    for (const [i, tab] of tabs.entries()) {
      tab.setAttribute("aria-selected", String(i === index));
      tab.tabIndex = i === index ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
      panel?.toggleAttribute("data-open", i === index);
    }
  };
  for (const [i, tab] of tabs.entries()) {
    tab.addEventListener("click", () => show(i));
    tab.addEventListener("keydown", ({ key }) => {
      const to = { ArrowRight: i + 1, ArrowLeft: i - 1, Home: 0, End: tabs.length - 1 }[key];
      if (to === undefined) return;
      const index = (to + tabs.length) % tabs.length;
      show(index);
      tabs[index]?.focus();
    });
  }
}

// The pages work without any of this. It adds movement, and loads dialogs when they are opened.

for (const part of document.querySelectorAll<HTMLElement>("[data-rotation]")) rotate(part);
for (const part of document.querySelectorAll<HTMLElement>("[data-tabs]")) startTabs(part);
startLanguages();
startLanguageAhead();
startThemes();
startPageFade();
startMenu();
startScrollToTop();

const market = document.querySelector<HTMLElement>("[data-market]");
if (market) {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      import("./market/market-island.ts")
        .then(({ showLiveMarket }) => showLiveMarket(market))
        .catch(() => undefined);
    },
    { rootMargin: "200px" },
  );
  near.observe(market);
}

/** Opens a dialog for links to a page with the same content. If its code does not load, follows the link. */
function openBy(selector: string, open: (link: HTMLAnchorElement) => Promise<void>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      open(link).catch(() => location.assign(link.href));
    });
  }
}

const tour = document.querySelector<HTMLDialogElement>("[data-tour-dialog]");
if (tour) openBy("[data-tour]", async () => (await import("./tour/tour-island.ts")).openTour(tour));

const contact = document.querySelector<HTMLDialogElement>("[data-contact-dialog]");
if (contact) {
  openBy("[data-contact]", async ({ dataset }) =>
    (await import("./contact/contact-island.ts")).openContact(contact, dataset.contact ?? ""),
  );
}
const panel = document.querySelector<HTMLElement>("main [data-contact-panel]");
if (panel) {
  import("./contact/contact-island.ts")
    .then(({ startContactPanel }) => startContactPanel(panel))
    // The plain form keeps working.
    .catch(() => undefined);
}
