/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} [excused] skipped ones that measure on material which not every machine has
 * @property {readonly FileTime[]} [files]
 */

/**
 * @typedef {object} FileTime
 * @property {string} file relative to the root
 * @property {number} seconds
 */

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  const total = {
    passed: 0,
    failed: 0,
    skipped: 0,
    excused: 0,
    files: tallies.flatMap(({ files = [] }) => files),
  };
  for (const { passed, failed, skipped, excused = 0 } of tallies) {
    total.excused += excused;
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/**
 * The ten slowest files.
 *
 * @param {Tally} tally
 */
export function slowestFiles({ files = [] }) {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  const lines = slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
  if (lines.length > 0) lines.unshift("Slowest files:");
  return lines.join("\n");
}

/** @param {Tally} tally */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * A run is good when something passed and nothing failed; where nothing may be skipped, also nothing but
 * what is excused was.
 *
 * @param {Tally} tally
 * @param {{ skipsAllowed: boolean }} options
 */
export function isGood({ passed, failed, skipped, excused = 0 }, { skipsAllowed }) {
  return passed > 0 && failed === 0 && (skipsAllowed || skipped === excused);
}
