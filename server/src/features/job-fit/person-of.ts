import { type Person, readPerson } from "@waymark/domain/jobs/fit/person";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { getUser } from "../accounts/get-user.ts";
import { currencyOfPerson } from "../jobs/currency-of-person.ts";
import { defaultResume } from "../resumes/default-resume.ts";
import { trades } from "./trades.ts";

/** Whom postings are compared with, and the resume that says most of it. */
export interface Asker {
  readonly person: Person;
  readonly resume: { readonly id: string; readonly name: string } | null;
}

/** Reads the asker's default resume, profile and job preferences. */
export async function personOf(deps: Deps, who: Who): Promise<Asker> {
  const user = await getUser(deps, who, who.userId);
  const resume = await defaultResume(deps, who);
  const { jobPreferences } = user;
  const person = readPerson(
    resume?.content ?? null,
    {
      title: user.title,
      skills: user.skills,
      location: user.location,
      preferredLocations: jobPreferences.preferredLocations,
      remoteWork: jobPreferences.remoteWork,
      wish: jobPreferences.minSalary || user.expectedSalary,
      currency: await currencyOfPerson(deps, who),
    },
    deps.now().toISOString().slice(0, 7),
    await trades(),
  );
  return { person, resume: resume === null ? null : { id: resume.id, name: resume.name } };
}
