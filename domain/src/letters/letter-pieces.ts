import { fold } from "../vocabulary/fold.ts";
import { addProofs } from "./letter-proofs.ts";
import { educationOf, languagesOf, missingSkill } from "./other-facts.ts";
import { hashOf } from "./pick.ts";
import { type JobNames, workYears } from "./resume-facts.ts";
import { asInTexts, askedSkill, listOf, ownSkill } from "./skill-words.ts";
import { applications, atNeed, type Writing } from "./writing.ts";

/** Adds every sentence that a letter of this kind may have, with how much it needs it. */
export function addPieces(writing: Writing): void {
  const { wish, phrases, picker, facts, values, add } = writing;
  const opening = phrases.openings[wish.kind][wish.tone];
  const isForClient = facts.isAgency && wish.kind === "posting";
  add({
    paragraph: "opening",
    at: 0,
    need: 0,
    text: picker.fill(isForClient ? phrases.agency : opening, values, "opening"),
  });
  const close = phrases.closes[wish.kind][wish.tone];
  add({ paragraph: "close", at: 99, need: 0, text: picker.fill(close, values, "close") });
  let hasProofs = false;
  if (applications.has(wish.kind)) {
    hasProofs = addProofs(writing);
    addProfile(writing);
    if (wish.kind !== "follow-up" && wish.kind !== "thank-you") {
      addFacts(writing);
      addSpans(writing);
    }
    addGap(writing);
  }
  addEnd(writing, hasProofs);
}

/** The present job, else the last one, if it can be named. */
function profileJob(jobs: readonly JobNames[]): JobNames | undefined {
  const names = jobs.find(({ isPresent }) => isPresent) ?? jobs[0];
  return names?.title === "" || names?.at === "" ? undefined : names;
}

/** The present or last job, and the years of work. */
function addProfile({ material, phrases, picker, jobs, add }: Writing): void {
  const { resume, today } = material;
  const names = profileJob(jobs);
  if (names !== undefined) {
    const frames = names.isPresent ? phrases.present : phrases.past;
    add({
      paragraph: "opening",
      at: 1,
      need: atNeed.profile,
      text: picker.fill(frames, { title: names.title, at: names.at }, "profile"),
    });
  }
  const years = workYears(resume, today);
  const text = years === 0 ? "" : picker.fill(phrases.years, { years: String(years), resume: "CV" }, "years");
  add({ paragraph: "opening", at: 2, need: atNeed.facts, text });
}

/** Skills, training, certificates and languages in a paragraph of their own. */
function addFacts({ material, wish, phrases, picker, facts, isForeign, values, add }: Writing): void {
  const { language } = wish;
  const asked = new Set(facts.terms.map(({ id }) => id));
  const { resume } = material;
  const texts = [...resume.experience.map(({ description }) => description), facts.text].join("\n");
  const own = resume.skills.map((skill) => asInTexts(ownSkill(skill, language, isForeign), language, texts));
  const skills = [...new Set(own.filter((skill) => skill !== "" && !paper.test(skill)))];
  const sorted = skills
    .toSorted((a, b) => hashOf(a + facts.role + facts.company) - hashOf(b + facts.role + facts.company))
    .toSorted((a, b) => Number(isAsked(b, asked)) - Number(isAsked(a, asked)))
    .slice(0, 4);
  // The employer and role decide the order of the other facts, so that letters differ.
  const hash = hashOf(`${facts.company}${facts.role}${wish.tone}`);
  const turn = (i: number) => ((hash + i) % 5) / 5;
  const place = (i: number) => 1 + ((hash + i) % 3);
  const paragraph = "facts";
  if (sorted.length > 0)
    add({
      paragraph,
      at: 0,
      need: atNeed.facts + turn(3),
      text: picker.fill(
        phrases.skills,
        { ...values, list: listOf(sorted, language, wish.convention !== "us") },
        "skills",
      ),
    });
  const education = educationOf(material.resume);
  const { degree } = education;
  // A paper that the list of skills names is not told twice.
  const certificate = sorted.some((skill) => fold(skill) === fold(education.certificate))
    ? ""
    : education.certificate;
  add({
    paragraph,
    at: place(0),
    need: atNeed.facts + turn(0),
    text:
      degree === ""
        ? ""
        : picker.fill(withoutEcho(phrases.degree, degree), { ...values, fact: degree }, "degree"),
  });
  add({
    paragraph,
    at: place(1),
    need: atNeed.facts + turn(1),
    text:
      certificate === ""
        ? ""
        : picker.fill(withoutEcho(phrases.certificate, certificate), { fact: certificate }, "certificate"),
  });
  const spoken = languagesOf(material.resume, language, isForeign);
  add({
    paragraph,
    at: place(2),
    need: atNeed.facts + turn(2),
    text: spoken === "" ? "" : picker.fill(phrases.spoken, { ...values, list: spoken }, "spoken"),
  });
}

/** A licence is told with the papers, it is no skill. */
const paper =
  /^(?:permis|licence|licencia|permiso|carn[ée]|certificado|habilitation|CACES|FIMO|FCO|CAP|Führerschein|driving licence|driver['’]s licen[cs]e)(?!\p{L})|(?:schein|lizenz)$/iu;

/** The frames that do not say the fact's own first word a second time: "Mon diplôme : Diplôme d’État …". */
function withoutEcho(frames: readonly string[], fact: string): readonly string[] {
  const opening = fold(/^\p{L}+/u.exec(fact)?.[0] ?? "").slice(0, 7);
  const others = frames.filter((frame) => opening.length < 4 || !fold(frame).includes(opening));
  return others.length > 0 ? others : frames;
}

/** Jobs by their years, where lines are missing. */
function addSpans({ phrases, picker, jobs, add }: Writing): void {
  for (const [i, names] of jobs.slice(0, 4).entries()) {
    // The opening has told this one.
    if (names === profileJob(jobs)) continue;
    const frames = names.isPresent ? phrases.span.now : phrases.span.before;
    const isWhole =
      names.at !== "" &&
      names.title !== "" &&
      names.from !== "" &&
      (names.isPresent || (names.to !== "" && names.to !== names.from));
    if (isWhole)
      add({
        paragraph: "posts",
        at: i,
        need: atNeed.span + i / 10,
        text: picker.fill(frames, { ...names, isPresent: "" }, `span${i}`),
      });
  }
}

const isAsked = (skill: string, asked: ReadonlySet<string>): boolean =>
  [...asked].some((id) => fold(skill).includes(id));

/** The first hard requirement that nothing in the material shows, said openly. */
function addGap({ material, wish, facts, phrases, picker, add }: Writing): void {
  if (wish.kind !== "posting" && wish.kind !== "internal") return;
  const missing = missingSkill(material, facts);
  if (missing === undefined) return;
  const skill = askedSkill(missing, wish.language, facts);
  if (skill !== "")
    add({ paragraph: "gap", at: 0, need: atNeed.gap, text: picker.fill(phrases.gap, { skill }, "gap") });
}

/** Courtesy that speaks of the examples before it. */
const ofProofs =
  /examples|any line|figures behind|Beispiele|jeder Zeile|exemples|chaque ligne|ejemplos|cualquier línea/;

/** Courtesy of a first letter, which has enclosures and comes before any conversation. */
const ofFirstLetter =
  /enclosed|further documents|contact details are|in a conversation|beigefügten|Unterlagen fehlen|Wie Sie mich|Im Gespräch zeige|CV joint|manque un document|coordonnées figurent|currículum adjunto|falta algún documento|datos de contacto figuran|En una entrevista|for an interview|place of work|Probetag|Termin für ein Gespräch|pour un entretien|journée de découverte|para una entrevista|día de prueba/;

/** Sentences of courtesy: a letter with little to tell stays short rather than being filled up with more of them. */
const mostFurther = 3;
const mostCourtesy = { short: 1, medium: 2, long: 4 };

/** The pieces before the closing sentence: dates, place, courtesy. */
function addEnd({ wish, phrases, picker, values, add }: Writing, hasProofs: boolean): void {
  const paragraph = "close";
  const { kind, tone } = wish;
  const starts = kind === "posting" || kind === "unsolicited" || kind === "internal" || kind === "accept";
  if (starts && values.start !== "")
    add({ paragraph, at: 0, need: atNeed.start, text: picker.fill(phrases.start, values, "start") });
  if (kind === "resign" && values.lastDay !== "")
    add({ paragraph: "opening", at: 1, need: 0, text: picker.fill(phrases.lastDay, values, "lastDay") });
  if (kind === "posting" && values.place !== "")
    add({ paragraph, at: 1, need: atNeed.facts + 1, text: picker.fill(phrases.place, values, "place") });
  const further = phrases.further[kind] ?? [];
  const brief = !applications.has(kind);
  for (let i = 0; i < (brief ? further.length : mostFurther); i++)
    add({
      paragraph: brief && i < further.length / 2 ? "body" : paragraph,
      at: 2 + i,
      need: (brief ? 1 : atNeed.further) + i * 0.9,
      // A resignation keeps the given order, required statements first; other letters vary by employer.
      text: picker.fill(brief ? further.slice(i, i + 1) : further, values, `further${i}`),
    });
  if (brief) return;
  const isFirst = kind !== "follow-up" && kind !== "thank-you";
  const courtesy = phrases.courtesy[tone].filter(
    (frame) => (hasProofs || !ofProofs.test(frame)) && (isFirst || !ofFirstLetter.test(frame)),
  );
  for (let i = 0; i < Math.min(courtesy.length, mostCourtesy[wish.length]); i++)
    add({
      paragraph,
      at: 20 + i,
      need: atNeed.courtesy + i,
      text: picker.fill(courtesy, values, `courtesy${i}`),
    });
}
