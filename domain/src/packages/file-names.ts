import type { Language } from "@waymark/contract/values";

const kinds: Readonly<Record<"resume" | "letter" | "answers", Readonly<Record<Language, string>>>> = {
  resume: { en: "Resume", de: "Lebenslauf", fr: "CV", es: "CV" },
  letter: { en: "Cover-Letter", de: "Anschreiben", fr: "Lettre", es: "Carta" },
  answers: { en: "Answers", de: "Antworten", fr: "Reponses", es: "Respuestas" },
};
export type PackageFileKind = keyof typeof kinds;

const legalForms =
  /[\s,]+(?:(?:&|und|and)\s+co\.?\s*)?(?:inc|llc|ltd|limited|corp|corporation|plc|llp|ggmbh|gmbh|mbh|ag|kgaa|kg|ohg|ug|e\.? ?k|e\.? ?v|se|s\.? ?a\.? ?u|s\.? ?l\.? ?u|s\.? ?l|s\.? ?a|s\.? ?a\.? ?s|sarl|eurl|sasu|b\.? ?v|n\.? ?v|s\.? ?p\.? ?a|s\.? ?r\.? ?l)\.?$/i;

function withoutLegalForm(company: string): string {
  for (let name = company.trim(); ; ) {
    const shorter = name.replace(legalForms, "").trim();
    if (shorter === name || shorter === "") return name;
    name = shorter;
  }
}

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", Ä: "Ae", Ö: "Oe", Ü: "Ue" };
const ligatures: Readonly<Record<string, string>> = {
  ß: "ss",
  œ: "oe",
  æ: "ae",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
};

/** One part of a name: letters and digits of any script with single hyphens, without accents. */
const part = (text: string, language: Language, longest: number): string =>
  (language === "de"
    ? text.normalize("NFC").replace(/[äöüÄÖÜ]/g, (letter) => umlauts[letter] ?? letter)
    : text
  )
    .replace(/[ßœæøØłŁ]/g, (letter) => ligatures[letter] ?? letter)
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");

/** The name of a file that a person hands over: "Anna-Muster_Resume_Acme.pdf". */
export function packageFileName(
  kind: PackageFileKind,
  { name, company }: { readonly name: string; readonly company: string },
  language: Language,
  extension = "pdf",
): string {
  const parts = [
    part(name, language, 60),
    kinds[kind][language],
    part(withoutLegalForm(company), language, 40),
  ];
  return `${parts.filter((one) => one !== "").join("_")}.${extension}`;
}
