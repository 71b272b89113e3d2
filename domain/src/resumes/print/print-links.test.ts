import { describe, expect, it } from "vitest";
import { printLink, webAddress } from "./print-links.ts";

describe("links of a printed resume", () => {
  it.each([
    ["https://example.org/a?b=c", "https://example.org/a?b=c"],
    ["example.org", "https://example.org"],
    ["www.example.org:8080/x", "https://www.example.org:8080/x"],
    ["javascript:alert(1)", ""],
    ["JavaScript:alert(1)//example.org", ""],
    ["file:///etc/passwd", ""],
    ["data:text/html,x", ""],
    ["https://a.b/<script>", ""],
    ["not an address", ""],
    ["", ""],
  ])("%s links to %s", (written, address) => {
    expect(webAddress(written)).toBe(address);
  });

  it.each([
    ["LinkedIn", "https://www.linkedin.com/in/ada/", "linkedin.com/in/ada"],
    ["Portfolio", "https://ada.example", "Portfolio: ada.example"],
    ["", "ada.example", "ada.example"],
    ["Ask me", "", "Ask me"],
  ])("shows %s %s as %s", (label, url, text) => {
    expect(printLink({ label, url }).text).toBe(text);
  });
});
