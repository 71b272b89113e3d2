import { z } from "zod";
import type { Step } from "../sources/source.ts";

const line = z.string().max(4_000);
const Steps = z.array(
  z.object({
    url: line,
    kind: line.optional(),
    body: line.optional(),
    board: line.optional(),
    about: line.optional(),
  }),
);

/** Steps as they were stored; none when they cannot be read any more. */
export function storedSteps(value: unknown): Step[] {
  const read = Steps.safeParse(value);
  if (!read.success) return [];
  return read.data.map(({ url, kind, body, board, about }) => ({
    url,
    ...(kind === undefined ? {} : { kind }),
    ...(body === undefined ? {} : { body }),
    ...(board === undefined ? {} : { board }),
    ...(about === undefined ? {} : { about }),
  }));
}

/** What makes two steps the same request. */
export const stepKey = ({ url, body = "" }: Step): string => `${url}\n${body}`;
