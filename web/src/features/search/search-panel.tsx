/** Stands in until the screen is built. */
export function SearchPanel() {
  return null;
}
