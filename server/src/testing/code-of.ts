import { AppError } from "@waymark/contract/errors";

/** "done", or the code of the promise's AppError; any other failure is returned as it is. */
export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

/** The error of a failing promise. */
export const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
