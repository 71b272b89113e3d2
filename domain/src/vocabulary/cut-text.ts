/** The beginning of a text, at most `max` long. A character that would be cut in half goes: no database stores halves. */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/\p{Cs}$/u, "");
