import { AppError } from "@waymark/contract/errors";

/** "done", or the code of the AppError that a piece of work ends with; any other failure as it is. */
export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

/** What a piece of work fails with. */
export const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
