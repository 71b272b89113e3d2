import { describe, expect, it, test } from "vitest";
import { isGarbled } from "./garbled-text.ts";

const texts = [
  "Registered nurse with eight years on surgical wards. Gave medicines, kept the charts and trained colleagues.",
  "MAÇON QUALIFIÉ, DIX ANS DE CHANTIER, COFFRAGE ET FINITIONS, LECTURE DE PLANS, CACES R482 CATÉGORIE F",
  "Krankenpfleger im Schichtdienst, Schwerpunkt Wundversorgung, Strukturierung der Pflegeplanung, Angstpatienten",
  "Auxiliar de geriatría con vocación de servicio y paciencia para el trato diario con personas mayores",
  "Web: HTML5, CSS3, SQL, PHP, XML, JSON, HTTP, AWS S3, GCP, NGINX, MySQL, MSSQL, Kubernetes, TypeScript, GraphQL",
  ["Personal data", "Employment", "Training"].map((heading) => `${heading}${" .".repeat(40)}1`).join(" "),
  `English ${"●".repeat(30)} ${"○".repeat(30)} Spanish ${"●".repeat(20)} ${"○".repeat(40)}`,
  "Łukasz Szczepański, Wrzeszcz, Gdańsk: spawacz z uprawnieniami, dwanaście lat doświadczenia w stoczni",
];
const shifted = (text: string, by: number): string =>
  [...text]
    .map((sign) => (sign === " " ? sign : String.fromCodePoint((sign.codePointAt(0) ?? 0) + by)))
    .join("");

describe("text of a PDF", () => {
  test.each(texts)("is read as it is: %s", (text) => expect(isGarbled(text)).toBe(false));

  test.each(
    texts.filter((text) => !/^Web|^Personal data|^English/.test(text)).map((text) => `${text} `.repeat(3)),
  )("is nonsense when its letters are numbers of signs: %s", (text) => {
    expect(isGarbled(shifted(text.normalize("NFD").replace(/\p{M}/gu, ""), -29))).toBe(true);
    const numbers = new Map([...new Set(text)].map((sign, i) => [sign, String.fromCodePoint(i + 1)]));
    expect(isGarbled([...text].map((sign) => numbers.get(sign) ?? "").join(""))).toBe(true);
  });

  it("is not judged in other letters or when it is short", () => {
    expect(
      isGarbled("Дмитрий Соколов, сварщик шестого разряда, двенадцать лет опыта на судостроительном заводе"),
    ).toBe(false);
    expect(isGarbled("李娜，护士，八年临床经验，负责术后护理与新员工培训".repeat(4))).toBe(false);
    expect(isGarbled("(555) 555-0133")).toBe(false);
  });
});
