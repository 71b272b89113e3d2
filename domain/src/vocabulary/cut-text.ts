/** The beginning of a text, at most `max` UTF-16 units. A surrogate pair is not split: databases refuse half of one. */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/\p{Cs}$/u, "");
