import { describe, expect, it } from "vitest";
import { isPlainName } from "./plain-name.ts";

describe("a name may stand in a mail to a stranger", () => {
  it.each([
    "Nora Vale",
    "María-José O’Brien y García",
    "J.R.R. Tolkien",
    "Dr. Ana Müller",
    "Łukasz Żółć",
    "山田太郎",
    "محمد علي",
    "Harbour & Sons Inc.",
    "Class of 2026",
    "Team 7 (Berlin)",
    "A.C. Milan",
  ])("%s", (name) => expect(isPlainName(name)).toBe(true));
});

describe("a name is left out when it hides", () => {
  it.each([
    ["nothing", "  "],
    ["a link", "https://evil.example/win"],
    ["a link without its scheme", "Prize at evil.example"],
    ["a domain within words", "Free.money for you"],
    ["a link with www", "www evil example"],
    ["a full-width dot", "evil．com"],
    ["an ideographic dot", "evil。com"],
    ["a one dot leader", "evil\u2024com"],
    ["an invisible sign inside a domain", "evil\u200B.c\u200Bom"],
    ["a domain in another alphabet", "пример.рф"],
    ["an e-mail address", "call eve@evil.example"],
    ["an address without its dot", "eve@evil"],
    ["an IP address", "10.0.0.1"],
    ["a telephone number", "Call 0900 123456"],
    ["a price and a call", "You won $1000!"],
    ["a path", "evil/win"],
    ["a new line", "Nora\nClick here"],
    ["a whole sentence", "your account is closed please call our support line now"],
    ["more than a name's length", `Nora ${"a".repeat(60)}`],
    ["markup", "<a href=x>Nora</a>"],
  ])("%s", (_what, name) => expect(isPlainName(name)).toBe(false));
});
