/** Prints only the page's `data-printed` element. */
export function printPart(): void {
  const root = document.documentElement;
  root.dataset.printPart = "";
  window.addEventListener("afterprint", () => delete root.dataset.printPart, { once: true });
  window.print();
}
