/** Licences that take a training of their own, in months. */
const longLicences: Readonly<Record<string, number>> = {
  "medical-specialty-certification": 36,
  "psychologist-licence": 18,
  "air-traffic-controller-licence": 24,
  "airline-pilot-licence": 18,
  "aircraft-maintenance-licence": 18,
  "bar-admission": 18,
  "teaching-qualification": 12,
  "master-craft-certificate": 12,
  "police-academy": 12,
  "electrician-licence": 12,
  "plumbing-licence": 12,
  "train-driver-licence": 9,
};

/** Most are had in a course and an examination. */
const months = 4;

/** How long a licence takes, beside work. */
export const monthsOfLicence = (licence: string): number => longLicences[licence] ?? months;

/** Whether a licence is a training of its own. */
export const isLongLicence = (licence: string): boolean => Object.hasOwn(longLicences, licence);
