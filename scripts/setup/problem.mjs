/** An error that the person at the terminal can act on: only its message is printed, without a stack. */
export class SetupProblem extends Error {}

/**
 * Runs a script's main function; a problem becomes its message and exit code 1.
 *
 * @param {() => Promise<number | undefined>} main answers the exit code, undefined to leave it alone
 */
export async function runMain(main) {
  try {
    const code = await main();
    if (code !== undefined) process.exitCode = code;
  } catch (error) {
    console.error(error instanceof SetupProblem ? error.message : error);
    process.exitCode = 1;
  }
}
