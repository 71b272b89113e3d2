import { cutName } from "./cut-name.ts";

/** What a resume is called that came as a file: the name without its ending. */
export const nameOfFile = (fileName: string): string =>
  cutName(fileName.replace(/\.[^.]{1,8}$/, "") || fileName, 200);
