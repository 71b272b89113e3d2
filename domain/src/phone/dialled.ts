/** The digits of a written number, and the + before its country code. */
export const dialled = (written: string): string => written.replace(/[^\d+]/g, "");

/** A number that is typed as a confirmation may lack its +. */
export const isSameNumber = (typed: string, number: string): boolean =>
  dialled(typed).replaceAll("+", "") === dialled(number).replaceAll("+", "");
