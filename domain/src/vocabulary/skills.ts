/** The skills of the dictionary that a text names. */
export function findSkills(_text: string): string[] {
  return [];
}
