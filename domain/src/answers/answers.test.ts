import { emptyContent } from "@waymark/contract/resumes";
import { describe, expect, it } from "vitest";
import { lockedTopicOf } from "./locked-topics.ts";
import { proposeAnswer } from "./propose-answer.ts";
import { isStatisticsQuestion } from "./statistics-question.ts";

describe("locked topics", () => {
  it.each([
    ["Will you now or in the future require sponsorship?", "visa"],
    ["Are you legally authorized to work in the US?", "visa"],
    ["Haben Sie eine gültige Arbeitserlaubnis?", "visa"],
    ["¿Dispone de permiso de trabajo?", "visa"],
    ["Avez-vous un titre de séjour ?", "visa"],
    ["What are your salary expectations?", "salary"],
    ["Ihre Gehaltsvorstellung?", "salary"],
    ["Quelles sont vos prétentions salariales ?", "salary"],
    ["¿Cuáles son sus expectativas salariales?", "salary"],
    ["Have you ever been convicted of a felony?", "convictions"],
    ["Sind Sie vorbestraft?", "convictions"],
    ["Avez-vous un casier judiciaire vierge ?", "convictions"],
    ["¿Tiene antecedentes penales?", "convictions"],
    ["Do you have a disability?", "disability"],
    ["Liegt eine Schwerbehinderung vor?", "disability"],
    ["Êtes-vous reconnu travailleur handicapé (RQTH) ?", "disability"],
    ["¿Tiene reconocida alguna discapacidad?", "disability"],
    ["Do you have any medical conditions?", "health"],
    ["Sind Sie gegen Masern geimpft?", "health"],
    ["Êtes-vous à jour de vos vaccins ?", "health"],
    ["¿Padece alguna enfermedad?", "health"],
    ["Do you have children?", "family"],
    ["Wie ist Ihr Familienstand?", "family"],
    ["Quelle est votre situation familiale ?", "family"],
    ["¿Cuál es su estado civil?", "family"],
  ])("%s", (question, topic) => expect(lockedTopicOf(question)).toBe(topic));

  it.each([
    "How many years of experience do you have in health care?",
    "Why do you want to work here?",
    "Welche Erfahrung haben Sie mit Kindern?",
    "When can you start?",
    "¿Por qué quiere trabajar con nosotros?",
    "Décrivez votre expérience de la vente.",
  ])("leaves open: %s", (question) => expect(lockedTopicOf(question)).toBeNull());
});

describe("questions for statistics", () => {
  it.each([
    "Gender",
    "What is your gender?",
    "Race/Ethnicity",
    "Are you Hispanic or Latino?",
    "Veteran status",
    "Voluntary Self-Identification of Disability",
    "Geschlecht",
    "Welcher ethnischen Gruppe gehören Sie an? ethnische Herkunft",
    "Sexe",
    "Origine ethnique",
    "Sexo",
    "Origen étnico",
    "¿Tiene alguna discapacidad? (solo con fines estadísticos, for statistics)",
  ])("%s", (question) => expect(isStatisticsQuestion(question)).toBe(true));

  it.each([
    "Do you have a driving licence?",
    "Have you worked on gender equality projects?",
    "Wie gehen Sie mit Vielfalt im Team um?",
    "Pourquoi ce poste ?",
  ])("no: %s", (question) => expect(isStatisticsQuestion(question)).toBe(false));
});

describe("proposed answers", () => {
  const material = { resume: emptyContent(), stories: [], job: null, today: "2026-11-23" };
  it("proposes nothing for locked questions or without material", () => {
    expect(proposeAnswer("What are your salary expectations?", material)).toBeNull();
    expect(proposeAnswer("Tell us about a success.", material)).toBeNull();
  });
});
