/** A name with at most so many letters, none of them cut in half. */
export function cutName(name: string, most: number): string {
  return name.length <= most ? name : `${name.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
