import type { ApplicationCard, Stage } from "@waymark/contract/applications";
import { isBuiltIn } from "@waymark/domain/applications/stages";
import type { TFunction } from "i18next";

/** The column of the board that is the saved jobs themselves; no stage of the product's. */
export const savedStage: Stage = { id: "saved", name: null, phase: "preparing", hidden: false };

/** What a stage is called: what the person called it, else its name in their language. */
export function stageName(stage: Pick<Stage, "id" | "name">, t: TFunction): string {
  if (stage.name !== null) return stage.name;
  return isBuiltIn(stage.id) || stage.id === savedStage.id ? t(`applications.stage.${stage.id}`) : stage.id;
}

/** The name of a stage by its id, also of one that was taken away. */
export function nameOfStage(id: string, stages: readonly Stage[], t: TFunction): string {
  return stageName(stages.find((stage) => stage.id === id) ?? { id, name: null }, t);
}

/** What a card is called where there is one line for it. */
export function cardName({ job }: Pick<ApplicationCard, "job">): string {
  return job.company ? `${job.title}, ${job.company}` : job.title;
}

export function placeOf({ job }: Pick<ApplicationCard, "job">, t: TFunction): string {
  if (!job.remote) return job.location;
  return job.location ? `${job.location} · ${t("applications.remote")}` : t("applications.remote");
}

const day = 86_400_000;

/** Whole days since an instant, none for one to come. */
export function daysSince(instant: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(instant)) / day));
}

const formats = new Map<string, Intl.NumberFormat>();

/** '3d', '3 days': how long, in days up to two weeks, then weeks, then months. */
export function ageText(days: number, language: string, display: "narrow" | "long"): string {
  const [value, unit] =
    days < 14 ? [days, "day"] : days < 60 ? [Math.floor(days / 7), "week"] : [Math.floor(days / 30), "month"];
  // A narrow month would be read as a minute.
  const unitDisplay = display === "narrow" && unit === "month" ? "short" : display;
  const key = `${language} ${unit} ${display}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(language, { style: "unit", unit: String(unit), unitDisplay });
    formats.set(key, format);
  }
  return format.format(Number(value));
}
