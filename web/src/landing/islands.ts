import "./landing.css";
import { rotate } from "./rotate.ts";
import { startLanguages, startMenu, startScrollToTop, startThemes } from "./small-islands.ts";
import { startTabs } from "./tabs.ts";

// The pages are complete without any of this; here is only what moves, and what opens is fetched when it is asked for.

for (const part of document.querySelectorAll<HTMLElement>("[data-rotation]")) rotate(part);
for (const part of document.querySelectorAll<HTMLElement>("[data-tabs]")) startTabs(part);
startLanguages();
startThemes();
startMenu();
startScrollToTop();

const market = document.querySelector<HTMLElement>("[data-market]");
if (market) {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      import("./market-island.ts")
        .then(({ showLiveMarket }) => showLiveMarket(market))
        .catch(() => undefined);
    },
    { rootMargin: "200px" },
  );
  near.observe(market);
}

/** Opens something over the page by a link that leads to a page of the same; should its code not arrive, it leads there. */
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
if (tour) openBy("[data-tour]", async () => (await import("./tour-island.ts")).openTour(tour));

const contact = document.querySelector<HTMLDialogElement>("[data-contact-dialog]");
if (contact) {
  openBy("[data-contact]", async ({ dataset }) =>
    (await import("./contact-island.ts")).openContact(contact, dataset.contact ?? ""),
  );
}
const panel = document.querySelector<HTMLElement>("main [data-contact-panel]");
if (panel) {
  import("./contact-island.ts")
    .then(({ startContactPanel }) => startContactPanel(panel))
    // The plain form stays as it is.
    .catch(() => undefined);
}
