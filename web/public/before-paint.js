// Runs before the first paint so that a chosen theme and language are there from the start.
(() => {
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    const language = localStorage.getItem("preferred-language");
    if (!document.documentElement.dataset.prerendered && /^(en|es|fr|de)$/.test(language || "")) {
      document.documentElement.lang = language;
    }
  } catch {
    // Storage may be closed to us; the system's theme and English then hold.
  }
})();
