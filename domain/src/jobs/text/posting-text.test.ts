import { describe, expect, it } from "vitest";
import { repairMojibake } from "./mojibake.ts";
import { postingLine, postingText } from "./posting-text.ts";

describe("postingText", () => {
  it.each([
    ["<p>One</p><p>Two</p>", "One\n\nTwo"],
    [
      "Tasks<ul><li>first</li><li>second <b>bold</b></li></ul>After",
      "Tasks\n- first\n- second bold\n\nAfter",
    ],
    ["<ul><li><p>wrapped</p></li></ul>", "- wrapped"],
    ["a<br>b<br/>c", "a\nb\nc"],
    ["R&amp;D &euro;5&nbsp;k", "R&D €5 k"],
    ["<script>alert(1)</script><style>p{}</style>Hello", "Hello"],
    ["<p onclick='x'>Hi <img src=x onerror=alert(1)>there</p>", "Hi there"],
    ["&lt;p&gt;Escaped &amp;amp; whole&lt;/p&gt;", "Escaped & whole"],
    ["Role. &amp;lt;p&amp;gt;Escaped twice&amp;lt;/p&amp;gt;", "Role.\n\nEscaped twice"],
    ["<p>Write &lt;div&gt; tags</p>", "Write <div> tags"],
    ["Salary < 50k and > 40k", "Salary < 50k and > 40k"],
    ["<p>unclosed <b>tags", "unclosed tags"],
    ["plain\n\n\n\ntext", "plain\n\ntext"],
    ["zero\u200bwidth \u202eevil", "zerowidth evil"],
    ["", ""],
  ])("%j", (html, text) => expect(postingText(html)).toBe(text));

  it("decodes once what is escaped twice inside real markup", () => {
    expect(postingText("<p>&amp;lt;b&amp;gt;</p>")).toBe("&lt;b&gt;");
  });

  it("survives a megabyte of opening tags", () => {
    expect(postingText("<div>".repeat(200_000))).toBe("");
  });
});

it("postingLine keeps one line", () => {
  expect(postingLine("  Chef\n<b>de</b> partie&nbsp;&amp; more ")).toBe("Chef de partie & more");
});

describe("repairMojibake", () => {
  it.each([
    ["MecÃ¡nico DiagnÃ³stico", "Mecánico Diagnóstico"],
    ["vehÃculos y diagnÃ³stico", "vehículos y diagnóstico"],
    ["donâ€™t", "don’t"],
    ["â‚¬45", "€45"],
    ["Ã¼ber GrÃ¶ÃŸe", "über Größe"],
    ["ð\u009f\u0098\u0080", "😀"],
    ["SÃO PAULO", "SÃO PAULO"],
    ["Mecánico über €", "Mecánico über €"],
    ["Âge d'or", "Âge d'or"],
  ])("%s is %s", (broken, whole) => expect(repairMojibake(broken)).toBe(whole));
});
