import { languages } from "@waymark/contract/values";
import { describe, expect, it } from "vitest";
import { renderLanding } from "./render.tsx";

async function page(language: (typeof languages)[number]) {
  const { default: words } = await import(`../../../locales/${language}/landing.json`);
  const { head, body } = await renderLanding(language, words);
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  return { head, body };
}

describe.each(languages)("the landing page in %s", (language) => {
  it("has every sentence, and nothing a strict policy would refuse", async () => {
    const { head, body } = await page(language);
    expect(`${head}${body}`).not.toMatch(/landing\.[a-z]|\{\{|undefined|\[object/);
    expect(body).not.toMatch(/\sstyle=|<script|\son[a-z]+=/);
  });

  it("leads to sign-in with the plan, and to the other languages", async () => {
    await page(language);
    const hrefs = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(
      expect.arrayContaining(["/signin", "/signin?plan=free", "/signin?plan=monthly", "/signin?plan=team"]),
    );
    expect(hrefs).toEqual(expect.arrayContaining(["/", "/es", "/fr", "/de"]));
    const anchors = hrefs.filter((href) => href?.startsWith("#"));
    expect(anchors.filter((href) => !document.querySelector(href ?? ""))).toEqual([]);
  });
});

describe("prices", () => {
  it("say what a year costs and saves", async () => {
    await page("en");
    const text = document.body.textContent ?? "";
    for (const price of ["$0", "$29", "$99", "$290", "$990", "$58 less", "$198 less", "Save 20%"]) {
      expect(text).toContain(price);
    }
  });
});
