import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const web = join(import.meta.dirname, "../..");

it("shows the name of every button that is only an icon", () => {
  const nameless: string[] = [];
  for (const file of readdirSync(web, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".tsx") || file.endsWith(".test.tsx")) continue;
    const source = readFileSync(join(web, file), "utf8");
    for (const [whole, tag = "", inside = ""] of source.matchAll(
      /<(?:button|Radix\.Close)\b((?:[^>]|=>)*?[^=])>((?:(?!<\/?button\b)[\s\S])*?)<\/(?:button|Radix\.Close)>/g,
    )) {
      const isIcon = /^\s*<[A-Z]\w*[^<>]*(?:aria-hidden|name=)[^<>]*\/>\s*$/.test(inside);
      if (isIcon && /aria-label/.test(tag) && !/\btitle=/.test(tag))
        nameless.push(`${file}: ${whole.slice(0, 90)}`);
    }
  }
  expect(nameless).toEqual([]);
});
