const unfit = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

/** Text without the characters that the server refuses: control characters and lone surrogates. */
export const cleanText = (text: string): string => text.replace(unfit, "");
export const cleanLine = (text: string): string => cleanText(text).replace(/[\t\n\r]+/g, " ");
