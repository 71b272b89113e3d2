import type { LetterContent, LetterParagraph, LetterQuestion, LetterWish } from "@waymark/contract/letters";
import type { Language } from "@waymark/contract/values";
import { normalizeTitle } from "../jobs/title/normalize-title.ts";
import { closingOf, salutationOf, subjectOf } from "./conventions.ts";
import { fillFrame } from "./fill-frame.ts";
import type { LetterMaterial } from "./material.ts";
import { sentencesIn } from "./sentences.ts";

/** Writes a letter from the material alone, without chance and without a model. */
export function writeLetter(material: LetterMaterial, wish: LetterWish): LetterContent {
  const { resume, job } = material;
  const { firstName, lastName, email, phone, location } = resume.personalInfo;
  const name = `${firstName} ${lastName}`.trim();
  const recipient = {
    company: job?.company ?? "",
    person: material.recipient?.person ?? "",
    addressForm: material.recipient?.addressForm ?? ("none" as const),
    department: material.recipient?.department ?? "",
    address: material.recipient?.address ?? "",
  };
  const role = normalizeTitle(job?.title ?? "");
  const paragraphs = bodyOf(wish);
  return {
    sender: { name, address: location, email, phone },
    recipient,
    place: location.split(",")[0]?.trim().slice(0, 120) ?? "",
    date: "",
    subject: subjectOf(wish.kind, wish.language, role, ""),
    salutation: salutationOf(recipient, wish.language, wish.convention),
    paragraphs,
    closing: closingOf(recipient, wish.language, wish.convention, wish.tone),
    signature: name,
    enclosures: [],
    proposed: paragraphs.flatMap(({ text }) =>
      sentencesIn(text).map(({ start, end }) => text.slice(start, end)),
    ),
  };
}

const openings: Readonly<Record<Language, string>> = {
  en: "I am writing to you about the position named above.",
  es: "Me dirijo a ustedes en relación con el puesto indicado.",
  fr: "Je vous écris au sujet du poste cité en objet.",
  de: "ich schreibe Ihnen wegen der oben genannten Stelle.",
};
const closes: Readonly<Record<Language, string>> = {
  en: "I would be glad to talk to you.",
  es: "Quedo a su disposición para una entrevista.",
  fr: "Je me tiens à votre disposition pour un entretien.",
  de: "Über ein Gespräch freue ich mich.",
};
const question = (kind: LetterWish["kind"]): LetterQuestion => {
  if (kind === "resign") return "last-day";
  if (kind === "accept") return "start-date";
  return kind === "thank-you" ? "what-we-spoke-of" : "why-employer";
};

const bodyOf = ({ kind, language }: LetterWish): LetterParagraph[] => [
  { id: "opening", part: "opening", text: fillFrame(openings[language], {}, language), question: null },
  { id: "motive", part: "motive", text: "", question: question(kind) },
  { id: "close", part: "close", text: closes[language], question: null },
];
