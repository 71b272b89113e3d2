/** Fetches a file as a data URL. */
async function inlined(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The loaded web fonts as CSS rules with embedded files, because an SVG image cannot load any. */
export async function embeddedFonts(): Promise<string> {
  const used = new Set([...document.fonts].filter(({ status }) => status === "loaded").map(keyOf));
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map((rule) => ({ rule, base: sheet.href ?? document.baseURI })),
  );
  const rules = await Promise.all(
    faces
      .filter(({ rule: { style } }) =>
        used.has(
          keyOf({
            family: style.getPropertyValue("font-family"),
            unicodeRange: style.getPropertyValue("unicode-range"),
          }),
        ),
      )
      .map(async ({ rule, base }) => {
        const [, file] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
        if (file === undefined || file.startsWith("data:")) return rule.cssText;
        return rule.cssText.replace(file, await inlined(new URL(file, base).href));
      }),
  );
  return rules.join("\n");
}

const keyOf = ({ family, unicodeRange }: { family: string; unicodeRange: string }) =>
  `${family.replace(/["']/g, "")} ${unicodeRange.replace(/\s/g, "").toUpperCase()}`;
