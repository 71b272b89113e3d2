import { emptyContent, Resume, type ResumeContent } from "@waymark/contract/resumes";
import { styleFor } from "@waymark/contract/resumes-style";

/** A resume as the server answers it. */
export function aResume(
  change: Partial<Omit<Resume, "content">> & { content?: Partial<ResumeContent> } = {},
) {
  return Resume.parse({
    id: "0190a1b2-0000-7000-8000-000000000011",
    name: "Main",
    fileName: "",
    fileUrl: "",
    storagePath: "",
    createdAt: "2026-11-01T08:00:00.000Z",
    updatedAt: new Date().toISOString(),
    isDefault: true,
    status: "draft",
    aiScore: 0,
    feedback: [],
    version: 1,
    style: styleFor("en"),
    base: null,
    job: null,
    ...change,
    content: { ...emptyContent(), ...change.content },
  });
}

export const aJob = (id: string, title: string, over: object = {}) => ({
  id,
  title,
  company: "Vale Clinic",
  location: "",
  startDate: "2020-01",
  endDate: "",
  current: true,
  description: "",
  ...over,
});
