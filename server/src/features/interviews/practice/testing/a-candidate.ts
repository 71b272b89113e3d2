import { type Mock, mockParts } from "@waymark/contract/interviews-mocks";
import { emptyContent } from "@waymark/contract/resumes";
import { newId } from "../../../../ids.ts";
import { aPerson } from "../../../../testing/a-person.ts";
import type { TestApp } from "../../../../testing/test-app.ts";
import { createResume } from "../../../resumes/resumes.ts";
import { createStory } from "../../../stories/stories.ts";

export const strongAnswer =
  "Last March at Harbour Hospital our ward had to cut the waiting time at triage, because patients waited 50 minutes. " +
  "I was asked to find the cause. First I timed every step for two weeks and wrote down where patients stood. " +
  "Then I moved the form into the waiting room, trained four colleagues in the new order and checked the times each evening. " +
  "I also told the doctors every Friday what had changed, listened to what the patients said and changed the form once more. " +
  "As a result the waiting time fell from 50 to 28 minutes within six weeks, and complaints dropped by 40 %.";

const nurseResume = {
  ...emptyContent(),
  experience: [
    {
      ...{ id: "e1", title: "Staff Nurse", company: "Harbour Hospital", location: "Leeds" },
      ...{ startDate: "2019-03", endDate: "", current: true },
      description:
        "• Cut the waiting time at triage from 50 to 28 minutes\n• Trained 4 new colleagues in triage\n• Looked after 12 patients on a cardiac ward",
    },
  ],
  skills: ["Triage", "Wound care"],
};

const nurseStory = {
  title: "Shorter waits at triage",
  situation: "In March our ward had waits of 50 minutes at triage.",
  task: "I was asked to find the cause.",
  action: "I timed every step for two weeks and moved the form into the waiting room.",
  result: "The wait fell from 50 to 28 minutes.",
  skills: ["Triage"],
  tags: [],
  language: "en",
} as const;

/** A person with a resume and a story, who practises for interviews. */
export async function aCandidate({ app, deps }: Pick<TestApp, "app" | "deps">) {
  const person = await aPerson(deps, { verified: true });
  const { resume } = await createResume(deps, person.actor, { content: nurseResume });
  const story = await createStory(deps, person.actor, { ...nurseStory, skills: ["Triage"], tags: [] });
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
  const aMock = async (given: object = {}): Promise<Mock> => {
    const { status, body } = await call("POST", "/api/mock-interviews", {
      ...{ id: newId(), role: "registered-nurse", language: "en", kind: "behaviour", minutes: 15 },
      ...given,
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.mock;
  };
  /** Answers the present turn. */
  const answer = (mock: Mock, text: string, over: object = {}) =>
    call("POST", `/api/mock-interviews/${mock.id}/answers`, {
      ...(mock.turn ?? { question: "none", part: mockParts[0] }),
      ...{ id: newId(), text, ...over },
    });
  return { ...person, resume, story, call, aMock, answer };
}
