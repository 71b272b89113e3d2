/** The list and, where `useWide` says so, the open posting beside it. */
export const columns = "grid min-[1100px]:grid-cols-[minmax(0,9fr)_minmax(0,10fr)]";
