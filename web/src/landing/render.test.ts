import { type PublicPage, publicPages } from "@waymark/contract/public-pages";
import { type Language, languages } from "@waymark/contract/values";
import { describe, expect, it } from "vitest";
import { letters } from "../../build/letters.ts";
import { figures } from "../content/marketing.ts";
import { figureText } from "./figures.tsx";
import { renderPage } from "./render.tsx";

async function render(language: Language, page: PublicPage = "home") {
  const words = async (noun: string): Promise<object> =>
    (await import(`../../../locales/${language}/${noun}.json`)).default;
  const { head, body } = await renderPage(page, language, {
    landing: await words("landing"),
    pages: await words("pages"),
    "support-contact": await words("support-contact"),
  });
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  return { head, body };
}

describe.each(languages)("the public pages in %s", (language) => {
  it.each(publicPages)("%s has every sentence, and nothing a strict policy would refuse", async (page) => {
    const { head, body } = await render(language, page);
    expect(`${head}${body}`).not.toMatch(/\b(landing|pages|contact)\.[a-z]|\{\{|undefined|\[object|\[\[/);
    expect(body).not.toMatch(/\sstyle=|<script|\son[a-z]+=/);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.title).not.toBe("");
    const opened = [...body.matchAll(/<!--if:([a-z-]+)-->/g)].map(([, fact]) => fact);
    const closed = [...body.matchAll(/<!--end:([a-z-]+)-->/g)].map(([, fact]) => fact);
    expect(opened.toSorted()).toEqual(closed.toSorted());
  });

  it("use only characters that the subset fonts contain", async () => {
    const missing = new Set<string>();
    for (const page of publicPages) {
      await render(language, page);
      for (const letter of document.body.textContent ?? "")
        if (!letters.includes(letter)) missing.add(letter);
    }
    expect([...missing].filter((letter) => letter !== "\n")).toEqual([]);
  });

  it("link to sign-in with plan and payment period, and to the other languages", async () => {
    await render(language);
    const hrefs = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    const plans = ["monthly", "team"].flatMap((plan) =>
      ["monthly", "yearly"].map((period) => `/signin?plan=${plan}&period=${period}`),
    );
    expect(hrefs).toEqual(expect.arrayContaining(["/signin", "/signin?plan=free", ...plans]));
    expect(hrefs).toEqual(expect.arrayContaining(["/", "/es", "/fr", "/de", "/api/docs"]));
    const anchors = hrefs.filter((href) => href?.startsWith("#"));
    expect(anchors).toEqual(expect.arrayContaining(["#features", "#pricing", "#testimonials", "#about"]));
    expect(anchors.filter((href) => !document.querySelector(href ?? ""))).toEqual([]);
  });
});

describe("the landing page", () => {
  it("says of each plan's line that does not act that it is not there yet", async () => {
    await render("en");
    const marked = [...document.querySelectorAll("#pricing li li")].filter((line) =>
      line.textContent?.includes("not yet"),
    );
    expect(marked.map((line) => line.textContent)).toEqual([
      "Custom integrations not yet",
      "Dedicated support not yet",
    ]);
  });

  it("has its sections in order", async () => {
    await render("en");
    const headings = [...document.querySelectorAll("main h1, main section > div h2")].map(
      (h) => h.textContent,
    );
    const found = headings.filter((text) => text !== null);
    expect(found.map((text) => text.slice(0, 15))).toEqual([
      "Know the next s",
      "Reads postings ",
      "What jobs pay, ",
      "Know where you ",
      "Plans",
      "People on their",
      "About Waymark",
      "The first step ",
    ]);
  });

  it("says what each plan costs and what a year saves", async () => {
    await render("en");
    const text = document.body.textContent ?? "";
    for (const price of ["$0", "$29", "$99", "$290", "$990", "Saves $58", "Saves $198", "Save 20%"]) {
      expect(text).toContain(price);
    }
  });

  it("writes the figures in their required form", () => {
    expect(figures.map((figure) => figureText(figure, "en"))).toEqual([
      "2.4M+",
      "50K+",
      "890K+",
      "1,200+",
      "50K+",
      "95%",
      "3x",
      "500+",
    ]);
  });

  it("describes itself to search engines in a data block that cannot end early", async () => {
    const { head } = await render("de");
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? "";
    expect(block).not.toContain("<");
    expect(JSON.parse(block)).toMatchObject({ "@type": "WebApplication", inLanguage: "de" });
    expect(head).toContain('<link rel="alternate" hrefLang="x-default" href="__ORIGIN__/"/>');
  });
});
