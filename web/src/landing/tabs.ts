/** Makes a `tablist` and its panels work with the pointer, arrow keys, Home and End. */
export function startTabs(part: HTMLElement): void {
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
