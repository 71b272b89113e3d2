import type { LetterContent } from "@waymark/contract/letters";
import type { TFunction } from "i18next";

/** A field's name for people, by its path in the draft: `content/paragraphs/<id>/text`, `content/sender/name`. */
export function fieldName(path: string, content: LetterContent, t: TFunction): string {
  const [first = "", ...rest] = path.split("/");
  if (first === "name") return t("letters.field.name");
  if (first === "wish") return t(`letters.wish.${rest[0] ?? "kind"}`);
  if (first === "style") return t("letters.tab.look");
  if (first === "resumeId") return t("letters.wish.resume");
  const [part = "", inner = ""] = rest;
  if (part === "paragraphs") {
    const at = content.paragraphs.findIndex(({ id }) => id === inner);
    return at < 0 ? t("letters.section.body") : t("letters.paragraph.nth", { n: at + 1 });
  }
  if (part === "sender" || part === "recipient")
    return `${t(`letters.section.${part}`)}: ${t(`letters.field.${inner || "address"}`)}`;
  return part === "proposed" ? t("letters.section.body") : t(`letters.field.${part}`);
}
