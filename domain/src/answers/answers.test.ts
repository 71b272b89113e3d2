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
  const story = {
    ...{
      id: "0190b6a0-0000-7000-8000-000000000001",
      title: "A delayed launch",
      situation: "A launch was late",
    },
    ...{
      task: "I had to get it out in a week.",
      action: "I cut the scope with the customer.",
      language: "en" as const,
    },
    ...{ result: "We shipped in 6 days.", skills: ["Negotiation"], tags: ["conflict"], version: 1 },
    ...{ createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" },
  };
  const job = {
    id: "a",
    title: "Baker",
    company: "Brot",
    location: "",
    startDate: "2019",
    endDate: "",
    current: true,
  };
  const experience = [
    { ...job, description: "- Baked 300 loaves a night.\n- Trained 4 apprentices in Excel." },
  ];
  const own = { ...material, resume: { ...emptyContent(), experience }, stories: [story] };

  it("tells a story in three lengths", () => {
    const answer = proposeAnswer("Tell us about a conflict with a customer and how you solved it.", own);
    expect(answer?.short).toBe("I cut the scope with the customer.");
    expect(answer?.medium).toBe("I cut the scope with the customer. We shipped in 6 days.");
    expect(answer?.long).toContain("A launch was late. I had to get it out in a week.");
  });

  it("takes the line that shows the skill asked for", () => {
    expect(proposeAnswer("What is your experience with Excel?", own)?.short).toMatch(
      /trained 4 apprentices in Excel\./,
    );
    expect(proposeAnswer("What is your experience with Kubernetes?", own)).toBeNull();
  });

  it("leaves motives to the person and gives the known start", () => {
    expect(proposeAnswer("Why do you want to work for us?", own)).toBeNull();
    expect(proposeAnswer("When can you start?", own)).toBeNull();
    const known = proposeAnswer("When can you start?", { ...own, wishes: { startDate: "2027-01-15" } });
    expect(known?.short).toContain("15 January 2027");
  });

  it("proposes nothing for locked questions or without material", () => {
    expect(proposeAnswer("What are your salary expectations?", material)).toBeNull();
    expect(proposeAnswer("Tell us about a success.", material)).toBeNull();
  });
});
