/** Prints only what stands in a `data-printed` element at the end of the page. */
export function printPart(): void {
  const root = document.documentElement;
  root.dataset.printPart = "";
  window.addEventListener("afterprint", () => delete root.dataset.printPart, { once: true });
  window.print();
}
