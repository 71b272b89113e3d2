/** The list, and the open posting beside it where `useWide` is true. */
export const columns = "grid min-[1100px]:grid-cols-[minmax(0,9fr)_minmax(0,10fr)]";
