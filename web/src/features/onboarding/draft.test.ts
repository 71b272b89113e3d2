import { expect, it } from "vitest";
import { aUser } from "../../testing/a-user.ts";
import { keepDraft, newDraft, readDraft } from "./draft.ts";

const user = aUser({ displayName: "Marta Ribeiro", bio: "Nurse." });
const key = "onboarding-draft";

it("begins with the account's data", () => {
  expect(newDraft(user)).toMatchObject({
    name: "Marta Ribeiro",
    email: user.email,
    summary: "Nurse.",
    reached: 1,
  });
});

it("is restored as stored, including a half-typed email", () => {
  const draft = {
    ...newDraft(user),
    reached: 2 as const,
    email: "marta@",
    skills: ["ECG"],
    desiredRoles: ["Nurse"],
    experience: "9 years",
    uploadId: "0190a1b2-0000-7000-8000-000000000009",
    file: { name: "cv.pdf", read: true },
  };
  keepDraft(draft);
  expect(readDraft(user.id)).toEqual(draft);
});

it.each<[string, string]>([
  ["nothing", ""],
  ["no JSON", "{"],
  ["another shape", JSON.stringify({ userId: user.id, reached: 7 })],
  ["another person's", JSON.stringify({ ...newDraft(user), userId: "somebody-else" })],
  ["a picture that is a script", JSON.stringify({ ...newDraft(user), profilePicture: "data:text/html,x" })],
])("takes nothing from %s", (_, stored) => {
  localStorage.setItem(key, stored);
  expect(readDraft(user.id)).toBeNull();
});
