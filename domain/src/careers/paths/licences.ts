import type { Role } from "../roles.ts";

/** Licences that require a profession's own schooling, in months; another degree does not replace it. */
const professions: Readonly<Record<string, number>> = {
  "medical-licence": 72,
  "dental-licence": 60,
  "veterinary-licence": 60,
  "pharmacist-licence": 54,
  "nursing-registration": 36,
  "midwifery-registration": 36,
  "therapy-registration": 36,
  "radiography-licence": 30,
  "dietitian-registration": 30,
  "anaesthesia-nursing-qualification": 30,
  "physician-assistant-licence": 27,
  "nurse-practitioner-licence": 24,
  "dental-hygiene-licence": 24,
  "optometry-licence": 24,
  "laboratory-technologist-licence": 24,
  "social-work-registration": 24,
  "counselling-licence": 24,
  "architect-registration": 24,
  "hairdressing-qualification": 24,
  "paramedic-licence": 18,
  "practical-nursing-licence": 12,
};

/** Licences that require training after the schooling, in months. */
const trainings: Readonly<Record<string, number>> = {
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

/** All other licences take a course and an examination, in months. */
const months = 4;

/** The licences that one role requires and another does not. */
export interface MissingLicences {
  /** Months of the longest professional schooling; 0 when none is missing. */
  readonly profession: number;
  /** Months of the longest training or course afterwards. */
  readonly after: number;
  /** The number of licences by training, and by course. */
  readonly trainings: number;
  readonly courses: number;
}

export function missingLicences(from: Role, to: Role): MissingLicences {
  const missing = to.licences.filter((licence) => !from.licences.includes(licence));
  const long = missing.filter((licence) => trainings[licence] !== undefined);
  const courses =
    missing.length - long.length - missing.filter((one) => professions[one] !== undefined).length;
  return {
    profession: Math.max(0, ...missing.map((licence) => professions[licence] ?? 0)),
    after: Math.max(courses > 0 ? months : 0, ...long.map((licence) => trainings[licence] ?? 0)),
    trainings: long.length,
    courses,
  };
}
