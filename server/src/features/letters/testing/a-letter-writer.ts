import { emptyContent } from "@waymark/contract/resumes";
import { aPerson } from "../../../testing/a-person.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { createResume } from "../../resumes/resumes.ts";

export const wish = {
  kind: "posting",
  language: "en",
  convention: "uk",
  tone: "plain",
  length: "short",
} as const;

export const nurse = {
  ...emptyContent(),
  personalInfo: {
    ...emptyContent().personalInfo,
    firstName: "Ada",
    lastName: "Moor",
    email: "ada@example.org",
    location: "Leeds, UK",
  },
  experience: [
    {
      id: "e1",
      title: "Staff Nurse",
      company: "Harbour Hospital",
      location: "Leeds",
      startDate: "2019-03",
      endDate: "",
      current: true,
      description: "• Looked after 12 patients on a cardiac ward\n• Trained 4 new colleagues in triage",
    },
  ],
  skills: ["Triage", "Wound care"],
};
export const posting =
  "We look for a staff nurse. You need triage and wound care. Experience on a cardiac ward is required.";

/** A person with a resume, who writes letters. */
export async function aLetterWriter({ app, deps }: Pick<TestApp, "app" | "deps">) {
  const person = await aPerson(deps);
  const { resume } = await createResume(deps, person.actor, { content: nurse });
  const call = async (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url,
      headers: { "sec-fetch-site": "same-origin", ...person.headers },
      ...(payload === undefined ? {} : { payload }),
    });
    const isJson = String(answer.headers["content-type"]).includes("json");
    return { status: answer.statusCode, body: isJson ? answer.json() : {}, raw: answer };
  };
  const aLetter = async (given: object = {}) => {
    const { body } = await call("POST", "/api/letters", {
      wish,
      jobText: posting,
      jobTitle: "Staff Nurse",
      company: "Northgate Clinic",
      ...given,
    });
    return body.letter;
  };
  return { ...person, resume, call, aLetter };
}

/** The content with every question answered by a sentence that claims nothing. */
export const answered = (content: { paragraphs: { text: string; question: string | null }[] }) => ({
  ...content,
  paragraphs: content.paragraphs.map((one) =>
    one.question !== null && one.text === "" ? { ...one, text: "Your clinic is close to my heart." } : one,
  ),
});
