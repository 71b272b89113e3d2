import type { LogicalLine } from "@waymark/domain/resumes/read/document";

/** Tells whether a line has an address or a number to call, as opposed to the number of a page. */
export const reachesPerson = ({ text }: LogicalLine): boolean => /@|\d{3}.*\d{3}/.test(text);

/** The lines of a body, after those of its page footers that tell how to reach the person and before the others. */
export const withFoot = (body: readonly LogicalLine[], foot: readonly LogicalLine[]): LogicalLine[] => [
  ...foot.filter(reachesPerson),
  ...body,
  ...foot.filter((line) => !reachesPerson(line)),
];
