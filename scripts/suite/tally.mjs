/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @returns {Tally} */
export function emptyTally() {
  return { passed: 0, failed: 0, skipped: 0 };
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  const total = emptyTally();
  for (const { passed, failed, skipped } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** @param {Tally} tally */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * A run is good when something passed and nothing failed; where nothing may be skipped, also without skips.
 *
 * @param {Tally} tally
 * @param {{ skipsAllowed: boolean }} options
 */
export function isGood({ passed, failed, skipped }, { skipsAllowed }) {
  return passed > 0 && failed === 0 && (skipsAllowed || skipped === 0);
}
