// Runs before the first paint, so that the chosen theme and language apply from the start.
(() => {
  const page = document.documentElement;
  page.dataset.js = "";
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") page.dataset.theme = theme;
    const language = localStorage.getItem("preferred-language");
    if (!/^(en|es|fr|de)$/.test(language || "")) return;
    if (!("prerendered" in page.dataset)) page.lang = language;
    else if (location.pathname === "/" && language !== "en") {
      location.replace(`/${language}${location.search}${location.hash}`);
    }
  } catch {
    // Storage may be blocked; then the system's theme and English apply.
  }
})();
