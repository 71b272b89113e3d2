import type { ApplicationCard, Stage } from "@waymark/contract/applications";
import { isBuiltIn } from "@waymark/domain/applications/stages";
import type { TFunction } from "i18next";

/** A column of the board, but no stage of an application. */
export const savedStage: Stage = { id: "saved", name: null, phase: "preparing", hidden: false };

/** The person's own name, else the translated default. */
export function stageName(stage: Pick<Stage, "id" | "name">, t: TFunction): string {
  if (stage.name !== null) return stage.name;
  return isBuiltIn(stage.id) || stage.id === savedStage.id ? t(`applications.stage.${stage.id}`) : stage.id;
}

export function nameOfStage(id: string, stages: readonly Stage[], t: TFunction): string {
  return stageName(stages.find((stage) => stage.id === id) ?? { id, name: null }, t);
}

export function cardName({ job }: Pick<ApplicationCard, "job">): string {
  return job.company ? `${job.title}, ${job.company}` : job.title;
}

export function placeOf({ job }: Pick<ApplicationCard, "job">, t: TFunction): string {
  if (!job.remote) return job.location;
  return job.location ? `${job.location} · ${t("applications.remote")}` : t("applications.remote");
}

const day = 86_400_000;

/** Whole days since an instant; 0 if it is in the future. */
export function daysSince(instant: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(instant)) / day));
}

const formats = new Map<string, Intl.NumberFormat>();

/** '3d' or '3 days': in days up to two weeks, then weeks, then months. */
export function ageText(days: number, language: string, display: "narrow" | "long"): string {
  const [value, unit] =
    days < 14 ? [days, "day"] : days < 60 ? [Math.floor(days / 7), "week"] : [Math.floor(days / 30), "month"];
  // The narrow form of month is 'm', which reads as minutes.
  const unitDisplay = display === "narrow" && unit === "month" ? "short" : display;
  const key = `${language} ${unit} ${display}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(language, { style: "unit", unit: String(unit), unitDisplay });
    formats.set(key, format);
  }
  return format.format(Number(value));
}
