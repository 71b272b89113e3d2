import * as accounts from "./accounts.ts";
import * as billing from "./billing.ts";
import type { Endpoint } from "./endpoint.ts";
import * as jobs from "./jobs.ts";
import * as onboarding from "./onboarding.ts";
import * as operator from "./operator.ts";
import * as publicProfile from "./public-profile.ts";
import * as resumes from "./resumes.ts";
import * as settings from "./settings.ts";

const nouns = [accounts, billing, jobs, onboarding, operator, publicProfile, resumes, settings];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value;

/** Every call of the product. */
export const allEndpoints: readonly Endpoint[] = nouns.flatMap((noun) =>
  Object.values(noun).filter(isEndpoint),
);
