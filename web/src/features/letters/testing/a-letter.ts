import { Letter, type LetterContent, LetterRow } from "@waymark/contract/letters";

const row = {
  id: "0190a1b2-0000-7000-8000-000000000021",
  name: "Vale Clinic",
  wish: { kind: "posting", language: "en", convention: "us", tone: "plain", length: "medium" },
  status: "draft",
  company: "Vale Clinic",
  jobTitle: "Emergency Nurse",
  openQuestions: 1,
  words: 120,
  resumeId: null,
  applicationId: null,
  createdAt: "2026-11-01T08:00:00.000Z",
  updatedAt: "2026-11-01T08:00:00.000Z",
} as const;

const content: LetterContent = {
  sender: { name: "Marta Ribeiro", address: "1 Hill Road\nFreiburg", email: "marta@example.org", phone: "" },
  recipient: { company: "Vale Clinic", person: "", addressForm: "none", department: "", address: "" },
  place: "Freiburg",
  date: "",
  subject: "Application for the position of Emergency Nurse",
  salutation: "Dear Hiring Manager:",
  paragraphs: [
    { id: "p1", part: "opening", text: "I am applying for your position.", question: null },
    { id: "p2", part: "proof", text: "I cared for 20 patients a day. I led a ward of 90.", question: null },
    { id: "p3", part: "motive", text: "", question: "why-employer" },
  ],
  closing: "Sincerely,",
  signature: "Marta Ribeiro",
  enclosures: ["Resume"],
  proposed: ["I cared for 20 patients a day.", "I led a ward of 90."],
};

/** A letter in lists, as the server answers it. */
export const aLetterRow = (change: Partial<LetterRow> = {}): LetterRow =>
  LetterRow.parse({ ...row, ...change });

/** A whole letter as the server answers it. */
export const aLetter = (
  change: Partial<Omit<Letter, "content">> & { content?: Partial<LetterContent> } = {},
): Letter =>
  Letter.parse({
    ...row,
    version: 1,
    style: { template: "classic", color: "ink", font: "source-sans", size: "normal", paper: "letter" },
    job: { id: null, title: "Emergency Nurse", company: "Vale Clinic", location: "", text: "A nurse." },
    ...change,
    content: { ...content, ...change.content },
  });
