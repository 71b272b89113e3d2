/** Cuts a name to a length without splitting a character. */
export function cutName(name: string, most: number): string {
  return name.length <= most ? name : `${name.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
