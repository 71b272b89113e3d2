import { z } from "zod";
import type { Step } from "../../../ports/job-sources/port.ts";

const line = z.string().max(4_000);

/** A step as it is stored and as it goes to the process that reads its answer. */
export const StepShape = z
  .object({
    url: line,
    kind: line.optional(),
    body: line.optional(),
    board: line.optional(),
    about: line.optional(),
  })
  .transform(
    ({ url, kind, body, board, about }): Step => ({
      url,
      ...(kind === undefined ? {} : { kind }),
      ...(body === undefined ? {} : { body }),
      ...(board === undefined ? {} : { board }),
      ...(about === undefined ? {} : { about }),
    }),
  );
const Steps = z.array(StepShape);

/** Steps as they were stored; none when they cannot be read any more. */
export function storedSteps(value: unknown): Step[] {
  const read = Steps.safeParse(value);
  return read.success ? read.data : [];
}

/** The identity of a request. */
export const stepKey = ({ url, body = "" }: Step): string => `${url}\n${body}`;
