import { v7 } from "uuid";

/** A new UUIDv7, the id of every row; made in the application. */
export const newId = (): string => v7();
