import type { Language } from "@waymark/contract/values";

/** The steps of the tour. Each has a picture in every language, made by `npm run pictures -- tour`. */
export const tourSteps = ["upload", "profile", "search", "insights", "saved", "hub"] as const;
export type TourStep = (typeof tourSteps)[number];

export const stillSize = { width: 1200, height: 750 };

export const stillPath = (language: Language, step: TourStep): string => `/tour/${language}/${step}.avif`;
