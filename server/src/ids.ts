import { v7 } from "uuid";

/** A new UUIDv7: the ids of all rows, made in the application. */
export const newId = (): string => v7();
