import type { Job } from "@waymark/contract/jobs";
import { createContext } from "react";
import { signalStore } from "../ui/signal-store.ts";

export type OpenedPosting = Pick<Job, "id" | "title" | "company" | "sample">;

/** The posting at whose page the person looked last, until they say whether they applied. */
export const openedPosting = signalStore<OpenedPosting | null>(null);

/** The name of the stage of each job that has an application, by the job's id; null until they are known. */
export const JobStages = createContext<ReadonlyMap<string, string> | null>(new Map());
