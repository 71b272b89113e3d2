import type { Answer } from "@waymark/contract/answers";
import type { FormAnswer, FormQuestion } from "@waymark/contract/packages-forms";
import type { ResumeContent } from "@waymark/contract/resumes";
import type { Language } from "@waymark/contract/values";
import { proposeAnswer } from "../answers/propose-answer.ts";
import { stemsOf } from "../jobs/tokens/tokens.ts";
import type { LetterMaterial } from "../letters/material.ts";
import { fold } from "../vocabulary/fold.ts";

/** A saved answer fits a question that shares at least this part of their words. */
const leastAlike = 0.6;

export interface FillWith {
  readonly material: LetterMaterial;
  readonly answers: readonly Answer[];
  readonly language: Language;
}

/** Words by which a question is asked, as stems; they say nothing about what is asked. */
const asking = new Set(
  (
    "can could would will do did are is have has had you your please us we our konnen konnten wurden sind haben sie ihr ihre uns unser " +
    "pouvez pourriez etes avez souhaitez vous votre nous puede podria tiene usted su nos nuestro"
  )
    .split(" ")
    .flatMap((word) => stemsOf(word)),
);
const wordsAsked = (question: string): Set<string> =>
  new Set(stemsOf(question).filter((word) => !asking.has(word)));

type Filled = Pick<FormAnswer, "answer" | "origin">;

/**
 * Fills in what the person said before or what the resume states. Locked topics are left to the person, questions for
 * statistics are never touched.
 */
export function fillForm(questions: readonly FormQuestion[], known: FillWith): FormAnswer[] {
  const saved = known.answers
    .filter(({ locked }) => locked === null)
    .map((answer) => ({ answer, words: wordsAsked(answer.question) }));
  return questions.map((question) => ({ ...question, ...fillIn(question, known, saved) }));
}

interface SavedAnswer {
  readonly answer: Answer;
  readonly words: ReadonlySet<string>;
}

function fillIn(question: FormQuestion, known: FillWith, saved: readonly SavedAnswer[]): Filled {
  if (question.statistics) return { answer: "", origin: "never" };
  if (question.topic !== null) return { answer: "", origin: "locked" };
  if (question.kind === "file") return { answer: "", origin: "open" };
  const fact = isWritten(question) ? factFor(question.label, known.material.resume) : "";
  if (fact !== "") return { answer: fact, origin: "resume" };
  const own = savedAnswerTo(question, known.language, saved);
  if (own !== "") return { answer: own, origin: "answers" };
  const proposed = question.kind === "text" ? proposeAnswer(question.label, known.material) : null;
  const written = proposed === null ? "" : proposed.medium || proposed.long || proposed.short;
  return written === "" ? { answer: "", origin: "open" } : { answer: written, origin: "written" };
}

const isWritten = ({ kind }: FormQuestion): boolean =>
  kind === "line" || kind === "text" || kind === "unknown";

type Fact = (resume: ResumeContent) => string;
const linkTo =
  (host: RegExp): Fact =>
  ({ links }) =>
    links.find(({ url }) => host.test(url))?.url ?? "";

/** Facts of the resume by the whole label of a field, folded. */
const facts: readonly (readonly [RegExp, Fact])[] = [
  [
    /^(?:(?:legal |preferred )?(?:first|given)[ _-]?name|vorname|prenom|nombre)$/,
    ({ personalInfo }) => personalInfo.firstName,
  ],
  [
    /^(?:(?:legal )?(?:last|family)[ _-]?name|surname|nachname|familienname|nom(?: de famille)?|apellidos?)$/,
    ({ personalInfo }) => personalInfo.lastName,
  ],
  [
    /^(?:(?:your |full |legal )*name|vor- und nachname|name, vorname|nom(?: et|,) prenom|prenom et nom|nombre (?:completo|y apellidos))$/,
    ({ personalInfo: { firstName, lastName } }) => `${firstName} ${lastName}`.trim(),
  ],
  [
    /^(?:your )?(?:e-?mail(?:[ -]?(?:address|adresse))?|courriel|adresse e-?mail|correo(?: electronico)?)$/,
    ({ personalInfo }) => personalInfo.email,
  ],
  [
    /^(?:your )?(?:(?:mobile|phone|telephone)(?: (?:phone|number))*|telefon(?:nummer)?|mobilnummer|handynummer|telephone|numero de telephone|telefono|(?:numero de )?movil)$/,
    ({ personalInfo }) => personalInfo.phone,
  ],
  [
    /^(?:(?:current )?(?:location|city|town)(?: \(city\))?|wohnort|ort|ville|lieu de residence|ciudad|localidad|lugar de residencia)$/,
    ({ personalInfo }) => personalInfo.location,
  ],
  [/^(?:your )?linked ?in(?: profile)?(?: url| link)?$/, linkTo(/\blinkedin\.com\//i)],
  [/^(?:your )?git ?hub(?: profile)?(?: url| link)?$/, linkTo(/\bgithub\.com\//i)],
  [
    /^(?:(?:current|most recent) (?:company|employer)|(?:aktueller|derzeitiger) arbeitgeber|employeur actuel|empresa actual)$/,
    ({ experience }) => experience.find(({ current }) => current)?.company ?? "",
  ],
  [
    /^(?:(?:current|most recent) (?:job )?(?:title|position|role)|aktuelle (?:position|tatigkeit)|poste actuel|puesto actual)$/,
    ({ experience }) => experience.find(({ current }) => current)?.title ?? "",
  ],
];

function factFor(label: string, resume: ResumeContent): string {
  const plain = fold(label)
    .replace(/[*:?¿\s]+/g, " ")
    .trim();
  return (
    facts
      .find(([pattern]) => pattern.test(plain))?.[1](resume)
      .trim() ?? ""
  );
}

/** The saved answer to the most similar question, as long as the field is meant for; a choice only if it is offered. */
function savedAnswerTo(question: FormQuestion, language: Language, saved: readonly SavedAnswer[]): string {
  const asked = wordsAsked(question.label);
  const likeness = ({ words }: SavedAnswer) => {
    const common = [...words].filter((word) => asked.has(word)).length;
    return common / Math.max(1, asked.size + words.size - common);
  };
  const best = saved
    .filter(({ answer }) => answer.language === language)
    .map((one) => ({ answer: one.answer, alike: likeness(one) }))
    .filter(({ alike }) => alike >= leastAlike)
    .sort((a, b) => b.alike - a.alike)[0]?.answer;
  if (best === undefined) return "";
  const { short, medium, long } = best;
  if (question.kind === "text") return medium || long || short;
  const brief = short || medium || long;
  if (question.options.length === 0) return brief.length <= 300 ? brief : "";
  return question.options.find((option) => fold(option).trim() === fold(brief).trim()) ?? "";
}
