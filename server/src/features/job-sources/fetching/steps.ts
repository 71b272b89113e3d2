import { z } from "zod";
import type { Step } from "../../../ports/job-sources/port.ts";

const line = z.string().max(4_000);

/** A step as stored, and as sent to the process that reads its answer. */
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

/** Stored steps; none if an earlier version wrote another shape. */
export function storedSteps(value: unknown): Step[] {
  const read = Steps.safeParse(value);
  return read.success ? read.data : [];
}

export const stepKey = ({ url, body = "" }: Step): string => `${url}\n${body}`;
