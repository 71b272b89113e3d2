const unfit = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

/** Drops control characters and lone surrogates, which the server refuses. */
export const cleanText = (text: string): string => text.replace(unfit, "");
export const cleanLine = (text: string): string => cleanText(text).replace(/[\t\n\r]+/g, " ");
