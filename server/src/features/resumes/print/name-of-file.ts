import { cutName } from "../cut-name.ts";

/** The name of a resume that was uploaded: the file name without its extension. */
export const nameOfFile = (fileName: string): string =>
  cutName(fileName.replace(/\.[^.]{1,8}$/, "") || fileName, 200);
