import type { ResumeContent } from "@waymark/contract/resumes";
import type { TFunction } from "i18next";
import { isSectionName } from "./lists.ts";

const parts: Record<string, string> = {
  firstName: "firstName",
  lastName: "lastName",
  headline: "headline",
  email: "email",
  phone: "phone",
  location: "location",
  title: "title",
  company: "company",
  startDate: "startDate",
  endDate: "endDate",
  current: "current",
  description: "whatYouDid",
  degree: "degree",
  school: "school",
  gpa: "gpa",
  graduationDate: "graduationDate",
  label: "linkLabel",
  url: "url",
  level: "level",
  name: "language",
  subtitle: "subtitle",
  date: "date",
};

const isHolder = (node: unknown): node is object => typeof node === "object" && node !== null;
const textOf = (node: unknown, ...keys: string[]): string => {
  for (const key of keys) {
    const value: unknown = isHolder(node) ? Reflect.get(node, key) : undefined;
    if (typeof value === "string" && value !== "") return value;
  }
  return "";
};

/**
 * Names a field for people: 'Experience, Registered Nurse: Start'. The path may use dots or slashes, and name items by
 * index or id.
 */
export function fieldName(field: string, content: ResumeContent, t: TFunction): string {
  const keys = field.replace(/^content[/.]/, "").split(/[/.]/);
  const [first = ""] = keys;
  if (first === "name") return t("resumes.field.name");
  if (first === "style") return t(`resumes.design.${keys[1] ?? "looks"}`);
  if (field.endsWith("summary")) return t("resumes.section.summary");
  if (first === "knownWords") return t("resumes.field.knownWords");
  if (first === "sectionOrder") return t("resumes.design.order");
  if (first === "personalInfo") return part(keys[1], t);
  let node: unknown = Reflect.get(content, first);
  let section = isSectionName(first) ? t(`resumes.section.${first}`) : "";
  let item = "";
  let last = "";
  for (const key of keys.slice(1)) {
    if (Array.isArray(node)) {
      node = node.find((one: unknown) => textOf(one, "id") === key) ?? node[Number(key)];
      if (first === "custom" && section === "")
        section = textOf(node, "title") || t("resumes.section.untitled");
      else item = textOf(node, "title", "company", "degree", "school", "name", "label");
    } else {
      last = key;
      node = isHolder(node) ? Reflect.get(node, key) : undefined;
    }
  }
  const place = [section, item].filter((text) => text !== "").join(", ");
  return last === "" || last === "items" ? place : `${place}: ${part(last, t)}`;
}

const part = (key: string | undefined, t: TFunction): string =>
  t(`resumes.field.${parts[key ?? ""] ?? "description"}`);
